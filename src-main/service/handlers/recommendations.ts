import { notFound } from '#shared/contract/errors.ts';
import {
  findRecommendationCustomer,
  listCurrentRecommendations,
  setRecommendationStatus,
} from '#main/store/recommendations.ts';
import { listRecommendationsToReword } from '#main/store/recommendation-wordings.ts';
import { readRecommendations } from '#main/results/recommendations.ts';
import type { HandlersOf } from '../context.ts';
import { orMissing, requireCustomer } from '../ownership.ts';
import { startJob } from '../start-job.ts';
import { requireModel } from './portrayal.ts';

/** Recommendations, their status, and their wording. */
export const recommendationHandlers: HandlersOf<
  | 'get-recommendations'
  | 'list-recommendations'
  | 'set-recommendation-status'
  | 'refresh-recommendations'
  | 'reword-recommendations'
> = {
  'get-recommendations': (request, context, caller) => {
    requireCustomer(context, caller, request.customerID);
    return listCurrentRecommendations(context.store, request.customerID, { includeNotActive: false });
  },

  'list-recommendations': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    return readRecommendations(context.store, request.customerId);
  },

  'set-recommendation-status': (request, context, caller) => {
    const customerId = findRecommendationCustomer(context.store, request.recommendationId);
    if (customerId === undefined) throw notFound('recommendation', request.recommendationId);
    orMissing(notFound('recommendation', request.recommendationId), () => requireCustomer(context, caller, customerId));
    setRecommendationStatus(context.store, request.recommendationId, request.status);
    return { status: request.status };
  },

  'refresh-recommendations': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    return context.jobs.start('recommendations', { customerIds: [request.customerId] }).finished;
  },

  'reword-recommendations': async (request, context, caller) => {
    const { customerId } = request;
    requireCustomer(context, caller, customerId);
    requireModel(context);
    const recommendations = listRecommendationsToReword(context.store, customerId).length;
    if (recommendations === 0) return { jobId: null, recommendations, outcome: null };
    const started = await startJob(
      context,
      'rewording',
      { customerId },
      { wait: request.wait, onEnd: () => context.emit({ kind: 'changed', topic: 'recommendations', customerId }) },
    );
    return { ...started, recommendations };
  },
};
