import { compareBooks, type AffectsAnswer } from '#main/analysis/affected-answers.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { withDecisions, type Findings } from '#main/analysis/find-in-answer.ts';
import { listAnswersToAnalyse, readAnswerText, type AnswerToAnalyse } from '#main/store/answers.ts';
import { dropUnusedBooks, keepBook, readKeptBook } from '#main/store/brand-books.ts';
import { digestOf, writeFindings, type CategoriseDomain } from '#main/store/answer-findings.ts';
import { withDerivedDurability } from '#main/store/derived-durability.ts';
import { findExecution, type ExecutionRow } from '#main/store/executions.ts';
import { readMentionDecisions } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';
import { rebuildRollups, stampExecution } from '#main/store/rollups.ts';
import { listStaleExecutions } from '#main/store/stale-executions.ts';
import { createBrandBooks, type BrandBook } from './brand-books.ts';
import { findingsOf } from './record-answer.ts';

const defaultAnswersPerPiece = 100;
/** The stamp of an execution of which some answers are looked through already and some are not. */
const mixedRevisions = 0;

export interface ReanalysisHooks {
  readonly progress: (completed: number, total: number) => void;
  readonly checkCancelled: () => void;
  /** Answers looked through between two safe points; 100 unless given: small enough that a scan never waits long. */
  readonly answersPerPiece?: number;
}

/**
 * Recomputes what was found in every finished execution of a customer that was analysed with another version or brand
 * book. Returns how many answers were looked through.
 */
export function reanalyse(
  store: Store,
  customerId: number,
  categorise: CategoriseDomain,
  hooks: ReanalysisHooks,
): number {
  const stale = listStaleExecutions(store, customerId, analysisVersion);
  const ids = stale.map((execution) => execution.id);
  return reanalyseExecutions(store, customerId, ids, categorise, hooks);
}

/**
 * Looks through the answers of some executions of a customer again. Execution by execution, in pieces that are whole
 * in themselves: it can be stopped and goes on where it was. Raw answers never change.
 *
 * Where an execution was analysed with this version and the book of that time was kept, only answers that the change of
 * the book can touch are matched again; and only what is found to be different is written.
 */
export function reanalyseExecutions(
  store: Store,
  customerId: number,
  executionIds: readonly number[],
  categorise: CategoriseDomain,
  hooks: ReanalysisHooks,
): number {
  return withDerivedDurability(store, () => {
    const { answersPerPiece = defaultAnswersPerPiece } = hooks;
    const books = createBrandBooks(store);
    const change = createChange(store, customerId);
    const answers = executionIds.map((id) => ({ id, answers: listAnswersToAnalyse(store, id) }));
    const total = answers.reduce((sum, execution) => sum + execution.answers.length, 0);
    let completed = 0;
    for (const { id, answers: own } of answers) {
      hooks.checkCancelled();
      const execution = findExecution(store, id);
      if (execution === undefined) continue;
      const book = books.of(customerId);
      const touches = change(execution, book);
      for (let first = 0; first < own.length; first += answersPerPiece) {
        hooks.checkCancelled();
        const piece = own.slice(first, first + answersPerPiece);
        rewriteChanged(store, id, lookThrough(store, piece, book, touches), book, categorise);
        completed += piece.length;
        hooks.progress(completed, total);
      }
      store.transaction(() => {
        rebuildRollups(store, id);
        stampExecution(store, id, analysisVersion, book.revision);
      });
    }
    dropUnusedBooks(store, customerId);
    return completed;
  });
}

/** Which answers of an execution can say something else since it was analysed; every answer where that is not known. */
function createChange(store: Store, customerId: number): (execution: ExecutionRow, book: BrandBook) => AffectsAnswer {
  const known = new Map<string, AffectsAnswer>();
  return (execution, book) => {
    keepBook(store, customerId, book);
    if (execution.analysisVersion !== analysisVersion) return () => true;
    const key = `${execution.brandRevision} ${book.revision}`;
    let touches = known.get(key);
    if (touches === undefined) {
      const before = readKeptBook(store, customerId, execution.brandRevision);
      touches = before === undefined ? () => true : compareBooks(before, book.brands);
      known.set(key, touches);
    }
    return touches;
  };
}

interface FoundAnew {
  readonly answer: AnswerToAnalyse;
  readonly found: Findings;
}

/** What is found in some answers now, where it is something else than before. Takes no lock: a scan can go on meanwhile. */
function lookThrough(
  store: Store,
  piece: readonly AnswerToAnalyse[],
  book: BrandBook,
  touches: AffectsAnswer,
): FoundAnew[] {
  const decisions = readMentionDecisions(
    store,
    piece.map((answer) => answer.id),
  );
  return piece.flatMap((answer) => {
    const text = answer.outcome === 'answered' ? readAnswerText(store, answer.id) : { text: '', citations: [] };
    if (answer.foundDigest !== null && !touches(text.text)) return [];
    const found = findingsOf({ outcome: answer.outcome, ...text }, book);
    const decided = withDecisions(found, decisions.get(answer.id) ?? []);
    return digestOf(book.ownBrandId, decided) === answer.foundDigest ? [] : [{ answer, found }];
  });
}

function rewriteChanged(
  store: Store,
  executionId: number,
  changed: readonly FoundAnew[],
  book: BrandBook,
  categorise: CategoriseDomain,
): void {
  if (changed.length === 0) return;
  store.transaction(() => {
    // Should the process end before the execution is finished, its answers are of two books.
    stampExecution(store, executionId, analysisVersion, mixedRevisions);
    // A person may have decided since the answers were looked through.
    const decisions = readMentionDecisions(
      store,
      changed.map(({ answer }) => answer.id),
    );
    for (const { answer, found } of changed)
      writeFindings(
        store,
        answer.id,
        book.ownBrandId,
        withDecisions(found, decisions.get(answer.id) ?? []),
        categorise,
      );
  });
}
