import { pooled, type Counts } from './counts.ts';
import { studentQuantile } from './quantiles.ts';
import { scoreInterval, wilsonInterval, type Interval } from './wilson.ts';

/**
 * What is assumed about the dependence of answers of one execution before the data speak: an intra-class correlation of
 * 0.02, with the weight of four degrees of freedom. Chosen by simulation (docs/measures.md), not from any customer.
 */
export const priorCorrelation = 0.02;
export const priorDegrees = 4;

/**
 * The interval of a rate over a few executions: Wilson's, with the effective number of answers and Student's quantile.
 *
 * n* = n ÷ D, where D is the design effect, the variance of the pooled rate between executions ÷ the variance if all
 * answers were independent (Kish, Survey Sampling, 1965; use in a score interval after Korn and Graubard, Survey
 * Methodology 24 (1998) 193–201). Estimated from two or three executions D is mostly noise, therefore it is averaged
 * with a prior by degrees of freedom, and is at least 1. Null when there is no answer.
 */
export function effectiveSampleInterval(clusters: readonly Counts[], confidence = 0.95): Interval | null {
  const used = clusters.filter(({ n }) => n > 0);
  const { successes, n } = pooled(used);
  if (used.length < 2) return wilsonInterval(successes, n, confidence);
  const prior = 1 + (n / used.length - 1) * priorCorrelation;
  const own = designEffect(used) ?? prior;
  const degrees = priorDegrees + used.length - 1;
  const effect = Math.max(1, (priorDegrees * prior + (used.length - 1) * own) / degrees);
  return scoreInterval(successes / effect, n / effect, studentQuantile(1 - (1 - confidence) / 2, degrees));
}

/** The design effect of a pooled rate; null where it cannot be seen: one execution, or a rate of 0 or 1. */
export function designEffect(clusters: readonly Counts[]): number | null {
  const { successes, n } = pooled(clusters);
  const rate = successes / n;
  if (clusters.length < 2 || !(rate > 0 && rate < 1)) return null;
  const squares = clusters.reduce((sum, cluster) => sum + (cluster.successes - cluster.n * rate) ** 2, 0);
  const between = (clusters.length / (clusters.length - 1)) * (squares / n ** 2);
  return between / ((rate * (1 - rate)) / n);
}
