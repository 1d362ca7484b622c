import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { importsToContinue } from '#main/import/begun-imports.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import { listCustomersWithUnfinishedImports } from '#main/store/imports.ts';
import type { Store } from '#main/store/open.ts';
import { listStaleCustomers } from '#main/store/revisions.ts';
import { listUnfinishedReanalyses } from '#main/store/unfinished.ts';

/** Continues imports and re-analyses that an earlier process left unfinished, in the background. */
export function continueUnfinished(parts: {
  readonly store: Store;
  readonly directory: string;
  readonly jobs: Jobs;
  readonly recompute: (customerIds: readonly number[]) => void;
  readonly warn: (problem: string, error: unknown) => void;
}): void {
  const { store, directory, jobs, recompute, warn } = parts;
  for (const order of importsToContinue(store, directory))
    jobs.start('import', order).finished.then(
      () => recompute([order.customerId]),
      (error) => warn('an interrupted import ended early', error),
    );
  recompute([
    ...new Set([
      ...listStaleCustomers(store, analysisVersion),
      ...listCustomersWithUnfinishedImports(store),
      ...listUnfinishedReanalyses(store).map(({ customerId }) => customerId),
    ]),
  ]);
}
