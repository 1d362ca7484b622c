import { pooled, type Proportion } from './proportion.ts';
import { effectWithin, priorDegrees, priorEffect } from './effective-sample.ts';
import { studentInterval, wilsonInterval, type Interval } from './wilson.ts';

/**
 * The interval of a rate over several strata of executions (query groups, platforms), each with its own rate, both ends
 * fractions in [0, 1]; null if there is no answer. Only the variation between executions of one stratum is chance.
 *
 * With one execution per stratum: Wilson's over all answers with the design effect that the prior expects. With more: the effective sample (see `effectiveSampleInterval`), with the design effect within strata
 * (Kish, Survey Sampling, 1965); for a single stratum the two are the same.
 */
export function stratifiedInterval(strata: readonly (readonly Proportion[])[]): Interval | null {
  const used = strata
    .map((executions) => executions.filter(({ n }) => n > 0))
    .filter((executions) => executions.length > 0);
  const all = used.flat();
  const { successes, n } = pooled(all);
  const degreesWithin = all.length - used.length;
  if (n === 0) return null;
  const prior = priorEffect(n / all.length);
  if (degreesWithin === 0) return wilsonInterval(successes / prior, n / prior);
  const degrees = priorDegrees + degreesWithin;
  const effect = Math.max(1, (priorDegrees * prior + degreesWithin * (effectWithin(used).ratio ?? prior)) / degrees);
  return studentInterval(successes / effect, n / effect, degrees);
}
