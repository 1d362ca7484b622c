import type { OutputOf } from '#shared/contract/index.ts';

export type Reanalysis = OutputOf<'list-reanalyses'>[number];

/** The change of score of one query group on one platform in a re-analysis. */
export interface ScoreMove {
  readonly queryGroupName: string;
  readonly platform: string;
  readonly scans: number;
  /** Mean over its changed scans, percent. */
  readonly before: number;
  readonly after: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Groups the changed scans by query group and platform, largest change first. */
export function scoreMoves(changes: Reanalysis['changes']): ScoreMove[] {
  return [...Map.groupBy(changes, (change) => JSON.stringify([change.queryGroupName, change.platform])).values()]
    .map((ofGroup) => ({
      queryGroupName: ofGroup[0]?.queryGroupName ?? '',
      platform: ofGroup[0]?.platform ?? '',
      scans: ofGroup.length,
      before: mean(ofGroup.map((change) => change.scoreBefore)),
      after: mean(ofGroup.map((change) => change.scoreAfter)),
    }))
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
