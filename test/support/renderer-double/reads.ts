import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { addDays } from '#shared/domain/dates.ts';
import { percentage } from '#shared/domain/rounding.ts';
import {
  answerOf,
  companies,
  customers,
  domains,
  groups,
  platforms,
  queriesOf,
  scans,
  today,
  type AnswerItem,
  type Scan,
} from './world.ts';

type Scope = InputOf<'get-overview'>;

/** The scans of a scope, by the rules of the contract. */
export function scansIn(scope: Scope): readonly Scan[] {
  const own = scans.filter(
    (scan) =>
      groups.some((group) => group.id === scan.groupId && group.customerId === scope.customerId) &&
      (scope.queryGroupId === undefined || scan.groupId === scope.queryGroupId) &&
      (scope.platform === undefined || scan.platform === scope.platform),
  );
  if (scope.from === undefined && scope.to === undefined) return own.filter((scan) => scan.id % 100 === 51);
  return own.filter((scan) => scan.date >= (scope.from ?? '0000') && scan.date <= (scope.to ?? today));
}

export const answersIn = (list: readonly Scan[]): AnswerItem[] =>
  list.flatMap((scan) => queriesOf(scan.groupId).map((query) => answerOf(scan, query)));

/** Wilson's 95 % interval, percent, one decimal. */
export function rate(answers: readonly AnswerItem[]) {
  const answered = answers.filter((answer) => answer.outcome === 'answered');
  const n = answered.length;
  const successes = answered.filter((answer) => answer.mentioned).length;
  if (n === 0) return { value: null, low: null, high: null, successes, n, exploratory: true };
  const z = 1.96;
  const p = successes / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const round = (value: number) => Math.round(value * 1_000) / 10;
  return { value: round(p), low: round(centre - half), high: round(centre + half), successes, n, exploratory: n < 50 };
}

const outcomesOf = (answers: readonly AnswerItem[], failed = 0) => ({
  asked: answers.length + failed,
  answered: answers.filter((answer) => answer.outcome === 'answered').length,
  noOverview: answers.filter((answer) => answer.outcome === 'no_overview').length,
  refused: answers.filter((answer) => answer.outcome === 'refused').length,
  failed,
});

/** A score, the one before, and their change as the service judges it, roughly. */
function standing(last: string, score: ReturnType<typeof rate>, before: ReturnType<typeof rate> | null) {
  const difference = Math.round(((score.value ?? 0) - (before?.value ?? 0)) * 10) / 10;
  const verdict = difference > 7 ? ('rose' as const) : difference < -7 ? ('fell' as const) : ('within_noise' as const);
  return {
    latest: { from: addDays(last, -29), to: last, score },
    before: before === null ? null : { from: addDays(last, -119), to: addDays(last, -30), score: before },
    change:
      before === null
        ? {
            verdict: 'too_early_to_tell' as const,
            difference: null,
            low: null,
            high: null,
            pairedQueries: 0,
            unpairedQueries: 0,
          }
        : { verdict, difference, low: difference - 7, high: difference + 7, pairedQueries: 20, unpairedQueries: 1 },
  };
}

function platformScore(platform: string, current: readonly Scan[]): OutputOf<'get-overview'>['platforms'][number] {
  const mine = current.filter((scan) => scan.platform === platform);
  const earlier = scans.filter((scan) => mine.some((latest) => latest.id - 1 === scan.id));
  return {
    platform,
    ...standing(mine.at(-1)?.date ?? today, rate(answersIn(mine)), mine.length === 0 ? null : rate(answersIn(earlier))),
    outcomes: outcomesOf(answersIn(mine), platform === 'chatgpt' ? 2 : 0),
    lastScanDate: mine.at(-1)?.date ?? null,
    executions: mine.length,
  };
}

export function companiesIn(answers: readonly AnswerItem[]): OutputOf<'get-overview'>['companies'] {
  const answered = answers.filter((answer) => answer.outcome === 'answered');
  return companies
    .map((company, index) => {
      const count = answered.filter((answer) =>
        index === 0 ? answer.mentioned : (answer.queryId + answer.competitors * index) % (index + 2) === 0,
      ).length;
      const percent = percentage(count, answered.length);
      return {
        company,
        count,
        percentage: percent,
        brandId: index + 1,
        own: index === 0,
        state: index > 9 ? ('candidate' as const) : ('confirmed' as const),
        probability: index > 9 ? 0.95 - index / 50 : null,
        low: Math.max(0, percent - 6),
        high: Math.min(100, percent + 6),
        shareOfVoice: index > 9 ? null : Math.round(percent * 9) / 10,
        shareOfMentions: index > 9 ? null : Math.round(percent * 2) / 10,
        averagePosition: count === 0 ? null : 1 + (index % 4) + 0.4,
        firstNamedShare: count === 0 ? null : index === 0 ? 40 : 12.5,
      };
    })
    .toSorted((a, b) => b.count - a.count);
}

