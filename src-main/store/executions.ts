import type { ExecutionState } from '#shared/contract/v1/executions.ts';
import type { ReadStore, Store } from './open.ts';

export interface ExecutionRow {
  readonly id: number;
  readonly customer_id: number;
  readonly query_group_id: number;
  readonly platform: string;
  readonly origin: 'scan' | 'import' | 'simulated';
  readonly state: ExecutionState;
  readonly waiting_for: string | null;
  readonly execution_date: string;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly samples: number;
  readonly total: number;
  readonly seconds_per_question: number | null;
  readonly answered: number;
  readonly no_overview: number;
  readonly refused: number;
  readonly failed: number;
  readonly mentioned: number;
  readonly naming_any: number;
  readonly citing: number;
  readonly citing_own: number;
  readonly cost_micro: number;
  readonly analysis_version: number;
  readonly brand_revision: number;
}

export interface NewExecution {
  readonly customerId: number;
  readonly groupId: number;
  readonly platform: string;
  readonly origin: ExecutionRow['origin'];
  readonly state: ExecutionState;
  readonly executionDate: string;
  readonly createdAt: string;
  readonly samples: number;
  readonly analysisVersion: number;
  readonly brandRevision: number;
}

export const insertExecution = (store: Store, execution: NewExecution): number =>
  store.run(
    `INSERT INTO execution (customer_id, query_group_id, platform, origin, state, execution_date, created_at, samples, analysis_version, brand_revision)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    execution.customerId,
    execution.groupId,
    execution.platform,
    execution.origin,
    execution.state,
    execution.executionDate,
    execution.createdAt,
    execution.samples,
    execution.analysisVersion,
    execution.brandRevision,
  ).id;

export const findExecution = (store: ReadStore, id: number): ExecutionRow | undefined =>
  store.get('SELECT * FROM execution WHERE id = ?', id);

export interface ExecutionListing extends ExecutionRow {
  readonly customer_name: string;
  readonly group_name: string;
}

export interface ExecutionFilter {
  readonly customerId: number | null;
  readonly groupId: number | null;
  readonly platform: string | null;
  readonly state: string | null;
}

const filtered = `
  FROM execution e JOIN customer c ON c.id = e.customer_id JOIN query_group g ON g.id = e.query_group_id
  WHERE c.deleted_at IS NULL AND g.deleted_at IS NULL
    AND (?1 IS NULL OR e.customer_id = ?1) AND (?2 IS NULL OR e.query_group_id = ?2)
    AND (?3 IS NULL OR e.platform = ?3) AND (?4 IS NULL OR e.state = ?4)`;

/** Executions, those at work first, then newest first. */
export const listExecutionRows = (
  store: ReadStore,
  filter: ExecutionFilter,
  limit: number,
  offset: number,
): ExecutionListing[] =>
  store.all(
    `SELECT e.*, c.name AS customer_name, g.name AS group_name ${filtered}
     ORDER BY e.state IN ('Pending', 'In Progress') DESC, e.execution_date DESC, e.id DESC LIMIT ?5 OFFSET ?6`,
    filter.customerId,
    filter.groupId,
    filter.platform,
    filter.state,
    limit,
    offset,
  );

export const countExecutions = (store: ReadStore, filter: ExecutionFilter): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(*) AS n ${filtered}`,
    filter.customerId,
    filter.groupId,
    filter.platform,
    filter.state,
  )?.n ?? 0;

export const findExecutionListing = (store: ReadStore, id: number): ExecutionListing | undefined =>
  store.get(
    `SELECT e.*, c.name AS customer_name, g.name AS group_name
     FROM execution e JOIN customer c ON c.id = e.customer_id JOIN query_group g ON g.id = e.query_group_id WHERE e.id = ?`,
    id,
  );

/** Done executions of a group, newest first: its scan history. */
export const listDoneExecutions = (store: ReadStore, groupId: number): ExecutionRow[] =>
  store.all(
    "SELECT * FROM execution WHERE query_group_id = ? AND state = 'Done' ORDER BY execution_date DESC, id DESC",
    groupId,
  );

export const listOpenExecutions = (store: ReadStore): ExecutionRow[] =>
  store.all("SELECT * FROM execution WHERE state IN ('Pending', 'In Progress') ORDER BY id");

export function setExecutionState(
  store: Store,
  id: number,
  change: { state: ExecutionState; waitingFor?: string | null; startedAt?: string; finishedAt?: string | null },
): void {
  store.run(
    `UPDATE execution SET state = ?, waiting_for = ?, started_at = COALESCE(started_at, ?),
       finished_at = CASE WHEN ? THEN ? ELSE finished_at END WHERE id = ?`,
    change.state,
    change.waitingFor ?? null,
    change.startedAt ?? null,
    change.finishedAt === undefined ? 0 : 1,
    change.finishedAt ?? null,
    id,
  );
}

/** The execution of a group on a platform that has not ended yet; null when there is none. */
export const findOpenExecution = (store: ReadStore, groupId: number, platform: string): number | null =>
  store.get<{ id: number }>(
    `SELECT id FROM execution WHERE query_group_id = ? AND platform = ? AND origin <> 'import' AND state IN ('Pending', 'In Progress')
     ORDER BY id LIMIT 1`,
    groupId,
    platform,
  )?.id ?? null;

/** Keeps the pace of an execution, in seconds per question. */
export const setExecutionPace = (store: Store, id: number, secondsPerQuestion: number): void => {
  store.run('UPDATE execution SET seconds_per_question = ? WHERE id = ?', secondsPerQuestion, id);
};

/** Has the next re-analysis look through an execution again. */
export const markExecutionStale = (store: Store, id: number): void => {
  store.run('UPDATE execution SET analysis_version = 0 WHERE id = ?', id);
};

/** The latest Done execution of each platform of a group. */
export const listLatestScores = (store: ReadStore, groupId: number): ExecutionRow[] =>
  store.all(
    `SELECT * FROM (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY platform ORDER BY execution_date DESC, id DESC) AS age
       FROM execution WHERE query_group_id = ? AND state = 'Done' AND answered > 0
     ) WHERE age = 1 ORDER BY platform`,
    groupId,
  );
