import { listCurrentRecommendations } from '#main/store/recommendations.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';

export const recommendationHandlers: HandlersOf<'get-recommendations'> = {
  'get-recommendations': (request, context, caller) => {
    requireCustomer(context, caller, request.customerID);
    return listCurrentRecommendations(context.store, request.customerID, { includeNotActive: false });
  },
};
