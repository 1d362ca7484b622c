import { isoInstant } from '#shared/domain/dates.ts';
import { maximumActiveQueries } from '#shared/contract/v1/fields.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { insertAnswer } from '#main/store/answers.ts';
import { insertExecution, setExecutionState } from '#main/store/executions.ts';
import { countImported, findImport, listAnsweredQueries } from '#main/store/imports.ts';
import type { Store } from '#main/store/open.ts';
import { insertQuery, listQueryRows } from '#main/store/queries.ts';
import { createLabelTarget } from './label-queries.ts';
import type { RecordedAnswer, RecordedQuery } from './parse-row.ts';

/** Stores imported answers, one execution per platform and date of a group. */
export interface ImportTarget {
  /** Whether the group already has this run of the query from the platform on that date, or a scan of it. */
  has(row: RecordedAnswer, run: number): boolean;
  /** Throws {@link BadRow} if its labels are too many for the customer. */
  admit(row: RecordedQuery): void;
  /** Adds the query of a row without an answer, or labels it; call it inside a transaction. */
  addQuery(row: RecordedQuery): void;
  /** Counts the query of a row as if it were stored, for a dry run. */
  plan(row: RecordedQuery): void;
  /** Stores a run of a query without analysing it yet, and returns its id; call it inside a transaction. */
  store(row: RecordedAnswer, run: number): number | null;
  executionIds(): Iterable<number>;
  queriesAdded(): number;
  /** Those of them that the group asks no more: it has as many active ones as it can have. */
  queriesBeyond(): number;
}

/** With `groupId` null nothing is stored: a dry run into a group that does not exist yet. */
export function createImportTarget(
  store: Store,
  customerId: number,
  groupId: number | null,
  now: () => Date,
): ImportTarget {
  const executions = new Map<string, number>();
  /** Runs stored of each query, by platform and day; endless if it was scanned. */
  const answered = new Map<string, Map<number, number>>();
  const known = groupId === null ? [] : listQueryRows(store, groupId, true);
  // An active query wins over a deleted one of the same text.
  const queries = new Map(
    known
      .toSorted((a, b) => Number(b.deletedAt !== null) - Number(a.deletedAt !== null))
      .map((query) => [query.text, query.id]),
  );
  let active = known.filter((query) => query.deletedAt === null).length;
  let [added, beyond] = [0, 0];

  const labels = createLabelTarget(store, customerId);
  const slot = (row: RecordedAnswer): string => `${row.platform} ${row.date}`;
  const answeredOf = (row: RecordedAnswer): Map<number, number> => {
    let runs = answered.get(slot(row));
    if (!runs) {
      const stored = groupId === null ? [] : listAnsweredQueries(store, groupId, row.platform, row.date);
      runs = new Map(stored.map((query) => [query.queryId, query.scanned === 1 ? Infinity : query.runs]));
      answered.set(slot(row), runs);
    }
    return runs;
  };

  const countAdded = (): void => {
    if (active >= maximumActiveQueries) beyond += 1;
    active += 1;
    added += 1;
  };
  const queryId = (text: string, group: number): number => {
    const existing = queries.get(text);
    if (existing !== undefined) return existing;
    const at = isoInstant(now());
    // Beyond the most active queries of a group, a query exists for its history only: it counts but is not asked again.
    const id =
      active < maximumActiveQueries ? insertQuery(store, group, text, at) : insertQuery(store, group, text, at, at);
    countAdded();
    queries.set(text, id);
    return id;
  };

  const executionId = (row: RecordedAnswer, group: number): number => {
    const started = executions.get(slot(row));
    if (started !== undefined) return started;
    const id =
      findImport(store, group, row.platform, row.date) ??
      insertExecution(store, {
        customerId,
        groupId: group,
        platform: row.platform,
        origin: 'import',
        state: 'In Progress',
        executionDate: row.date,
        createdAt: isoInstant(now()),
        samples: 1,
        analysisVersion,
        // Nothing was analysed yet.
        brandRevision: 0,
      });
    setExecutionState(store, id, { state: 'In Progress', startedAt: row.capturedAt });
    executions.set(slot(row), id);
    return id;
  };

  return {
    has: (row, run) => (answeredOf(row).get(queries.get(row.query) ?? 0) ?? 0) >= run,
    admit: (row) => labels.admit(row.labels),
    addQuery: ({ query, labels: given }) => {
      if (groupId !== null) labels.label(queryId(query, groupId), given);
    },
    plan: ({ query }) => {
      if (queries.has(query)) return;
      countAdded();
      queries.set(query, -added);
    },
    store: (row, run) => {
      if (groupId === null) return null;
      const query = queryId(row.query, groupId);
      labels.label(query, row.labels);
      const execution = executionId(row, groupId);
      const id = insertAnswer(store, {
        executionId: execution,
        queryId: query,
        sample: run,
        capturedAt: row.capturedAt,
        costMicro: null,
        captured: row.captured,
      });
      countImported(store, execution, run);
      answeredOf(row).set(query, run);
      return id;
    },
    executionIds: () => executions.values(),
    queriesAdded: () => added,
    queriesBeyond: () => beyond,
  };
}
