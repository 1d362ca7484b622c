import type { OutputOf } from '#shared/contract/index.ts';
import { overview } from './reads.ts';
import { customers, today } from './world.ts';

type Portfolio = OutputOf<'get-portfolio'>;
export type PortfolioRow = Portfolio['customers'][number];

/** The row of a client of the made-up world; odd ones have troubles. */
function rowOf({ id, name, websiteUrl }: (typeof customers)[number], index: number): PortfolioRow {
  const { platforms, trend, period, movements } = overview({ customerId: id });
  const scores = platforms.map(({ latest }) => latest.score.value ?? 0);
  const isTroubled = index % 2 === 1;
  return {
    customerId: id,
    name,
    websiteUrl,
    tags: index === 0 ? [] : index % 2 === 0 ? ['Retail'] : ['Retail', 'Travel'],
    queryGroups: 2 + (index % 3),
    withoutBranded: index === 3,
    nextRunAt: index % 4 === 3 ? null : `2026-11-2${4 + (index % 5)}T05:00:00Z`,
    score: scores.length === 0 ? null : Math.round((10 * scores.reduce((a, b) => a + b, 0)) / scores.length) / 10,
    platforms: platforms.map(({ platform, latest, before, change }) => ({
      platform,
      latest,
      before,
      change,
      line: (trend.find((entry) => entry.platform === platform)?.rolling ?? []).map(({ date, score }) => ({
        date,
        score,
      })),
    })),
    period: platforms.length === 0 ? null : period,
    confirmedCompetitors: index === 2 ? 0 : 9,
    shareOfVoice: index === 2 || platforms.length === 0 ? null : 31.5 + index,
    movements: {
      comparedWith: platforms.length === 0 ? null : movements.comparedWith,
      won: movements.won.length,
      lost: movements.lost.length,
    },
    waiting: {
      candidates: index,
      mentions: 3 * index,
      portrayals: isTroubled ? 12 : 0,
      recommendations: 4,
      alerts: index === 0 ? 2 : 0,
    },
    scans: isTroubled
      ? {
          running: 1,
          waiting: 1,
          failed: 1,
          problems: [
            {
              executionId: 151,
              queryGroupName: 'Password managers',
              platform: 'chatgpt',
              state: 'failed',
              why: 'OpenAI: the account has no credit left.',
            },
            {
              executionId: 251,
              queryGroupName: 'Password managers',
              platform: 'aioverview',
              state: 'waiting',
              why: 'The monthly cap of the workspace, $25.00, has no room for another answer.',
            },
          ],
        }
      : { running: 0, waiting: 0, failed: 0, problems: [] },
    spend: {
      capUsd: index % 3 === 0 ? 10 : null,
      spentUsd: 3.2 * (index + 1),
      unconfirmedUsd: 0,
      reservedUsd: 0,
      unpricedRequests: 0,
    },
  };
}

/** The list of clients; with a number, as many by repeating them under other names, one of them very long. */
export function portfolio(count: number = customers.length): Portfolio {
  const rows = customers.map(rowOf);
  return {
    month: today.slice(0, 7),
    renewsOn: '2026-12-01',
    customers: Array.from({ length: count }, (_, index) => {
      const row = rows[index % rows.length];
      if (row === undefined) throw new RangeError('the world has no clients');
      return index < rows.length ? row : { ...row, customerId: 1_000 + index, name: `${row.name} ${index}` };
    }),
  };
}
