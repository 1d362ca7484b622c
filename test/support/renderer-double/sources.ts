import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { Pace } from './pace.ts';
import { answersIn, domainsIn, scansIn } from './reads.ts';

type Sources = OutputOf<'list-sources'>;
type Article = Sources['articles'][number];
type Check = Article['check'];

const pathsOf = ['categories/crm', 'best-crm-for-agencies', 'pricing'] as const;
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

/** The result of reading a page: each possible one, by its position in the list. */
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

/** Sources that can be checked and recategorised. */
export function createSources(emit: (event: ServiceEvent) => void, pace: Pace) {
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
    checked: articles.filter((article) => article.check.state === 'checked').length,
    mentioning: articles.filter((article) => article.check.mentioned === true).length,
    unreachable: articles.filter((article) => article.check.state === 'unreachable').length,
  });

  function list(request: InputOf<'list-sources'>): Sources {
    const all = articlesOf(request);
    const ofKind = (article: { owner: string; category: string }) =>
      (request.owner === undefined || article.owner === request.owner) &&
      (request.category === undefined || article.category === request.category);
    const shown = all.filter(
      (article) =>
        ofKind(article) &&
        (request.domain === undefined || article.domain === request.domain) &&
        (request.state === undefined || article.check.state === request.state) &&
        (request.competitorsWithoutUs !== true ||
          (article.check.mentioned === false && article.check.competitors.length > 0)),
    );
    const offset = request.offset ?? 0;
    return {
      period: { from: request.from ?? '2026-10-19', to: request.to ?? '2026-11-17' },
      answered: answersIn(scansIn(request)).filter((answer) => answer.outcome === 'answered').length,
      owners: (['owned', 'competitor', 'third_party'] as const).map((owner) => {
        const own = all.filter((article) => article.owner === owner);
        return {
          owner,
          domains: new Set(own.map((article) => article.domain)).size,
          articles: own.length,
          citations: own.reduce((sum, article) => sum + article.count, 0),
        };
      }),
      checks: {
        ...stateCounts(all),
        notChecked: all.filter((article) => article.check.state === 'not_checked').length,
      },
      domains: domainsIn(answersIn(scansIn(request)))
        .map((row) => {
          const category = overrides.get(row.domain) ?? row.category;
          const articles = all.filter((article) => article.domain === row.domain);
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
    const due = articlesOf({ ...scope, from: '2000-01-01' }).filter((article) =>
      urls === undefined ? article.check.state === 'not_checked' : urls.includes(article.url),
    );
    if (due.length === 0) return { jobId: null, articles: 0, outcome: null };
    const jobId = nextJob++;
    const outcome = { checked: 0, unreachable: 0, notChecked: 0 };
    const emitProgress = (state: 'running' | 'done' | 'cancelled', completed: number, message: string) =>
      emit({ kind: 'job', jobId, job: 'article-check', state, completed, total: due.length, message });
    for (const [index, article] of due.entries()) {
      emitProgress('running', index, `Read ${article.domain}`);
      await pace.step();
      if (cancelled.has(jobId)) {
        emitProgress('cancelled', index, 'Cancelled; finished pages are kept.');
        emit({ kind: 'changed', topic: 'answers', customerId: null });
        throw new ServiceError('unavailable', 'Cancelled; finished pages are kept.');
      }
      const read = readPage(article.place);
      checks.set(article.place, read);
      outcome[read.state === 'unreachable' ? 'unreachable' : 'checked'] += 1;
    }
    emitProgress('done', due.length, '');
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
      const automatic = domainsIn([]).find((row) => row.domain === domain)?.category ?? 'other';
      return { domain, category: category ?? automatic };
    },
    setOptions(part: InputOf<'set-article-checks'>): OutputOf<'set-article-checks'> {
      options = { weekly: part.weekly ?? options.weekly, most: part.most ?? options.most };
      return options;
    },
  };
}
