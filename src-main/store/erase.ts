import { forgetAnswers } from './answer-search.ts';
import { removeCustomerSettings } from './customer-settings.ts';
import { listExecutionsBeingDeleted, listPendingDeletions } from './deletions.ts';
import { chooseSpellings } from './cited-spellings.ts';
import type { ReadStore, Store } from './store.ts';

export interface EraseHooks {
  /** Waits between two steps, so that other connections can write; throws if the work is to stop here. */
  readonly between: (stepMs: number) => Promise<void>;
  /** Called with the number of answers erased so far, and their total. */
  readonly progress: (erased: number, total: number) => void;
}

/** A step takes about this long: the window waits at most for one to write, and for its own turn. */
const stepMs = 10;
const mostRows = 5_000;

/** Deletes rows in steps, each a transaction; `erase` deletes at most `limit` rows and returns how many, 0 at the end. */
async function inSteps(store: Store, hooks: EraseHooks, erase: (limit: number) => number): Promise<void> {
  for (let limit = 10; ;) {
    const started = performance.now();
    const rows = store.transaction(() => erase(limit));
    const tookMs = performance.now() - started;
    if (rows === 0) return;
    limit = Math.min(mostRows, Math.max(1, Math.round(limit * Math.min(4, stepMs / Math.max(tookMs, 0.1)))));
    await hooks.between(tookMs);
  }
}

/** The columns that refer to a table, in all tables; one that is added later is found as well. */
function referencesTo(
  store: ReadStore,
  parent: string,
  except: readonly string[] = [],
): { table: string; column: string }[] {
  return store
    .all<{ table: string; column: string }>(
      `SELECT m.name AS "table", f."from" AS "column" FROM sqlite_master m, pragma_foreign_key_list(m.name) f
       WHERE m.type = 'table' AND f."table" = :parent ORDER BY m.name`,
      { parent },
    )
    .filter(({ table }) => !except.includes(table));
}

