import { setImmediate as turn } from 'node:timers/promises';

/** A clock that jumps from one timer to the next, so that an hour passes in a moment. */
export interface VirtualClock {
  readonly now: () => Date;
  /** Milliseconds since the clock was made; setting the wall clock does not change it. */
  readonly monotonic: () => number;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Sets the wall clock forward or back, as a user or a time server does. */
  setWall(milliseconds: number): void;
  /** Lets time pass until a promise resolves, or for a number of milliseconds. */
  until<Value>(promise: Promise<Value>): Promise<Value>;
  pass(milliseconds: number): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** Turns of the event loop after which everything that was started is assumed to wait for a timer. */
const quietTurns = 12;

export function createVirtualClock(start: string): VirtualClock {
  let elapsed = 0;
  let offset = Date.parse(start);
  const timers = new Set<Timer>();

  const quiesce = async (): Promise<void> => {
    for (let i = 0; i < quietTurns; i++) await turn();
  };
  const jump = (latest: number): boolean => {
    const next = [...timers].reduce<Timer | null>(
      (first, timer) => (first === null || timer.at < first.at ? timer : first),
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
        await quiesce();
        if (settled) return watched;
        idleRounds = jump(Infinity) ? 0 : idleRounds + 1;
        if (idleRounds > 500) throw new Error('deadlock: no timer is left, and the promise has not resolved');
      }
    },
    pass: async (milliseconds) => {
      const end = elapsed + milliseconds;
      for (;;) {
        await quiesce();
        if (!jump(end)) break;
      }
      elapsed = end;
      await quiesce();
    },
  };
}
