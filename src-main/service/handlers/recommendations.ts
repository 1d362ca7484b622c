import { notFound } from '#shared/contract/errors.ts';
import type { RecommendationOutcome } from '#main/recommend/recommendation-job.ts';
import type { RewordingOutcome } from '#main/recommend/rewording-job.ts';
import {
  findRecommendationCustomer,
  listCurrentRecommendations,
  setRecommendationStatus,
} from '#main/store/recommendations.ts';
import { listRecommendationsToReword } from '#main/store/recommendation-wordings.ts';
import { readRecommendations } from '#main/results/recommendations.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
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
    requireCustomer(context, caller, customerId);
    setRecommendationStatus(context.store, request.recommendationId, request.status);
    return { status: request.status };
  },

  'refresh-recommendations': async (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    const outcome = (await context.jobs.start('recommendations', { customerIds: [request.customerId] })
      .finished) as RecommendationOutcome;
    return { recommendations: outcome.recommendations };
  },

  'reword-recommendations': async (request, context, caller) => {
    const { customerId } = request;
    requireCustomer(context, caller, customerId);
    requireModel(context);
    const recommendations = listRecommendationsToReword(context.store, customerId).length;
    if (recommendations === 0) return { jobId: null, recommendations, outcome: null };
    const { jobId, finished } = context.jobs.start('rewording', { customerId });
    const done = finished.finally(() => context.emit({ kind: 'changed', topic: 'recommendations', customerId }));
    // A caller that does not wait learns of a failure from the job's event.
    done.catch(() => {});
    return { jobId, recommendations, outcome: request.wait ? ((await done) as RewordingOutcome) : null };
  },
};
