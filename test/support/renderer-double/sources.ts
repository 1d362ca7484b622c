import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import { answersIn, domainsIn, scansIn } from './reads.ts';

type Sources = OutputOf<'list-sources'>;
type Article = Sources['articles'][number];
type Check = Article['check'];

const pathsOf = ['categories/crm', 'best-crm-for-agencies', 'pricing'] as const;
const tickMs = 120;
const at = '2026-11-18T06:00:00Z';
const nothing: Check = {
  state: 'not_checked',
  mentioned: null,
  reason: null,
  message: null,
  checkedAt: null,
  evidence: null,
  competitors: [],
};

/** What reading a page brings: each of the ends there are, by its place in the list. */
function readPage(place: number): Check {
  switch (place % 4) {
    case 0:
      return {
        ...nothing,
        state: 'checked',
        mentioned: true,
        checkedAt: at,
        evidence: 'Tessel CRM is the one small agencies stay with.',
        competitors: [{ brandId: 2, name: 'HubSpot' }],
      };
    case 1:
      return {
        ...nothing,
        state: 'checked',
        mentioned: false,
        checkedAt: at,
        competitors: [
          { brandId: 2, name: 'HubSpot' },
          { brandId: 3, name: 'Pipedrive' },
        ],
      };
    case 2:
      return {
        ...nothing,
        state: 'unreachable',
        reason: 'status',
        message: 'The site answered with HTTP status 403.',
        checkedAt: at,
      };
    default:
      return { ...nothing, state: 'checked', mentioned: false, checkedAt: at };
  }
}

const ownerOf = (category: DomainCategory): Article['owner'] =>
  category === 'owned' || category === 'competitor' ? category : 'third_party';

/** Sources that can be checked and put into other categories. */
export function createSources(emit: (event: ServiceEvent) => void) {
  const overrides = new Map<string, DomainCategory>();
  /** The first eight pages were read before; the rest are not checked yet. */
  const checks = new Map<number, Check>(Array.from({ length: 8 }, (_, place) => [place, readPage(place)]));
  const cancelled = new Set<number>();
  let options = { weekly: true, most: 100 };
  let nextJob = 500;

  const articlesOf = (request: InputOf<'list-sources'>): (Article & { place: number })[] =>
    domainsIn(answersIn(scansIn(request))).flatMap(({ domain, category: automatic, count, percentage }, index) =>
      pathsOf.map((path, part) => {
        const category = overrides.get(domain) ?? automatic;
        const place = index * pathsOf.length + part;
        return {
          place,
          url: `https://${domain}/${path}`,
          title: part === 2 ? '' : `${path.replaceAll('-', ' ')} on ${domain}`,
          domain,
          category,
          owner: ownerOf(category),
          count: Math.round(count / (part + 1.3)),
          percentage: Math.round((percentage / (part + 1.3)) * 10) / 10,
          check: checks.get(place) ?? nothing,
        };
      }),
    );
  const stateCounts = (articles: readonly Article[]) => ({
    checked: articles.filter((one) => one.check.state === 'checked').length,
    mentioning: articles.filter((one) => one.check.mentioned === true).length,
    unreachable: articles.filter((one) => one.check.state === 'unreachable').length,
  });

  function list(request: InputOf<'list-sources'>): Sources {
    const all = articlesOf(request);
    const ofKind = (one: { owner: string; category: string }) =>
      (request.owner === undefined || one.owner === request.owner) &&
      (request.category === undefined || one.category === request.category);
    const shown = all.filter(
      (one) =>
        ofKind(one) &&
        (request.domain === undefined || one.domain === request.domain) &&
        (request.state === undefined || one.check.state === request.state) &&
        (request.competitorsWithoutUs !== true || (one.check.mentioned === false && one.check.competitors.length > 0)),
    );
    const offset = request.offset ?? 0;
    return {
      answered: answersIn(scansIn(request)).filter((one) => one.outcome === 'answered').length,
      owners: (['owned', 'competitor', 'third_party'] as const).map((owner) => {
        const own = all.filter((one) => one.owner === owner);
        return {
          owner,
          domains: new Set(own.map((one) => one.domain)).size,
          articles: own.length,
          citations: own.reduce((sum, one) => sum + one.count, 0),
        };
      }),
      checks: { ...stateCounts(all), notChecked: all.filter((one) => one.check.state === 'not_checked').length },
      domains: domainsIn(answersIn(scansIn(request)))
        .map((row) => {
          const category = overrides.get(row.domain) ?? row.category;
          const articles = all.filter((one) => one.domain === row.domain);
          return {
            ...row,
            category,
            owner: ownerOf(category),
            automaticCategory: overrides.has(row.domain) ? row.category : null,
            articles: articles.length,
            ...stateCounts(articles),
          };
        })
        .filter(ofKind),
      totalArticles: shown.length,
      articles: shown
        .toSorted((a, b) => b.count - a.count)
        .slice(offset, offset + (request.limit ?? 200))
        .map(({ place: _, ...article }) => article),
      checkable: true,
      options,
      lastWeeklyCheck: '2026-11-16T03:00:00Z',
    };
  }

  async function check(request: InputOf<'check-articles'>): Promise<OutputOf<'check-articles'>> {
    const { urls, most: _most, wait: _wait, ...scope } = request;
    const due = articlesOf({ ...scope, from: '2000-01-01' }).filter((one) =>
      urls === undefined ? one.check.state === 'not_checked' : urls.includes(one.url),
    );
    if (due.length === 0) return { jobId: null, articles: 0, outcome: null };
    const jobId = nextJob++;
    const outcome = { checked: 0, unreachable: 0, notChecked: 0 };
    const tell = (state: 'running' | 'done' | 'cancelled', completed: number, message: string) =>
      emit({ kind: 'job', jobId, job: 'article-check', state, completed, total: due.length, message });
    for (const [index, article] of due.entries()) {
      tell('running', index, `Read ${article.domain}`);
      await new Promise((resolve) => setTimeout(resolve, tickMs));
      if (cancelled.has(jobId)) {
        tell('cancelled', index, 'Cancelled; what was finished before is kept.');
        emit({ kind: 'changed', topic: 'answers', customerId: null });
        throw new ServiceError('unavailable', 'Cancelled; what was finished before is kept.');
      }
      const read = readPage(article.place);
      checks.set(article.place, read);
      outcome[read.state === 'unreachable' ? 'unreachable' : 'checked'] += 1;
    }
    tell('done', due.length, '');
    emit({ kind: 'changed', topic: 'answers', customerId: null });
    return { jobId, articles: due.length, outcome };
  }

  return {
    list,
    check,
    cancel: (jobId: number) => cancelled.add(jobId),
    setCategory({ domain, category }: InputOf<'set-domain-category'>): OutputOf<'set-domain-category'> {
      if (category === null) overrides.delete(domain);
      else overrides.set(domain, category);
      emit({ kind: 'changed', topic: 'answers', customerId: 3 });
      const automatic = domainsIn([]).find((one) => one.domain === domain)?.category ?? 'other';
      return { domain, category: category ?? automatic };
    },
    setOptions(part: InputOf<'set-article-checks'>): OutputOf<'set-article-checks'> {
      options = { weekly: part.weekly ?? options.weekly, most: part.most ?? options.most };
      return options;
    },
  };
}
