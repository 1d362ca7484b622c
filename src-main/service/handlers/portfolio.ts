import { refreshClientSummaries } from '#main/findings/refresh-client-summaries.ts';
import { summaryVersion, type ClientSummary } from '#main/results/client-summary.ts';
import { readPortfolio } from '#main/results/portfolio.ts';
import { readClientSummaries } from '#main/store/client-summaries.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import type { HandlersOf } from '../context.ts';
import { organizationOf } from '../ownership.ts';
import { nextRuns } from '../next-runs.ts';

/** All clients beside each other. */
export const portfolioHandlers: HandlersOf<'get-portfolio'> = {
  'get-portfolio': async (_request, context, caller) => {
    const computed = await refreshClientSummaries(context);
    const stored = [...readClientSummaries(context.store, summaryVersion)].map(
      ([customerId, summary]) => [customerId, JSON.parse(summary) as ClientSummary] as const,
    );
    const portfolio = readPortfolio(
      context,
      new Map([...computed, ...stored]),
      (customerId) => context.scan.budget.reserved({ customerId }),
      nextRuns(context),
    );
    const own = organizationOf(caller);
    if (own === null) return portfolio;
    const reached = new Set(listCustomerSummaries(context.store, own).map(({ id }) => id));
    return { ...portfolio, customers: portfolio.customers.filter(({ customerId }) => reached.has(customerId)) };
  },
};
