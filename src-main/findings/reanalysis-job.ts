import { checkStoredPages } from './check-stored-pages.ts';
import { createCategoriser } from './categorise-domain.ts';
import { reanalyseExecutions, type ReanalysisHooks } from './reanalyse.ts';
import { updateBrandBook } from './update-brand-book.ts';
import type { CategoriseDomain } from '#main/store/answer-findings.ts';
import { finishImports, listUnfinishedImports } from '#main/store/imports.ts';
import type { JobContext } from '#main/jobs/job.ts';
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
    checkStoredPages(context.store, customerId, context.checkCancelled);
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
  updateBrandBook(store, customerId, context.now().toISOString(), context.checkCancelled);
  const imported = reanalyseExecutions(store, customerId, unfinished, categorise, hooks);
  finishImports(store, unfinished);
  return imported + recomputeHistory(customerId, categorise, hooks, context);
}
