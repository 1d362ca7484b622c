import type { ServiceEvent } from '#shared/contract/events.ts';
import { customersToEvaluate } from '#main/findings/alerts/evaluate-alerts.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { Store } from '#main/store/open.ts';
import { settledWork } from './settled-work.ts';

/** Many scans end within a second. */
const settleMs = 2_000;

/**
 * Looks for new alerts, as a job, whenever scans, imports or re-analyses have changed something. What was not
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
  let whatever = false;
  const work = settledWork(
    settleMs,
    async () => {
      const isDue = whatever || customersToEvaluate(store).length > 0;
      whatever = false;
      if (!isDue) return;
      const { told } = await jobs.start('alerts', {}).finished;
      if (told > 0) emit({ kind: 'changed', topic: 'alerts', customerId: null });
    },
    onError,
  );
  return {
    poke: (always = false) => {
      whatever ||= always;
      work.poke();
    },
    close: () => work.close(),
  };
}
