import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { actionLimits, type Action } from '#shared/contract/workspace/actions.ts';
import { tagKey } from '#shared/domain/intents.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listLabelledQueries } from '#main/store/query-labels.ts';

interface Aim {
  readonly customerId: number;
  readonly queryIds?: readonly number[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/**
 * The queries that an action aims at: those named, whether still asked or not, and those in use with any of the tags; without
 * either, those of before. Throws `not_found` for a query of another customer.
 */
export function aimedQueries(store: ReadStore, { customerId, queryIds, tags }: Aim, before: Action | null): number[] {
  if (queryIds === undefined && tags === undefined && before !== null)
    return before.steps.flatMap(({ queries }) => queries.map(({ queryId }) => queryId));
  const queries = listLabelledQueries(store, customerId);
  const ids = new Set(queries.map(({ id }) => id));
  const foreign = queryIds?.find((id) => !ids.has(id));
  if (foreign !== undefined) throw notFound('query', foreign);
  const wanted = new Set(tags?.map(tagKey));
  const tagged = queries.filter(
    (query) => wanted.size > 0 && query.active === 1 && query.tags.some((tag) => wanted.has(tagKey(tag))),
  );
  const aimed = [...new Set([...(queryIds ?? []), ...tagged.map(({ id }) => id)])];
  if (aimed.length === 0)
    throw invalidRequest(
      tags === undefined ? 'queryIds' : 'tags',
      tags === undefined
        ? 'must hold at least one query that the action aims at'
        : 'no query in use has any of these tags',
    );
  if (aimed.length > actionLimits.queries)
    throw invalidRequest('tags', `select ${aimed.length} queries; an action may aim at ${actionLimits.queries}`);
  return aimed;
}
