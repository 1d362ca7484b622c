import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { endedByItself, type EndOfThread } from '#main/jobs/end-thread.ts';
import { workerEntry } from '#main/jobs/worker-entry.ts';

/** A thread that compresses without a pause for a tenth of a second, and then hears what it was sent. */
const compressing = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { deflateSync } from 'node:zlib';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit(7));
    parentPort.postMessage('begun');
    const until = performance.now() + 100;
    while (performance.now() < until) deflateSync('x');
  `)}`,
);

test('a thread that is told to end does its work first, and is not terminated in the middle of it', async () => {
  const worker = new Worker(compressing);
  await once(worker, 'message');
  const exit = once(worker, 'exit');
  worker.postMessage({ end: true } satisfies EndOfThread);
  await endedByItself(worker);
  expect(await exit).toEqual([7]);
  await endedByItself(worker);
});

test('the worker of the product ends when it is told to', async () => {
  const worker = new Worker(workerEntry());
  const exit = once(worker, 'exit');
  worker.postMessage({ end: true } satisfies EndOfThread);
  await endedByItself(worker);
  expect(await exit).toEqual([0]);
});
