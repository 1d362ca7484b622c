import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createJobs, type JobsOptions } from '#main/jobs/jobs.ts';
import { createJobThreads } from '#main/jobs/job-threads.ts';
import { projectRoot } from '#main/files/paths.ts';
import type { JobKind } from '#shared/contract/events.ts';
import { patiently } from '#test/support/patiently.ts';

/** A worker whose order says how the job ends; the outcome of one that is done is its thread's number. */
const worker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    const done = (heapBytes = 1e6) => parentPort.postMessage({ kind: 'done', outcome: threadId, heapBytes });
    parentPort.on('message', ({ order, cancel }) => {
      if (order === 'done' || order.format) done();
      if (order === 'done, with a large heap') done(1e9);
      if (order === 'fail') parentPort.postMessage({ kind: 'failed', message: 'failed', code: 'internal', details: [] });
      if (order === 'throw') setTimeout(() => { throw new Error('thrown'); });
      if (order === 'exit') process.exit(3);
      if (order === 'done and ask') {
        parentPort.postMessage({ kind: 'request', id: 1, request: 'ask-model', payload: null });
        done();
      }
      if (order === 'done and throw') { done(); setTimeout(() => { throw new Error('late'); }, 20); }
      if (order === 'until cancelled') {
        parentPort.postMessage({ kind: 'progress', completed: 1, total: 2, message: 'begun' });
        while (Atomics.load(new Int32Array(cancel), 0) === 0);
        parentPort.postMessage({ kind: 'cancelled' });
      }
    });
  `)}`,
);

type Order =
  | 'done'
  | 'done, with a large heap'
  | 'fail'
  | 'throw'
  | 'exit'
  | 'done and ask'
  | 'done and throw'
  | 'until cancelled'
  | { readonly format: 'html' | 'pptx' };

function setUp(options: { idleMs?: number; requests?: JobsOptions['requests'] } = {}) {
  const { requests, ...threadOptions } = options;
  const threads = createJobThreads({ entry: worker, ...threadOptions });
  onTestFinished(() => threads.close());
  const open = (emit: JobsOptions['emit'] = () => {}) =>
    createJobs({
      workspaceDirectory: '',
      migrationsDirectory: '',
      env: 'local',
      timeZone: 'UTC',
      emit,
      threads,
      ...(requests === undefined ? {} : { requests }),
    });
  const jobs = open();
  // The worker above takes its own orders, and its outcomes are numbers.
  const start = (order: Order, kind: JobKind = 'import', on = jobs) => {
    const { jobId, finished } = on.start(kind, order as never);
    return { jobId, finished: finished as unknown as Promise<number> };
  };
  const run = (order: Order, kind?: JobKind, on = jobs): Promise<number> => start(order, kind, on).finished;
  return { threads, jobs, open, start, run };
}

test('jobs that follow each other run on one thread, in another workspace as well', async () => {
  const { run, open } = setUp();
  const first = await run('done');
  expect(await run('done', 'reanalysis')).toBe(first);
  expect(await run('done', 'recommendations', open())).toBe(first);
});

test('jobs of different lanes run on different threads at the same time, and one thread waits afterwards', async () => {
  const { run, threads } = setUp();
  const used = await Promise.all([run('done', 'import'), run('done', 'check'), run('done', 'portrayal')]);
  expect(new Set(used).size).toBe(3);
  expect(await run('done')).toBe(used[0]);
  await threads.close();
});

test('a job that leaves a large heap leaves no thread to the next job', async () => {
  const { run } = setUp();
  const first = await run('done, with a large heap');
  expect(await run('done')).not.toBe(first);
});

test('a report leaves its thread to the next one, a presentation leaves none', async () => {
  const { run } = setUp();
  const first = await run({ format: 'html' }, 'report');
  expect(await run({ format: 'pptx' }, 'report')).toBe(first);
  expect(await run({ format: 'html' }, 'report')).not.toBe(first);
});

test.each(['fail', 'throw', 'exit'] as const)(
  'a job that ends by "%s" rejects, and the next has a new thread',
  async (order) => {
    const { run } = setUp();
    const first = await run('done');
    await expect(run(order)).rejects.toMatchObject({ code: 'internal' });
    const second = await run('done');
    expect(second).not.toBe(first);
    expect(await run('done')).toBe(second);
  },
);

test('a job that ended while a request of it is in flight leaves no thread to the next', async () => {
  let reply = (): void => {};
  const asked = new Promise<null>((resolve) => (reply = () => resolve(null)));
  const { run } = setUp({
    requests: { 'print-page': () => Promise.resolve(null), 'ask-model': () => asked, 'fetch-article': () => asked },
  });
  const first = await run('done and ask');
  expect(await run('done')).not.toBe(first);
  reply();
});

test('a thread that crashes while it waits harms nothing', async () => {
  const { run } = setUp();
  const first = await run('done and throw');
  await patiently(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await run('done')).not.toBe(first);
  });
});

test('a cancelled job stops, and the jobs behind it in its lane run', async () => {
  const begun = Promise.withResolvers<void>();
  const { run, start, open } = setUp();
  const jobs = open((event) => event.kind === 'job' && event.message === 'begun' && begun.resolve());
  const { jobId, finished } = start('until cancelled', 'import', jobs);
  const second = run('done', 'import', jobs);
  await begun.promise;
  expect(jobs.cancel(jobId)).toBe(true);
  await expect(finished).rejects.toMatchObject({ code: 'unavailable' });
  const thread = await second;
  expect(await run('done')).toBe(thread);
});

test('closing a workspace cancels its jobs and leaves those of the next workspace alone', async () => {
  const { run, start, jobs, open } = setUp();
  const next = open();
  const { finished } = start('until cancelled');
  const other = run('done', 'import', next);
  const [closed] = await Promise.allSettled([finished, jobs.close()]);
  expect(closed).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(await other).toBeGreaterThan(0);
  await expect(run('done')).rejects.toMatchObject({ code: 'unavailable' });
  await next.close();
});

test('a thread that no job needs ends after a while', async () => {
  const { run } = setUp({ idleMs: 1 });
  const first = await run('done');
  await patiently(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await run('done')).not.toBe(first);
  });
});

test('once closed, every job has its own thread', async () => {
  const { run, threads } = setUp();
  const first = await run('done');
  await threads.close();
  const second = await run('done');
  expect(second).not.toBe(first);
  expect(await run('done')).not.toBe(second);
});

test('a waiting thread does not keep the process alive', async () => {
  const script = `
    import { createJobThreads } from '#main/jobs/job-threads.ts';
    const threads = createJobThreads({ entry: new URL(${JSON.stringify(worker.href)}), idleMs: 1e9 });
    const thread = threads.take({
      message: ({ kind }) => { thread.keep(0); console.log(kind); },
      error: console.error,
      exit: () => {},
    });
    thread.post({ order: 'done' });
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot(),
    timeout: 120_000,
  });
  expect(stdout).toBe('done\n');
});
