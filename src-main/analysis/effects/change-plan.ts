import { addDays } from '#shared/domain/dates.ts';
import { blocksIn, changeWindows, comparedDays } from '#main/analysis/intervals/change-windows.ts';
import type { Rows } from '#main/analysis/intervals/outcome-matrix.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { judgeChange } from '#main/analysis/intervals/standing-change.ts';
import { movementCourse, shownSince } from './movement-course.ts';
import { effectsOfSize, presumedEffectSpread, roomFor } from './plan-draws.ts';
import { presumedOf } from './plan-presumed.ts';
import { largestChange, normals, planResult, planSeed, type PlanDesign, type PlanResult } from './plan-result.ts';
import { movementsOf, spreadWithin } from './query-movement.ts';
import { scanCorrelations } from './scan-correlation.ts';
import type { PlanVariation } from './variation.ts';

const courses = 400;
const mostScansBefore = 52;
const precision = 0.001;
const stepOfSearch = 0.05;

/**
 * A change of a whole group as the change engine judges it (`judgeChange`), scan by scan. The scans so far are those of the
 * group, because the engine will judge by them again; what comes is drawn, with a variance, movements (`movementsOf`) and a correlation
 * of scans (`scanCorrelations`) as likely as the history leaves them (assurance: O'Hagan, Stevens and Campbell, Pharmaceutical
 * Statistics 4 (2005) 187). The engine takes the variance of a query over both sides, so that a gain of g in a of n scans adds g²a(n − a) ÷ n(n − 1).
 */
export function changePlan(design: PlanDesign, variation: PlanVariation, weeks: number): PlanResult {
  const { gapDays, aimed: queries } = design;
  const before = Math.min(mostScansBefore, Math.floor((7 * design.weeksBefore) / gapDays));
  const after = Math.floor((7 * weeks) / gapDays);
  const rows = before + after;
  const days = Array.from({ length: rows }, (_, scan) => addDays('2026-01-01', Math.round(scan * gapDays)));
  const looks = Array.from({ length: after }, (_, index) => {
    const { windows, look } = changeWindows(days.slice(0, before + index + 1));
    return { ...windows, look, blocks: blocksIn(windows) };
  });
  const { presumed, rates, more } = presumedOf(design, variation);
  const random = seededRandom(planSeed(variation));
  const normal = normals(random);
  const known = before === 0 ? [] : variation.deviations.slice(-before);
  const compared = { start: Math.max(0, before - Math.ceil(comparedDays / gapDays)), end: before };
  const correlations = scanCorrelations(variation, { queries, ofAnswer: presumed.ofAnswer }, courses);
  const largest = Math.min(largestChange, roomFor(rates));
  const shapeOf = shapes(rates);
  const needed = movementsOf(variation.waves, presumed, courses).map((movement) => {
    const correlation = correlations[Math.floor(random() * courses)] ?? 0;
    const together = Math.sqrt((1 + (queries - 1) * correlation) / queries / (1 - variation.missing));
    const apart = Math.sqrt(1 / queries);
    const drawn = movementCourse(movement, { rows, scansPerRow: 1, weeksPerRow: gapDays / 7 }, normal)();
    const differs = 1 + (presumedEffectSpread * normal()) ** 2;
    const seen = spreadWithin(movement, gapDays / 7);
    const values = new Float64Array(rows);
    for (let row = 0; row < before; row++)
      values[row] = apart * (drawn.wandered[row] ?? 0) + together * (drawn.chance[row] ?? 0);
    // The scans so far are known, and will be judged again: drawn is only where they lead, as far from their mean as courses go.
    const drawnMean = meanOf(values, compared);
    values.set(known, before - known.length);
    const shown = shownSince(movement, after, 1);
    const offset = meanOf(values, compared) - drawnMean;
    const isTold = ({ later, earlier, look, blocks }: (typeof looks)[number], change: number): boolean => {
      const { livelier, square } = shapeOf(change);
      const since = Math.sqrt(more * livelier);
      for (let row = before; row < later.end; row++)
        values[row] =
          offset +
          apart * (drawn.wandered[row] ?? 0) +
          together * since * (drawn.chance[row] ?? 0) +
          change * (shown[row - before] ?? 1);
      const weight = 1 / (later.end - later.start) + 1 / (earlier.end - earlier.start);
      // The variance of a query over some scans, with what its own change adds.
      const ofAnswers = (from: number, to: number): number => {
        const [n, a] = [to - from, Math.max(0, to - Math.max(from, before))];
        const jump = n < 2 ? 0 : (change ** 2 * square * differs * a * (n - a)) / n / (n - 1);
        return seen(n) * (1 - a / n + (a / n) * more * livelier) + jump;
      };
      const scan = 1 / queries / (1 - variation.missing);
      const { verdict } = judgeChange(
        {
          ...{ look, paired: queries, laterOnly: 0, earlierOnly: 0, scanWeight: weight },
          difference: look === null ? null : meanOf(values, later) - meanOf(values, earlier),
          variance: ofAnswers(earlier.start, later.end) * scan * weight,
          variation: {
            ...variationIn(values, blocks, variation.missing, (block) => scan * ofAnswers(block.start, block.end)),
            queries: queries * (1 - variation.missing),
          },
        },
        { series: design.series ?? 1, known: variation.known },
      );
      return verdict === 'rose';
    };
    const least = new Float64Array(weeks).fill(Infinity);
    let smallest = largest + precision;
    for (const [index, look] of looks.entries()) {
      const week = Math.min(weeks, Math.ceil(((index + 1) * gapDays) / 7)) - 1;
      // Only a change smaller than those told earlier adds to what is needed. A large one may be told later than a middling one:
      // while scans of before and since are compared with each other, it looks like scans that vary too much.
      const steps = Math.ceil(smallest / stepOfSearch);
      const found = Array.from({ length: steps }, (_, step) =>
        Math.min(smallest - precision, (step + 1) * stepOfSearch),
      );
      const first = found.find((change) => isTold(look, change));
      if (first !== undefined) {
        let [low, high] = [Math.max(0, first - stepOfSearch), first];
        while (high - low > precision) {
          const middle = (low + high) / 2;
          if (isTold(look, middle)) high = middle;
          else low = middle;
        }
        smallest = high;
      }
      least[week] = smallest > largest ? Infinity : smallest;
    }
    return least;
  });
  return planResult(needed, largest);
}

