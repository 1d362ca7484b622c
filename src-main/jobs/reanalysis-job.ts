import { judgeKeptPages } from '#main/articles/judge-pages.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { createCategoriser } from '#main/categorise-domain.ts';
import { reanalyse, reanalyseExecutions, type ReanalysisHooks } from '#main/scan/reanalyse.ts';
import { settleCompanies } from '#main/scan/settle-companies.ts';
import type { CategoriseDomain } from '#main/store/derived.ts';
import { findCustomer } from '#main/store/customers.ts';
import { finishImports, listUnfinishedImports } from '#main/store/imports.ts';
import {
  decisionsSinceLast,
  finishReanalysis,
  beginReanalysis,
  readCounts,
  type CountChange,
  type Counts,
} from '#main/store/reanalyses.ts';
import { listStaleExecutions } from '#main/store/stale-executions.ts';
import type { JobContext } from './job.ts';

export interface ReanalysisOrder {
  readonly customerIds: readonly number[];
}

export interface ReanalysisOutcome {
  /** Answers looked through again. */
  readonly answers: number;
}

/** Settles the companies of some customers and recomputes what became stale, one customer after the other. */
export function reanalysisJob({ customerIds }: ReanalysisOrder, context: JobContext): ReanalysisOutcome {
  const categorise = createCategoriser();
  let answers = 0;
  for (const customerId of customerIds) {
    answers += reanalyseCustomer(customerId, categorise, context);
    context.progress(0, 0, 'Looking through the cited pages again');
    judgeKeptPages(context.store, customerId, context.checkCancelled);
  }
  return { answers };
}

function reanalyseCustomer(customerId: number, categorise: CategoriseDomain, context: JobContext): number {
  const { store } = context;
  const hooks: ReanalysisHooks = {
    progress: (completed, total) => context.progress(completed, total, 'Looking through the answers again'),
    checkCancelled: context.checkCancelled,
  };
  const unfinished = listUnfinishedImports(store, customerId);
  context.progress(0, 0, 'Reading the answers for company names');
  settleCompanies(store, customerId, context.now().toISOString(), context.checkCancelled);
  const imported = reanalyseExecutions(store, customerId, unfinished, categorise, hooks);
  finishImports(store, unfinished);
  const stale = listStaleExecutions(store, customerId, analysisVersion);
  if (stale.length === 0) return imported;

  const decisions = decisionsSinceLast(store, customerId);
  const { id, before } = beginReanalysis(store, {
    customerId,
    revision: findCustomer(store, customerId)?.brand_revision ?? 0,
    analysisVersion,
    reason: decisions.length === 0 ? 'New company names were found in answers.' : decisions.join(' '),
    startedAt: context.now().toISOString(),
    answers: stale.reduce((sum, execution) => sum + execution.answers, 0),
    before: readCounts(store, customerId),
  });
  const answers = reanalyse(store, customerId, categorise, hooks);
  finishReanalysis(store, id, {
    finishedAt: context.now().toISOString(),
    changes: countChanges(before, readCounts(store, customerId)),
  });
  return imported + answers;
}

function countChanges(before: Counts, after: Counts): CountChange[] {
  return [...after].flatMap(([executionId, now]) => {
    const then = before.get(executionId);
    return then === undefined || (then.mentioned === now.mentioned && then.answered === now.answered)
      ? []
      : [{ executionId, before: then, after: now }];
  });
}
