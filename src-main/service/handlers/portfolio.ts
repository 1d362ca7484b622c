import { refreshClientSummaries } from '#main/findings/refresh-client-summaries.ts';
import { summaryVersion, type ClientSummary } from '#main/results/client-summary.ts';
import { readPortfolio } from '#main/results/portfolio.ts';
import { readClientSummaries } from '#main/store/client-summaries.ts';
import type { HandlersOf } from '../context.ts';
import { nextRuns } from '../next-runs.ts';

/** All clients beside each other. */
export const portfolioHandlers: HandlersOf<'get-portfolio'> = {
  'get-portfolio': async (_request, context) => {
    const computed = await refreshClientSummaries(context);
    const stored = [...readClientSummaries(context.store, summaryVersion)].map(
      ([customerId, summary]) => [customerId, JSON.parse(summary) as ClientSummary] as const,
    );
    return readPortfolio(
      context,
      new Map([...computed, ...stored]),
      (customerId) => context.scan.budget.reserved({ customerId }),
      nextRuns(context),
    );
  },
};
