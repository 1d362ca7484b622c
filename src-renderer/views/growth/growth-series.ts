import type { OutputOf } from '#shared/contract/index.ts';
import type { Filters } from '../../app/address.ts';
import type { Trend } from '../../charts/trend-options.ts';

type Growth = OutputOf<'get-customer-growth-stats'>;

export interface GroupGrowth {
  readonly groupId: number;
  readonly title: string;
  readonly trend: Trend;
}

const within = (date: string, { from, to }: Pick<Filters, 'from' | 'to'>) =>
  (from === null || date >= from) && (to === null || date <= to);

/** The growth of each query group as a trend per platform, kept to the chosen group and period. */
export function groupGrowth(growth: Growth, filters: Pick<Filters, 'group' | 'from' | 'to'>): GroupGrowth[] {
  const rollingOf = new Map(growth.overview.map((one) => [one.queryGroupId, one.data]));
  return growth.perScan
    .filter((one) => filters.group === null || one.queryGroupId === filters.group)
    .map((one) => {
      const scans = one.data.filter((point) => within(point.date, filters));
      const rolling = (rollingOf.get(one.queryGroupId) ?? []).filter((point) => within(point.endDate, filters));
      const platforms = [...new Set([...scans, ...rolling].map((point) => point.aiPlatform))];
      return {
        groupId: one.queryGroupId,
        title: one.queryGroupTitle,
        trend: platforms.map((platform) => ({
          platform,
          scans: scans
            .filter((point) => point.aiPlatform === platform)
            .map((point) => ({
              date: point.date,
              score: point.score,
              low: null,
              high: null,
              n: 0,
              executionId: point.executionId,
            })),
          rolling: rolling
            .filter((point) => point.aiPlatform === platform)
            .map((point) => ({ date: point.endDate, score: point.score })),
        })),
      };
    })
    .filter((one) => one.trend.length > 0);
}