export function domainsIn(answers: readonly AnswerItem[]) {
  const answered = answers.filter((answer) => answer.outcome === 'answered').length;
  return domains.map(([domain, category], index) => ({
    domain,
    category,
    count: Math.round(answered * 0.61 * 0.82 ** index),
    percentage: percentage(Math.round(answered * 0.61 * 0.82 ** index), answered),
  }));
}

export const recommendations = (customerId: number): OutputOf<'get-recommendations'> =>
  customerId === 3
    ? [
        {
          id: 1,
          title: 'Answer the r/CRM threads the platforms read',
          task: '1. Reply to the three threads below with what Tessel does for **agencies**.\n2. Link the [agency page](https://tessel.example/agencies) once, not more.',
          data_points:
            '- Reddit is cited in **31 %** of answers (n = 118)\n- Tessel is named in 12 % of those (n = 37)',
          why_important:
            'Reddit is the third most cited source, and the threads cited there name HubSpot and Pipedrive but not you.',
          platform: 'Community forum',
          status: 'New',
          date: '2026-11-16',
          query_group_id: 11,
          take_action_url: 'https://www.reddit.com/r/CRM/',
          references: [{ source_id: 1, source_url: 'https://www.reddit.com/r/CRM/comments/abc123' }],
        },
        {
          id: 2,
          title: 'Get listed in “Best CRM for agencies” on G2',
          task: 'Ask ten clients for a review on G2.',
          data_points: '- g2.com is cited in 61 % of answers (n = 118)',
          why_important: 'G2 is the most cited domain and its agency list does not include you.',
          platform: 'Review site',
          status: 'In Progress',
          date: '2026-11-16',
          query_group_id: 11,
          take_action_url: null,
          references: [],
        },
        {
          id: 3,
          title: 'Publish a pricing comparison',
          task: 'Write a page that compares prices.',
          data_points: '- Price is asked about in 8 of 40 queries',
          why_important: 'Where price is asked about, competitors’ pricing pages are cited.',
          platform: 'Own website',
          status: 'New',
          date: '2026-11-09',
          query_group_id: 12,
          take_action_url: 'https://tessel.example/pricing',
          references: [],
        },
      ]
    : [];

const behindRecommendations = [
  { rule: 'domains-that-matter', priority: 64.2, evidence: { cited: { successes: 37, n: 118 }, domain: 'reddit.com' } },
  { rule: 'domains-that-matter', priority: 41, evidence: { cited: { successes: 72, n: 118 }, domain: 'g2.com' } },
  { rule: 'own-pages-not-cited', priority: 12.5, evidence: { queries: 8, ofQueries: 40 } },
];

/** A line whose numbers are figures with answers behind them. */
const evidenceLine = (line: string): OutputOf<'list-recommendations'>[number]['points'][number] =>
  line.split(/(\d+ of \d+ \w+)/).map((text, index) => ({
    text,
    answers: index % 2 === 1 ? { from: '2026-10-21', to: '2026-11-17', domain: 'reddit.com' } : null,
  }));

/** The same recommendations with the evidence behind each. */
export const listedRecommendations = (customerId: number): OutputOf<'list-recommendations'> =>
  recommendations(customerId).map((recommendation, index) => ({
    ...recommendation,
    rule: 'nobody-named',
    priority: 0,
    evidence: {},
    points: recommendation.data_points.split('\n').map((line) => evidenceLine(line.replace(/^- /, ''))),
    exploratory: index === 1,
    ...behindRecommendations[index],
    firstFound: '2026-11-09',
    queryGroupName: groups.find((group) => group.id === recommendation.query_group_id)?.name ?? '',
  }));

