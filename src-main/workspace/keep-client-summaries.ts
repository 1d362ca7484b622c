import { setTimeout as sleep } from 'node:timers/promises';
import { refreshClientSummaries } from '#main/findings/refresh-client-summaries.ts';
import type { Store } from '#main/store/open.ts';

/** Many scans end within a second; none of them is worth a recount by itself. */
const settleMs = 1_000;

/**
 * Keeps the summaries of clients up to date in the background, so that the list of clients opens at once on a Monday after a
 * weekend of scans. What it has not computed yet is computed when the list is read.
 */
export function keepClientSummaries({
  onError,
  ...context
}: {
  readonly store: Store;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}): {
  /** Something may have changed. */
  poke(): void;
  close(): Promise<void>;
} {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;
  const work = async (): Promise<void> => {
    do {
      await sleep(settleMs, undefined, { signal: closing.signal, ref: false });
      again = false;
      await refreshClientSummaries(context, closing.signal);
    } while (again && !closing.signal.aborted);
  };
  return {
    poke: () => {
      again = true;
      running ??= work()
        .catch((error: unknown) => void (closing.signal.aborted || onError(error)))
        .finally(() => (running = null));
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
