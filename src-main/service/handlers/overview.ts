import { narrowed } from '#main/findings/narrow-queries.ts';
import { readGrowth } from '#main/results/growth.ts';
import { companyShares, isPublished } from '#main/results/companies.ts';
import { readLabelScores } from '#main/results/label-scores.ts';
import { readOverview } from '#main/results/overview.ts';
import { readQueryCompanies } from '#main/results/query-companies.ts';
import { readQueryRates } from '#main/results/query-rates.ts';
import { viewExecutions } from '#main/results/view-executions.ts';
import type { HandlersOf } from '../context.ts';
import { requireView } from '../read-scope.ts';

const defaultCompanies = 10;

/** How visible the customer is, how that changes, how each query does, and which queries name which company. */
export const overviewHandlers: HandlersOf<
  'get-overview' | 'get-growth' | 'get-query-companies' | 'get-query-rates' | 'get-label-scores' | 'get-company-shares'
> = {
  'get-overview': (request, context, caller) => {
    requireView(context, caller, request);
    return readOverview(request, narrowed(context, request));
  },

  'get-growth': (request, context, caller) => {
    requireView(context, caller, request);
    return readGrowth(request, narrowed(context, request));
  },

  'get-query-companies': (request, context, caller) => {
    requireView(context, caller, request);
    return readQueryCompanies(request, narrowed(context, request), request.companies ?? defaultCompanies);
  },

  'get-query-rates': (request, context, caller) => {
    requireView(context, caller, request);
    return readQueryRates(request, narrowed(context, request));
  },

  'get-label-scores': (request, context, caller) => {
    requireView(context, caller, request);
    return readLabelScores(request, narrowed(context, request));
  },

  'get-company-shares': (request, context, caller) => {
    requireView(context, caller, request);
    const shown = narrowed(context, request);
    return companyShares(shown.store, viewExecutions(shown, request))
      .filter(isPublished)
      .map(({ company, count, percentage }) => ({ company, count, percentage }));
  },
};
