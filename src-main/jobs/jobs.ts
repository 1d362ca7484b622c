import { Worker } from 'node:worker_threads';
import { ServiceError, unavailable, type ErrorCode, type ErrorDetail } from '#shared/contract/errors.ts';
import type { Environment } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { laneOf, type JobKind, type JobMessage, type JobOrder, type JobReply, type JobRequests } from './job.ts';
import { workerEntry } from './worker-location.ts';

export interface JobsOptions {
  readonly workspaceDirectory: string;
  readonly migrationsDirectory: string;
  readonly env: Environment;
  readonly timeZone: string;
  readonly emit: (event: ServiceEvent) => void;
  /** What jobs may ask of this process; a job whose request nobody serves fails. */
  readonly requests?: JobRequests;
}

export interface Jobs {
  /**
   * Starts a job; `finished` gives its outcome or throws `ServiceError`. Jobs of a workspace run one after the other, those
   * that wait for the network beside the others.
   */
  start(kind: JobKind, payload: unknown): { readonly jobId: number; readonly finished: Promise<unknown> };
  /** Asks a job to stop at the next safe point; false when there is none. */
  cancel(jobId: number): boolean;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
  /** Cancels everything and waits until it stopped. */
  close(): Promise<void>;
}

interface Running {
  readonly stop: () => void;
  readonly finished: Promise<unknown>;
}

/** Runs jobs in worker threads, one of a lane at a time: SQLite has one writer, and the machine has other things to do. */
export function createJobs(options: JobsOptions): Jobs {
  const running = new Map<number, Running>();
  const queues = {
    local: Promise.resolve() as Promise<unknown>,
    network: Promise.resolve() as Promise<unknown>,
    reading: Promise.resolve() as Promise<unknown>,
  };
  let nextId = 1;
  let closed = false;

  const start: Jobs['start'] = (kind, payload) => {
    const jobId = nextId++;
    const cancel = new SharedArrayBuffer(4);
    const report = (
      state: 'running' | 'done' | 'failed' | 'cancelled',
      completed: number,
      total: number,
      message: string,
    ) => options.emit({ kind: 'job', jobId, job: kind, state, completed, total, message });
    const order: JobOrder = { kind, payload, cancel, ...pick(options) };
    const stopping = new AbortController();
    const stop = (): void => {
      Atomics.store(new Int32Array(cancel), 0, 1);
      stopping.abort(new Error('cancelled'));
    };
    if (closed) {
      const refused = Promise.reject(unavailable('The workspace is closing; nothing was started.'));
      refused.catch(() => {});
      return { jobId, finished: refused };
    }
    const lane = laneOf(kind);
    const finished = queues[lane]
      .then(() => runWorker(order, report, options.requests, stopping.signal))
      .finally(() => running.delete(jobId));
    queues[lane] = finished.catch(() => {});
    running.set(jobId, { stop, finished });
    report('running', 0, 0, 'waiting');
    return { jobId, finished };
  };

  return {
    start,
    cancel: (jobId) => {
      const job = running.get(jobId);
      job?.stop();
      return job !== undefined;
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled([...running.values()].map((job) => job.finished));
    },
    close: async () => {
      closed = true;
      const all = [...running.values()];
      for (const job of all) job.stop();
      await Promise.allSettled(all.map((job) => job.finished));
    },
  };
}

const pick = ({ workspaceDirectory, migrationsDirectory, env, timeZone }: JobsOptions) => ({
  workspaceDirectory,
  migrationsDirectory,
  env,
  timeZone,
});

type Report = (
  state: 'running' | 'done' | 'failed' | 'cancelled',
  completed: number,
  total: number,
  message: string,
) => void;

function runWorker(
  order: JobOrder,
  report: Report,
  requests: JobRequests | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerEntry(), { workerData: order });
    let completed = 0;
    let total = 0;
    const fail = (
      state: 'failed' | 'cancelled',
      message: string,
      code: ErrorCode,
      details: readonly ErrorDetail[] = [],
    ) => {
      report(state, completed, total, message);
      reject(new ServiceError(code, message, { details }));
    };
    worker.on('message', (message: JobMessage) => {
      switch (message.kind) {
        case 'progress':
          ({ completed, total } = message);
          return report('running', completed, total, message.message);
        case 'request':
          return void serve(message, requests, signal).then((reply) => worker.postMessage(reply));
        case 'done':
          report('done', total, total, '');
          return resolve(message.outcome);
        case 'cancelled':
          return fail('cancelled', 'Cancelled; what was finished before is kept.', 'unavailable');
        case 'failed':
          return fail('failed', message.message, message.code, message.details);
      }
    });
    worker.on('error', (error: unknown) =>
      fail('failed', error instanceof Error ? error.message : String(error), 'internal'),
    );
    // Does nothing when the worker told how it ended before.
    worker.on('exit', () => reject(new ServiceError('internal', 'The worker ended without a word.')));
  });
}

async function serve(
  { id, request, payload }: Extract<JobMessage, { kind: 'request' }>,
  requests: JobRequests | undefined,
  signal: AbortSignal,
): Promise<JobReply> {
  try {
    if (requests === undefined) throw new Error(`nobody serves ${request} here`);
    return { id, ok: true, value: await requests[request](payload as never, signal) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