export const madeReports = (customerId: number): OutputOf<'list-reports'> =>
  (['pdf', 'pptx'] as const).map((format, index) => ({
    reportId: index + 1,
    customerId,
    customerName: 'Tessel CRM',
    createdAt: '2026-11-16T09:30:00Z',
    format,
    from: '2026-08-18',
    to: '2026-11-16',
    title: 'Tessel CRM in AI answers',
    sections: ['summary', 'method'],
    file: `/reports/Tessel CRM 2026-11-16.${format}`,
    bytes: 480_000,
    answers: 118,
    present: index === 0,
  }));

export function overview(scope: Scope): OutputOf<'get-overview'> {
  const current = scansIn(scope);
  const answers = answersIn(current);
  const own = scansIn({ ...scope, from: scope.from ?? '2000-01-01' });
  const shownPlatforms = platforms.filter((platform) => scope.platform === undefined || platform === scope.platform);
  const moved = answers
    .filter((answer) => answer.outcome === 'answered')
    .map(({ answerId, queryId, query, platform, mentioned }) => ({
      mentioned,
      movement: { answerId, queryId, query, platform },
    }));
  return {
    period: { from: scope.from ?? '2026-10-19', to: scope.to ?? '2026-11-17' },
    answered: answers.filter((answer) => answer.outcome === 'answered').length,
    confirmedCompetitors: 2,
    platforms: current.length === 0 ? [] : shownPlatforms.map((platform) => platformScore(platform, current)),
    trend: shownPlatforms.map((platform) => {
      const points = own
        .filter((scan) => scan.platform === platform)
        .map((scan) => ({ scan, measure: rate(answersIn([scan])) }));
      const dates = [...new Set(points.map(({ scan }) => scan.date))].toSorted();
      return {
        platform,
        scans: points.map(({ scan, measure }) => ({
          date: scan.date,
          score: measure.value ?? 0,
          low: measure.low,
          high: measure.high,
          n: measure.n,
          executionId: scan.id,
        })),
        rolling: dates.map((date) => {
          const inWindow = points.filter(({ scan }) => scan.date <= date && scan.date > addDays(date, -30));
          const score =
            Math.round((inWindow.reduce((sum, point) => sum + (point.measure.value ?? 0), 0) / inWindow.length) * 10) /
            10;
          return { date, score, low: Math.max(0, score - 8), high: Math.min(100, score + 8) };
        }),
      };
    }),
    companies: companiesIn(answers),
    domains: domainsIn(answers),
    movements: {
      comparedWith: '2026-11-10',
      won: moved
        .filter((change) => change.mentioned)
        .slice(0, 11)
        .map((change) => change.movement),
      lost: moved
        .filter((change) => !change.mentioned)
        .slice(3, 7)
        .map((change) => change.movement),
    },
    recommendations: recommendations(scope.customerId),
  };
}

export function listAnswers(request: InputOf<'list-answers'>): OutputOf<'list-answers'> {
  let list = answersIn(
    request.executionId === undefined ? scansIn(request) : scans.filter((scan) => scan.id === request.executionId),
  );
  if (request.search !== undefined)
    list = list.filter((answer) => answer.query.toLowerCase().includes((request.search ?? '').toLowerCase()));
  if (request.mentioned !== undefined) list = list.filter((answer) => answer.mentioned === request.mentioned);
  if (request.outcome !== undefined) list = list.filter((answer) => answer.outcome === request.outcome);
  if (request.queryId !== undefined) list = list.filter((answer) => answer.queryId === request.queryId);
  if (request.brandId !== undefined)
    list = list.filter((answer) =>
      request.brandId === 1
        ? answer.mentioned
        : answer.topCompetitors.includes(companies[(request.brandId ?? 1) - 1] ?? ''),
    );
  const key = request.sort ?? 'date';
  const sign = request.descending === true ? -1 : 1;
  list = list.toSorted(
    (a, b) => sign * ((a[key] ?? 99) < (b[key] ?? 99) ? -1 : (a[key] ?? 99) > (b[key] ?? 99) ? 1 : 0),
  );
  const offset = request.offset ?? 0;
  return { total: list.length, answers: list.slice(offset, offset + (request.limit ?? 50)) };
}

export const listCustomers = (
  empty: boolean,
  withoutBranded: (customerId: number) => boolean = () => false,
): OutputOf<'list-customers'> =>
  customers.map((customer) => ({
    ...customer,
    organizationId: 1,
    createdAt: '2025-11-01T09:00:00Z',
    queryGroups: empty ? 0 : groups.filter((group) => group.customerId === customer.id).length,
    lastScanAt: empty ? null : '2026-11-17T05:40:00Z',
    latestScore: empty || customer.id === 2 ? null : 41.3 + customer.id * 6,
    withoutBranded: withoutBranded(customer.id),
    tags: [],
  }));

