import { addDays } from '#shared/domain/dates.ts';
import { queryScans } from '#main/store/statistics/query-scans.ts';
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
  const scans = Map.groupBy(queryScans(context.store, scope), ({ queryId }) => queryId);
  const rates = queryIds.map((queryId) => {
    const answers = scans.get(queryId) ?? [];
    const answered = answers.reduce((sum, scan) => sum + scan.answered, 0);
    const mentioned = answers.reduce((sum, scan) => sum + scan.mentioned, 0);
    return { queryId, rate: answered === 0 ? null : mentioned / answered };
  });
  const isWhole = rates.every(({ rate }) => rate !== null);
  return rates.map(({ queryId, rate }) => ({ queryId, rate: isWhole ? rate : null }));
}
