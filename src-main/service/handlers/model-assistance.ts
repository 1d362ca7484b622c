import { readsModelCandidates, setReadsModelCandidates } from '#main/models/model-settings.ts';
import { countAnswered, countAnswersRead, listAnswersUnread } from '#main/store/model-candidates.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
import { startJob } from '../start-job.ts';
import { requireModel } from './portrayal.ts';

const readAtOnce = 100;

/** AI assistance in finding company names. */
export const modelAssistanceHandlers: HandlersOf<
  'get-model-assistance' | 'set-model-assistance' | 'discover-with-model'
> = {
  'get-model-assistance': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    return {
      discovery: readsModelCandidates(context.store),
      model: context.model(),
      answersRead: countAnswersRead(context.store, request.customerId, Number.MAX_SAFE_INTEGER),
      answers: countAnswered(context.store, request.customerId),
    };
  },

  'set-model-assistance': (request, context) => {
    if (request.discovery) requireModel(context);
    if (request.discovery !== readsModelCandidates(context.store)) {
      setReadsModelCandidates(context.store, request.discovery);
      // The model's findings count from now on, or no longer.
      context.recomputeInBackground(listCustomerSummaries(context.store, null).map((customer) => customer.id));
    }
    return { discovery: request.discovery };
  },

  'discover-with-model': async (request, context, caller) => {
    const { id } = requireCustomer(context, caller, request.customerId);
    requireModel(context);
    const most = request.most ?? readAtOnce;
    const answers = listAnswersUnread(context.store, id, most).length;
    if (answers === 0) return { jobId: null, answers, outcome: null };
    const started = await startJob(
      context,
      'model-discovery',
      { customerId: id, most },
      { wait: request.wait, onEnd: () => context.recomputeInBackground([id]) },
    );
    return { ...started, answers };
  },
};
