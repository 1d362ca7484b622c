import { priorDegrees, priorEffect, scanInterval } from './effective-sample.ts';
import { studentInterval, type Interval } from './wilson.ts';

/** Sums over executions of n answered answers each, x of which name the customer. */
export interface SummedExecutions {
  readonly executions: number;
  /** Σ n and Σ x. */
  readonly answered: number;
  readonly mentioned: number;
  /** Σ n², Σ x² and Σ n·x. */
  readonly answeredSquares: number;
  readonly mentionedSquares: number;
  readonly products: number;
}

/** `effectiveSampleInterval` of executions of which only sums are known: both ends fractions in [0, 1]; null without an answer. */
export function summedInterval(sums: SummedExecutions): Interval | null {
  const { executions, answered: n, mentioned: successes } = sums;
  if (executions < 2) return n === 0 ? null : scanInterval({ successes, n }, []);
  const rate = successes / n;
  const prior = priorEffect(n / executions);
  // Σ (x − n·rate)², multiplied out.
  const squares = sums.mentionedSquares - 2 * rate * sums.products + rate ** 2 * sums.answeredSquares;
  const observed =
    rate > 0 && rate < 1 ? ((executions / (executions - 1)) * (squares / n ** 2)) / ((rate * (1 - rate)) / n) : prior;
  const degrees = priorDegrees + executions - 1;
  const effect = Math.max(1, (priorDegrees * prior + (executions - 1) * observed) / degrees);
  return studentInterval(successes / effect, n / effect, degrees);
}
