import type { FailureKind, ScanFailure } from '#main/platforms/scan-failure.ts';

/** What to do after an attempt without an answer. */
export type NextStep =
  | { readonly kind: 'retry'; readonly afterMs: number }
  /** The question fails; the others continue. */
  | { readonly kind: 'fail' }
  /** Every question would be refused: pause the provider. The attempt does not count. */
  | { readonly kind: 'stop-provider' }
  /** The platform asks for a long pause; the attempt does not count. */
  | { readonly kind: 'rest'; readonly afterMs: number }
  /** Wait until the network is back; the attempt does not count. */
  | { readonly kind: 'wait-for-network' }
  /** Nothing listens at the address: wait until something does. The attempt does not count. */
  | { readonly kind: 'wait-for-connection' }
  | { readonly kind: 'cancelled' };

/** Attempts in total by kind of failure; a kind that is not listed is never retried. */
const attempts: Partial<Record<FailureKind, number>> = {
  rate_limited: 6,
  server: 5,
  timeout: 4,
  connection: 4,
  invalid_response: 2,
};
/** Attempts that may have been billed without an answer: the first and one retry. */
const maybeBilledAttempts = 2;
const firstDelayMs = 1_000;
const longestDelayMs = 60_000;
/** A longer wait than this pauses the whole provider instead of delaying one question. */
const longestPoliteDelayMs = 60_000;

/**
 * What to do next after a failed attempt. Backoff with full jitter (`random × min(60 s, 1 s × 2^(attempt−1))`, see "Exponential Backoff And Jitter", AWS
 * Architecture Blog 2015); if the platform asks for a wait, that wait plus up to a second.
 *
 * @param attempt attempts made so far, this one included
 * @param maybeBilled how many of them may have been billed
 * @param random a number in [0, 1)
 */
export function nextStep(failure: ScanFailure, attempt: number, maybeBilled: number, random: number): NextStep {
  switch (failure.kind) {
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'offline':
      return { kind: 'wait-for-network' };
    case 'credential':
    case 'payment':
      return { kind: 'stop-provider' };
    case 'request':
      return { kind: 'fail' };
    default: {
      if (failure.retryAfterMs !== null && failure.retryAfterMs > longestPoliteDelayMs && !failure.maybeBilled)
        return { kind: 'rest', afterMs: failure.retryAfterMs };
      if (maybeBilled >= maybeBilledAttempts) return { kind: 'fail' };
      if (attempt >= (attempts[failure.kind] ?? 1))
        // Nothing ever left this computer: the question is not at fault, and asking later costs nothing.
        return failure.kind === 'connection' && !failure.maybeBilled
          ? { kind: 'wait-for-connection' }
          : { kind: 'fail' };
      if (failure.retryAfterMs !== null) return { kind: 'retry', afterMs: failure.retryAfterMs + random * 1_000 };
      return { kind: 'retry', afterMs: random * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1)) };
    }
  }
}
