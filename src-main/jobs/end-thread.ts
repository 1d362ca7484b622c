import type { Worker } from 'node:worker_threads';

/** To a thread: it is to end when it has done what it was asked before. */
export interface EndOfThread {
  readonly end: true;
}

/** Longer than any piece of work that a thread does without hearing of its end. */
const patienceMs = 5_000;

/**
 * Waits until a thread that was told to end has ended, and terminates it only if it does not: terminated while it makes a
 * compressor of zlib, which answers are read and written with, a thread takes the whole process with it.
 */
export function endedByItself(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.threadId === -1) {
      resolve();
      return;
    }
    const limit = setTimeout(() => void worker.terminate(), patienceMs);
    worker.ref();
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}
