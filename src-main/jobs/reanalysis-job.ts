import { judgeKeptPages } from '#main/articles/judge-pages.ts';
import { createCategoriser } from '#main/categorise-domain.ts';
import { reanalyseExecutions, type ReanalysisHooks } from '#main/scan/reanalyse.ts';
import { settleCompanies } from '#main/scan/settle-companies.ts';
import type { CategoriseDomain } from '#main/store/derived.ts';
import { finishImports, listUnfinishedImports } from '#main/store/imports.ts';
import type { JobContext } from './job.ts';
import { recomputeHistory } from './recompute-history.ts';

export interface ReanalysisOrder {
  readonly customerIds: readonly number[];
}

export interface ReanalysisOutcome {
  /** Answers looked through again. */
  readonly answers: number;
}

/** Settles the companies of some customers and recomputes what became stale, one customer after the other. */
export function reanalysisJob({ customerIds }: ReanalysisOrder, context: JobContext): ReanalysisOutcome {
  const categorise = createCategoriser(context.env);
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
  return imported + recomputeHistory(customerId, categorise, hooks, context);
}
