import type { AsStored } from './json-columns.ts';
import type { ReadStore, Store } from './open.ts';

/** Answers that mention the customer, of those answered. */
interface Counts {
  readonly mentioned: number;
  readonly answered: number;
}

/** An execution whose counts a re-analysis changed. */
export interface CountChange {
  readonly executionId: number;
  readonly before: Counts;
  readonly after: Counts;
}

export interface ReanalysisRow {
  readonly id: number;
  readonly brandRevision: number;
  readonly analysisVersion: number;
  readonly reason: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly answers: number;
  readonly changes: readonly CountChange[];
}

export interface NewReanalysis {
  readonly customerId: number;
  readonly revision: number;
  readonly analysisVersion: number;
  readonly reason: string;
  readonly startedAt: string;
  /** Answers to analyse. */
  readonly answers: number;
}

/**
 * Records the start of a re-analysis with the counts before it; returns its id. If the customer's last one was interrupted,
 * that record is continued: its counts are those before its first start, its reason is everything decided since.
 */
export function beginReanalysis(store: Store, entry: NewReanalysis): number {
  const interrupted = store.get<{ id: number }>(
    `SELECT id FROM reanalysis
     WHERE customer_id = :customerId AND finished_at IS NULL AND counts_before IS NOT NULL ORDER BY id DESC LIMIT 1`,
    { customerId: entry.customerId },
  );
  if (interrupted) {
    store.run(
      'UPDATE reanalysis SET brand_revision = :revision, analysis_version = :analysisVersion, reason = :reason, answers = MAX(answers, :answers) WHERE id = :id',
      { ...entry, id: interrupted.id },
    );
    return interrupted.id;
  }
  return store.run(
    `INSERT INTO reanalysis (customer_id, brand_revision, analysis_version, reason, started_at, answers, counts_before)
     VALUES (:customerId, :revision, :analysisVersion, :reason, :startedAt, :answers, :countsBefore)`,
    { ...entry, countsBefore: JSON.stringify([...readCounts(store, entry.customerId)]) },
  ).id;
}

/** Records the end of a re-analysis with every execution whose counts differ from those before its start. */
export function finishReanalysis(store: Store, id: number, finishedAt: string): void {
  const row = store.get<{ customerId: number; countsBefore: string }>(
    'SELECT customer_id AS customerId, counts_before AS countsBefore FROM reanalysis WHERE id = :id',
    { id },
  );
  if (row === undefined) return;
  const before = new Map(JSON.parse(row.countsBefore) as [number, Counts][]);
  store.run(
    'UPDATE reanalysis SET finished_at = :finishedAt, changes = :changes, counts_before = NULL WHERE id = :id',
    { finishedAt, changes: JSON.stringify(compareCounts(before, readCounts(store, row.customerId))), id },
  );
}

/** Records the end of a customer's re-analyses that had analysed everything when their process ended. */
export function finishInterrupted(store: Store, customerId: number, finishedAt: string): void {
  for (const { id } of store.all<{ id: number }>(
    'SELECT id FROM reanalysis WHERE customer_id = :customerId AND finished_at IS NULL AND counts_before IS NOT NULL',
    { customerId },
  ))
    finishReanalysis(store, id, finishedAt);
}

/** Counts by execution: every score of a customer is based on them. */
const readCounts = (store: ReadStore, customerId: number): ReadonlyMap<number, Counts> =>
  new Map(
    store
      .all<Counts & { id: number }>(
        "SELECT id, mentioned, answered FROM execution WHERE customer_id = :customerId AND state NOT IN ('Pending', 'In Progress')",
        { customerId },
      )
      .map(({ id, ...counts }) => [id, counts]),
  );

const compareCounts = (before: ReadonlyMap<number, Counts>, after: ReadonlyMap<number, Counts>): CountChange[] =>
  [...after].flatMap(([executionId, now]) => {
    const then = before.get(executionId);
    return then === undefined || (then.mentioned === now.mentioned && then.answered === now.answered)
      ? []
      : [{ executionId, before: then, after: now }];
  });

export const listReanalysisRows = (store: ReadStore, customerId: number, limit: number): ReanalysisRow[] =>
  store
    .all<AsStored<ReanalysisRow, 'changes'>>(
      `SELECT id, brand_revision AS brandRevision, analysis_version AS analysisVersion, reason, started_at AS startedAt,
       finished_at AS finishedAt, answers, changes
     FROM reanalysis WHERE customer_id = :customerId ORDER BY id DESC LIMIT :limit`,
      { customerId, limit },
    )
    .map(({ changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as CountChange[] }));

/** Records a decision about the brand book in words, under the revision it led to. */
export const recordDecision = (
  store: Store,
  customerId: number,
  revision: number,
  madeAt: string,
  description: string,
): void => {
  store.run(
    'INSERT INTO brand_decision (customer_id, brand_revision, made_at, description) VALUES (:customerId, :revision, :madeAt, :description)',
    { customerId, revision, madeAt, description },
  );
};

/** Descriptions of the decisions made since the last finished re-analysis. */
export const decisionsSinceLast = (store: ReadStore, customerId: number): string[] =>
  store
    .all<{ description: string }>(
      `SELECT description FROM brand_decision WHERE customer_id = :customerId AND brand_revision >
         COALESCE((SELECT MAX(brand_revision) FROM reanalysis WHERE customer_id = :customerId AND finished_at IS NOT NULL), 0)
       ORDER BY id`,
      { customerId },
    )
    .map((row) => row.description);
