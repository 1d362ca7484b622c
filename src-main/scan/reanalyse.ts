import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { listAnswerIds, readAnswerText } from '#main/store/answers.ts';
import { replaceDerived, type CategoriseDomain } from '#main/store/derived.ts';
import type { Store } from '#main/store/open.ts';
import { rebuildRollups, stampExecution } from '#main/store/rollups.ts';
import { listStaleExecutions } from '#main/store/stale-executions.ts';
import { createBrandBooks } from './brand-books.ts';
import { findingsOf } from './record-answer.ts';

/** Small enough that a scan never waits long for the write lock. */
const answersPerTransaction = 100;

export interface ReanalysisHooks {
  readonly progress: (completed: number, total: number) => void;
  readonly checkCancelled: () => void;
}

/**
 * Recomputes what was found in every finished execution of a customer that was analysed with another version or brand
 * book. Returns how many answers were looked through.
 */
export function reanalyse(store: Store, customerId: number, categorise: CategoriseDomain, hooks: ReanalysisHooks): number {
  const stale = listStaleExecutions(store, customerId, analysisVersion);
  return reanalyseExecutions(store, customerId, stale.map((execution) => execution.id), categorise, hooks);
}

/**
 * Looks through the answers of some executions of a customer again. Execution by execution, in pieces that are whole
 * in themselves: it can be stopped and goes on where it was. Raw answers never change.
 */
export function reanalyseExecutions(
  store: Store,
  customerId: number,
  executionIds: readonly number[],
  categorise: CategoriseDomain,
  hooks: ReanalysisHooks,
): number {
  const books = createBrandBooks(store);
  const answers = executionIds.map((id) => ({ id, answers: listAnswerIds(store, id) }));
  const total = answers.reduce((sum, execution) => sum + execution.answers.length, 0);
  let completed = 0;
  for (const execution of answers) {
    hooks.checkCancelled();
    const book = books.of(customerId);
    for (let first = 0; first < execution.answers.length; first += answersPerTransaction) {
      hooks.checkCancelled();
      const piece = execution.answers.slice(first, first + answersPerTransaction).map((answer) => {
        const text = answer.outcome === 'answered' ? readAnswerText(store, answer.id) : { text: '', citations: [] };
        // Matched before the write lock is taken, so that a scan is never held up by matching.
        return { id: answer.id, found: findingsOf({ outcome: answer.outcome, ...text }, book) };
      });
      store.transaction(() => {
        for (const answer of piece) replaceDerived(store, answer.id, book.ownBrandId, answer.found, categorise);
      });
      completed += piece.length;
      hooks.progress(completed, total);
    }
    store.transaction(() => {
      rebuildRollups(store, execution.id);
      stampExecution(store, execution.id, analysisVersion, book.revision);
    });
  }
  return completed;
}
