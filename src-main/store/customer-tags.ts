import { tagKey } from '#shared/domain/intents.ts';
import { textsIn } from './json-columns.ts';
import type { ReadStore, Store } from './store.ts';

/** The tags of every customer that has any, by customer, each list in order. */
export const readCustomerTags = (store: ReadStore): Map<number, string[]> =>
  new Map(
    store
      .all<{ customerId: number; names: string }>(
        `SELECT customer_id AS customerId, json_group_array(name) AS names
         FROM (SELECT customer_id, name FROM customer_tag ORDER BY customer_id, key) GROUP BY customer_id`,
      )
      .map(({ customerId, names }) => [customerId, textsIn(names)]),
  );

/** The spelling of a tag that another customer has already. */
const knownSpelling = (store: ReadStore, key: string): string | undefined =>
  store.get<{ name: string }>('SELECT name FROM customer_tag WHERE key = :key LIMIT 1', { key })?.name;

/** Replaces the tags of a customer, in a transaction of the caller; spellings of one tag are one. Returns them in order. */
export function writeCustomerTags(store: Store, customerId: number, names: readonly string[]): string[] {
  const tags = new Map(names.toReversed().map((name) => [tagKey(name), name]));
  for (const key of tags.keys()) {
    const known = knownSpelling(store, key);
    if (known !== undefined) tags.set(key, known);
  }
  store.run('DELETE FROM customer_tag WHERE customer_id = :customerId', { customerId });
  for (const [key, name] of tags)
    store.run('INSERT INTO customer_tag (customer_id, key, name) VALUES (:customerId, :key, :name)', {
      customerId,
      key,
      name,
    });
  return readCustomerTags(store).get(customerId) ?? [];
}
