import type { Proportion } from './proportion.ts';
import { normalDistribution, studentQuantile } from './quantiles.ts';
import { seededRandom } from './random.ts';
import { upperQuantile, type Interval } from './wilson.ts';

/** Options of intervals over several executions. */
export interface BootstrapOptions {
  /** Resamples; 2,000 by default. */
  readonly draws?: number;
  /** 1 by default; the same seed gives the same interval on every machine. */
  readonly seed?: number;
}

const defaultDraws = 2_000;
const defaultSeed = 1;

/**
 * The interval of a rate over several executions, both ends fractions in [0, 1], by resampling whole executions with
 * replacement, because the answers of one execution are not independent. Null for fewer than two executions with answers.
 *
 * The percentiles are the expanded ones of Hesterberg (The American Statistician 69 (2015) 371–386): plain percentiles are
 * too narrow by √((k−1)/k) and by the normal instead of Student's quantile. Even so the interval needs about twenty
 * executions to reach its nominal coverage; `rateInterval` chooses accordingly.
 */
export function clusterBootstrap(clusters: readonly Proportion[], options: BootstrapOptions = {}): Interval | null {
  const used = clusters.filter(({ n }) => n > 0);
  const k = used.length;
  if (k < 2) return null;
  const { draws = defaultDraws, seed = defaultSeed } = options;
  const rates = resampledRates(used, draws, seededRandom(seed)).toSorted();
  const tail = normalDistribution(-Math.sqrt(k / (k - 1)) * studentQuantile(upperQuantile, k - 1));
  return { low: quantile(rates, tail), high: quantile(rates, 1 - tail) };
}

function resampledRates(clusters: readonly Proportion[], draws: number, random: () => number): Float64Array {
  const rates = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw++) {
    let [successes, n] = [0, 0];
    for (let i = 0; i < clusters.length; i++) {
      const cluster = clusters[Math.floor(random() * clusters.length)];
      successes += cluster?.successes ?? 0;
      n += cluster?.n ?? 0;
    }
    rates[draw] = successes / n;
  }
  return rates;
}

/** The quantile of sorted values with linear interpolation: type 7 of Hyndman and Fan, The American Statistician 50 (1996) 361–365. */
function quantile(sorted: Float64Array, p: number): number {
  const at = (sorted.length - 1) * p;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (at - Math.floor(at)) * (above - below);
}
