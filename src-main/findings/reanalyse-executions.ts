import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { doInOrder, noHelpers, type Helpers, type Step } from '#main/jobs/in-order.ts';
import { findingsDiffer, writeFindings, type FoundInAnswer } from '#main/store/answer-findings.ts';
import { listAnswersToAnalyse } from '#main/store/answers.ts';
import { withDerivedDurability } from '#main/store/durability.ts';
import type { Store } from '#main/store/open.ts';
import { dropUnusedBooks, stampExecutions, type Stamp } from '#main/store/revisions.ts';
import { rebuildRollups } from '#main/store/rollups.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import { analysePiece, type AnalysisPiece, type ChangedAnswer } from './analyse-piece.ts';
import type { BrandBook } from './brand-books.ts';
import type { RecentContents } from './recent-contents.ts';
import { planPieces, readPiece, type PartOfPiece } from './reanalysis-pieces.ts';

const defaultAnswersPerPiece = 100;
/** The brand revision of an execution while only some of its answers have been analysed. */
const mixedRevisions = 0;

export interface ReanalysisHooks {
  /** Called after each piece with the number of answers analysed so far and in total. */
  readonly progress: (completed: number, total: number) => void;
  /** Throws to stop; what is stored then is consistent, and the next re-analysis continues from there. */
  readonly checkCancelled: () => void;
  /** Answers between two safe points; 100 by default: few enough that a scan never waits long for the write lock. */
  readonly answersPerPiece?: number;
  /** Answers whose contents need not be read. */
  readonly recent?: RecentContents;
  /** All executions are completed at the end, for a store that nobody reads before: each month is counted once. */
  readonly completesAtEnd?: boolean;
  /** Called at the end with how many answers were analysed. */
  readonly analysed?: (answers: number) => void;
}

export interface ReanalysisOptions extends ReanalysisHooks {
  /** A second thread for a long history. */
  readonly helpers?: Helpers;
}

/**
 * Analyses the answers of some of a customer's executions again; returns how many. Captured answers never change.
 *
 * If an execution was analysed with this version, and the brand book of that time is stored, only answers that the change
 * of the book can affect are analysed. Only findings that differ are written.
 */
export function reanalyseExecutions(
  store: Store,
  customerId: number,
  executionIds: readonly number[],
  categorise: CategoriseDomain,
  {
    helpers = noHelpers,
    ...hooks
  }: ReanalysisHooks & { /** A second thread for a long history. */ readonly helpers?: Helpers },
): number {
  let answers = 0;
  const analysed = (total: number) => (answers = total);
  return withDerivedDurability(store, () => {
    doInOrder(stepsOfReanalysis(store, customerId, executionIds, categorise, { ...hooks, analysed }), helpers);
    return answers;
  });
}

function* stepsOfReanalysis(
  store: Store,
  customerId: number,
  executionIds: readonly number[],
  categorise: CategoriseDomain,
  {
    progress,
    checkCancelled,
    answersPerPiece = defaultAnswersPerPiece,
    recent,
    completesAtEnd = false,
    analysed,
  }: ReanalysisHooks,
): Generator<Step<ChangedAnswer[]>> {
  const answersOf = new Map(executionIds.map((id) => [id, listAnswersToAnalyse(store, id)]));
  const total = [...answersOf.values()].reduce((sum, answers) => sum + answers.length, 0);
  let completed = 0;
  /** Executions some of whose findings were written, until they are complete. */
  const differs = new Set<number>();

  const mostWaiting = completesAtEnd ? Infinity : Math.min(mostCompletedTogether, total / 20);
  const completion = createCompletion(store, mostWaiting);
  const stopIfCancelled = (): void => {
    try {
      checkCancelled();
    } catch (error) {
      completion.flush();
      throw error;
    }
  };

  for (const planned of planPieces(store, customerId, answersOf, answersPerPiece, stopIfCancelled)) {
    const { book, affected, parts } = planned;
    const piece = readPiece(store, customerId, planned, recent);
    yield {
      size: piece.answers.length,
      work: piece.answers.length === 0 ? null : { name: 'analyse', payload: piece },
      here: () => analysePiece(piece, book, affected.affectsAnswer),
      take: (found) => {
        const changed = differing(store, book, piece, found);
        for (const id of writeChanged(store, parts, changed, book, categorise)) differs.add(id);
        for (const { executionId, stamp, ofExecution, isLast } of parts)
          if (isLast)
            completion.add({
              id: executionId,
              brandRevision: book.revision,
              mayDiffer: differs.delete(executionId) || !isConsistent(stamp),
              answers: ofExecution,
            });
        completed += piece.answers.length;
        progress(completed, total);
      },
    };
  }
  yield () => {
    completion.flush();
    dropUnusedBooks(store, customerId);
    analysed?.(completed);
  };
}

