import type { PlanDesign } from '#main/analysis/effects/plan-result.ts';
import { variationOf, type PlanVariation } from '#main/analysis/effects/variation.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { standingChange } from '#main/analysis/intervals/standing-change.ts';
import { randomAction, simulatedActionDay, type SimulatedAction } from './random-effects.ts';
import { isRise, judgedAction, wasCalled } from './simulated-effects.ts';

/** Plans of simulated groups, and what became of the actions that followed them. */
interface KeptPlans {
  /** Actions after a plan, and those of them that were told in time. */
  readonly planned: number;
  readonly told: number;
  /** The mean change planned with, as a fraction, and how many plans called none visible. */
  readonly change: number;
  readonly without: number;
  /** The standard error of the share told, with groups as clusters. */
  readonly error: number;
}

/** The smallest change that a plan calls visible within some weeks. */
type Promise80 = (design: PlanDesign, variation: PlanVariation, weeks: number) => number | null;

interface PlanRuns {
  readonly groups: number;
  readonly actions: number;
  readonly seed: number;
  readonly promise: Promise80;
  /** What is true of a group, and differs from group to group; nothing by default. */
  readonly truth?: (random: () => number) => Partial<SimulatedAction>;
}

/**
 * Draws groups and the weeks before, plans from these weeks, and lets the same groups go on, each in several ways: other
 * queries are aimed at and other answers come. What was done then changes the queries aimed at by exactly what the plan
 * called visible within `weeks`, as a mean over those weeks. Without others, the change engine judges the group.
 */
export function keptPlans(of: SimulatedAction, weeks: number, runs: PlanRuns): KeptPlans {
  const { aimed, others, weeksBefore, samples = 1 } = of;
  const design = { aimed, others, weeksBefore, samples, samplesBefore: samples, gapDays: 7 };
  const random = seededRandom(runs.seed);
  const seeds = (): (() => number) => {
    const seed = Math.floor(random() * 2 ** 32);
    return () => seed;
  };
  const shares: number[] = [];
  let [told, planned, sum, without] = [0, 0, 0, 0];
  for (let group = 0; group < runs.groups; group++) {
    const past = seeds();
    const spec = { ...of, ...runs.truth?.(random) };
    const before = randomAction({ ...spec, weeksAfter: 0 }, seededRandom(past()));
    const change = runs.promise(design, variationOf(before.scans), weeks);
    if (change === null) {
      without++;
      continue;
    }
    sum += change;
    let toldHere = 0;
    for (let action = 0; action < runs.actions; action++) {
      const future = seeds();
      const firstAimed = Math.floor(random() * (aimed + others));
      const course = { ...spec, weeksAfter: weeks, firstAimed };
      const draw = (effect: number) => [{ ...course, effect }, seededRandom(past()), seededRandom(future())] as const;
      const effect = effectOfSize((size) => randomAction(...draw(size)).truth.at(-1) ?? 0, change);
      if (isTold(...draw(effect))) toldHere++;
    }
    told += toldHere;
    planned += runs.actions;
    shares.push(toldHere / runs.actions);
  }
  const mean = told / planned;
  const spread = shares.reduce((total, share) => total + (share - mean) ** 2, 0) / (shares.length - 1);
  return { planned, told, change: sum / shares.length, without, error: Math.sqrt(spread / shares.length) };
}

/** Whether a rise is told within the weeks: by the comparison, or by the change engine at any scan. */
function isTold(...[spec, past, later]: Parameters<typeof randomAction>): boolean {
  if (spec.others > 0) return wasCalled(judgedAction(spec, past, later).effect, isRise);
  const { scans } = randomAction(spec, past, later);
  return scans.some(
    ({ date }, index) => date >= simulatedActionDay && standingChange(scans.slice(0, index + 1)).verdict === 'rose',
  );
}

/** The effect that moves the mean rate by a fraction, or the largest there is, by the Illinois method (false position). */
function effectOfSize(moved: (effect: number) => number, change: number): number {
  let [low, high] = [0, 4];
  let [below, above] = [-change, moved(high) - change];
  if (above < 0) {
    [low, below, high] = [high, above, 12];
    above = moved(high) - change;
  }
  if (above <= 0) return high;
  for (let step = 0; step < 12; step++) {
    const middle = (low * above - high * below) / (above - below);
    const beyond = moved(middle) - change;
    if (Math.abs(beyond) < 0.0005) return middle;
    if (beyond < 0) [low, below, above] = [middle, beyond, above / 2];
    else [high, above, below] = [middle, beyond, below / 2];
  }
  return high;
}
