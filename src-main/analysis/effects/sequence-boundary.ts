import { normalDistribution, studentQuantile } from '#main/analysis/intervals/quantiles.ts';
import { fewestWeeksAfter } from './status.ts';

const alpha = 0.05;

/**
 * Half the width of a confidence sequence of the difference between the weeks since an action and `weeksBefore`, with an
 * estimated variance of some degrees of freedom, at the level of 95 % for all looks together.
 *
 * The information on a difference between b weeks before and a since is 1 ÷ (1/a + 1/b). It begins with the first look and
 * never reaches b, however long one looks on: it grows by less than the factor 1 + b/2. Times its square root, the difference
 * is a Wiener process (Jennison and Turnbull, Sequential Analysis 10 (1991) 201), so that a constant number of standard
 * errors, `boundFor`, holds at all looks there will ever be. Student's quantile at the level of that number takes the place
 * of the normal one (Pocock, Biometrika 64 (1977) 191); the variance is estimated, which makes the sequence asymptotic
 * (Waudby-Smith and others, Annals of Statistics 52 (2024) 2613): docs/effects.md has its coverage.
 */
export function sequenceHalfWidth(
  { variance, degrees }: { readonly variance: number; readonly degrees: number },
  weeksBefore: number,
): number {
  const level = normalDistribution(boundFor(1 + weeksBefore / fewestWeeksAfter));
  return studentQuantile(level, Math.max(1, Math.floor(degrees))) * Math.sqrt(variance);
}

/**
 * The number of standard errors that a Wiener process exceeds with a probability of 5 %, ever, while its variance grows
 * by a factor: the c with φ(c)·((c − 1/c)·ln factor + 4/c) = α (Miller and Siegmund, Biometrics 38 (1982) 1011).
 */
function boundFor(factor: number): number {
  const exceeded = (c: number): number =>
    (Math.exp(-(c ** 2) / 2) / Math.sqrt(2 * Math.PI)) * ((c - 1 / c) * Math.log(factor) + 4 / c);
  let [low, high] = [1.5, 6];
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2;
    if (exceeded(middle) > alpha) low = middle;
    else high = middle;
  }
  return high;
}
