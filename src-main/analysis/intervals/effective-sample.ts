import { pooled, type Proportion } from './proportion.ts';
import { studentInterval, wilsonInterval, type Interval } from './wilson.ts';

/**
 * The prior for the dependence of answers of one execution: an intra-class correlation of 0.02, with the weight of four
 * degrees of freedom. Chosen by simulation (docs/methods.md), not from any customer's data.
 */
const priorCorrelation = 0.02;
export const priorDegrees = 4;

/**
 * The interval of a rate over a few executions, both ends fractions in [0, 1]: Wilson's, with the effective number of
 * answers and Student's quantile. Null if there is no answer.
 *
 * n* = n ÷ D, where D is the design effect: the variance of the pooled rate between executions ÷ its variance if all answers
 * were independent (Kish, Survey Sampling, 1965; used in a score interval after Korn and Graubard, Survey Methodology 24
 * (1998) 193–201). An estimate of D from two or three executions is mostly noise; it is therefore averaged with a prior,
 * weighted by degrees of freedom, and at least 1.
 */
export function effectiveSampleInterval(clusters: readonly Proportion[]): Interval | null {
  const used = clusters.filter(({ n }) => n > 0);
  const { successes, n } = pooled(used);
  if (used.length < 2) return scanInterval({ successes, n }, []);
  const prior = priorEffect(n / used.length);
  const observed = designEffect(used) ?? prior;
  const degrees = priorDegrees + used.length - 1;
  const effect = Math.max(1, (priorDegrees * prior + (used.length - 1) * observed) / degrees);
  return studentInterval(successes / effect, n / effect, degrees);
}

/** The design effect of scans of a number of answers that the prior expects. */
export const priorEffect = (answers: number): number => 1 + Math.max(0, answers - 1) * priorCorrelation;

/**
 * The interval of one execution, both ends fractions in [0, 1]; null without an answer. `history` holds the earlier
 * executions of its series, oldest first: their design effect within blocks of four is averaged with the prior. Without
 * a history the prior decides: at its correlation the interval holds the long-run rate in 95 % of cases.
 */
export function scanInterval(scan: Proportion, history: readonly Proportion[]): Interval | null {
  const blocks = Array.from({ length: Math.ceil(history.length / 4) }, (_, i) => history.slice(4 * i, 4 * i + 4));
  const { ratio, degrees } = effectWithin(blocks.filter(({ length }) => length > 1));
  const effect = Math.max(1, (priorDegrees * priorEffect(scan.n) + degrees * (ratio ?? 1)) / (priorDegrees + degrees));
  return wilsonInterval(scan.successes / effect, scan.n / effect);
}

/** The variance between executions of one stratum ÷ that of independent answers; null if every rate is 0 or 1. */
export function effectWithin(strata: readonly (readonly Proportion[])[]): { ratio: number | null; degrees: number } {
  let [between, independent, degrees] = [0, 0, 0];
  for (const executions of strata.filter(({ length }) => length > 1)) {
    const { successes, n } = pooled(executions);
    const rate = successes / n;
    const squares = executions.reduce((sum, { successes, n }) => sum + (successes - n * rate) ** 2, 0);
    between += (executions.length / (executions.length - 1)) * squares;
    independent += n * rate * (1 - rate);
    degrees += executions.length - 1;
  }
  return independent === 0 ? { ratio: null, degrees: 0 } : { ratio: between / independent, degrees };
}

/** The design effect of a pooled rate; null if it cannot be estimated: one execution, or a rate of 0 or 1. */
export function designEffect(clusters: readonly Proportion[]): number | null {
  const { successes, n } = pooled(clusters);
  const rate = successes / n;
  if (clusters.length < 2 || !(rate > 0 && rate < 1)) return null;
  const squares = clusters.reduce((sum, cluster) => sum + (cluster.successes - cluster.n * rate) ** 2, 0);
  const between = (clusters.length / (clusters.length - 1)) * (squares / n ** 2);
  return between / ((rate * (1 - rate)) / n);
}
