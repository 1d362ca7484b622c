import { factTables, type ColumnType, type WarehouseTable } from './warehouse-tables.ts';
import { articleShares, companyShares, scoreViews, siteShares } from './warehouse-views.ts';

/** The statements of a warehouse in PostgreSQL. Values are parameters; names are fixed, or made of digits. */

/** The schema that everything is in. */
const schemaName = 'answerscope';

type Described = Pick<WarehouseTable, 'name' | 'columns'>;

const storedAs: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'bigint',
  number: 'double precision',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
};

const columnsOf = (columns: Readonly<Record<string, ColumnType>>): string[] =>
  Object.entries(columns).map(([name, type]) => `"${name}" ${storedAs[type]}`);

/** A table, and the columns that one of an older version lacks; `index` says of what kind its index is, and of which columns. */
const tableOf = ({ name, columns }: Described, index: string, partitioned = ''): string =>
  `CREATE TABLE IF NOT EXISTS ${name} (workspace uuid NOT NULL, ${columnsOf(columns).join(', ')})${partitioned};
CREATE INDEX IF NOT EXISTS ${name}_of_workspace ON ${name} ${index};
ALTER TABLE ${name} ${columnsOf(columns)
    .map((column) => `ADD COLUMN IF NOT EXISTS ${column}`)
    .join(', ')};`;

/**
 * The rows of an execution are written together and never changed: bounds of every 256 KiB find them, and cost next to nothing to
 * write, where a tree of all rows takes as long as the rows.
 */
const byBlocks = 'USING brin (workspace, execution_id) WITH (pages_per_range = 32, autosummarize = on)';

const notes = `CREATE TABLE IF NOT EXISTS published_executions (
  workspace uuid NOT NULL, execution_id bigint NOT NULL, execution_date date NOT NULL, digest text NOT NULL, PRIMARY KEY (workspace, execution_id));
CREATE TABLE IF NOT EXISTS published_tables (
  workspace uuid NOT NULL, name text NOT NULL, digest text NOT NULL, published_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (workspace, name));`;

const views = scoreViews.map(
  ({ name, about, sql }) =>
    `CREATE OR REPLACE VIEW ${name} AS\n  ${sql};\nCOMMENT ON VIEW ${name} IS '${about.replaceAll("'", "''")}';`,
);

/** The shares of the latest scans, and functions for those of some days. */
const shares = [
  { name: 'company_shares', of: companyShares },
  { name: 'site_shares', of: siteShares },
  { name: 'article_shares', of: articleShares },
].map(
  ({ name, of }) => `CREATE OR REPLACE VIEW latest_${name} AS
  ${of('SELECT * FROM latest_executions')};
CREATE OR REPLACE FUNCTION ${name}(from_day date, to_day date) RETURNS SETOF latest_${name} LANGUAGE sql STABLE
BEGIN ATOMIC
  ${of('SELECT * FROM counted_executions WHERE execution_date BETWEEN from_day AND to_day')};
END;`,
);

/** Raised with every change of a table or a view; an older warehouse is brought up to it. */
export const warehouseVersion = 2;

/** Everything but the months, and the version as the comment of the schema. */
export const warehouseDefinition = (tables: readonly Described[]): string =>
  [
    `SET LOCAL search_path = ${schemaName};`,
    ...tables.map((table) => tableOf(table, '(workspace, client_id)')),
    ...factTables.map((table) => tableOf(table, byBlocks, ' PARTITION BY RANGE (execution_date)')),
    notes,
    ...views,
    ...shares,
    `COMMENT ON SCHEMA ${schemaName} IS 'Answerscope warehouse, version ${warehouseVersion}. Distribution column for Citus: workspace';`,
  ].join('\n');

/** Whether the schema is there, and its version; 0 for none. */
export const readWarehouse = `SELECT to_regnamespace('${schemaName}') IS NOT NULL AS exists,
  coalesce(substring(obj_description(to_regnamespace('${schemaName}'), 'pg_namespace') FROM '^Answerscope warehouse, version (\\d+)'), '0') AS version`;

/** One lock for all that creates tables, so that two computers do not create them at once. */
export const lockCreation = `SET LOCAL search_path = ${schemaName}; SET LOCAL lock_timeout = '30s';
SELECT pg_advisory_xact_lock(hashtext('answerscope: tables'))`;

export const createSchema = `CREATE SCHEMA IF NOT EXISTS ${schemaName}`;

/** The names of the partitions. */
export const readPartitions = `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
WHERE c.relnamespace = to_regnamespace('${schemaName}')`;

/** The name of the partition of a month, `2026-11`. */
export function partitionName(table: string, month: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new Error('not a month');
  return `${table}_${month.replace('-', '_')}`;
}

/** Makes a partition beside its table and attaches it, which readers of the table do not notice. */
export function createPartition(table: string, month: string): string {
  const name = partitionName(table, month);
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const next =
    number === 12
      ? `${String(year + 1).padStart(4, '0')}-01`
      : `${month.slice(0, 5)}${String(number + 1).padStart(2, '0')}`;
  return `CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL);
ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${month}-01') TO ('${next}-01')`;
}

/**
 * Settings of a transaction: a connection that is lost must not hold its locks for hours, and what is not on the server's
 * disk yet is there with the last transaction.
 */
export const transactionSettings = (isLast: boolean): string => `SET LOCAL search_path = ${schemaName};
SET LOCAL lock_timeout = '30s'; SET LOCAL idle_in_transaction_session_timeout = '120s';
SET LOCAL tcp_keepalives_idle = 60; SET LOCAL tcp_keepalives_interval = 10; SET LOCAL tcp_keepalives_count = 6;
SET LOCAL synchronous_commit = ${isLast ? 'on' : 'off'}`;

/** Parameter: the workspace, so that no other publisher of it falls into the transaction. */
export const lockWorkspace = `SELECT pg_advisory_xact_lock(hashtextextended('answerscope ' || $1::text, 0))`;

/** Parameter: the workspace. */
export const readPublished = `SELECT execution_id AS id, execution_date::text AS day, digest
FROM ${schemaName}.published_executions WHERE workspace = $1`;

/** Parameters: the workspace; ids, days and digests of executions. */
export const notePublished = `INSERT INTO published_executions (workspace, execution_id, execution_date, digest)
SELECT $1, * FROM unnest($2::bigint[], $3::date[], $4::text[])`;

/** Parameters: the workspace, ids of executions, and the first and the last of their days. */
export const removeFacts = (table: string): string =>
  `DELETE FROM ${table} WHERE workspace = $1 AND execution_id = ANY ($2::bigint[]) AND execution_date BETWEEN $3 AND $4`;

/** Parameters: the workspace, ids of executions. */
export const removeNotes =
  'DELETE FROM published_executions WHERE workspace = $1 AND execution_id = ANY ($2::bigint[])';

/** Takes rows in the text format. */
export const copyInto = ({ name, columns }: Described): string =>
  `COPY ${name} (workspace, ${Object.keys(columns)
    .map((column) => `"${column}"`)
    .join(', ')}) FROM STDIN`;

/** Parameters: the workspace, the name of the table. */
export const readTableDigest = 'SELECT digest FROM published_tables WHERE workspace = $1 AND name = $2';

/** Parameter: the workspace. */
export const removeTable = (table: string): string => `DELETE FROM ${table} WHERE workspace = $1`;

/** Parameters: the workspace, name and digest of the table. */
export const noteTable = `INSERT INTO published_tables (workspace, name, digest) VALUES ($1, $2, $3)
ON CONFLICT (workspace, name) DO UPDATE SET digest = excluded.digest, published_at = now()`;
