import { mergeCustomerSettings } from './customer-settings.ts';
import { listBrandRows, type BrandRow } from './brands.ts';
import { hasTable } from './has-table.ts';
import { groupNameTaken, renameQueryGroup } from './query-groups.ts';
import { recordDecision } from './reanalyses.ts';
import { raiseBrandRevision } from './revisions.ts';
import type { ReadStore, Store } from './store.ts';

export interface MergedCustomers {
  readonly groups: number;
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

interface Pair {
  readonly from: { readonly id: number; readonly name: string };
  readonly into: { readonly id: number; readonly name: string };
}

/** Derived from answers and the brand book: computed again for the customer that remains. */
const derived = ['brand_book', 'client_summary', 'discovery_state', 'alert_series'];

/**
 * Moves everything of a customer to another one and removes it, in one transaction. Answers and what was found in them stay
 * as they are until they are analysed with the joint brand book: their executions are marked for that.
 */
export function mergeCustomers(store: Store, { from, into }: Pair, at: string): MergedCustomers {
  return store.transaction(() => {
    store.db.pragma('defer_foreign_keys = ON');
    const ids = { from: from.id, into: into.id };
    const renamed = renameGroups(store, from, into);
    mergeBrandBooks(store, from.id, into.id);
    for (const table of derived)
      if (hasTable(store, table)) store.run(`DELETE FROM ${table} WHERE customer_id = :from`, ids);
    store.run('DELETE FROM discovery_state WHERE customer_id = :into', ids);
    // Their revisions are those of the other brand book.
    for (const table of ['brand_decision', 'reanalysis', 'article_check'])
      store.run(`UPDATE ${table} SET brand_revision = 0 WHERE customer_id = :from`, ids);
    store.run(
      "UPDATE execution SET brand_revision = 0 WHERE customer_id = :from AND state NOT IN ('Pending', 'In Progress')",
      ids,
    );
    moveSpend(store, ids);
    const groups = store.get<{ n: number }>('SELECT COUNT(*) AS n FROM query_group WHERE customer_id = :from', ids);
    for (const table of tablesOfCustomers(store)) moveRows(store, table, ids);
    mergeCustomerSettings(store, from.id, into.id);
    store.run('DELETE FROM customer WHERE id = :from', ids);
    const revision = raiseBrandRevision(store, into.id);
    recordDecision(store, into.id, revision, at, `Merged the client ${from.name} into ${into.name}.`);
    return { groups: groups?.n ?? 0, renamed };
  });
}

/** Every table with rows of a customer, also one that is added later; brands and spend are moved before. */
const tablesOfCustomers = (store: ReadStore): string[] =>
  store
    .all<{ name: string }>(
      `SELECT m.name FROM sqlite_master m WHERE m.type = 'table' AND m.name NOT IN ('brand', 'spend')
         AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) c WHERE c.name = 'customer_id') ORDER BY m.name`,
    )
    .map(({ name }) => name);

/** Groups are told apart by their names. */
function renameGroups(store: Store, from: Pair['from'], into: Pair['into']): { from: string; to: string }[] {
  const taken = store.all<{ id: number; name: string }>(
    `SELECT g.id, g.name FROM query_group g WHERE g.customer_id = :from AND g.deleted_at IS NULL AND EXISTS (
       SELECT 1 FROM query_group o WHERE o.customer_id = :into AND o.deleted_at IS NULL AND o.name = g.name) ORDER BY g.id`,
    { from: from.id, into: into.id },
  );
  return taken.map(({ id, name }) => {
    const stem = `${name} (${from.name})`;
    let free = stem;
    const isTaken = (): boolean =>
      groupNameTaken(store, into.id, free, null) || groupNameTaken(store, from.id, free, id);
    for (let number = 2; isTaken(); number++) free = `${stem} ${number}`;
    renameQueryGroup(store, id, free);
    return { from: name, to: free };
  });
}

/** Whether a person decided about a company. */
const isDecided = ({ state }: BrandRow): boolean => state === 'confirmed' || state === 'ignored';

/**
 * Joins brand books: companies that both have become one, with the names of both; a decision counts more than none, and that
 * of the customer that remains more than the other. The merged customer's own brand is another name of the one that remains.
 */
function mergeBrandBooks(store: Store, from: number, into: number): void {
  const known = listBrandRows(store, into);
  const byKey = new Map(known.map((row) => [row.key, row]));
  const own = known.find(({ kind }) => kind === 'own');
  if (own === undefined) throw new Error(`customer ${into} has no brand of its own`);
  for (const row of listBrandRows(store, from)) {
    const same = row.kind === 'own' ? own : byKey.get(row.key);
    if (same === undefined) {
      store.run('UPDATE brand SET customer_id = :into WHERE id = :id', { into, id: row.id });
      continue;
    }
    if (same.kind !== 'own' && !isDecided(same) && same.state !== 'merged' && isDecided(row))
      store.run('UPDATE brand SET state = :state WHERE id = :id', { state: row.state, id: same.id });
    store.run(
      `UPDATE brand SET customer_id = :into, kind = 'competitor', key = :key, state = 'merged', merged_into = :same, product_of = NULL WHERE id = :id`,
      { into, id: row.id, same: same.id, key: `${row.key}#${row.id}` },
    );
  }
}

interface Ids {
  readonly from: number;
  readonly into: number;
  readonly [name: string]: number;
}

/** Spend of the same day, group, platform and provider adds up. */
function moveSpend(store: Store, ids: Ids): void {
  store.run(
    `INSERT INTO spend (day, customer_id, query_group_id, platform, provider, requests, cost_micro, unconfirmed_micro, unpriced_requests)
     SELECT day, :into, query_group_id, platform, provider, requests, cost_micro, unconfirmed_micro, unpriced_requests
     FROM spend WHERE customer_id = :from
     ON CONFLICT DO UPDATE SET requests = requests + excluded.requests, cost_micro = cost_micro + excluded.cost_micro,
       unconfirmed_micro = unconfirmed_micro + excluded.unconfirmed_micro, unpriced_requests = unpriced_requests + excluded.unpriced_requests`,
    ids,
  );
  store.run('DELETE FROM spend WHERE customer_id = :from', ids);
}

/** Moves the rows of a table; of two that may not exist beside each other, that of the remaining customer stays. */
function moveRows(store: Store, table: string, ids: Ids): void {
  for (const columns of uniqueWithCustomer(store, table)) {
    const others = columns.filter((column) => column !== 'customer_id');
    if (!hasColumn(store, table, 'id')) continue;
    const pairs = store.all<{ old: number; kept: number }>(
      `SELECT s.id AS old, t.id AS kept FROM ${table} s JOIN ${table} t ON t.customer_id = :into
       ${others.map((column) => `AND t.${column} IS s.${column}`).join(' ')} WHERE s.customer_id = :from`,
      ids,
    );
    for (const pair of pairs) replaceRow(store, table, pair);
  }
  store.run(`UPDATE OR IGNORE ${table} SET customer_id = :into WHERE customer_id = :from`, ids);
  store.run(`DELETE FROM ${table} WHERE customer_id = :from`, ids);
}

/** Has everything that refers to a row refer to another one, and deletes it. */
function replaceRow(store: Store, table: string, pair: { readonly old: number; readonly kept: number }): void {
  const references = store.all<{ child: string; column: string }>(
    `SELECT m.name AS child, f."from" AS column FROM sqlite_master m, pragma_foreign_key_list(m.name) f
     WHERE m.type = 'table' AND f."table" = :table`,
    { table },
  );
  for (const { child, column } of references) {
    store.run(`UPDATE OR IGNORE ${child} SET ${column} = :kept WHERE ${column} = :old`, pair);
    store.run(`DELETE FROM ${child} WHERE ${column} = :old`, pair);
  }
  store.run(`DELETE FROM ${table} WHERE id = :old`, pair);
}

const hasColumn = (store: ReadStore, table: string, column: string): boolean =>
  store.get('SELECT 1 FROM pragma_table_info(:table) WHERE name = :column', { table, column }) !== undefined;

/** The columns of each unique index of a table that has the customer among them. */
const uniqueWithCustomer = (store: ReadStore, table: string): string[][] =>
  store
    .all<{ name: string }>('SELECT name FROM pragma_index_list(:table) WHERE "unique" = 1', { table })
    .map(({ name }) =>
      store
        .all<{ column: string | null }>('SELECT name AS "column" FROM pragma_index_info(:name)', { name })
        .flatMap(({ column }) => column ?? []),
    )
    .filter((columns) => columns.includes('customer_id'));