/** An execution whose answers are all analysed. */
interface AnalysedExecution {
  readonly id: number;
  readonly brandRevision: number;
  /** Whether its rollups may no longer be those of its findings. */
  readonly mayDiffer: boolean;
  readonly answers: number;
}

/** Most answers whose executions are completed together; a twentieth if all are fewer. */
const mostCompletedTogether = 500;

/**
 * Completes executions some at a time, because those of one month share rollups: these and the stamps are one transaction.
 *
 * @param mostWaiting answers of executions that are not completed
 */
function createCompletion(
  store: Store,
  mostWaiting: number,
): { add(execution: AnalysedExecution): void; flush(): void } {
  let waiting: AnalysedExecution[] = [];
  let answers = 0;
  const flush = (): void => {
    if (waiting.length === 0) return;
    const done = waiting;
    [waiting, answers] = [[], 0];
    store.transaction(() => {
      rebuildRollups(
        store,
        done.filter(({ mayDiffer }) => mayDiffer).map(({ id }) => id),
      );
      for (const [brandRevision, executions] of Map.groupBy(done, (one) => one.brandRevision))
        stampExecutions(
          store,
          executions.map(({ id }) => id),
          { analysisVersion, brandRevision },
        );
    });
  };
  return {
    add: (execution) => {
      waiting.push(execution);
      answers += execution.answers;
      if (answers >= mostWaiting) flush();
    },
    flush,
  };
}

/** Whether the rollups of an execution are those of its findings, as this version counts them. */
const isConsistent = (stamp: Stamp): boolean =>
  stamp.analysisVersion === analysisVersion && stamp.brandRevision !== mixedRevisions;

/** Of what was found in a piece, that which differs from what is stored, with a person's decisions. */
function differing(
  store: Store,
  book: BrandBook,
  { answers }: AnalysisPiece,
  found: readonly ChangedAnswer[],
): FoundInAnswer[] {
  const decided = new Map(answers.filter(({ isDecided }) => isDecided).map((answer) => [answer.id, answer]));
  const { unconfirmed } = book.matcher;
  return found
    .map(({ id, found: now, digest }) => ({ answerId: id, found: { ...now, unconfirmed }, digest }))
    .filter(({ answerId, found: now }) => {
      const answer = decided.get(answerId);
      return answer === undefined || findingsDiffer(store, answerId, book.ownBrandId, now, answer.foundDigest);
    });
}

/** Writes the findings of answers of a piece; returns whose executions they are. */
function writeChanged(
  store: Store,
  parts: readonly PartOfPiece[],
  changed: readonly FoundInAnswer[],
  book: BrandBook,
  categorise: CategoriseDomain,
): readonly number[] {
  if (changed.length === 0) return [];
  const ids = new Set(changed.map(({ answerId }) => answerId));
  const executionIds = parts
    .filter(({ answers }) => answers.some(({ id }) => ids.has(id)))
    .map(({ executionId }) => executionId);
  store.transaction(() => {
    // If the process ends before an execution is finished, its answers are based on two brand books.
    stampExecutions(store, executionIds, { analysisVersion, brandRevision: mixedRevisions });
    writeFindings(store, book.ownBrandId, changed, categorise);
  });
  return executionIds;
}
