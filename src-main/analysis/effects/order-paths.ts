import { seededRandom } from '#main/analysis/intervals/random.ts';
import { shuffled, type OrderDraw } from './draw-order.ts';

/** The answers of pages by week since the first date: deviations from their own weeks before; NaN without an answer. */
export interface UnitWeeks {
  /** Page by page within a week; pages in the order of the draw. */
  readonly weeks: readonly Float64Array[];
  /** From which of the weeks on each wave is done; a wave that is not done yet has a later one. */
  readonly startWeek: readonly number[];
}

/** Per week since the first date, and per order: sums from which the effect under any hypothesis follows. */
export interface OrderPaths {
  /** Σ (w − w̄)·y, Σ (w − w̄)·w₀ and Σ (w − w̄)² up to the week, w being "done" in the order and w₀ in the recorded one. */
  readonly answers: readonly Float64Array[];
  readonly recorded: readonly Float64Array[];
  readonly sizes: readonly Float64Array[];
}

/** Orders drawn to compare the recorded one with. */
const redraws = 999;

/**
 * The recorded order, first, and 999 others drawn in the same way. Every order is as probable as the recorded one, which is
 * all that the test assumes. Weeks are centred, so that whatever moves all pages alike does not count.
 */
export function orderPaths(draw: OrderDraw, { weeks, startWeek }: UnitWeeks): OrderPaths {
  const random = seededRandom(draw.seed ^ 0x5bd1e995);
  const recordedWaves = draw.units.map(({ wave }) => wave);
  const blocks = [...Map.groupBy(draw.units.keys(), (unit) => draw.units[unit]?.block).values()];
  const orders = [recordedWaves];
  for (let redraw = 0; redraw < redraws; redraw++) {
    const order = [...recordedWaves];
    for (const block of blocks) {
      const waves = shuffled(
        block.map((unit) => recordedWaves[unit] ?? 0),
        random,
      );
      for (const [index, unit] of block.entries()) order[unit] = waves[index] ?? 0;
    }
    orders.push(order);
  }
  const paths = {
    answers: weeks.map(() => new Float64Array(orders.length)),
    recorded: weeks.map(() => new Float64Array(orders.length)),
    sizes: weeks.map(() => new Float64Array(orders.length)),
  };
  for (const [index, order] of orders.entries()) {
    let [answers, recorded, size] = [0, 0, 0];
    for (const [week, values] of weeks.entries()) {
      const isDone = (wave: number | undefined): boolean => (startWeek[wave ?? -1] ?? Infinity) <= week;
      let [n, done] = [0, 0];
      for (const [unit, value] of values.entries()) {
        if (Number.isNaN(value)) continue;
        n++;
        if (isDone(order[unit])) done++;
      }
      const mean = n === 0 ? 0 : done / n;
      for (const [unit, value] of values.entries()) {
        if (Number.isNaN(value)) continue;
        const weight = (isDone(order[unit]) ? 1 : 0) - mean;
        answers += weight * value;
        if (isDone(recordedWaves[unit])) recorded += weight;
        size += weight ** 2;
      }
      for (const [sums, value] of [
        [paths.answers, answers],
        [paths.recorded, recorded],
        [paths.sizes, size],
      ] as const) {
        const ofWeek = sums[week];
        if (ofWeek !== undefined) ofWeek[index] = value;
      }
    }
  }
  return paths;
}

/** The part of the level spent up to a week: half of it in the first four weeks, never all of it. */
const spentBy = (week: number): number => week / (week + 4);

/**
 * At which weeks an effect of a size is refuted: 1 for each of them.
 *
 * A sequential permutation test (Zhang, Rosenberger and Smythe, Biometrics 63 (2007) 865; spending after Lan and DeMets,
 * Biometrika 70 (1983) 659): in every week, of the orders that have not stood out yet, as many as the level allows stand out
 * now, those with the largest effects. If the effect has that size, the recorded order is one of a thousand like it, and the
 * probability that it ever stands out is at most `alpha`: exactly, whatever the platforms do.
 */
export function refutedAt({ answers, recorded, sizes }: OrderPaths, effect: number, alpha = 0.05): Uint8Array {
  const refuted = new Uint8Array(answers.length);
  const orders = answers[0]?.length ?? 0;
  const hasStoodOut = new Uint8Array(orders);
  const found = new Float64Array(orders);
  let stoodOut = 0;
  for (const [week, sums] of answers.entries()) {
    const [ofWeek, offsets] = [sizes[week], recorded[week]];
    for (let order = 0; order < orders; order++) {
      const size = ofWeek?.[order] ?? 0;
      const excess = (sums[order] ?? 0) - effect * (offsets?.[order] ?? 0);
      found[order] = size === 0 ? 0 : Math.abs(excess / size);
    }
    const allowed = Math.floor(alpha * spentBy(week + 1) * orders) - stoodOut;
    const bound = largestAfter(found, hasStoodOut, allowed) + tie;
    for (let order = 0; order < orders; order++)
      if (hasStoodOut[order] === 0 && (found[order] ?? 0) > bound) {
        hasStoodOut[order] = 1;
        stoodOut++;
      }
    refuted[week] = (found[0] ?? 0) > bound ? 1 : 0;
  }
  return refuted;
}

/** The largest of the values that count, after a number of larger ones; by insertion, because those are few. */
function largestAfter(values: Float64Array, isLeftOut: Uint8Array, larger: number): number {
  const top = new Float64Array(larger + 1).fill(-1);
  for (const [index, value] of values.entries()) {
    if (isLeftOut[index] === 1 || value <= (top[larger] ?? 0)) continue;
    let place = larger;
    for (; place > 0 && (top[place - 1] ?? 0) < value; place--) top[place] = top[place - 1] ?? 0;
    top[place] = value;
  }
  return top[larger] ?? 0;
}

/** Effects that differ by rounding alone are equal. */
const tie = 1e-9;
