import type { ReanalysisOutcome } from '#main/findings/reanalysis-job.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';

/** Long work: asked for, and asked to stop. */
export const jobHandlers: HandlersOf<'reanalyse' | 'cancel-job'> = {
  reanalyse: async (request, context, caller) => {
    const customerIds =
      request.customerId === undefined
        ? listCustomerSummaries(context.store, null).map((customer) => customer.id)
        : [requireCustomer(context, caller, request.customerId).id];
    const outcome = (await context.jobs.start('reanalysis', { customerIds }).finished) as ReanalysisOutcome;
    return { answers: outcome.answers };
  },
  'cancel-job': (request, context) => ({ cancelling: context.jobs.cancel(request.jobId) }),
};
