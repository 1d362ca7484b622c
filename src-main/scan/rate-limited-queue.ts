import { createCircuit } from './circuit.ts';
import type { ProviderDefinition } from '#main/platforms/platform-scanner.ts';

/** Times are milliseconds of a monotonic clock. */
export interface QueueClock {
  readonly monotonic: () => number;
  /** Resolves after a time; rejects when the signal is aborted. */
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How a request went, as far as the next question is concerned. */
export type RequestReport =
  | { readonly kind: 'healthy' }
  /** The question failed for good, for a reason that others may meet too. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The provider refuses every request: invalid key, no credit. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The platform asks for a pause. */
  | { readonly kind: 'busy'; readonly afterMs: number; readonly reason: string }
  /** Says nothing about the next question: not sent, cancelled, no network, or one of several attempts failed. */
  | { readonly kind: 'unknown' };

export type QueueTurn =
  | { readonly kind: 'go'; readonly leave: (report: RequestReport) => void }
  | { readonly kind: 'stopped'; readonly reason: string; readonly retryInMs: number }
  | { readonly kind: 'cancelled' };

/**
 * The queue in front of one provider, shared by all its executions, first come first served: it limits requests at once
 * and per minute, and holds the circuit that stops the provider. Not a queue library, because those measure minutes by
 * the wall clock: set back by an hour, they would block for an hour.
 */
export interface RateLimitedQueue {
  /** Waits for a turn; `leave` must be called once for every `go`. */
  enter(signal: AbortSignal): Promise<QueueTurn>;
  /** Lets one question try a stopped provider now. */
  tryNow(): void;
}

/** A longer pause than this makes scans wait with a reason shown; a shorter one only slows the queue. */
const shortPauseMs = 60_000;
/** Largest share of a minute's requests that may be sent at once. */
const largestBurst = 0.2;

interface Waiting {
  readonly resolve: (turn: QueueTurn) => void;
}

/**
 * How the requests of a minute are spread: a burst of up to the allowed concurrency, then evenly, so that no 60 seconds
 * contain more requests than allowed.
 */
export function spreadOverMinute({
  concurrency,
  requestsPerMinute,
}: Pick<ProviderDefinition, 'concurrency' | 'requestsPerMinute'>): {
  readonly burst: number;
  readonly spacingMs: number;
} {
  const burst = Math.max(1, Math.min(concurrency, Math.floor(requestsPerMinute * largestBurst)));
  return { burst, spacingMs: 60_000 / (requestsPerMinute - burst + 1) };
}

export function createRateLimitedQueue(
  definition: Pick<ProviderDefinition, 'concurrency' | 'requestsPerMinute'>,
  clock: QueueClock,
): RateLimitedQueue {
  const circuit = createCircuit();
  const waiting: Waiting[] = [];
  const { burst, spacingMs } = spreadOverMinute(definition);
  let inFlight = 0;
  /** Theoretical arrival time of the generic cell rate algorithm: how much of the rate is used up. */
  let usedUntil = -Infinity;
  let pausedUntil = -Infinity;
  let timer: AbortController | null = null;

  const wakeIn = (milliseconds: number): void => {
    timer?.abort();
    const current = (timer = new AbortController());
    clock.delay(milliseconds, current.signal).then(
      () => {
        if (timer === current) timer = null;
        pump();
      },
      () => {},
    );
  };

  function pump(): void {
    for (;;) {
      const next = waiting[0];
      if (next === undefined) return;
      const now = clock.monotonic();
      const state = circuit.state(now);
      if (state === 'open') {
        const retryInMs = circuit.retryAt - now;
        for (const { resolve } of waiting.splice(0))
          resolve({ kind: 'stopped', reason: circuit.reason ?? '', retryInMs });
        return;
      }
      if (inFlight >= (state === 'half-open' ? 1 : definition.concurrency)) return;
      const due = Math.max(pausedUntil, usedUntil - (burst - 1) * spacingMs);
      if (due > now) return wakeIn(due - now);
      waiting.shift();
      inFlight += 1;
      usedUntil = Math.max(usedUntil, now) + spacingMs;
      next.resolve({ kind: 'go', leave: once(leave) });
    }
  }

  function leave(report: RequestReport): void {
    inFlight -= 1;
    const now = clock.monotonic();
    switch (report.kind) {
      case 'healthy':
        circuit.succeed();
        break;
      case 'failed':
        circuit.fail(now, report.reason);
        break;
      case 'refused':
        circuit.refuse(now, report.reason);
        break;
      case 'busy':
        if (report.afterMs > shortPauseMs) circuit.hold(now, report.afterMs, report.reason);
        else pausedUntil = Math.max(pausedUntil, now + report.afterMs);
        break;
      case 'unknown':
        break;
    }
    pump();
  }

  return {
    enter: (signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve({ kind: 'cancelled' });
        const entry: Waiting = {
          resolve: (turn) => {
            signal.removeEventListener('abort', withdraw);
            resolve(turn);
          },
        };
        const withdraw = (): void => {
          waiting.splice(waiting.indexOf(entry), 1);
          resolve({ kind: 'cancelled' });
        };
        signal.addEventListener('abort', withdraw, { once: true });
        waiting.push(entry);
        pump();
      }),
    tryNow: () => {
      circuit.tryNow(clock.monotonic());
      pump();
    },
  };
}

/** Calls a function only the first time. */
function once(work: (report: RequestReport) => void): (report: RequestReport) => void {
  let done = false;
  return (report) => {
    if (done) return;
    done = true;
    work(report);
  };
}
