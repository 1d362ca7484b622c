import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { Store } from '#main/store/open.ts';
import { createAutomaticCopies } from './automatic-copies.ts';
import { checkInBackground } from './damage.ts';

/** Writes automatic copies while a workspace is open, and checks it in the background; `notices` receives what is wrong. */
export function startUpkeep(parts: {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly notices: Map<string, string>;
  readonly onDefect: (what: string, error: unknown) => void;
}): { close(): Promise<void> } {
  const { store, jobs, timeZone, now, notices, onDefect } = parts;
  const closing = new AbortController();
  const copies = createAutomaticCopies({
    store,
    jobs,
    timeZone,
    now,
    delay: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }),
    tell: (problem) => (problem === null ? notices.delete('copies') : notices.set('copies', problem)),
  });
  void checkInBackground({ store, jobs, now, signal: closing.signal }).then(
    (problem) => problem !== null && notices.set('check', problem),
    (error: unknown) => closing.signal.aborted || onDefect('checking the workspace', error),
  );
  return {
    close: () => {
      closing.abort();
      return copies.close();
    },
  };
}
