import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { createArticleSchedule } from '#main/findings/article-schedule.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { Store } from '#main/store/open.ts';
import { createAutomaticCopies } from './automatic-copies.ts';
import { checkInBackground } from './damage.ts';
import { keepPublished, type KeepPublishedOptions } from './keep-published.ts';
import { keepReports } from './keep-reports.ts';

/**
 * Writes automatic copies and monthly reports, publishes and checks cited articles while a workspace is open, and checks it in the background;
 * `notices` receives what is wrong.
 */
export function startUpkeep(parts: {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly emit: (event: ServiceEvent) => void;
  readonly appVersion: string;
  readonly notices: Map<string, string>;
  readonly onDefect: (what: string, error: unknown) => void;
  readonly log: (message: string) => void;
  /** Publishes the workspace to where its settings say. */
  readonly publish: KeepPublishedOptions['publish'];
}): { close(): Promise<void> } {
  const { store, jobs, timeZone, now, emit, appVersion, notices, onDefect, log, publish } = parts;
  const closing = new AbortController();
  const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    sleep(milliseconds, undefined, { signal, ref: false });
  const tellOf =
    (name: string) =>
    (problem: string | null): void =>
      void (problem === null ? notices.delete(name) : notices.set(name, problem));
  const articles = createArticleSchedule({ store, jobs, now, emit, delay, log });
  const copies = createAutomaticCopies({ store, jobs, timeZone, now, delay, tell: tellOf('copies') });
  const published = keepPublished({ store, now, delay, publish, tell: tellOf('publishing') });
  const reports = keepReports({ store, jobs, timeZone, now, emit, appVersion, delay, tell: tellOf('reports') });
  void checkInBackground({ store, jobs, now, signal: closing.signal }).then(
    (problem) => problem !== null && notices.set('check', problem),
    (error: unknown) => closing.signal.aborted || onDefect('checking the workspace', error),
  );
  return {
    close: async () => {
      closing.abort();
      await articles.close();
      published.close();
      const reportsClosed = reports.close();
      await copies.close();
      return reportsClosed;
    },
  };
}
