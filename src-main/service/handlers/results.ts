import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { toSecond } from '#shared/domain/dates.ts';
import { companyShares, isPublished } from '#main/results/companies.ts';
import { readPublishedDomains } from '#main/results/domains.ts';
import { readPublishedGrowth } from '#main/results/growth.ts';
import { platformsOf, queryResults, queryTexts } from '#main/store/statistics/query-results.ts';
import { artifactPath } from '../artifacts.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
import { publishedScope } from '../read-scope.ts';
import type { Caller } from '../service.ts';

/**
 * Executions read at once. Of a long list one: other requests are served between two of them, and the text of one is small enough to
 * be collected early; larger ones are kept until hundreds of megabytes are.
 */
const atOnce = { list: 1, whole: 16 };

/** The rows of `get-queries` in pieces, by execution newest first: two years of answers are never held at once. */
function* queryRows(
  request: ParsedOf<'get-queries'>,
  context: ServiceContext,
  caller: Caller,
  executionsAtOnce = atOnce.list,
): Generator<OutputOf<'get-queries'>> {
  const { store } = context;
  const scope = publishedScope(context, caller, request);
  const platforms = platformsOf(store, scope);
  const texts = new Map<number, string>();
  for (let first = 0; first < scope.executionIds.length; first += executionsAtOnce) {
    const executionIds = scope.executionIds.slice(first, first + executionsAtOnce);
    const rows = queryResults(store, { ...scope, executionIds });
    const unread = rows.filter(({ queryId }) => !texts.has(queryId)).map(({ queryId }) => queryId);
    if (unread.length > 0) for (const [queryId, text] of queryTexts(store, unread)) texts.set(queryId, text);
    yield rows.map(({ queryId, executionId, capturedAt, mentioned }) => ({
      query: texts.get(queryId) ?? '',
      query_id: queryId,
      execution_id: executionId,
      date: toSecond(capturedAt),
      is_product_in_results: mentioned,
      ai_platform: platforms.get(executionId) ?? '',
      resources_data_path: artifactPath(executionId, queryId, 'resources.json'),
      competitors_data_path: artifactPath(executionId, queryId, 'competitors.json'),
      query_results_path: artifactPath(executionId, queryId, 'answer.md'),
    }));
  }
}

/** Reads whose reply is a list that may be long, in pieces. */
export const rowStreams = { 'get-queries': queryRows } as const;

/** Figures of the published interface: queries, companies, domains and articles, growth. */
export const resultHandlers: HandlersOf<
  'get-queries' | 'get-companies-stats' | 'get-domain-stats' | 'get-customer-growth-stats'
> = {
  'get-queries': (request, context, caller) => [...queryRows(request, context, caller, atOnce.whole)].flat(),

  'get-companies-stats': (request, context, caller) =>
    companyShares(context.store, publishedScope(context, caller, request))
      .filter(isPublished)
      .map(({ company, count, percentage }) => ({
        company,
        count,
        percentage,
      })),

  'get-domain-stats': (request, context, caller) =>
    readPublishedDomains(context.store, request.customerID, publishedScope(context, caller, request)),

  'get-customer-growth-stats': (request, context, caller) => {
    requireCustomer(context, caller, request.customerID);
    return readPublishedGrowth({ customerId: request.customerID, platform: request.aiPlatform ?? null }, context);
  },
};
