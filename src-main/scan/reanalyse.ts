import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { listAnswerIds, readAnswerText } from '#main/store/answers.ts';
import { replaceDerived, type CategoriseDomain } from '#main/store/derived.ts';
import type { Store } from '#main/store/open.ts';
import { rebuildRollups, stampExecution } from '#main/store/rollups.ts';
import { listStaleExecutions } from '#main/store/stale-executions.ts';
import { createBrandBooks } from './brand-books.ts';
import { findingsOf } from './record-answer.ts';

export interface ReanalysisHooks {
  readonly progress: (completed: number, total: number) => void;
  readonly checkCancelled: () => void;
}

/**
 * Recomputes what was found in every execution of a customer that was analysed with another version or brand book.
 * Execution by execution, each whole in one transaction: it can be stopped and goes on where it was. Raw answers
 * never change. Returns how many answers were looked through.
 */
export function reanalyse(store: Store, customerId: number, categorise: CategoriseDomain, hooks: ReanalysisHooks): number {
  const books = createBrandBooks(store);
  const stale = listStaleExecutions(store, customerId, analysisVersion);
  const total = stale.reduce((sum, execution) => sum + execution.answers, 0);
  let completed = 0;
  for (const { id } of stale) {
    hooks.checkCancelled();
    const book = books.of(customerId);
    // Read and matched before the write lock is taken, so that a scan is never held up by matching.
    const findings = listAnswerIds(store, id).map((answer) => {
      const text = answer.outcome === 'answered' ? readAnswerText(store, answer.id) : { text: '', citations: [] };
      return { id: answer.id, found: findingsOf({ outcome: answer.outcome, ...text }, book) };
    });
    store.transaction(() => {
      for (const answer of findings) replaceDerived(store, answer.id, book.ownBrandId, answer.found, categorise);
      rebuildRollups(store, id);
      stampExecution(store, id, analysisVersion, book.revision);
    });
    completed += findings.length;
    hooks.progress(completed, total);
  }
  return completed;
}
