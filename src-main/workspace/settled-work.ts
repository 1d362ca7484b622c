import { setTimeout as sleep } from 'node:timers/promises';

/** Work in the background that many causes can ask for. */
export interface SettledWork {
  /** Asks for it: it runs once the causes have settled, and again for those that come while it runs. */
  poke(): void;
  /** Ends a pause, and waits for work that has begun. */
  close(): Promise<void>;
}

/** Work that runs a while after it was asked for, once for many causes, never twice at a time. */
export function settledWork(
  settleMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): SettledWork {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      await sleep(settleMs, undefined, { signal: closing.signal, ref: false });
      again = false;
      await work(closing.signal);
    } while (again && !closing.signal.aborted);
  };
  return {
    poke: () => {
      again = true;
      running ??= run()
        .catch((error: unknown) => void (closing.signal.aborted || onError(error)))
        .finally(() => (running = null));
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
