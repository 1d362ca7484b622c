import { ServiceError, invalidRequest } from '#shared/contract/errors.ts';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import { percentage } from '#shared/domain/rounding.ts';
import { normaliseUrl } from '#main/analysis/citations/normalise-url.ts';
import {
  readArticleCheckOptions,
  readLastWeeklyCheck,
  writeArticleCheckOptions,
} from '#main/findings/article-check-settings.ts';
import { startArticleCheck } from '#main/findings/start-article-check.ts';
import { listOverriddenDomains } from '#main/store/domain-overrides.ts';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import { checkDetails } from '#main/store/statistics/check-details.ts';
import { sourceStatistics, type SourceCount } from '#main/store/statistics/source-statistics.ts';
import { findCitedArticles } from '#main/store/article-pages.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { viewedScope } from '../read-scope.ts';

type Sources = OutputOf<'list-sources'>;
type Owner = Sources['owners'][number]['owner'];

const shownArticles = 200;
const checkedAtOnce = 50;

/** What answers cite, and what the cited pages say. */
export const sourceHandlers: HandlersOf<'list-sources' | 'check-articles' | 'set-article-checks'> = {
  'list-sources': (request, context, caller) => {
    const { store } = context;
    const scope = viewedScope(context, caller, request);
    const all = sourceStatistics(store, request.customerId, scope);
    const shown = all.filter((source) => isAskedFor(source, request));
    const offset = request.offset ?? 0;
    const page = shown.slice(offset, offset + (request.limit ?? shownArticles));
    const byDomain = Map.groupBy(all, (source) => source.domain);
    const automatic = new Map(listOverriddenDomains(store, request.customerId).map((one) => [one.name, one.automatic]));
    return {
      answered: scope.answered,
      owners: (['owned', 'competitor', 'third_party'] as const).map((owner) => {
        const own = all.filter((source) => ownerOf(source.category) === owner);
        return {
          owner,
          domains: new Set(own.map((source) => source.domain)).size,
          articles: own.length,
          citations: own.reduce((sum, source) => sum + source.count, 0),
        };
      }),
      checks: { ...checksOf(all), notChecked: all.filter((source) => source.state === null).length },
      domains: domainStatistics(store, request.customerId, scope)
        .map((row) => ({ ...row, percentage: percentage(row.count, scope.answered), owner: ownerOf(row.category) }))
        .filter((row) => isCategoryAskedFor(row.category, request))
        .map((row) => {
          const articles = byDomain.get(row.domain) ?? [];
          const automaticCategory = automatic.get(row.domain) ?? null;
          return { ...row, automaticCategory, articles: articles.length, ...checksOf(articles) };
        }),
      totalArticles: shown.length,
      articles: describeArticles(context, request.customerId, page, scope.answered),
      checkable: context.env !== 'sample',
      options: readArticleCheckOptions(store),
      lastWeeklyCheck: readLastWeeklyCheck(store, request.customerId),
    };
  },

  'check-articles': async (request, context, caller) => {
    const scope = viewedScope(context, caller, request);
    if (context.env === 'sample')
      throw new ServiceError(
        'invalid_request',
        'The pages that the sample cites are invented and stand nowhere: there is nothing to read. Check articles in your own workspace.',
      );
    const started = startArticleCheck(context, {
      scope,
      most: request.most ?? checkedAtOnce,
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

const ownerOf = (category: DomainCategory): Owner =>
  category === 'owned' || category === 'competitor' ? category : 'third_party';

const stateOf = (source: SourceCount): OutputOf<'list-sources'>['articles'][number]['check']['state'] => {
  if (source.state === null) return 'not_checked';
  return source.state === 'unreachable' ? 'unreachable' : 'checked';
};

const isCategoryAskedFor = (category: DomainCategory, request: ParsedOf<'list-sources'>): boolean =>
  (request.owner === undefined || ownerOf(category) === request.owner) &&
  (request.category === undefined || category === request.category);

const isAskedFor = (source: SourceCount, request: ParsedOf<'list-sources'>): boolean =>
  isCategoryAskedFor(source.category, request) &&
  (request.domain === undefined || source.domain === request.domain) &&
  (request.state === undefined || stateOf(source) === request.state) &&
  (request.competitorsWithoutUs !== true || (source.state === 'not_mentioned' && source.namesCompetitor === 1));

function checksOf(articles: readonly SourceCount[]): { checked: number; mentioning: number; unreachable: number } {
  const inState = (state: SourceCount['state']): number => articles.filter((one) => one.state === state).length;
  const mentioning = inState('mentioned');
  return { checked: mentioning + inState('not_mentioned'), mentioning, unreachable: inState('unreachable') };
}

function describeArticles(
  context: ServiceContext,
  customerId: number,
  sources: readonly SourceCount[],
  answered: number,
): Sources['articles'] {
  const ids = sources.map((source) => source.urlId);
  const details = new Map(checkDetails(context.store, customerId, ids).map((row) => [row.urlId, row]));
  return sources.map((source) => {
    const detail = details.get(source.urlId);
    const isUnreachable = source.state === 'unreachable';
    return {
      url: source.url,
      title: source.title,
      domain: source.domain,
      category: source.category,
      owner: ownerOf(source.category),
      count: source.count,
      percentage: percentage(source.count, answered),
      check: {
        state: stateOf(source),
        mentioned: source.state === null || isUnreachable ? null : source.state === 'mentioned',
        reason: source.reason,
        message: isUnreachable ? (detail?.message ?? null) : null,
        checkedAt: source.checkedAt,
        evidence: detail?.evidence ?? null,
        competitors:
          detail === undefined ? [] : (JSON.parse(detail.competitors) as { brandId: number; name: string }[]),
      },
    };
  });
}

/** The cited articles under some addresses, in whatever spelling they were given. */
function namedArticles(context: ServiceContext, customerId: number, urls: readonly string[]) {
  const addresses = urls.map((url) => normaliseUrl(url) ?? url);
  const found = findCitedArticles(context.store, customerId, addresses);
  const known = new Set(found.map((article) => article.address));
  const missing = urls.findIndex((_, index) => !known.has(addresses[index] ?? ''));
  if (missing >= 0) throw invalidRequest(`urls.${missing}`, `no answer of this customer cites ${urls[missing]}`);
  return found;
}
