import { Worker } from 'node:worker_threads';

/** Milliseconds between two syncs. */
const everyMs = 50;

/** Plain JavaScript, because it is run from its text: no file of its own has to be built and found. */
const loop = `
const { workerData: { file, stop } } = require('node:worker_threads');
const { openSync, fdatasyncSync } = require('node:fs');
const descriptor = openSync(file, 'r+');
while (Atomics.wait(new Int32Array(stop), 0, 0, ${everyMs}) === 'timed-out') fdatasyncSync(descriptor);
`;

/**
 * Has a new file written to the disk piece by piece while `fill`, which blocks this thread, fills it. Otherwise the system
 * collects hundreds of megabytes, and the next commit of another thread, a stored answer say, waits until all are written.
 * Nothing depends on it: where it fails, the file is synced at its end as ever.
 */
export function syncSteadily(file: string, fill: () => void): void {
  const stop = new SharedArrayBuffer(4);
  const syncing = new Worker(loop, { eval: true, workerData: { file, stop } });
  syncing.unref();
  syncing.on('error', () => {});
  try {
    fill();
  } finally {
    Atomics.store(new Int32Array(stop), 0, 1);
    Atomics.notify(new Int32Array(stop), 0);
  }
}
