import type { PlanVariation } from './variation.ts';

/** What is going to be asked. */
export interface PlanDesign {
  /** Queries that the work aims at, and others to compare them with; none: the whole group is judged as every change is. */
  readonly aimed: number;
  readonly others: number;
  /** Answers to each query in a scan, from now on and in the scans so far. */
  readonly samples: number;
  readonly samplesBefore: number;
  /** Days from one scan to the next. */
  readonly gapDays: number;
  /** Weeks with scans before the work begins. */
  readonly weeksBefore: number;
  /** How many series of the client are judged, for the whole group; 1 by default. */
  readonly series?: number;
}

/** The largest change a plan considers. */
export const largestChange = 0.6;

/** What simulated courses say of a design. */
export interface PlanResult {
  /** The smallest change, a fraction, that is seen within some weeks with a probability; null if none is. */
  readonly smallestAt: (weeks: number, power: number) => number | null;
}

/**
 * A design as simulated courses of it show: `needed` holds for each course and week, 0 being the first, the smallest change
 * that would have been told in that very week. No change above `largest` is promised.
 */
export function planResult(needed: readonly Float64Array[], largest: number): PlanResult {
  const byWeek = (weeks: number): number[] =>
    needed.map((course) => course.subarray(0, weeks).reduce((least, change) => Math.min(least, change), Infinity));
  return {
    smallestAt(weeks, power) {
      const sorted = byWeek(weeks).toSorted((a, b) => a - b);
      const change = sorted[Math.ceil(power * sorted.length) - 1] ?? Infinity;
      return change > largest ? null : change;
    },
  };
}

/**
 * What a plan's courses are drawn from: the same for the same history, so that a plan can be repeated, and another for another, so
 * that the chance in them differs from group to group.
 */
export const planSeed = ({ rate, withinQuery, scans }: PlanVariation): number =>
  Math.floor(2 ** 32 * ((1_000 * rate + 1_618 * withinQuery + 0.618_034 * scans) % 1));

/** A stream of standard normal numbers (Box and Muller). */
export function normals(random: () => number): () => number {
  const spare = new Float64Array([Number.NaN]);
  return () => {
    const kept = spare[0] ?? Number.NaN;
    if (!Number.isNaN(kept)) {
      spare[0] = Number.NaN;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    spare[0] = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
}
