import type { ReadStore, SqlValue } from './store.ts';

/*
 * What is handed over of a client, as rows of tables: what was asked, answered, paid for and decided. What follows from that
 * (findings, rollups, figures) is computed again where it is taken in.
 */

const groups = '(SELECT id FROM query_group WHERE customer_id = :customerId AND deleted_at IS NULL)';
const executions = `(SELECT id FROM execution WHERE query_group_id IN ${groups} AND state NOT IN ('Pending', 'In Progress'))`;
const answers = `(SELECT id FROM answer WHERE execution_id IN ${executions})`;
const recommendations = `(SELECT id FROM recommendation WHERE query_group_id IN ${groups})`;
const queries = `(SELECT id FROM query WHERE query_group_id IN ${groups})`;

/** The tables in an order in which a row comes after those it refers to, each with the condition for the rows of a client. */
export const handedOver: readonly { readonly table: string; readonly where: string }[] = [
  { table: 'customer', where: 'id = :customerId' },
  { table: 'customer_tag', where: 'customer_id = :customerId' },
  { table: 'brand', where: 'customer_id = :customerId' },
  { table: 'brand_name', where: 'brand_id IN (SELECT id FROM brand WHERE customer_id = :customerId)' },
  { table: 'brand_decision', where: 'customer_id = :customerId' },
  { table: 'tag', where: 'customer_id = :customerId' },
  { table: 'label_rule', where: 'customer_id = :customerId' },
  { table: 'query_group', where: `id IN ${groups}` },
  { table: 'group_platform', where: `query_group_id IN ${groups}` },
  { table: 'query', where: `query_group_id IN ${groups}` },
  { table: 'saved_view', where: 'customer_id = :customerId' },
  { table: 'report_template', where: 'customer_id = :customerId' },
  { table: 'query_tag', where: `query_id IN ${queries}` },
  { table: 'query_revision', where: `query_group_id IN ${groups}` },
  { table: 'note', where: `customer_id = :customerId AND (query_group_id IS NULL OR query_group_id IN ${groups})` },
  { table: 'action', where: 'customer_id = :customerId' },
  { table: 'action_step', where: 'customer_id = :customerId' },
  { table: 'action_query', where: `query_id IN ${queries}` },
  { table: 'execution', where: `id IN ${executions}` },
  { table: 'execution_query', where: `execution_id IN ${executions}` },
  { table: 'answer', where: `execution_id IN ${executions}` },
  { table: 'answer_text', where: `answer_id IN ${answers}` },
  { table: 'answer_raw', where: `answer_id IN ${answers}` },
  { table: 'mention_decision', where: `answer_id IN ${answers}` },
  { table: 'model_candidates', where: `answer_id IN ${answers}` },
  { table: 'portrayal', where: `answer_id IN ${answers}` },
  { table: 'recommendation', where: `query_group_id IN ${groups}` },
  { table: 'recommendation_wording', where: `recommendation_id IN ${recommendations}` },
  { table: 'action_recommendation', where: `recommendation_id IN ${recommendations}` },
];

/** Columns that are of the workspace and not of the client, or are computed again. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  customer: ['organization_id', 'report_token', 'deleted_at', 'archived_at', 'brand_revision'],
  query_group: ['noise_samples', 'next_due_at', 'last_due_at', 'deleted_at', 'status'],
  execution: [
    ...['answered', 'no_overview', 'refused', 'mentioned', 'naming_any', 'citing', 'citing_own', 'cost_micro'],
    ...['analysis_version', 'brand_revision', 'waiting_for'],
  ],
  execution_query: ['asked_provider', 'asked_micro'],
  answer: ['mentioned', 'position', 'companies', 'citations', 'own_cited', 'found_digest'],
  brand_decision: ['brand_revision'],
};

export type ClientRow = Readonly<Record<string, SqlValue>>;

/** The tables of this format that are handed over. */
export const handedOverTables = (store: ReadStore): typeof handedOver => {
  const present = new Set(
    store.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => name),
  );
  return handedOver.filter(({ table }) => present.has(table));
};

/** The columns of a table that are handed over, with the table that a column refers to. */
export function handedOverColumns(
  store: ReadStore,
  table: string,
): { readonly name: string; readonly refersTo: string | null }[] {
  const references = new Map(
    store
      .all<{ column: string; parent: string }>(
        'SELECT "from" AS "column", "table" AS parent FROM pragma_foreign_key_list(:table)',
        { table },
      )
      .map(({ column, parent }) => [column, parent]),
  );
  return store
    .all<{ name: string }>('SELECT name FROM pragma_table_info(:table)', { table })
    .filter(({ name }) => leftOut[table]?.includes(name) !== true)
    .map(({ name }) => ({ name, refersTo: references.get(name) ?? null }));
}

/** The rows of a client in one table. */
export const clientRows = (
  store: ReadStore,
  { table, where }: (typeof handedOver)[number],
  customerId: number,
): Iterable<ClientRow> => {
  const columns = handedOverColumns(store, table).map(({ name }) => name);
  return store.each<ClientRow>(`SELECT ${columns.join(', ')} FROM ${table} WHERE ${where}`, { customerId });
};

export const countClientAnswers = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>(`SELECT COUNT(*) AS n FROM answer WHERE execution_id IN ${executions}`, { customerId })?.n ??
  0;
