import { readGrowth } from '#main/results/growth.ts';
import { readOverview } from '#main/results/overview.ts';
import { readQueryCompanies } from '#main/results/query-companies.ts';
import { readQueryRates } from '#main/results/query-rates.ts';
import type { HandlersOf } from '../context.ts';
import { figuresScope, requireView } from '../read-scope.ts';

const defaultCompanies = 10;

/** How visible the customer is, how that changes, how each query does, and which queries name which company. */
export const overviewHandlers: HandlersOf<'get-overview' | 'get-growth' | 'get-query-companies' | 'get-query-rates'> = {
  'get-overview': (request, context, caller) => {
    requireView(context, caller, request);
    return readOverview(request, context);
  },

  'get-growth': (request, context, caller) => {
    requireView(context, caller, request);
    return readGrowth(request, context);
  },

  'get-query-companies': (request, context, caller) =>
    readQueryCompanies(context.store, figuresScope(context, caller, request), request.companies ?? defaultCompanies),

  'get-query-rates': (request, context, caller) => {
    requireView(context, caller, request);
    return readQueryRates(request, context);
  },
};
