import { readOverview } from '#main/results/overview.ts';
import type { HandlersOf } from '../context.ts';
import { requireView } from '../read-scope.ts';

/** How visible the customer is, and whether that changes. */
export const overviewHandlers: HandlersOf<'get-overview'> = {
  'get-overview': (request, context, caller) => {
    requireView(context, caller, request);
    return readOverview(request, context);
  },
};
