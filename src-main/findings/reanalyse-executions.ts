import { compareBooks, type AffectsAnswer } from '#main/analysis/affected-answers.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { doInOrder, noHelpers, type Helpers, type OrderedTask } from '#main/jobs/in-order.ts';
import { findingsDiffer, writeFindings, type FoundInAnswer } from '#main/store/answer-findings.ts';
import { listAnswersToAnalyse, readStoredContent, type AnswerToAnalyse } from '#main/store/answers.ts';
import { withDerivedDurability } from '#main/store/durability.ts';
import { listDecidedAnswers } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';
import {
  dropUnusedBooks,
  readAnalysedBook,
  readStamp,
  stampExecution,
  storeAnalysedBook,
  type Stamp,
} from '#main/store/revisions.ts';
import { rebuildRollups } from '#main/store/rollups.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import { analysePiece, type AnalysisPiece, type ChangedAnswer } from './analyse-piece.ts';
import { brandBookOf, type BrandBook } from './brand-books.ts';

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
  { progress, checkCancelled, answersPerPiece = defaultAnswersPerPiece, helpers = noHelpers }: ReanalysisHooks,
): number {
  return withDerivedDurability(store, () => {
    const affects = createAffects(store, customerId);
    const answersOf = new Map(executionIds.map((id) => [id, listAnswersToAnalyse(store, id)]));
    const total = [...answersOf.values()].reduce((sum, answers) => sum + answers.length, 0);
    let completed = 0;

    const completion = createCompletion(store, total);
    const stopIfCancelled = (): void => {
      try {
        checkCancelled();
      } catch (error) {
        completion.flush();
        throw error;
      }
    };

    /** The pieces of each execution, then what completes it. */
    function* tasks(): Generator<OrderedTask<ChangedAnswer[]>> {
      for (const [id, answers] of answersOf) {
        stopIfCancelled();
        const stamp = readStamp(store, id);
        if (stamp === undefined) continue;
        const book = brandBookOf(store, customerId);
        const { before, affectsAnswer } = affects(stamp, book);
        const decided = listDecidedAnswers(store, id);
        let changes = 0;
        for (let first = 0; first < answers.length; first += answersPerPiece) {
          stopIfCancelled();
          const piece = pieceOf(
            store,
            customerId,
            book,
            before,
            decided,
            answers.slice(first, first + answersPerPiece),
          );
          yield {
            size: piece.answers.length,
            work: { name: 'analyse', payload: piece },
            here: () => analysePiece(piece, book, affectsAnswer),
            take: (found) => {
              const changed = differing(store, book, piece, found);
              writeChanged(store, id, changed, book, categorise);
              changes += changed.length;
              completed += piece.answers.length;
              progress(completed, total);
            },
          };
        }
        yield {
          size: 0,
          work: null,
          here: () => [],
          take: () =>
            completion.add({
              id,
              brandRevision: book.revision,
              mayDiffer: changes > 0 || !isConsistent(stamp),
              answers: answers.length,
            }),
        };
      }
    }

    doInOrder(tasks(), helpers);
    completion.flush();
    dropUnusedBooks(store, customerId);
    return completed;
  });
}

/** An execution whose answers are all analysed. */
interface AnalysedExecution {
  readonly id: number;
  readonly brandRevision: number;
  /** Whether its rollups may no longer be those of its findings. */
  readonly mayDiffer: boolean;
  readonly answers: number;
}

/** Most answers whose executions are completed together. */
const mostCompletedTogether = 500;

/**
 * Completes executions some at a time, because those of one month share rollups: these and the stamps are one transaction. At
 * most a twentieth of the answers waits.
 */
function createCompletion(store: Store, total: number): { add(execution: AnalysedExecution): void; flush(): void } {
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
      for (const { id, brandRevision } of done) stampExecution(store, id, { analysisVersion, brandRevision });
    });
  };
  return {
    add: (execution) => {
      waiting.push(execution);
      answers += execution.answers;
      if (answers >= Math.min(mostCompletedTogether, total / 20)) flush();
    },
    flush,
  };
}

interface Affected {
  /** The book with which the execution was analysed; null if all answers are affected. */
  readonly before: AnalysisPiece['before'];
  readonly affectsAnswer: AffectsAnswer;
}

/** Decides which answers of an execution the changes since its stamp can affect: all of them if that is unknown. */
function createAffects(store: Store, customerId: number): (stamp: Stamp, book: BrandBook) => Affected {
  const comparisons = new Map<string, Affected>();
  const all: Affected = { before: null, affectsAnswer: () => true };
  let stored: number | undefined;
  return (stamp, book) => {
    if (stored !== book.revision) storeAnalysedBook(store, customerId, book);
    stored = book.revision;
    if (stamp.analysisVersion !== analysisVersion) return all;
    const key = `${stamp.brandRevision} ${book.revision}`;
    let affected = comparisons.get(key);
    if (affected === undefined) {
      const brands = readAnalysedBook(store, customerId, stamp.brandRevision);
      affected =
        brands === undefined
          ? all
          : { before: { revision: stamp.brandRevision, brands }, affectsAnswer: compareBooks(brands, book.brands) };
      comparisons.set(key, affected);
    }
    return affected;
  };
}

/** Whether the rollups of an execution are those of its findings, as this version counts them. */
const isConsistent = (stamp: Stamp): boolean =>
  stamp.analysisVersion === analysisVersion && stamp.brandRevision !== mixedRevisions;

/** A piece of an execution's answers. Takes no write lock: a scan can store answers meanwhile. */
const pieceOf = (
  store: Store,
  customerId: number,
  { revision, brands }: BrandBook,
  before: AnalysisPiece['before'],
  decided: ReadonlySet<number>,
  answers: readonly AnswerToAnalyse[],
): AnalysisPiece => ({
  customerId,
  revision,
  brands,
  before,
  answers: answers.map((answer) => ({
    ...answer,
    content: answer.outcome === 'answered' ? readStoredContent(store, answer.id) : null,
    isDecided: decided.has(answer.id),
  })),
});

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

function writeChanged(
  store: Store,
  executionId: number,
  changed: readonly FoundInAnswer[],
  book: BrandBook,
  categorise: CategoriseDomain,
): void {
  if (changed.length === 0) return;
  store.transaction(() => {
    // If the process ends before the execution is finished, its answers are based on two brand books.
    stampExecution(store, executionId, { analysisVersion, brandRevision: mixedRevisions });
    writeFindings(store, book.ownBrandId, changed, categorise);
  });
}
