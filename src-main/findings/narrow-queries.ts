import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { tagKey } from '#shared/domain/intents.ts';
import type { ReadStore, Store } from '#main/store/open.ts';
import { withQueriesOnly } from '#main/store/queries-only.ts';
import {
  countIntents,
  countTags,
  listLabelledQueries,
  listWithoutBranded,
  readWithoutBranded,
} from '#main/store/query-labels.ts';
import { brandedQueries } from './branded-queries.ts';

/** Which queries of a customer a view shows. */
export type QueryFilter = Pick<ViewScope, 'customerId' | 'tags' | 'intents' | 'branded'>;

/**
 * The store with the queries that a view shows: those with any of its tags and any of its intents, without branded ones if
 * the view or else the customer says so. The store itself if that is all of them.
 */
export function storeOf(store: Store, { customerId, tags, intents, branded }: QueryFilter): ReadStore {
  const side = branded ?? (readWithoutBranded(store, customerId) ? 'without' : 'with');
  if (tags === undefined && intents === undefined && side === 'with') return store;
  const wanted = tags === undefined ? null : new Set(tags.map(tagKey));
  const isBranded = side === 'with' ? null : brandedQueries(store, customerId);
  const ids = listLabelledQueries(store, customerId)
    .filter(
      (query) =>
        (wanted === null || query.tags.some((tag) => wanted.has(tagKey(tag)))) &&
        (intents === undefined || (query.intent !== null && intents.includes(query.intent))) &&
        (isBranded === null || isBranded(query.text) === (side === 'only')),
    )
    .map(({ id }) => id);
  const isChosen = tags !== undefined || intents !== undefined || branded === 'only';
  return withQueriesOnly(
    store,
    customerId,
    ids,
    isChosen ? 1 + countTags(store, customerId) + countIntents(store, customerId) : 1,
  );
}

/** A context that reads what a view shows. */
export const narrowed = <Context extends { readonly store: Store }>(
  context: Context,
  filter: QueryFilter,
): Omit<Context, 'store'> & { readonly store: ReadStore } => ({ ...context, store: storeOf(context.store, filter) });

/** The stores that the scores of customers without branded queries are read from; the others' are the whole one. */
export const scoredStores = (store: Store): Map<number, ReadStore> =>
  new Map([...listWithoutBranded(store)].map((customerId) => [customerId, storeOf(store, { customerId })]));
