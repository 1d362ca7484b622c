import { setTimeout as sleep } from 'node:timers/promises';
import type { StageClock } from './scan-stage.ts';

/** A clock that runs faster than the real one by a factor. */
export interface FastClock extends StageClock {
  /** The completed pauses, in milliseconds of this clock. */
  readonly pauses: readonly number[];
}

/** For tests with real connections and long pauses. */
export function createFastClock(speed: number): FastClock {
  const began = Date.now();
  const started = performance.now();
  const monotonic = (): number => (performance.now() - started) * speed;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => new Date(began + monotonic()),
    monotonic,
    delay: async (milliseconds, signal) => {
      await sleep(milliseconds / speed, undefined, { signal });
      pauses.push(milliseconds);
    },
  };
}

/** Waits until something holds; throws if it does not within `seconds`. */
export async function eventually(holds: () => boolean, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('it did not happen in time');
    await sleep(5);
  }
}
