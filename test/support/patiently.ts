import { vi } from 'vitest';

/** Waits until an expectation holds: as long as a busy computer may need, since a failure is rare and a wait is short. */
export const patiently = <Value>(expectation: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(expectation, { timeout: 60_000, interval: 20 });
