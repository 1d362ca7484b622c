import { setTimeout as sleep } from 'node:timers/promises';
import type { StageClock } from './scan-stage.ts';

/** The real clock, so many times faster: for tests with real connections, whose pauses are too long to wait for. */
export function createFastClock(speed: number): StageClock {
  const began = Date.now();
  const started = performance.now();
  const monotonic = (): number => (performance.now() - started) * speed;
  return {
    now: () => new Date(began + monotonic()),
    monotonic,
    delay: (milliseconds, signal) => sleep(milliseconds / speed, undefined, { signal }),
  };
}

/** Waits until something holds; throws when it does not within some seconds. */
export async function eventually(holds: () => boolean, seconds = 20): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('it did not come about in time');
    await sleep(5);
  }
}
