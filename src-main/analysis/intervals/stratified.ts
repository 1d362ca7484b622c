import { pooled, type Counts } from './counts.ts';
import { priorCorrelation, priorDegrees } from './effective-sample.ts';
import { studentQuantile } from './quantiles.ts';
import { scoreInterval, wilsonInterval, type Interval } from './wilson.ts';

/**
 * The interval of a rate over several kinds of executions (query groups, platforms), each with its own rate: only how
 * executions of one kind differ among themselves is chance. One execution of each kind: Wilson's over all answers, which
 * errs towards wide, because answers of a kind vary less than all together. More: the design effect is taken within the
 * kinds, and for a single kind it is the interval of the effective number of answers. Null when there is no answer.
 */
export function stratifiedInterval(strata: readonly (readonly Counts[])[], confidence = 0.95): Interval | null {
  const used = strata.map((executions) => executions.filter(({ n }) => n > 0)).filter((kind) => kind.length > 0);
  const all = used.flat();
  const { successes, n } = pooled(all);
  const degreesWithin = all.length - used.length;
  if (n === 0 || degreesWithin === 0) return wilsonInterval(successes, n, confidence);
  const prior = 1 + (n / all.length - 1) * priorCorrelation;
  const degrees = priorDegrees + degreesWithin;
  const effect = Math.max(1, (priorDegrees * prior + degreesWithin * (effectWithin(used) ?? prior)) / degrees);
  return scoreInterval(successes / effect, n / effect, studentQuantile(1 - (1 - confidence) / 2, degrees));
}

/** The variance between executions of one kind ÷ that of independent answers; null where every rate is 0 or 1. */
function effectWithin(strata: readonly (readonly Counts[])[]): number | null {
  let [between, independent] = [0, 0];
  for (const executions of strata.filter((one) => one.length > 1)) {
    const { successes, n } = pooled(executions);
    const rate = successes / n;
    const squares = executions.reduce((sum, one) => sum + (one.successes - one.n * rate) ** 2, 0);
    between += (executions.length / (executions.length - 1)) * squares;
    independent += n * rate * (1 - rate);
  }
  return independent === 0 ? null : between / independent;
}
