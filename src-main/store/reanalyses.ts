import type { ReadStore, Store } from './open.ts';

/** An execution whose counts a re-analysis changed. */
export interface CountChange {
  readonly executionId: number;
  readonly before: { readonly mentioned: number; readonly answered: number };
  readonly after: { readonly mentioned: number; readonly answered: number };
}

export interface ReanalysisRow {
  readonly id: number;
  readonly brandRevision: number;
  readonly analysisVersion: number;
  readonly reason: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly answers: number;
  /** JSON: {@link CountChange}[] */
  readonly changes: string;
}

/** Counts by execution. */
export type Counts = ReadonlyMap<number, CountChange['before']>;

export interface NewReanalysis {
  readonly customerId: number;
  readonly revision: number;
  readonly analysisVersion: number;
  readonly reason: string;
  readonly startedAt: string;
  /** Answers to look through. */
  readonly answers: number;
  readonly before: Counts;
}

/**
 * Begins a re-analysis, or goes on with one of the customer that was interrupted: what changed is told against the counts
 * before its first beginning, and its reason is everything decided since.
 */
export function beginReanalysis(store: Store, entry: NewReanalysis): { readonly id: number; readonly before: Counts } {
  const open = store.get<{ id: number; countsBefore: string }>(
    `SELECT id, counts_before AS countsBefore FROM reanalysis
     WHERE customer_id = ? AND finished_at IS NULL AND counts_before IS NOT NULL ORDER BY id DESC LIMIT 1`,
    entry.customerId,
  );
  if (open) {
    store.run(
      'UPDATE reanalysis SET brand_revision = ?, analysis_version = ?, reason = ?, answers = MAX(answers, ?) WHERE id = ?',
      entry.revision,
      entry.analysisVersion,
      entry.reason,
      entry.answers,
      open.id,
    );
    return { id: open.id, before: new Map(JSON.parse(open.countsBefore) as [number, CountChange['before']][]) };
  }
  const { id } = store.run(
    `INSERT INTO reanalysis (customer_id, brand_revision, analysis_version, reason, started_at, answers, counts_before)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    entry.customerId,
    entry.revision,
    entry.analysisVersion,
    entry.reason,
    entry.startedAt,
    entry.answers,
    JSON.stringify([...entry.before]),
  );
  return { id, before: entry.before };
}

export const finishReanalysis = (
  store: Store,
  id: number,
  outcome: { finishedAt: string; changes: readonly CountChange[] },
): void => {
  store.run(
    'UPDATE reanalysis SET finished_at = ?, changes = ?, counts_before = NULL WHERE id = ?',
    outcome.finishedAt,
    JSON.stringify(outcome.changes),
    id,
  );
};

export const listReanalysisRows = (store: ReadStore, customerId: number, limit: number): ReanalysisRow[] =>
  store.all(
    `SELECT id, brand_revision AS brandRevision, analysis_version AS analysisVersion, reason, started_at AS startedAt,
       finished_at AS finishedAt, answers, changes
     FROM reanalysis WHERE customer_id = ? ORDER BY id DESC LIMIT ?`,
    customerId,
    limit,
  );

/** The counts every score of a customer is made of. */
export const readCounts = (
  store: ReadStore,
  customerId: number,
): Map<number, { mentioned: number; answered: number }> =>
  new Map(
    store
      .all<{ id: number; mentioned: number; answered: number }>(
        "SELECT id, mentioned, answered FROM execution WHERE customer_id = ? AND state NOT IN ('Pending', 'In Progress')",
        customerId,
      )
      .map(({ id, ...counts }) => [id, counts]),
  );

/** Keeps a decision about the brand book in words, under the revision it made. */
export const recordDecision = (
  store: Store,
  customerId: number,
  revision: number,
  madeAt: string,
  description: string,
): void => {
  store.run(
    'INSERT INTO brand_decision (customer_id, brand_revision, made_at, description) VALUES (?, ?, ?, ?)',
    customerId,
    revision,
    madeAt,
    description,
  );
};

/** The decisions made since the last finished re-analysis. */
export const decisionsSinceLast = (store: ReadStore, customerId: number): string[] =>
  store
    .all<{ description: string }>(
      `SELECT description FROM brand_decision WHERE customer_id = ?1 AND brand_revision >
         COALESCE((SELECT MAX(brand_revision) FROM reanalysis WHERE customer_id = ?1 AND finished_at IS NOT NULL), 0)
       ORDER BY id`,
      customerId,
    )
    .map((row) => row.description);
