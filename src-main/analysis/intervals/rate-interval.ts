import { clusterBootstrap, type BootstrapOptions } from './cluster-bootstrap.ts';
import { isExploratory, pooled, type Proportion } from './proportion.ts';
import { effectiveSampleInterval } from './effective-sample.ts';
import type { Interval } from './wilson.ts';

/** A rate with its interval; `rate`, `low` and `high` are fractions in [0, 1]. */
export interface RateInterval extends Interval {
  readonly rate: number;
  /** Number of answers. */
  readonly n: number;
  /** Number of executions with answers. */
  readonly executions: number;
  readonly method: 'effective_sample' | 'cluster_bootstrap';
  /** Fewer than 50 answers: too few for a conclusion. */
  readonly exploratory: boolean;
}

/** Number of executions from which the bootstrap reaches its nominal coverage in simulations (docs/methods.md). */
const bootstrapFrom = 20;

/**
 * The rate of any number of executions with its 95 % interval; null if there is no answer.
 *
 * One to nineteen executions: Wilson with the effective number of answers. Twenty and more: the cluster bootstrap, unless every execution has the same rate, which leaves nothing to resample.
 */
export function rateInterval(clusters: readonly Proportion[], options: BootstrapOptions = {}): RateInterval | null {
  const used = clusters.filter(({ n }) => n > 0);
  const { successes, n } = pooled(used);
  if (n === 0) return null;
  const base = { rate: successes / n, n, executions: used.length, exploratory: isExploratory(n) };
  const drawn = used.length < bootstrapFrom ? null : clusterBootstrap(used, options);
  if (drawn !== null && drawn.low < drawn.high) return { ...base, ...drawn, method: 'cluster_bootstrap' };
  const interval = effectiveSampleInterval(used);
  return interval === null ? null : { ...base, ...interval, method: 'effective_sample' };
}
