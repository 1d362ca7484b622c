import type { ExecutionState } from '#shared/domain/execution-states.ts';
import type { ReadStore, Store } from './open.ts';

export interface ExecutionRow {
  readonly id: number;
  readonly customerId: number;
  readonly queryGroupId: number;
  readonly platform: string;
  readonly origin: 'scan' | 'import' | 'simulated';
  readonly state: ExecutionState;
  readonly waitingFor: string | null;
  readonly executionDate: string;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly samples: number;
  readonly total: number;
  readonly secondsPerQuestion: number | null;
  readonly answered: number;
  readonly noOverview: number;
  readonly refused: number;
  readonly failed: number;
  readonly mentioned: number;
  readonly namingAny: number;
  readonly citing: number;
  readonly citingOwn: number;
  readonly costMicro: number;
  /** Whether nothing of its cost is known, although it has answers that may have been billed. */
  readonly costUnknown: 0 | 1;
  readonly analysisVersion: number;
  readonly brandRevision: number;
}

const columns = `e.id, e.customer_id AS customerId, e.query_group_id AS queryGroupId, e.platform, e.origin, e.state, e.waiting_for AS waitingFor,
  e.execution_date AS executionDate, e.created_at AS createdAt, e.started_at AS startedAt, e.finished_at AS finishedAt, e.samples, e.total,
  e.seconds_per_question AS secondsPerQuestion, e.answered, e.no_overview AS noOverview, e.refused, e.failed, e.mentioned,
  e.naming_any AS namingAny, e.citing, e.citing_own AS citingOwn, e.cost_micro AS costMicro,
  (e.cost_micro = 0 AND EXISTS (SELECT 1 FROM answer WHERE execution_id = e.id AND cost_micro IS NULL)) AS costUnknown, e.analysis_version AS analysisVersion,
  e.brand_revision AS brandRevision`;

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
     VALUES (:customerId, :groupId, :platform, :origin, :state, :executionDate, :createdAt, :samples, :analysisVersion,
       :brandRevision)`,
    { ...execution },
  ).id;

export const findExecution = (store: ReadStore, id: number): ExecutionRow | undefined =>
  store.get(`SELECT ${columns} FROM execution e WHERE e.id = :id`, { id });

export interface ExecutionListing extends ExecutionRow {
  readonly customerName: string;
  readonly groupName: string;
}

export interface ExecutionFilter {
  /** Null: of all. */
  readonly organizationId: number | null;
  readonly customerId: number | null;
  readonly groupId: number | null;
  readonly platform: string | null;
  readonly state: string | null;
  /** Days of execution, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
}

const filtered = `
  FROM execution e JOIN customer c ON c.id = e.customer_id JOIN query_group g ON g.id = e.query_group_id
  WHERE c.deleted_at IS NULL AND g.deleted_at IS NULL
    AND (:organizationId IS NULL OR c.organization_id = :organizationId)
    AND (:customerId IS NULL OR e.customer_id = :customerId) AND (:groupId IS NULL OR e.query_group_id = :groupId)
    AND (:platform IS NULL OR e.platform = :platform) AND (:state IS NULL OR e.state = :state)
    AND (:from IS NULL OR e.execution_date >= :from) AND (:to IS NULL OR e.execution_date <= :to)`;

/** Executions, unfinished ones first, then newest first. */
export const listExecutionRows = (
  store: ReadStore,
  filter: ExecutionFilter,
  limit: number,
  offset: number,
): ExecutionListing[] =>
  store.all(
    `SELECT ${columns}, c.name AS customerName, g.name AS groupName
     FROM (
       SELECT e.id, 1 AS unfinished, e.execution_date ${filtered} AND e.state IN ('Pending', 'In Progress')
       UNION ALL
       SELECT * FROM (SELECT e.id, 0, e.execution_date ${filtered} AND e.state NOT IN ('Pending', 'In Progress')
         ORDER BY e.execution_date DESC, e.id DESC LIMIT :limit + :offset)
       ORDER BY unfinished DESC, execution_date DESC, id DESC LIMIT :limit OFFSET :offset) page
     JOIN execution e ON e.id = page.id JOIN customer c ON c.id = e.customer_id JOIN query_group g ON g.id = e.query_group_id
     ORDER BY page.unfinished DESC, e.execution_date DESC, e.id DESC`,
    { ...filter, limit, offset },
  );

export const countExecutions = (store: ReadStore, filter: ExecutionFilter): number =>
  store.get<{ n: number }>(`SELECT COUNT(*) AS n ${filtered}`, { ...filter })?.n ?? 0;

export const findExecutionListing = (store: ReadStore, id: number): ExecutionListing | undefined =>
  store.get(
    `SELECT ${columns}, c.name AS customerName, g.name AS groupName
     FROM execution e JOIN customer c ON c.id = e.customer_id JOIN query_group g ON g.id = e.query_group_id WHERE e.id = :id`,
    { id },
  );

/** Every execution of a group: Done ones first, then the others, each newest first. */
export const listGroupExecutions = (store: ReadStore, groupId: number): ExecutionRow[] =>
  store.all(
    `SELECT ${columns} FROM execution e WHERE e.query_group_id = :groupId
     ORDER BY e.state = 'Done' DESC, e.execution_date DESC, e.id DESC`,
    { groupId },
  );

/** Done executions of a group, newest first: its scan history. */
export const listDoneExecutions = (store: ReadStore, groupId: number): ExecutionRow[] =>
  store.all(
    `SELECT ${columns} FROM execution e WHERE e.query_group_id = :groupId AND e.state = 'Done' ORDER BY e.execution_date DESC, e.id DESC`,
    { groupId },
  );

export const listOpenExecutions = (store: ReadStore): ExecutionRow[] =>
  store.all(`SELECT ${columns} FROM execution e WHERE e.state IN ('Pending', 'In Progress') ORDER BY e.id`);

export function setExecutionState(
  store: Store,
  id: number,
  change: { state: ExecutionState; waitingFor?: string | null; startedAt?: string; finishedAt?: string | null },
): void {
  store.run(
    `UPDATE execution SET state = :state, waiting_for = :waitingFor, started_at = COALESCE(started_at, :startedAt),
       finished_at = CASE WHEN :setsFinishedAt THEN :finishedAt ELSE finished_at END WHERE id = :id`,
    {
      id,
      state: change.state,
      waitingFor: change.waitingFor ?? null,
      startedAt: change.startedAt ?? null,
      setsFinishedAt: change.finishedAt === undefined ? 0 : 1,
      finishedAt: change.finishedAt ?? null,
    },
  );
}

/** The unfinished execution of a group on a platform; null if there is none. */
export const findOpenExecution = (store: ReadStore, groupId: number, platform: string): number | null =>
  store.get<{ id: number }>(
    `SELECT id FROM execution WHERE query_group_id = :groupId AND platform = :platform AND origin <> 'import' AND state IN ('Pending', 'In Progress')
     ORDER BY id LIMIT 1`,
    { groupId, platform },
  )?.id ?? null;

/** Stores the pace of an execution, in seconds per question. */
export const setExecutionPace = (store: Store, id: number, secondsPerQuestion: number): void => {
  store.run('UPDATE execution SET seconds_per_question = :secondsPerQuestion WHERE id = :id', {
    secondsPerQuestion,
    id,
  });
};

/** The highest id of an execution so far; 0 without one. */
export const lastExecutionId = (store: ReadStore): number =>
  store.get<{ id: number }>('SELECT COALESCE(MAX(id), 0) AS id FROM execution')?.id ?? 0;

/** When some executions were finished, by id. */
export const finishTimes = (store: ReadStore, ids: readonly number[]): Map<number, string | null> =>
  new Map(
    store
      .all<{ id: number; finishedAt: string | null }>(
        'SELECT id, finished_at AS finishedAt FROM execution WHERE id IN (SELECT value FROM json_each(:ids))',
        { ids: JSON.stringify(ids) },
      )
      .map(({ id, finishedAt }) => [id, finishedAt]),
  );

/** Those of some executions that asked each query more than once. */
export const listExecutionsWithSamples = (store: ReadStore, executionIds: readonly number[]): number[] =>
  store
    .all<{ id: number }>('SELECT e.id FROM json_each(:ids) j JOIN execution e ON e.id = j.value WHERE e.samples > 1', {
      ids: JSON.stringify(executionIds),
    })
    .map(({ id }) => id);
