import { z } from 'zod';
import type { OutputOf } from '#shared/contract/index.ts';
import { firstOf, tableText } from '../table.ts';
import { scopeOf, tool, viewInput } from '../tool.ts';
import { fromOutside } from '../untrusted.ts';

type Platform = OutputOf<'get-overview'>['platforms'][number];
type Row = OutputOf<'get-portfolio'>['customers'][number];
type ClientRow = { client: Row; platform: Row['platforms'][number] | null };

const limit = z.int().min(1).max(100).optional();
const defaultRows = 15;

const meaning =
  'Percent. low–high: 95 % interval; n: answers; change: verdict of the 30 days against the 90 before, over the same queries, in points.';

const scoreColumns = {
  platform: (row: Platform) => row.platform,
  score: (row: Platform) => row.latest.score.value,
  low: (row: Platform) => row.latest.score.low,
  high: (row: Platform) => row.latest.score.high,
  n: (row: Platform) => row.latest.score.n,
  from: (row: Platform) => row.latest.from,
  to: (row: Platform) => row.latest.to,
  before: (row: Platform) => row.before?.score.value ?? null,
  change: (row: Platform) => row.change.verdict,
  points: (row: Platform) => row.change.difference,
  points_low: (row: Platform) => row.change.low,
  points_high: (row: Platform) => row.change.high,
  paired_queries: (row: Platform) => row.change.pairedQueries,
};

/** All clients, one row for each platform. */
const clients = tool({
  name: 'clients',
  title: 'Clients',
  description:
    'Lists all clients with the 30-day score on each platform, whether it changed, queries won and lost, and alerts waiting. Start here: other tools need the id.',
  input: z.object({}),
  operations: ['get-portfolio'],
  run: async (_input, call) => {
    const { customers } = await call('get-portfolio', {});
    const rows = customers.flatMap((client): ClientRow[] =>
      client.platforms.length === 0
        ? [{ client, platform: null }]
        : client.platforms.map((platform) => ({ client, platform })),
    );
    return tableText<ClientRow>(
      { meaning },
      {
        client: ({ client }) => client.customerId,
        name: ({ client }) => client.name,
        platform: ({ platform }) => platform?.platform ?? null,
        score: ({ platform }) => platform?.latest.score.value ?? null,
        low: ({ platform }) => platform?.latest.score.low ?? null,
        high: ({ platform }) => platform?.latest.score.high ?? null,
        n: ({ platform }) => platform?.latest.score.n ?? 0,
        change: ({ platform }) => platform?.change.verdict ?? null,
        points: ({ platform }) => platform?.change.difference ?? null,
        won: ({ client }) => client.movements.won,
        lost: ({ client }) => client.movements.lost,
        alerts: ({ client }) => client.waiting.alerts,
      },
      rows,
    );
  },
});

/** The score on each platform with interval and change. */
const score = tool({
  name: 'score',
  title: 'Score and change',
  description:
    'The score of a client on each platform with interval and n, and whether it rose or fell. Say "rose" or "fell" only where the verdict says so.',
  input: z.object({
    ...viewInput,
    trend: z.boolean().optional().describe('also the last 12 points of the 30-day score'),
  }),
  operations: ['get-overview'],
  run: async ({ trend, ...view }, call) => {
    const overview = await call('get-overview', scopeOf(view));
    const models = overview.platforms.flatMap(({ platform, change }) =>
      (change.models ?? []).map((model) => ({ platform, ...model })),
    );
    const lines = Object.fromEntries(
      overview.trend.map(({ platform, rolling }) => [
        platform,
        rolling.slice(-12).map(({ date, score: at }) => [date, at]),
      ]),
    );
    const about = {
      meaning,
      ...(models.length === 0 ? {} : { models_replaced_meanwhile: models }),
      ...(trend === true ? { trend: lines } : {}),
    };
    return tableText(about, scoreColumns, overview.platforms);
  },
});

type Company = OutputOf<'get-overview'>['companies'][number];

/** The companies that the answers name. */
const companies = tool({
  name: 'companies',
  title: 'Companies named',
  description:
    'The companies that answers name most, the client among them: share of answers with interval, share of voice, position.',
  input: z.object({ ...viewInput, limit }),
  operations: ['get-overview'],
  run: async ({ limit: most = defaultRows, ...view }, call) => {
    const overview = await call('get-overview', scopeOf(view));
    const { rows, more } = firstOf(overview.companies, most);
    return tableText<Company>(
      { n: overview.answered, period: overview.period, ...more, note: fromOutside },
      {
        company: ({ company }) => company,
        own: ({ own }) => own,
        confirmed: ({ state }) => state === 'confirmed',
        answers: ({ count }) => count,
        percent: ({ percentage }) => percentage,
        low: ({ low }) => low,
        high: ({ high }) => high,
        share_of_voice: ({ shareOfVoice }) => shareOfVoice,
        position: ({ averagePosition }) => averagePosition,
      },
      rows,
    );
  },
});

/** The sites, or the pages of one site, that the answers cite. */
const sources = tool({
  name: 'sources',
  title: 'Sources cited',
  description:
    'The sites that answers cite most; with a domain, its pages and whether each names the client. percent is of n answers.',
  input: z.object({
    ...viewInput,
    domain: z.string().max(253).optional().describe('pages of this site instead'),
    limit,
  }),
  operations: ['list-sources'],
  run: async ({ limit: most = defaultRows, domain, ...view }, call) => {
    const found = await call('list-sources', {
      ...scopeOf(view),
      ...(domain === undefined ? { limit: 1 } : { domain, limit: most }),
    });
    const about = { n: found.answered, period: found.period, note: fromOutside };
    if (domain !== undefined)
      return tableText<(typeof found.articles)[number]>(
        { ...about, ...(found.totalArticles > most ? { of: found.totalArticles } : {}) },
        {
          url: ({ url }) => url,
          title: ({ title }) => title,
          answers: ({ count }) => count,
          percent: ({ percentage }) => percentage,
          names_client: ({ check }) => check.mentioned,
        },
        found.articles,
      );
    const { rows, more } = firstOf(found.domains, most);
    return tableText<(typeof found.domains)[number]>(
      { ...about, ...more },
      {
        domain: (row) => row.domain,
        owner: (row) => row.owner,
        category: (row) => row.category,
        answers: (row) => row.count,
        percent: (row) => row.percentage,
        pages: (row) => row.articles,
      },
      rows,
    );
  },
});

/** The tools that report figures. */
export const figureTools = [clients, score, companies, sources];
