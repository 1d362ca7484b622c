import type { JobKind } from '#shared/contract/events.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import type { ServiceContext } from './context.ts';

/**
 * Starts a job and calls `onEnd` when it ends, also if it fails. If the caller waits, returns its outcome or throws
 * `ServiceError`; otherwise returns at once, and the job's event reports a failure.
 */
export async function startJob<Kind extends JobKind>(
  { jobs }: Pick<ServiceContext, 'jobs'>,
  kind: Kind,
  order: OrderOf<Kind>,
  { wait, onEnd }: { readonly wait: boolean | undefined; readonly onEnd: () => void },
): Promise<{ jobId: number; outcome: OutcomeOf<Kind> | null }> {
  const { jobId, finished } = jobs.start(kind, order);
  const ended = finished.finally(onEnd);
  ended.catch(() => {});
  return { jobId, outcome: wait === true ? await ended : null };
}
