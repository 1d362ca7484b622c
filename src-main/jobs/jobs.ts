import { Worker } from 'node:worker_threads';
import { ServiceError, type ErrorCode } from '#shared/contract/errors.ts';
import type { Environment } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { JobKind, JobMessage, JobOrder } from './job.ts';
import { workerEntry } from './worker-location.ts';

export interface JobsOptions {
  readonly workspaceDirectory: string;
  readonly migrationsDirectory: string;
  readonly env: Environment;
  readonly timeZone: string;
  readonly emit: (event: ServiceEvent) => void;
}

export interface Jobs {
  /** Starts a job; `finished` gives its outcome or throws `ServiceError`. Jobs of a workspace run one after the other. */
  start(kind: JobKind, payload: unknown): { readonly jobId: number; readonly finished: Promise<unknown> };
  /** Asks a job to stop at the next safe point; false when there is none. */
  cancel(jobId: number): boolean;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
  /** Cancels everything and waits until it stopped. */
  close(): Promise<void>;
}

interface Running {
  readonly cancel: SharedArrayBuffer;
  readonly finished: Promise<unknown>;
}

/** Runs jobs in worker threads, one at a time: SQLite has one writer, and the machine has other things to do. */
export function createJobs(options: JobsOptions): Jobs {
  const running = new Map<number, Running>();
  let queue: Promise<unknown> = Promise.resolve();
  let nextId = 1;

  const start: Jobs['start'] = (kind, payload) => {
    const jobId = nextId++;
    const cancel = new SharedArrayBuffer(4);
    const report = (state: 'running' | 'done' | 'failed' | 'cancelled', completed: number, total: number, message: string) =>
      options.emit({ kind: 'job', jobId, job: kind, state, completed, total, message });
    const order: JobOrder = { kind, payload, cancel, ...pick(options) };
    const finished = queue.then(() => runWorker(order, report)).finally(() => running.delete(jobId));
    queue = finished.catch(() => {});
    running.set(jobId, { cancel, finished });
    report('running', 0, 0, 'waiting');
    return { jobId, finished };
  };

  return {
    start,
    cancel: (jobId) => {
      const job = running.get(jobId);
      if (job) Atomics.store(new Int32Array(job.cancel), 0, 1);
      return job !== undefined;
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled([...running.values()].map((job) => job.finished));
    },
    close: async () => {
      const all = [...running.values()];
      for (const job of all) Atomics.store(new Int32Array(job.cancel), 0, 1);
      await Promise.allSettled(all.map((job) => job.finished));
    },
  };
}

const pick = ({ workspaceDirectory, migrationsDirectory, env, timeZone }: JobsOptions) => ({ workspaceDirectory, migrationsDirectory, env, timeZone });

type Report = (state: 'running' | 'done' | 'failed' | 'cancelled', completed: number, total: number, message: string) => void;

function runWorker(order: JobOrder, report: Report): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerEntry(), { workerData: order });
    let completed = 0;
    let total = 0;
    const fail = (state: 'failed' | 'cancelled', message: string, code: ErrorCode) => {
      report(state, completed, total, message);
      reject(new ServiceError(code, message));
    };
    worker.on('message', (message: JobMessage) => {
      switch (message.kind) {
        case 'progress':
          ({ completed, total } = message);
          return report('running', completed, total, message.message);
        case 'done':
          report('done', total, total, '');
          return resolve(message.outcome);
        case 'cancelled':
          return fail('cancelled', 'Cancelled; what was finished before is kept.', 'unavailable');
        case 'failed':
          return fail('failed', message.message, message.code as ErrorCode);
      }
    });
    worker.on('error', (error: unknown) => fail('failed', error instanceof Error ? error.message : String(error), 'internal'));
    // Does nothing when the worker told how it ended before.
    worker.on('exit', () => reject(new ServiceError('internal', 'The worker ended without a word.')));
  });
}