export const listQueryGroups = (customerId: number): OutputOf<'list-query-groups'> =>
  groups
    .filter((group) => group.customerId === customerId)
    .map((group) => ({
      id: group.id,
      customerId,
      name: group.name,
      status: group.status,
      groupType: 'original',
      websiteUrl: 'https://tessel.example',
      keywords: 'crm for agencies, simple crm, small business crm',
      language: group.language,
      countryCode: group.country,
      createdAt: '2025-11-01T09:00:00Z',
      activeQueries: 40,
      nextScanSamples: null,
      platforms: [...platforms],
      lastScanAt: '2026-11-17T05:40:00Z',
      nextRunAt: group.status === 'Active' ? '2026-11-24T05:00:00Z' : null,
      latestScores: platforms.map((platform, index) => ({
        platform,
        from: '2026-10-19',
        to: '2026-11-17',
        score: rate(answersIn(scans.filter((scan) => scan.id === group.id * 1_000 + index * 100 + 51))),
      })),
    }));

export function growth(request: InputOf<'get-customer-growth-stats'>): OutputOf<'get-customer-growth-stats'> {
  const ofCustomer = groups.filter((group) => group.customerId === request.customerID);
  const trendOf = (queryGroupId: number) =>
    overview({
      customerId: request.customerID,
      queryGroupId,
      ...(request.aiPlatform === undefined ? {} : { platform: request.aiPlatform }),
    }).trend;
  return {
    perScan: ofCustomer.map((group) => ({
      queryGroupId: group.id,
      queryGroupTitle: group.name,
      data: trendOf(group.id).flatMap((entry) =>
        entry.scans.map((scan) => ({
          date: scan.date,
          aiPlatform: entry.platform,
          score: scan.score,
          executionId: scan.executionId,
        })),
      ),
    })),
    overview: ofCustomer.map((group) => ({
      queryGroupId: group.id,
      queryGroupTitle: group.name,
      data: trendOf(group.id).flatMap((entry) =>
        entry.rolling.map((point) => ({
          startDate: addDays(point.date, -29),
          endDate: point.date,
          aiPlatform: entry.platform,
          score: point.score,
        })),
      ),
    })),
  };
}

/** Every group's trend with the last 30 days against the 30 before. */
export function groupGrowth(request: InputOf<'get-growth'>): OutputOf<'get-growth'> {
  return groups
    .filter(
      (group) =>
        group.customerId === request.customerId &&
        (request.queryGroupId === undefined || group.id === request.queryGroupId),
    )
    .map((group) => ({
      queryGroupId: group.id,
      queryGroupName: group.name,
      platforms: overview({ ...request, queryGroupId: group.id }).trend.map((entry) => {
        const last = entry.scans.at(-1)?.date ?? today;
        const scoreOf = (from: string, to: string) => ({
          from,
          to,
          score: rate(
            answersIn(
              scansIn({ customerId: request.customerId, queryGroupId: group.id, platform: entry.platform, from, to }),
            ),
          ),
        });
        return {
          ...entry,
          ...standing(
            last,
            scoreOf(addDays(last, -29), last).score,
            scoreOf(addDays(last, -119), addDays(last, -30)).score,
          ),
        };
      }),
    }));
}

export function domainStats(request: InputOf<'get-domain-stats'>): OutputOf<'get-domain-stats'> {
  const scope: Scope = {
    customerId: request.customerID,
    ...(request.queryGroupID === undefined ? {} : { queryGroupId: request.queryGroupID }),
    ...(request.startDate === undefined ? {} : { from: request.startDate }),
    ...(request.endDate === undefined ? {} : { to: request.endDate }),
    ...(request.aiPlatform === undefined ? {} : { platform: request.aiPlatform }),
  };
  const list = domainsIn(answersIn(scansIn(scope)));
  return {
    domainStats: list,
    articleStats: list.flatMap(({ domain, count, percentage: percent }, index) =>
      Array.from({ length: 3 }, (_, part) => ({
        url: `https://www.${domain}/${['categories/crm', 'best-crm-for-agencies', 'pricing'][part]}`,
        count: Math.round(count / (part + 1.3)),
        percentage: Math.round((percent / (part + 1.3)) * 10) / 10,
        isCustomerMentioned: (index + part) % 3 === 0,
      })),
    ),
  };
}
