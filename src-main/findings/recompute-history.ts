import { isoInstant } from '#shared/domain/dates.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import { findCustomer } from '#main/store/customers.ts';
import { recategoriseDomains } from '#main/store/domains.ts';
import { finishImports, listUnfinishedImports } from '#main/store/imports.ts';
import { beginReanalysis, decisionsSinceLast, finishInterrupted, finishReanalysis } from '#main/store/reanalyses.ts';
import { listStaleExecutions, readBrandRevision, type StaleExecution } from '#main/store/revisions.ts';
import { createCategoriser } from './categorise-domain.ts';
import { checkStoredPages } from './check-stored-pages.ts';
import type { AllDiscoveredAhead } from './discover-ahead.ts';
import type { RecentContents } from './recent-contents.ts';
import { reanalyseExecutions, type ReanalysisOptions } from './reanalyse-executions.ts';
import { updateBrandBook } from './update-brand-book.ts';

export interface BackgroundParts {
  readonly jobs: Jobs;
  readonly emit: (event: ServiceEvent) => void;
  /** Called after each recomputation that was not cancelled. */
  readonly onRecomputed: () => void;
  readonly onError: (error: unknown) => void;
}

/** What the job that stored answers knows of them. */
interface JustStored {
  readonly ahead?: AllDiscoveredAhead;
  readonly recent?: RecentContents;
}

/** Starts recomputing the history of some customers as a job, and announces its end. */
export function recomputeInBackground(parts: BackgroundParts, customerIds: readonly number[]): void {
  if (customerIds.length === 0) return;
  parts.jobs
    .start('reanalysis', { customerIds })
    .finished.then(() => {
      for (const customerId of customerIds) parts.emit({ kind: 'changed', topic: 'answers', customerId });
      parts.onRecomputed();
    })
    .catch(parts.onError);
}

/** The job: recomputes the history of some customers, then their verdicts on stored pages. */
export function reanalysisJob({ customerIds }: OrderOf<'reanalysis'>, context: JobContext): OutcomeOf<'reanalysis'> {
  let answers = 0;
  for (const customerId of customerIds) {
    // Deleted since the job was ordered.
    if (!findCustomer(context.store, customerId)) continue;
    answers += recomputeCustomer(customerId, context);
    context.progress(0, 0, 'Checking the cited pages again');
    checkStoredPages(context.store, customerId, context.checkCancelled);
  }
  return { answers };
}

/**
 * Brings a customer's findings up to date: the brand book from new answers, interrupted imports, then everything stale.
 * Returns the number of answers analysed.
 */
export function recomputeCustomer(customerId: number, context: JobContext, { ahead, recent }: JustStored = {}): number {
  const { store, now, progress, checkCancelled, helpers } = context;
  const categorise = createCategoriser(context.env);
  const imports = listUnfinishedImports(store, customerId);
  progress(0, 0, 'Looking for company names in the answers');
  updateBrandBook(store, customerId, isoInstant(now()), checkCancelled, helpers, ahead);
  const hooks: ReanalysisOptions = {
    progress: (completed, total) => progress(completed, total, 'Analysing the answers'),
    checkCancelled,
    ...(helpers && { helpers }),
    ...(recent && { recent }),
  };
  const imported = reanalyseExecutions(store, customerId, imports, categorise, hooks);
  finishImports(store, imports);
  return imported + recomputeHistory(customerId, categorise, hooks, context);
}

/**
 * Recomputes the stale part of a customer's history, and records why, when, and every score that changed. Continues a
 * recomputation that was interrupted. Returns the number of answers analysed.
 */
export function recomputeHistory(
  customerId: number,
  categorise: CategoriseDomain,
  hooks: ReanalysisOptions,
  { store, now }: Pick<JobContext, 'store' | 'now'>,
): number {
  recategoriseDomains(store, analysisVersion, categorise);
  const stale = listStaleExecutions(store, customerId, analysisVersion);
  if (stale.length === 0) {
    finishInterrupted(store, customerId, now().toISOString());
    return 0;
  }
  const record = beginReanalysis(store, {
    customerId,
    revision: readBrandRevision(store, customerId),
    analysisVersion,
    reason: reasonOf(decisionsSinceLast(store, customerId), stale),
    startedAt: isoInstant(now()),
    answers: stale.reduce((sum, { answers }) => sum + answers, 0),
  });
  const executionIds = stale.map(({ id }) => id);
  const answers = reanalyseExecutions(store, customerId, executionIds, categorise, hooks);
  finishReanalysis(store, record, isoInstant(now()));
  return answers;
}

function reasonOf(decisions: readonly string[], stale: readonly StaleExecution[]): string {
  // Version 0 is no older version: it marks executions analysed in part.
  const isOlder = stale.some(
    (execution) => execution.analysisVersion > 0 && execution.analysisVersion < analysisVersion,
  );
  const reasons = isOlder ? [...decisions, 'A new version of the analysis.'] : decisions;
  return reasons.length === 0 ? 'New company names were found in answers.' : reasons.join(' ');
}
