import type { JudgedKind } from '#shared/contract/workspace/alerts.ts';
import { addDays } from '#shared/domain/dates.ts';
import { historyDays } from '#main/analysis/intervals/change-windows.ts';
import type { ReadStore } from '#main/store/open.ts';
import { watchedExecutions } from '#main/store/statistics/watched-counts.ts';
import type { KnownVariation } from './known-variation.ts';
import { seriesOfKind, watchedKinds, watchScans } from './series-of-kind.ts';
import type { SeriesCounts, Watched } from './watched-series.ts';

/**
 * The series of a customer over the year that ends with its last scan. `isWatched`: whether a rule reaches a series; one of a
 * single group is watched only if a rule names the group.
 */
export function readWatched(
  store: ReadStore,
  customerId: number,
  known: KnownVariation,
  isWatched: (kind: JudgedKind, platform: string, queryGroupId: number | null) => boolean,
  groupsWithRules: readonly number[],
): Watched {
  const last = watchedExecutions(store, customerId, '0000-01-01').at(-1)?.date;
  const executions = last === undefined ? [] : watchedExecutions(store, customerId, addDays(last, -historyDays));
  const counts: SeriesCounts = {};
  const series = [...Map.groupBy(executions, ({ platform }) => platform)].flatMap(([platform, onPlatform]) => {
    const groupIds = [...new Set(onPlatform.map(({ queryGroupId }) => queryGroupId))];
    const scopes = [null, ...groupsWithRules.filter((id) => groupIds.includes(id))];
    return scopes.flatMap((queryGroupId) => {
      const scans = onPlatform.filter((scan) => queryGroupId === null || scan.queryGroupId === queryGroupId);
      const watched = watchScans(store, {
        customerId,
        platform,
        queryGroupId,
        scans,
        known: known(platform, groupIds),
      });
      return watchedKinds.flatMap((kind) => {
        if (!isWatched(kind, platform, queryGroupId)) return [];
        const found = seriesOfKind[kind](watched);
        counts[kind] = (counts[kind] ?? 0) + found.watched;
        return found.series;
      });
    });
  });
  return { executions, series, counts };
}
