import type { OutputOf } from '#shared/contract/index.ts';

export type Reanalysis = OutputOf<'list-reanalyses'>[number];

/** How the scores of one query group on one platform moved by a re-analysis. */
export interface ScoreMove {
  readonly queryGroupName: string;
  readonly platform: string;
  readonly scans: number;
  /** Means over its changed scans, percent. */
  readonly before: number;
  readonly after: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Gathers the changed scans by query group and platform, the largest change first. */
export function scoreMoves(changes: Reanalysis['changes']): ScoreMove[] {
  return [...Map.groupBy(changes, (one) => JSON.stringify([one.queryGroupName, one.platform])).values()]
    .map((ofOne) => ({
      queryGroupName: ofOne[0]?.queryGroupName ?? '',
      platform: ofOne[0]?.platform ?? '',
      scans: ofOne.length,
      before: mean(ofOne.map((one) => one.scoreBefore)),
      after: mean(ofOne.map((one) => one.scoreAfter)),
    }))
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
