import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { endedByItself, type EndOfThread } from '#main/jobs/end-thread.ts';
import { cancelFlag, JobCancelled, type JobContext } from '#main/jobs/job.ts';
import { workerEntry } from '#main/jobs/worker-entry.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { databaseBytes, limitCache, openStore } from '#main/store/open.ts';
import { checks, runChecks, type Found } from './checks.ts';

/** To a worker: a workspace of which it is to check its half. */
export interface HalfToCheck {
  readonly checkHalf: { readonly directory: string; readonly cancel: SharedArrayBuffer };
}

/** Every answer is read once, and is garbage then: with more room it would be collected late. */
const resourceLimits = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 };
const pauseMs = 100;

/** Runs the other half of the checks: of a large workspace in a thread of its own, at once; else when it is asked for. */
export function checkBeside(
  { store, workspaceDirectory, checkCancelled }: Pick<JobContext, 'store' | 'workspaceDirectory' | 'checkCancelled'>,
  begin: (index: number, label: string) => void,
  largeBytes = 64 * 1024 ** 2,
): { readonly found: () => Promise<Found>; readonly close: () => Promise<void> } {
  // Half of a small workspace takes less time than starting a thread.
  if (databaseBytes(store) < largeBytes)
    return {
      found: () => Promise.resolve(runChecks(checks.beside, store, { begin, pause: checkCancelled })),
      close: () => Promise.resolve(),
    };
  const cancel = new SharedArrayBuffer(4);
  const worker = new Worker(workerEntry(), { resourceLimits });
  const answered = new Promise<Found>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  answered.catch(() => {});
  worker.postMessage({ checkHalf: { directory: workspaceDirectory, cancel } } satisfies HalfToCheck);
  return {
    found: async () => {
      begin(checks.beside.length - 1, 'Comparing answers with their findings');
      for (;;) {
        checkCancelled();
        const found = await Promise.race([answered, sleep(pauseMs, null)]);
        if (found !== null) return found;
      }
    },
    close: () => {
      Atomics.store(new Int32Array(cancel), 0, cancelFlag.byPerson);
      worker.postMessage({ end: true } satisfies EndOfThread);
      return endedByItself(worker);
    },
  };
}

/** The work of the thread. */
export function checkHalf({ directory, cancel }: HalfToCheck['checkHalf']): Found {
  const flag = new Int32Array(cancel);
  const pause = (): void => {
    if (Atomics.load(flag, 0) !== cancelFlag.none) throw new JobCancelled();
  };
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  try {
    limitCache(store);
    return runChecks(checks.beside, store, { begin: () => {}, pause });
  } finally {
    store.close();
  }
}
