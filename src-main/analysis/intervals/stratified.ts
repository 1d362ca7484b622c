import { pooled, type Proportion } from './proportion.ts';
import { priorCorrelation, priorDegrees } from './effective-sample.ts';
import { studentQuantile } from './quantiles.ts';
import { scoreInterval, wilsonInterval, type Interval } from './wilson.ts';

/**
 * The interval of a rate over several strata of executions (query groups, platforms), each with its own rate, both ends
 * fractions in [0, 1]; null if there is no answer. Only the variation between executions of one stratum is chance.
 *
 * With one execution per stratum: Wilson's over all answers, which is rather too wide, because answers of a stratum vary less
 * than all together. With more: the effective sample (see `effectiveSampleInterval`), with the design effect within strata
 * (Kish, Survey Sampling, 1965); for a single stratum the two are the same.
 */
export function stratifiedInterval(strata: readonly (readonly Proportion[])[], confidence = 0.95): Interval | null {
  const used = strata
    .map((executions) => executions.filter(({ n }) => n > 0))
    .filter((executions) => executions.length > 0);
  const all = used.flat();
  const { successes, n } = pooled(all);
  const degreesWithin = all.length - used.length;
  if (n === 0 || degreesWithin === 0) return wilsonInterval(successes, n, confidence);
  const prior = 1 + (n / all.length - 1) * priorCorrelation;
  const degrees = priorDegrees + degreesWithin;
  const effect = Math.max(1, (priorDegrees * prior + degreesWithin * (effectWithin(used) ?? prior)) / degrees);
  return scoreInterval(successes / effect, n / effect, studentQuantile(1 - (1 - confidence) / 2, degrees));
}

/** The variance between executions of one stratum ÷ that of independent answers; null if every rate is 0 or 1. */
function effectWithin(strata: readonly (readonly Proportion[])[]): number | null {
  let [between, independent] = [0, 0];
  for (const executions of strata.filter(({ length }) => length > 1)) {
    const { successes, n } = pooled(executions);
    const rate = successes / n;
    const squares = executions.reduce((sum, { successes, n }) => sum + (successes - n * rate) ** 2, 0);
    between += (executions.length / (executions.length - 1)) * squares;
    independent += n * rate * (1 - rate);
  }
  return independent === 0 ? null : between / independent;
}
