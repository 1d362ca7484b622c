import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { customersToEvaluate } from '#main/findings/alerts/evaluate-alerts.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { Store } from '#main/store/open.ts';

/** Many scans end within a second. */
const settleMs = 2_000;

/**
 * Looks for what alerts are to be told, as a job, whenever scans, imports or re-analyses have changed something. What was not
 * looked at when the process ended is looked at after the next start.
 */
export function keepAlerts({
  store,
  jobs,
  emit,
  onError,
}: {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly emit: (event: ServiceEvent) => void;
  readonly onError: (error: unknown) => void;
}): {
  /** Something may have changed; `always`: something that no answer shows, such as a cap. */
  poke(always?: boolean): void;
  close(): Promise<void>;
} {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;
  let whatever = false;
  const work = async (): Promise<void> => {
    do {
      await sleep(settleMs, undefined, { signal: closing.signal, ref: false });
      again = false;
      const isDue = whatever || customersToEvaluate(store).length > 0;
      whatever = false;
      if (!isDue) continue;
      const { told } = await jobs.start('alerts', {}).finished;
      if (told > 0) emit({ kind: 'changed', topic: 'alerts', customerId: null });
    } while (again && !closing.signal.aborted);
  };
  return {
    poke: (always = false) => {
      again = true;
      whatever ||= always;
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
