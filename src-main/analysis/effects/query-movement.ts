import { normalQuantile } from '#main/analysis/intervals/quantiles.ts';
import { variancesOf } from './plan-draws.ts';
import { waveWeights, type Waves } from './waves.ts';

/** How the answers to a query go on over time. */
export interface QueryMovement {
  /** Of one value: the answers of one scan to a query. */
  readonly variance: number;
  /** The correlation of one scan's answers to a query with those of the scan before, which fades as its powers. */
  readonly carry: number;
  /** The variance of the query's wandering beside `variance`. */
  readonly wander: number;
  /** Weeks after which half of a wandering is left. */
  readonly halfLife: number;
}

/**
 * What is presumed of movements: of half of all groups that answers do not carry over, and of half that queries do not
 * wander; of the rest every carrying up to a half alike, a wandering with a half-normal standard deviation, and every
 * half-life from a month to nine months alike on a logarithmic scale.
 */
export const presumedMovement = {
  still: 0.5,
  mostCarry: 0.5,
  /** Of a query named in half of the answers, as a fraction. */
  wandering: 0.12,
  halfLives: [4, 36],
} as const;

const carries = 5;
const wanderings = 8;
const halfLives = 3;

interface Candidate extends Omit<QueryMovement, 'variance'> {
  readonly weight: number;
}

/** A candidate with the variance that fits it best, and how probable the history leaves it. */
interface Fit extends QueryMovement {
  readonly share: number;
}

/** The prior on a grid, in the order of how much queries move. */
const candidates: readonly Candidate[] = (() => {
  const { still, mostCarry, wandering, halfLives: ends } = presumedMovement;
  const carried = [
    { carry: 0, weight: still },
    ...Array.from({ length: carries }, (_, index) => ({
      carry: (mostCarry * (index + 0.5)) / carries,
      weight: (1 - still) / carries,
    })),
  ];
  const wandered = [
    { wander: 0, halfLife: 1, weight: still },
    ...Array.from({ length: wanderings }, (_, size) =>
      Array.from({ length: halfLives }, (__, length) => ({
        // Named in half of the answers, a query has a variance of 1/4.
        wander: 4 * (wandering * normalQuantile(0.5 + (size + 0.5) / (2 * wanderings))) ** 2,
        halfLife: ends[0] * (ends[1] / ends[0]) ** ((length + 0.5) / halfLives),
        weight: (1 - still) / wanderings / halfLives,
      })),
    ).flat(),
  ];
  return wandered.flatMap((one) => carried.map((other) => ({ ...one, ...other, weight: one.weight * other.weight })));
})();

/** What is known of one value without looking at movements. */
export interface PresumedValue {
  readonly variance: number;
  readonly degrees: number;
  /** The variance of a single answer beside that of a value: that of several samples is smaller, but queries wander as far. */
  readonly ofAnswer: number;
  /** How far queries have room to wander beside those named in half of the answers: a share of variances. */
  readonly room: number;
}

/**
 * The posterior of the variance σ² of a value, what is carried over (r) and a wandering (λσ², with a half-life of h). The covariance of values d scans and t weeks
 * apart is σ²(rᵈ + λ·2^(−t/h)). The cosines of a stationary series are nearly independent, with variances σ²fₖ that are sums of
 * these covariances (Whittle, Arkiv för Matematik 2 (1953) 423), so that the mean square Sₖ of a cosine over the queries is
 * σ²fₖ·χ²ᵥ ÷ ν. With Jeffreys' prior 1/σ², integrated out, the likelihood is Π fₖ^(−ν/2) · (Σ Sₖ/fₖ)^(−Kν/2), and σ² is then
 * νΣ(Sₖ/fₖ) ÷ χ² of Kν degrees (Box and Tiao, Bayesian Inference in Statistical Analysis, 1973, chapter 2); the rest is summed over a grid.
 */
