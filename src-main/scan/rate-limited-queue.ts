import { createCircuit } from './circuit.ts';
import type { ProviderDefinition } from '#main/platforms/platform-scanner.ts';

/** What a queue needs of the world; times are milliseconds of a clock that only goes forward. */
export interface QueueClock {
  readonly monotonic: () => number;
  /** Resolves after a time, or rejects when the signal is aborted. */
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How a request went, as far as the next question is concerned. */
export type RequestReport =
  | { readonly kind: 'healthy' }
  /** The question failed for good for a reason others may meet too. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The provider refuses everybody: a bad key, no money. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The platform wants a rest of so many milliseconds. */
  | { readonly kind: 'busy'; readonly afterMs: number; readonly reason: string }
  /** Nothing learnt: not sent, cancelled, the network is gone, one attempt of several failed. */
  | { readonly kind: 'unknown' };

export type QueueTurn =
  | { readonly kind: 'go'; readonly leave: (report: RequestReport) => void }
  | { readonly kind: 'stopped'; readonly reason: string; readonly retryInMs: number }
  | { readonly kind: 'cancelled' };

/**
 * The way to one provider, shared by all its executions in the order they come: how many requests at once, how many a
 * minute, and the circuit that stops it. Own code rather than a queue library, because those count minutes by the wall
 * clock: set back by an hour, they would let nobody through for an hour.
 */
export interface RateLimitedQueue {
  /** Waits for a turn; `leave` must be called once for every `go`. */
  enter(signal: AbortSignal): Promise<QueueTurn>;
  /** Lets one question try a stopped provider now. */
  tryNow(): void;
}

/** A rest longer than this is a wait the user is told of; a shorter one only slows the queue. */
const shortRestMs = 60_000;
/** Largest share of a minute's requests that may go at once. */
const largestBurst = 0.2;

interface Waiting {
  readonly resolve: (turn: QueueTurn) => void;
}

/**
 * How the requests of a minute are spread: as many at once as are out at once anyway, the others evenly after them, so
 * that no 60 seconds hold more than allowed.
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
  let out = 0;
  /** Theoretical arrival time of the generic cell rate algorithm: what of the rate is used up. */
  let usedUntil = -Infinity;
  let restUntil = -Infinity;
  let timer: AbortController | null = null;

  const wakeIn = (milliseconds: number): void => {
    timer?.abort();
    const own = (timer = new AbortController());
    clock.delay(milliseconds, own.signal).then(
      () => {
        if (timer === own) timer = null;
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
        for (const one of waiting.splice(0)) one.resolve({ kind: 'stopped', reason: circuit.reason ?? '', retryInMs });
        return;
      }
      if (out >= (state === 'half-open' ? 1 : definition.concurrency)) return;
      const due = Math.max(restUntil, usedUntil - (burst - 1) * spacingMs);
      if (due > now) return wakeIn(due - now);
      waiting.shift();
      out += 1;
      usedUntil = Math.max(usedUntil, now) + spacingMs;
      next.resolve({ kind: 'go', leave: once(leave) });
    }
  }

  function leave(report: RequestReport): void {
    out -= 1;
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
        if (report.afterMs > shortRestMs) circuit.hold(now, report.afterMs, report.reason);
        else restUntil = Math.max(restUntil, now + report.afterMs);
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
        const one: Waiting = {
          resolve: (turn) => {
            signal.removeEventListener('abort', withdraw);
            resolve(turn);
          },
        };
        const withdraw = (): void => {
          waiting.splice(waiting.indexOf(one), 1);
          resolve({ kind: 'cancelled' });
        };
        signal.addEventListener('abort', withdraw, { once: true });
        waiting.push(one);
        pump();
      }),
    tryNow: () => {
      circuit.tryNow(clock.monotonic());
      pump();
    },
  };
}

/** Calls a function the first time only. */
function once(work: (report: RequestReport) => void): (report: RequestReport) => void {
  let done = false;
  return (report) => {
    if (done) return;
    done = true;
    work(report);
  };
}
