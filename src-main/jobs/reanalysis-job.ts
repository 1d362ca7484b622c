import { finishImports, listUnfinishedImports } from '#main/store/imports.ts';
import { reanalyse, reanalyseExecutions, type ReanalysisHooks } from '#main/scan/reanalyse.ts';
import { settleCompanies } from '#main/scan/settle-companies.ts';
import { createCategoriser } from '#main/categorise-domain.ts';
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
    context.progress(0, 0, 'Reading the answers for company names');
    const unfinished = listUnfinishedImports(context.store, customerId);
    settleCompanies(context.store, customerId, context.now().toISOString(), context.checkCancelled);
    const hooks: ReanalysisHooks = {
      progress: (completed, total) => context.progress(completed, total, 'Looking through the answers again'),
      checkCancelled: context.checkCancelled,
    };
    answers += reanalyseExecutions(context.store, customerId, unfinished, categorise, hooks);
    finishImports(context.store, unfinished);
    answers += reanalyse(context.store, customerId, categorise, hooks);
  }
  return { answers };
}
