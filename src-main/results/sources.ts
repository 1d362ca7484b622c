import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import { percentage } from '#shared/domain/rounding.ts';
import { listOverriddenDomains } from '#main/store/domains.ts';
import type { ReadStore } from '#main/store/open.ts';
import { checkDetails } from '#main/store/statistics/check-details.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';
import { sourceStatistics, type SourceCount } from '#main/store/statistics/source-statistics.ts';
import { domainShares } from './domains.ts';

type Sources = OutputOf<'list-sources'>;
type SourceFigures = Omit<Sources, 'period' | 'checkable' | 'options' | 'lastWeeklyCheck'>;
type Filter = ParsedOf<'list-sources'>;
type Owner = Sources['owners'][number]['owner'];

const owners = ['owned', 'competitor', 'third_party'] as const;
const defaultArticles = 200;

/** The domains and articles that the answers of a scope cite, who owns them, and what the page checks found. */
export function readSources(store: ReadStore, request: Filter, scope: ExecutionScope): SourceFigures {
  const { customerId, offset = 0, limit = defaultArticles } = request;
  const all = sourceStatistics(store, customerId, scope);
  const urls = request.urls === undefined ? null : new Set(request.urls);
  const matching = all.filter((source) => (urls === null || urls.has(source.url)) && isSourceIncluded(source, request));
  return {
    answered: scope.answered,
    owners: owners.map((owner) => ownerFigures(all, owner)),
    checks: { ...checkCounts(all), notChecked: all.filter((source) => source.state === null).length },
    domains: domainFigures(store, request, scope, all),
    totalArticles: matching.length,
    articles: articleFigures(store, customerId, matching.slice(offset, offset + limit), scope.answered),
  };
}

const ownerOf = (category: DomainCategory): Owner =>
  category === 'owned' || category === 'competitor' ? category : 'third_party';

function ownerFigures(all: readonly SourceCount[], owner: Owner): Sources['owners'][number] {
  const sources = all.filter((source) => ownerOf(source.category) === owner);
  return {
    owner,
    domains: new Set(sources.map((source) => source.domain)).size,
    articles: sources.length,
    citations: sources.reduce((sum, source) => sum + source.count, 0),
  };
}

function domainFigures(
  store: ReadStore,
  request: Filter,
  scope: ExecutionScope,
  all: readonly SourceCount[],
): Sources['domains'] {
  const byDomain = Map.groupBy(all, (source) => source.domain);
  const overridden = listOverriddenDomains(store, request.customerId);
  const automatic = new Map(overridden.map((domain) => [domain.name, domain.automatic]));
  return domainShares(store, request.customerId, scope)
    .map((row) => ({ ...row, owner: ownerOf(row.category) }))
    .filter((row) => isCategoryIncluded(row.category, request))
    .map((row) => {
      const articles = byDomain.get(row.domain) ?? [];
      const automaticCategory = automatic.get(row.domain) ?? null;
      return { ...row, automaticCategory, articles: articles.length, ...checkCounts(articles) };
    });
}

const checkState = (source: SourceCount): Sources['articles'][number]['check']['state'] => {
  if (source.state === null) return 'not_checked';
  return source.state === 'unreachable' ? 'unreachable' : 'checked';
};

const isCategoryIncluded = (category: DomainCategory, request: Filter): boolean =>
  (request.owner === undefined || ownerOf(category) === request.owner) &&
  (request.category === undefined || category === request.category);

const isSourceIncluded = (source: SourceCount, request: Filter): boolean =>
  isCategoryIncluded(source.category, request) &&
  (request.domain === undefined || source.domain === request.domain) &&
  (request.state === undefined || checkState(source) === request.state) &&
  (request.competitorsWithoutUs !== true || (source.state === 'not_mentioned' && source.namesCompetitor === 1));

function checkCounts(sources: readonly SourceCount[]): { checked: number; mentioning: number; unreachable: number } {
  const inState = (state: SourceCount['state']): number => sources.filter((source) => source.state === state).length;
  const mentioning = inState('mentioned');
  return { checked: mentioning + inState('not_mentioned'), mentioning, unreachable: inState('unreachable') };
}

function articleFigures(
  store: ReadStore,
  customerId: number,
  sources: readonly SourceCount[],
  answered: number,
): Sources['articles'] {
  const ids = sources.map((source) => source.urlId);
  const details = new Map(checkDetails(store, customerId, ids).map((row) => [row.urlId, row]));
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
        state: checkState(source),
        mentioned: source.state === null || isUnreachable ? null : source.state === 'mentioned',
        reason: source.reason,
        message: isUnreachable ? (detail?.message ?? null) : null,
        checkedAt: source.checkedAt,
        evidence: detail?.evidence ?? null,
        competitors: [...(detail?.competitors ?? [])],
      },
    };
  });
}
