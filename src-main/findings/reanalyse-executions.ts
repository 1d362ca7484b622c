import { compareBooks, type AffectsAnswer } from '#main/analysis/affected-answers.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { findInAnswer, type Findings } from '#main/analysis/find-in-answer.ts';
import { findingsDiffer, writeFindings, type CategoriseDomain } from '#main/store/answer-findings.ts';
import { listAnswersToAnalyse, readAnswerText, type AnswerToAnalyse } from '#main/store/answers.ts';
import { withDerivedDurability } from '#main/store/durability.ts';
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
  { progress, checkCancelled, answersPerPiece = defaultAnswersPerPiece }: ReanalysisHooks,
): number {
  return withDerivedDurability(store, () => {
    const affects = createAffects(store, customerId);
    const answersOf = new Map(executionIds.map((id) => [id, listAnswersToAnalyse(store, id)]));
    const total = [...answersOf.values()].reduce((sum, answers) => sum + answers.length, 0);
    let completed = 0;
    for (const [id, answers] of answersOf) {
      checkCancelled();
      const stamp = readStamp(store, id);
      if (stamp === undefined) continue;
      const book = brandBookOf(store, customerId);
      const affectsAnswer = affects(stamp, book);
      let changes = 0;
      for (let first = 0; first < answers.length; first += answersPerPiece) {
        checkCancelled();
        const piece = answers.slice(first, first + answersPerPiece);
        const changed = analyse(store, piece, book, affectsAnswer);
        writeChanged(store, id, changed, book, categorise);
        changes += changed.length;
        completed += piece.length;
        progress(completed, total);
      }
      const recount = changes > 0 || !isConsistent(stamp);
      store.transaction(() => {
        if (recount) rebuildRollups(store, id);
        stampExecution(store, id, { analysisVersion, brandRevision: book.revision });
      });
    }
    dropUnusedBooks(store, customerId);
    return completed;
  });
}

/** Decides which answers of an execution the changes since its stamp can affect: all of them if that is unknown. */
function createAffects(store: Store, customerId: number): (stamp: Stamp, book: BrandBook) => AffectsAnswer {
  const comparisons = new Map<string, AffectsAnswer>();
  return (stamp, book) => {
    storeAnalysedBook(store, customerId, book);
    if (stamp.analysisVersion !== analysisVersion) return () => true;
    const key = `${stamp.brandRevision} ${book.revision}`;
    let affects = comparisons.get(key);
    if (affects === undefined) {
      const before = readAnalysedBook(store, customerId, stamp.brandRevision);
      affects = before === undefined ? () => true : compareBooks(before, book.brands);
      comparisons.set(key, affects);
    }
    return affects;
  };
}

/** Whether the rollups of an execution are those of its findings, as this version counts them. */
const isConsistent = (stamp: Stamp): boolean =>
  stamp.analysisVersion === analysisVersion && stamp.brandRevision !== mixedRevisions;

interface ChangedAnswer {
  readonly id: number;
  readonly found: Findings;
}

/** The answers with different findings now. Takes no write lock: a scan can store answers meanwhile. */
const analyse = (
  store: Store,
  answers: readonly AnswerToAnalyse[],
  book: BrandBook,
  affects: AffectsAnswer,
): ChangedAnswer[] =>
  answers.flatMap(({ id, outcome, foundDigest }) => {
    const { text, citations } = outcome === 'answered' ? readAnswerText(store, id) : { text: '', citations: [] };
    if (foundDigest !== null && !affects(text)) return [];
    const found = findInAnswer({ outcome, text, citations }, book);
    return findingsDiffer(store, id, book.ownBrandId, found, foundDigest) ? [{ id, found }] : [];
  });

function writeChanged(
  store: Store,
  executionId: number,
  changed: readonly ChangedAnswer[],
  book: BrandBook,
  categorise: CategoriseDomain,
): void {
  if (changed.length === 0) return;
  store.transaction(() => {
    // If the process ends before the execution is finished, its answers are based on two brand books.
    stampExecution(store, executionId, { analysisVersion, brandRevision: mixedRevisions });
    for (const { id, found } of changed) writeFindings(store, id, book.ownBrandId, found, categorise);
  });
}