/** What a change of a size does to queries of some rates: how much more their answers vary then, and the mean square of what they gain, beside its size. */
function shapes(rates: readonly number[]): (change: number) => { livelier: number; square: number } {
  const known = new Map<number, { livelier: number; square: number }>();
  return (change) => {
    const step = Math.max(1, Math.round(100 * change));
    const shape = known.get(step) ?? shapeOf(rates, step / 100);
    known.set(step, shape);
    return shape;
  };
}

function shapeOf(rates: readonly number[], change: number): { livelier: number; square: number } {
  const effects = (['odds', 'points'] as const).flatMap((scale) => effectsOfSize(rates, change, scale));
  const meanOf = (of: (effect: (typeof effects)[number]) => number): number =>
    effects.reduce((sum, effect) => sum + of(effect), 0) / effects.length;
  return {
    livelier: meanOf(({ variance, livelier }) => variance * livelier),
    square: meanOf(({ gain }) => gain ** 2) / change ** 2,
  };
}

function meanOf(values: Float64Array, { start, end }: Rows): number {
  let sum = 0;
  for (let row = start; row < end; row++) sum += values[row] ?? 0;
  return sum / (end - start);
}

/**
 * How scans vary within blocks, as `scanVariation` has it: of k scans in which a share q of the answers is missing, it expects
 * k − (1 − qᵏ) ÷ (1 − q) degrees of freedom, k times the mean of 1 − 1/n over answers that are one of n.
 */
function variationIn(
  values: Float64Array,
  blocks: readonly Rows[],
  missing: number,
  scanIn: (block: Rows) => number,
): { observed: number; expected: number; degrees: number } {
  let [observed, expected, degrees] = [0, 0, 0];
  for (const block of blocks) {
    const mean = meanOf(values, block);
    const scans = block.end - block.start;
    const own = scans - (1 - missing ** scans) / (1 - missing);
    let squares = 0;
    for (let row = block.start; row < block.end; row++) squares += ((values[row] ?? 0) - mean) ** 2;
    observed += (squares * own) / (scans - 1);
    expected += own * scanIn(block);
    degrees += own;
  }
  return { observed, expected, degrees };
}
