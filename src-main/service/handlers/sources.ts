import { ServiceError, invalidRequest } from '#shared/contract/errors.ts';
import { normaliseUrl } from '#main/analysis/citations/normalise-url.ts';
import {
  readArticleCheckOptions,
  readLastWeeklyCheck,
  writeArticleCheckOptions,
} from '#main/findings/article-check-settings.ts';
import { narrowed } from '#main/findings/narrow-queries.ts';
import { startArticleCheck } from '#main/findings/start-article-check.ts';
import { findCitedArticles } from '#main/store/article-pages.ts';
import { readSources } from '#main/results/sources.ts';
import { latestExecutions, viewExecutions, viewPeriod } from '#main/results/view-executions.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { requireView } from '../read-scope.ts';

const defaultChecks = 50;

/** The sources that answers cite, and checks of the cited pages. */
export const sourceHandlers: HandlersOf<'list-sources' | 'check-articles' | 'set-article-checks'> = {
  'list-sources': (request, context, caller) => {
    requireView(context, caller, request);
    const shown = narrowed(context, request);
    return {
      ...readSources(shown.store, request, viewExecutions(shown, request)),
      period: viewPeriod(shown, request),
      checkable: context.env !== 'sample',
      options: readArticleCheckOptions(context.store),
      lastWeeklyCheck: readLastWeeklyCheck(context.store, request.customerId),
    };
  },

  'check-articles': async (request, context, caller) => {
    requireView(context, caller, request);
    const scope = latestExecutions(narrowed(context, request), request);
    if (context.env === 'sample')
      throw new ServiceError(
        'invalid_request',
        'The pages cited in the sample are invented, and their texts simulated: none is fetched. Check articles in your own workspace.',
      );
    const started = startArticleCheck(context, {
      scope,
      most: request.most ?? defaultChecks,
      ...(request.urls && { articles: namedArticles(context, request.customerId, request.urls) }),
    });
    if (started === null) return { jobId: null, articles: 0, outcome: null };
    const { jobId, articles } = started;
    return { jobId, articles, outcome: request.wait ? await started.finished : null };
  },

  'set-article-checks': (request, context) => {
    const options = { ...readArticleCheckOptions(context.store) };
    if (request.weekly !== undefined) options.weekly = request.weekly;
    if (request.most !== undefined) options.most = request.most;
    writeArticleCheckOptions(context.store, options);
    return options;
  },
};

/** The cited articles at some addresses, normalised first; throws if none is cited at one of them. */
function namedArticles(context: ServiceContext, customerId: number, urls: readonly string[]) {
  const addresses = urls.map((url) => normaliseUrl(url) ?? url);
  const found = findCitedArticles(context.store, customerId, addresses);
  const known = new Set(found.map((article) => article.address));
  const missing = urls.findIndex((_, index) => !known.has(addresses[index] ?? ''));
  if (missing >= 0) throw invalidRequest(`urls.${missing}`, `no answer of this customer cites ${urls[missing]}`);
  return found;
}