/** References in an order in which no row is left that refers to a deleted one. */
function childrenFirst(
  store: ReadStore,
  references: readonly { table: string; column: string }[],
): { table: string; column: string }[] {
  const left = [...references];
  const ordered: typeof left = [];
  while (left.length > 0) {
    const next = left.findIndex(({ table }) => {
      const children = new Set(referencesTo(store, table).map((child) => child.table));
      return left.every((other) => other.table === table || !children.has(other.table));
    });
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}

/**
 * Erases what was marked as deleted, in steps that each leave a consistent workspace: interrupted after any of them, it
 * continues where it was. Must run on a connection of its own: references are not enforced on it, because SQLite would
 * search whole tables for each deleted row; children are deleted before what they refer to instead.
 */
export async function eraseDeleted(store: Store, hooks: EraseHooks): Promise<void> {
  store.db.pragma('foreign_keys = OFF');
  // What is deleted is overwritten with zeros, also on pages that become free.
  store.db.pragma('secure_delete = ON');
  // The steps can be repeated: a power cut may undo the last ones. Captured answers still wait for the disk, and for them.
  store.db.pragma('synchronous = NORMAL');
  const pending = listPendingDeletions(store);
  const executions = listExecutionsBeingDeleted(store);
  const total = executions.reduce((sum, { answers }) => sum + answers, 0);
  let erased = 0;
  // First the figures per query: without them and with some of its answers, a group is still one that is being deleted.
  for (const { id } of pending.groups) await eraseMembers(store, id, hooks);
  for (const { id } of executions)
    await eraseExecution(store, id, hooks, (answers) => hooks.progress((erased += answers), total));
  for (const { id, customerId } of pending.groups) await eraseGroup(store, id, customerId, hooks);
  for (const id of pending.customers) await eraseCustomer(store, id, hooks);
  await eraseOrphans(store, hooks);
  // Last: the mark of the whole.
  for (const id of pending.organizations) await eraseOrganization(store, id, hooks);
}

async function eraseExecution(
  store: Store,
  executionId: number,
  hooks: EraseHooks,
  onErased: (answers: number) => void,
): Promise<void> {
  const ofAnswer = referencesTo(store, 'answer');
  await inSteps(store, hooks, (limit) => {
    const ids = store
      .all<{ id: number }>('SELECT id FROM answer WHERE execution_id = :executionId LIMIT :limit', {
        executionId,
        limit,
      })
      .map(({ id }) => id);
    forgetAnswers(store, ids);
    eraseAnswers(store, JSON.stringify(ids), ofAnswer);
    onErased(ids.length);
    return ids.length;
  });
  for (const { table, column } of referencesTo(store, 'execution', ['answer']))
    await inSteps(store, hooks, eraseWhere(store, table, `${column} = :id`, executionId));
  await inSteps(store, hooks, eraseWhere(store, 'execution', 'id = :id', executionId));
}

function eraseAnswers(store: Store, ids: string, ofAnswer: readonly { table: string; column: string }[]): void {
  const among = 'IN (SELECT value FROM json_each(:ids))';
  const cited = store.all<{ spellingId: number; urlId: number; citations: number }>(
    `SELECT spelling_id AS spellingId, url_id AS urlId, COUNT(*) AS citations FROM citation
     WHERE answer_id ${among} AND spelling_id IS NOT NULL GROUP BY spelling_id`,
    { ids },
  );
  for (const { table, column } of ofAnswer) store.run(`DELETE FROM ${table} WHERE ${column} ${among}`, { ids });
  store.run(`DELETE FROM answer WHERE id ${among}`, { ids });
  // Other customers cite the same articles: they are served in the spelling that is now the most frequent.
  for (const { spellingId, citations } of cited)
    store.run('UPDATE url_spelling SET citations = citations - :citations WHERE id = :spellingId', {
      spellingId,
      citations,
    });
  chooseSpellings(store, [...new Set(cited.map((row) => row.urlId))]);
  for (const { spellingId } of cited)
    store.run('DELETE FROM url_spelling WHERE id = :spellingId AND citations <= 0', { spellingId });
}

const eraseWhere =
  (store: Store, table: string, condition: string, id: number) =>
  (limit: number): number =>
    store.run(`DELETE FROM ${table} WHERE ${condition} LIMIT :limit`, { id, limit }).changes;

/** Erases what refers to the queries and recommendations of a group, but for answers. */
async function eraseMembers(store: Store, id: number, hooks: EraseHooks): Promise<void> {
  const members = (parent: string): string => `IN (SELECT id FROM ${parent} WHERE query_group_id = :id)`;
  for (const parent of ['query', 'recommendation'])
    for (const { table, column } of referencesTo(store, parent, ['answer', 'execution_query']))
      await inSteps(store, hooks, eraseWhere(store, table, `${column} ${members(parent)}`, id));
}

async function eraseGroup(store: Store, id: number, customerId: number, hooks: EraseHooks): Promise<void> {
  const kept = ['spend', 'credit', 'query_group', 'execution'];
  for (const { table, column } of childrenFirst(store, referencesTo(store, 'query_group', kept)))
    await inSteps(store, hooks, eraseWhere(store, table, `${column} = :id`, id));
  store.transaction(() => {
    keepSpend(store, 'query_group_id', id);
    forgetReplies(store, customerId);
    store.run('UPDATE credit SET query_group_id = NULL WHERE query_group_id = :id', { id });
    store.run('UPDATE query_group SET parent_id = NULL WHERE parent_id = :id', { id });
    // What discovery collected contains names from the deleted answers: the next analysis collects again.
    store.run('DELETE FROM discovery_state WHERE customer_id = :customerId', { customerId });
    store.run('DELETE FROM query_group WHERE id = :id', { id });
  });
}

/** Money that was spent stays spent: the sums of the workspace keep it, without saying for whom. */
function keepSpend(store: Store, column: 'customer_id' | 'query_group_id', id: number): void {
  store.run(
    `INSERT INTO spend (day, customer_id, query_group_id, platform, provider, requests, cost_micro, unconfirmed_micro, unpriced_requests)
     SELECT day, ${column === 'customer_id' ? 'NULL' : 'customer_id'}, NULL, platform, provider,
       SUM(requests), SUM(cost_micro), SUM(unconfirmed_micro), SUM(unpriced_requests)
     FROM spend WHERE ${column} = :id GROUP BY day, platform, provider
     ON CONFLICT DO UPDATE SET requests = requests + excluded.requests, cost_micro = cost_micro + excluded.cost_micro,
       unconfirmed_micro = unconfirmed_micro + excluded.unconfirmed_micro, unpriced_requests = unpriced_requests + excluded.unpriced_requests`,
    { id },
  );
  store.run(`DELETE FROM spend WHERE ${column} = :id`, { id });
}

async function eraseCustomer(store: Store, id: number, hooks: EraseHooks): Promise<void> {
  // Those of answers and executions are gone with them.
  const gone = ['brand', 'mention', 'answer_company', 'execution_company', 'portrayal'];
  for (const { table, column } of referencesTo(store, 'brand', gone))
    await inSteps(
      store,
      hooks,
      eraseWhere(store, table, `${column} IN (SELECT id FROM brand WHERE customer_id = :id)`, id),
    );
  for (const { table, column } of childrenFirst(
    store,
    referencesTo(store, 'customer', ['spend', 'query_group', 'execution']),
  ))
    await inSteps(store, hooks, eraseWhere(store, table, `${column} = :id`, id));
  store.transaction(() => {
    keepSpend(store, 'customer_id', id);
    removeCustomerSettings(store, id);
    forgetReplies(store, id);
    store.run('DELETE FROM customer WHERE id = :id', { id });
  });
}

/** Replies to scripts may contain what is deleted: a request that is repeated is not carried out again, and gets no reply. */
const forgetReplies = (store: Store, customerId: number): void =>
  void store.run(
    `UPDATE key_reply SET reply = NULL WHERE key_id IN (SELECT id FROM api_key
       WHERE organization_id = (SELECT organization_id FROM customer WHERE id = :customerId))`,
    { customerId },
  );

/** Deletes addresses, the pages read from them and sites that nothing refers to any more. */
async function eraseOrphans(store: Store, hooks: EraseHooks): Promise<void> {
  const owned = ['url_spelling', 'article_page'];
  for (const parent of ['url', 'domain']) {
    const unused = referencesTo(store, parent, parent === 'url' ? owned : ['execution_domain'])
      .map(({ table, column }) =>
        isIndexed(store, table, column)
          ? `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.${column} = p.id)`
          : `p.id NOT IN (SELECT ${column} FROM ${table})`,
      )
      .join(' AND ');
    let after = 0;
    await inSteps(store, hooks, (limit) => {
      const to = store.get<{ id: number | null }>(
        `SELECT MAX(id) AS id FROM (SELECT id FROM ${parent} WHERE id > :after ORDER BY id LIMIT :limit)`,
        { after, limit },
      )?.id;
      if (to == null) return 0;
      const ids = store
        .all<{ id: number }>(`SELECT p.id FROM ${parent} p WHERE p.id > :after AND p.id <= :to AND ${unused}`, {
          after,
          to,
        })
        .map(({ id }) => id);
      for (const id of ids) {
        if (parent === 'url') for (const table of owned) store.run(`DELETE FROM ${table} WHERE url_id = :id`, { id });
        store.run(`DELETE FROM ${parent} WHERE id = :id`, { id });
      }
      after = to;
      return limit;
    });
  }
}

const isIndexed = (store: ReadStore, table: string, column: string): boolean =>
  store.get(
    `SELECT 1 FROM pragma_index_list(:table) l, pragma_index_info(l.name) i WHERE i.seqno = 0 AND i.name = :column`,
    { table, column },
  ) !== undefined;

async function eraseOrganization(store: Store, id: number, hooks: EraseHooks): Promise<void> {
  for (const { table, column } of referencesTo(store, 'api_key'))
    await inSteps(
      store,
      hooks,
      eraseWhere(store, table, `${column} IN (SELECT id FROM api_key WHERE organization_id = :id)`, id),
    );
  for (const { table, column } of childrenFirst(store, referencesTo(store, 'organization', ['customer'])))
    await inSteps(store, hooks, eraseWhere(store, table, `${column} = :id`, id));
  await inSteps(store, hooks, eraseWhere(store, 'organization', 'id = :id', id));
}

/** Empties the write-ahead log, which still has what was erased; false if a reader holds it for now. Never waits. */
export function emptyLog(store: Store, busyTimeoutMs: number): boolean {
  // Without a lock: the second one, which takes it, has nothing left to copy.
  store.db.pragma('wal_checkpoint(PASSIVE)');
  store.db.pragma('busy_timeout = 0');
  const [result] = store.db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  store.db.pragma(`busy_timeout = ${busyTimeoutMs}`);
  return result?.busy === 0;
}
