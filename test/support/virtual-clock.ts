import { setImmediate as turn } from 'node:timers/promises';

/** A clock that jumps from one awaited moment to the next, so that an hour passes in a moment. */
export interface VirtualClock {
  readonly now: () => Date;
  /** Milliseconds since the clock was made; setting the wall clock does not change it. */
  readonly monotonic: () => number;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Sets the wall clock forward or back, as a user or a time server does. */
  setWall(milliseconds: number): void;
  /** Lets time pass until a promise resolves, or for so many milliseconds. */
  until<Value>(promise: Promise<Value>): Promise<Value>;
  pass(milliseconds: number): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** Turns of the event loop after which everything that was started is taken to wait for time. */
const quietTurns = 12;

export function createVirtualClock(start: string): VirtualClock {
  let elapsed = 0;
  let offset = Date.parse(start);
  const timers = new Set<Timer>();

  const settle = async (): Promise<void> => {
    for (let i = 0; i < quietTurns; i++) await turn();
  };
  const jump = (latest: number): boolean => {
    const next = [...timers].reduce<Timer | null>(
      (first, one) => (first === null || one.at < first.at ? one : first),
      null,
    );
    if (next === null || next.at > latest) return false;
    timers.delete(next);
    elapsed = Math.max(elapsed, next.at);
    next.fire();
    return true;
  };
  return {
    now: () => new Date(offset + elapsed),
    monotonic: () => elapsed,
    delay: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const abort = (): void => {
          timers.delete(timer);
          reject(new Error('aborted'));
        };
        const timer: Timer = {
          at: elapsed + Math.max(0, milliseconds),
          fire: () => {
            signal.removeEventListener('abort', abort);
            resolve();
          },
        };
        if (signal.aborted) return abort();
        signal.addEventListener('abort', abort, { once: true });
        timers.add(timer);
      }),
    setWall: (milliseconds) => {
      offset += milliseconds;
    },
    until: async (promise) => {
      let settled = false;
      const watched = promise.finally(() => (settled = true));
      watched.catch(() => {});
      for (let idleRounds = 0; ;) {
        await settle();
        if (settled) return watched;
        idleRounds = jump(Infinity) ? 0 : idleRounds + 1;
        if (idleRounds > 500)
          throw new Error('nothing moves any more: no timer is left, and the promise has not resolved');
      }
    },
    pass: async (milliseconds) => {
      const end = elapsed + milliseconds;
      for (;;) {
        await settle();
        if (!jump(end)) break;
      }
      elapsed = end;
      await settle();
    },
  };
}
