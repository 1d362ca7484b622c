import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { reanalyseExecutions, type ReanalysisOptions } from '#main/findings/reanalyse-executions.ts';
import type { Store } from '#main/store/open.ts';
import { listStaleExecutions } from '#main/store/revisions.ts';

/** Hooks that ignore progress and never stop. */
export const noHooks: ReanalysisOptions = { progress: () => {}, checkCancelled: () => {} };

/** Analyses everything stale of a customer again, without a record of it; returns the number of answers analysed. */
export function reanalyseStale(store: Store, customerId: number, hooks: ReanalysisOptions = noHooks): number {
  const stale = listStaleExecutions(store, customerId, analysisVersion).map(({ id }) => id);
  return reanalyseExecutions(store, customerId, stale, () => 'other', hooks);
}
