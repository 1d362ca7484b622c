import { addDays } from '#shared/domain/dates.ts';
import { answeredQueries } from '#main/store/statistics/answered-queries.ts';
import { resolveScope } from '#main/store/statistics/scope.ts';
import { today, type ReadContext } from './read-context.ts';

const days = 182;

/** The share of the last half year's answers to each query that names the customer, 0–1; null for all if one has no answer. */
export function shareOfQueries(
  context: ReadContext,
  customerId: number,
  queryIds: readonly number[],
): { readonly queryId: number; readonly rate: number | null }[] {
  const to = today(context);
  const period = { from: addDays(to, 1 - days), to };
  const scope = resolveScope(context.store, {
    customerId,
    groupId: null,
    platform: null,
    ...period,
    includeNotActive: true,
  });
  const counts = new Map(queryIds.map((queryId) => [queryId, { answered: 0, mentioned: 0 }]));
  for (const [, queryId = 0, mentioned = 0] of answeredQueries(context.store, scope)) {
    const count = counts.get(queryId);
    if (count === undefined) continue;
    count.answered += 1;
    count.mentioned += mentioned;
  }
  const rates = [...counts].map(([queryId, { answered, mentioned }]) => ({
    queryId,
    rate: answered === 0 ? null : mentioned / answered,
  }));
  const isWhole = rates.every(({ rate }) => rate !== null);
  return rates.map(({ queryId, rate }) => ({ queryId, rate: isWhole ? rate : null }));
}