function posteriorOf({ squares, degrees, gapWeeks }: Waves, presumed: PresumedValue): Fit[] {
  const scans = squares.length + 1;
  const weights = squares.length === 0 ? null : waveWeights(scans);
  const total = squares.length * degrees;
  const fits = candidates.map((candidate) => {
    const { carry, halfLife, weight } = candidate;
    const wander = candidate.wander * presumed.ofAnswer * presumed.room;
    const own = { carry, wander, halfLife };
    if (weights === null) return { ...own, log: Math.log(weight), variance: presumed.variance };
    const decay = 0.5 ** (gapWeeks / halfLife);
    const covariance = Float64Array.from(
      { length: scans },
      (_, lag) => (carry === 0 ? Number(lag === 0) : carry ** lag) + wander * decay ** lag,
    );
    let [sum, logs] = [0, 0];
    for (const [wave, square] of squares.entries()) {
      let expected = 0;
      for (let lag = 0; lag < scans; lag++) expected += (weights[wave * scans + lag] ?? 0) * (covariance[lag] ?? 0);
      sum += square / expected;
      logs += Math.log(expected);
    }
    const mean = sum / squares.length;
    const log = Math.log(weight) - (degrees / 2) * logs - (total / 2) * Math.log(Math.max(1e-9, mean));
    return { ...own, log, variance: mean };
  });
  const best = Math.max(...fits.map(({ log }) => log));
  const all = fits.reduce((sum, { log }) => sum + Math.exp(log - best), 0);
  return fits.map(({ log, ...fit }) => ({ ...fit, share: Math.exp(log - best) / all }));
}

/** Movements as probable as the history leaves them, for a number of courses. */
export function movementsOf(waves: Waves, presumed: PresumedValue, courses: number): QueryMovement[] {
  const { squares, degrees } = waves;
  const fits = posteriorOf(waves, presumed);
  const spread = variancesOf(
    1,
    squares.length === 0 ? presumed.degrees : Math.max(1, squares.length * degrees),
    courses,
  );
  // Systematic draws: evenly spread over the grid, and over the variances by steps of the golden ratio.
  let [index, reached] = [0, fits[0]?.share ?? 0];
  return spread.map((_, course) => {
    while (reached < (course + 0.5) / courses && index < fits.length - 1) reached += fits[++index]?.share ?? 0;
    const { carry = 0, wander = 0, halfLife = 1, variance = presumed.variance } = fits[index] ?? {};
    const place = Math.floor(((course * 0.618_034) % 1) * courses);
    return { carry, wander, halfLife, variance: variance * (spread[place] ?? 1) };
  });
}

/**
 * The variance that chance gives a value, as the history leaves it; neighbouring values differ by less where they carry over. Null
 * without a history.
 */
export const chanceOf = (waves: Waves, presumed: PresumedValue): number | null =>
  waves.squares.length === 0
    ? null
    : posteriorOf(waves, presumed).reduce((sum, { variance, share }) => sum + share * variance, 0);

/**
 * The variance that n scans in a row show of a query, by n: σ²(n − Σᵢⱼ ρᵢⱼ ÷ n) ÷ (n − 1) of the carried and of the wandering part, so that
 * what lasts longer than they do is not in it (Anderson, The Statistical Analysis of Time Series, 1971, chapter 8).
 */
export function spreadWithin({ variance, carry, wander, halfLife }: QueryMovement, gapWeeks: number) {
  const decay = 0.5 ** (gapWeeks / halfLife);
  const found = new Map<number, number>();
  return (scans: number): number => {
    const known = found.get(scans);
    if (known !== undefined) return known;
    const apart = (by: number): number => {
      let sum = scans;
      for (let lag = 1; lag < scans; lag++) sum += 2 * (scans - lag) * by ** lag;
      return scans < 2 ? 1 : (scans - sum / scans) / (scans - 1);
    };
    const seen = variance * (apart(carry) + wander * apart(decay));
    found.set(scans, seen);
    return seen;
  };
}
