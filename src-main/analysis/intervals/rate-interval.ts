import { clusterBootstrap, type BootstrapOptions } from './cluster-bootstrap.ts';
import { isExploratory, pooled, type Counts } from './counts.ts';
import { effectiveSampleInterval } from './effective-sample.ts';
import { wilsonInterval, type Interval } from './wilson.ts';

/** A rate with what is known about its precision. All numbers are fractions in [0, 1]. */
export interface RateInterval extends Interval {
  readonly rate: number;
  /** Answers the rate rests on. */
  readonly n: number;
  /** Executions that have answers. */
  readonly executions: number;
  readonly method: 'wilson' | 'effective_sample' | 'cluster_bootstrap';
  /** Fewer than 50 answers: not to be concluded from. */
  readonly exploratory: boolean;
}

/** From this many executions on the bootstrap covers what it says (simulated; see docs/measures.md). */
export const bootstrapFrom = 20;

/**
 * The rate of any number of executions with its 95 % interval; null when nothing was answered.
 *
 * One execution: Wilson. Two to nineteen: Wilson on the effective number of answers. Twenty and more: the cluster
 * bootstrap, unless every execution has the same rate, where resampling shows no variation at all.
 */
export function rateInterval(clusters: readonly Counts[], options: BootstrapOptions = {}): RateInterval | null {
  const used = clusters.filter(({ n }) => n > 0);
  const { successes, n } = pooled(used);
  if (n === 0) return null;
  const facts = { rate: successes / n, n, executions: used.length, exploratory: isExploratory(n) };
  const confidence = options.confidence ?? 0.95;
  const drawn = used.length < bootstrapFrom ? null : clusterBootstrap(used, options);
  if (drawn !== null && drawn.low < drawn.high) return { ...facts, ...drawn, method: 'cluster_bootstrap' };
  const interval =
    used.length === 1 ? wilsonInterval(successes, n, confidence) : effectiveSampleInterval(used, confidence);
  return interval === null
    ? null
    : { ...facts, ...interval, method: used.length === 1 ? 'wilson' : 'effective_sample' };
}
