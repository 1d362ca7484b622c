import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { reanalyse, type ReanalysisHooks } from './reanalyse.ts';
import { findCustomer } from '#main/store/customers.ts';
import type { CategoriseDomain } from '#main/store/answer-findings.ts';
import { recategoriseDomains } from '#main/store/domain-categories.ts';
import {
  beginReanalysis,
  decisionsSinceLast,
  finishReanalysis,
  readCounts,
  type CountChange,
  type Counts,
} from '#main/store/reanalyses.ts';
import { listStaleExecutions, type StaleExecution } from '#main/store/stale-executions.ts';
import type { JobContext } from '#main/jobs/job.ts';

/**
 * Recomputes what became stale in the history of a customer, and keeps why, when, and every score that is another one
 * now. Goes on with a recomputation that was interrupted. Returns how many answers were looked through.
 */
export function recomputeHistory(
  customerId: number,
  categorise: CategoriseDomain,
  hooks: ReanalysisHooks,
  { store, now }: Pick<JobContext, 'store' | 'now'>,
): number {
  recategoriseDomains(store, analysisVersion, categorise);
  const stale = listStaleExecutions(store, customerId, analysisVersion);
  if (stale.length === 0) return 0;
  const { id, before } = beginReanalysis(store, {
    customerId,
    revision: findCustomer(store, customerId)?.brandRevision ?? 0,
    analysisVersion,
    reason: reasonOf(decisionsSinceLast(store, customerId), stale),
    startedAt: now().toISOString(),
    answers: stale.reduce((sum, execution) => sum + execution.answers, 0),
    before: readCounts(store, customerId),
  });
  const answers = reanalyse(store, customerId, categorise, hooks);
  finishReanalysis(store, id, {
    finishedAt: now().toISOString(),
    changes: countChanges(before, readCounts(store, customerId)),
  });
  return answers;
}

/** Version 0 is no older one: the findings of such an execution are of two books, or were never made. */
const areOfOlderVersion = (executions: readonly StaleExecution[]): boolean =>
  executions.some((execution) => execution.analysisVersion > 0 && execution.analysisVersion < analysisVersion);

function reasonOf(decisions: readonly string[], stale: readonly StaleExecution[]): string {
  const reasons = areOfOlderVersion(stale) ? [...decisions, 'A new version of the analysis.'] : decisions;
  return reasons.length === 0 ? 'New company names were found in answers.' : reasons.join(' ');
}

function countChanges(before: Counts, after: Counts): CountChange[] {
  return [...after].flatMap(([executionId, now]) => {
    const then = before.get(executionId);
    return then === undefined || (then.mentioned === now.mentioned && then.answered === now.answered)
      ? []
      : [{ executionId, before: then, after: now }];
  });
}
