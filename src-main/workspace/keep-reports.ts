import type { ServiceEvent } from '#shared/contract/events.ts';
import { dayIn } from '#shared/domain/dates.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import { dueMonth, readReportSchedule, writeReportSchedule } from '#main/service/report-schedule.ts';
import type { Store } from '#main/store/open.ts';

export interface KeepReportsOptions {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly appVersion: string;
  readonly emit: (event: ServiceEvent) => void;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Tells the person what was not written; null once everything was. */
  readonly tell: (problem: string | null) => void;
  /** Milliseconds before the first look, and between two. */
  readonly checkEveryMs?: number;
}

const minutes = 60_000;

/**
 * Writes the reports of a month for all clients once their day has come. What was interrupted is completed by the next start;
 * what a person cancelled, or a folder that is missing, is tried again the next day.
 */
export function keepReports(options: KeepReportsOptions): { close(): Promise<void> } {
  const { delay, tell, timeZone, now, checkEveryMs = 3 * minutes } = options;
  const closed = new AbortController();
  let failedOn = '';
  const run = async (): Promise<void> => {
    for (;;) {
      await delay(checkEveryMs, closed.signal).catch(() => {});
      if (closed.signal.aborted) return;
      const today = dayIn(timeZone, now());
      if (today === failedOn) continue;
      try {
        const written = await reportsDue(options, closed.signal);
        if (written !== null) tell(written.problem);
      } catch (error) {
        failedOn = today;
        if (!closed.signal.aborted) tell(`The monthly reports were not written: ${messageOf(error)}`);
      }
    }
  };
  const done = run();
  return {
    close: async () => {
      closed.abort();
      await done;
    },
  };
}

/** Writes the reports that are due; null if none are. The problem is a sentence, null if everything was written. */
export async function reportsDue(
  options: Omit<KeepReportsOptions, 'tell' | 'delay' | 'checkEveryMs'>,
  signal: AbortSignal,
): Promise<{ readonly problem: string | null } | null> {
  const { store, jobs, timeZone, now, appVersion, emit } = options;
  const schedule = readReportSchedule(store);
  const month = dueMonth(schedule, dayIn(timeZone, now()));
  if (month === null) return null;
  const { folder, pattern, formats, draft } = schedule;
  const order = { month, folder, pattern, formats, draft, only: null, replace: false, appVersion };
  const { jobId, finished } = jobs.start('reports', order);
  const stop = (): void => void jobs.cancel(jobId);
  signal.addEventListener('abort', stop, { once: true });
  const { clients } = await finished.finally(() => signal.removeEventListener('abort', stop));
  writeReportSchedule(store, { ...readReportSchedule(store), doneMonth: month });
  emit({ kind: 'changed', topic: 'reports', customerId: null });
  const failed = clients.filter(({ state }) => state === 'failed');
  const [first] = failed;
  return {
    problem:
      first === undefined
        ? null
        : `The reports of ${month} were not written for ${failed.length} of ${clients.length} clients: ${first.customerName}: ${first.message}`,
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
