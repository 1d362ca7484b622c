import { blocksIn, changeWindows } from '#main/analysis/intervals/change-windows.ts';
import { outcomeMatrix } from '#main/analysis/intervals/outcome-matrix.ts';
import {
  knownCorrelation,
  scanVariation,
  type KnownCorrelation,
  type ScanVariation,
} from '#main/analysis/intervals/scan-variation.ts';
import type { ReadStore } from '#main/store/open.ts';
import { withAllQueries } from '#main/store/queries-only.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { pointsOnPlatform } from '#main/store/statistics/query-outcomes.ts';
import { remember, stateOf } from './remembered.ts';
import { readScans } from './series-evidence.ts';

/** Enough for some hundred degrees of freedom, and read in milliseconds. */
const othersRead = { groups: 16, scans: 10 };

/** How much the last scans of a group on a platform vary, with what orders groups. */
export interface GroupVariation {
  readonly queryGroupId: number;
  readonly platform: string;
  readonly lastScan: string;
  readonly firstExecutionId: number;
  readonly variation: ScanVariation;
}

/** What other groups of the workspace show of how much the scans of a platform vary, for a series of some groups. */
export type KnownVariation = (platform: string, ownGroupIds: readonly number[]) => KnownCorrelation;

/** Groups by their last scan, newest first. */
const newestFirst = (groups: readonly GroupVariation[]): GroupVariation[] =>
  groups.toSorted((a, b) => compare(b.lastScan, a.lastScan) || a.queryGroupId - b.queryGroupId);

/** What the first 16 of some groups show, without a series' own. */
const correlationOf = (groups: readonly GroupVariation[], ownGroupIds: readonly number[]): KnownCorrelation =>
  knownCorrelation(
    groups
      .slice(0, othersRead.groups + ownGroupIds.length)
      .filter(({ queryGroupId }) => !ownGroupIds.includes(queryGroupId))
      .slice(0, othersRead.groups)
      .toSorted((a, b) => a.firstExecutionId - b.firstExecutionId)
      .map(({ variation }) => variation),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Reads what other groups show from their scans, with all their queries; for the series of one reply, whose groups are read
 * once.
 */
export function readKnownVariation(shown: ReadStore): KnownVariation {
  const store = withAllQueries(shown);
  const read = new Map<string, GrowthPoint[]>();
  return (platform, ownGroupIds) => {
    const groups = othersRead.groups + ownGroupIds.length;
    const name = `${platform} ${groups}`;
    const points = read.get(name) ?? pointsOnPlatform(store, platform, { ...othersRead, groups });
    read.set(name, points);
    const others = points.filter(({ queryGroupId }) => !ownGroupIds.includes(queryGroupId));
    const variation: Vary = (scans) =>
      remember(store, `variation ${platform} ${scans[0]?.queryGroupId}`, stateOf(scans), () =>
        variationOf(store, scans),
      );
    return correlationOf(newestFirst(groupVariations(others, variation)), ownGroupIds);
  };
}

/** What other groups show, of variations that are known already. */
export function knownVariationOf(groups: readonly GroupVariation[]): KnownVariation {
  const byPlatform = Map.groupBy(newestFirst(groups), ({ platform }) => platform);
  return (platform, ownGroupIds) => correlationOf(byPlatform.get(platform) ?? [], ownGroupIds);
}

type Vary = (scans: readonly GrowthPoint[]) => ScanVariation;

/** How much some scans of a group on a platform vary. */
export function variationOf(store: ReadStore, scans: readonly GrowthPoint[]): ScanVariation {
  const matrix = outcomeMatrix(readScans(store, scans, null));
  return scanVariation(matrix, blocksIn(changeWindows(matrix.dates).windows));
}

/** The variation of each group in the last of some scans, oldest first, on one platform; without groups scanned only once. */
export const groupVariations = (points: readonly GrowthPoint[], variation: Vary): GroupVariation[] =>
  [...Map.groupBy(points, ({ queryGroupId }) => queryGroupId)]
    .filter(([, scans]) => scans.length > 1)
    .map(([queryGroupId, scans]) => {
      const last = scans.slice(-othersRead.scans).toSorted((a, b) => a.executionId - b.executionId);
      return {
        queryGroupId,
        platform: last[0]?.platform ?? '',
        lastScan: scans.at(-1)?.date ?? '',
        firstExecutionId: last[0]?.executionId ?? 0,
        variation: variation(last),
      };
    });
