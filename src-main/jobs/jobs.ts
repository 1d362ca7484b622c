import { ServiceError, unavailable, type ErrorCode, type ErrorDetail } from '#shared/contract/errors.ts';
import type { Environment } from '#shared/contract/envelope.ts';
import type { JobKind, JobState, ServiceEvent } from '#shared/contract/events.ts';
import { cancelFlag, type JobMessage, type JobReply, type JobRequests, type WorkerInput } from './job.ts';
import { keepsThread, laneOf, type JobLane, type OrderOf, type OutcomeOf } from './job-table.ts';
import type { JobThreads } from './job-threads.ts';

export interface JobsOptions {
  readonly workspaceDirectory: string;
  readonly migrationsDirectory: string;
  readonly env: Environment;
  readonly timeZone: string;
  readonly emit: (event: ServiceEvent) => void;
  readonly threads: JobThreads;
  /** Serves the requests of jobs; without it a job that makes one fails. */
  readonly requests?: JobRequests;
  /** Logs a defect of a job and returns its id; without it the job fails with the message of the defect. */
  readonly logDefect?: (operation: string, error: unknown) => string;
}

export interface StartedJob<Kind extends JobKind> {
  readonly jobId: number;
  /** Rejects with `ServiceError`. */
  readonly finished: Promise<OutcomeOf<Kind>>;
}

export interface Jobs {
  start<Kind extends JobKind>(kind: Kind, order: OrderOf<Kind>): StartedJob<Kind>;
  /** Has a job stop at its next safe point; false if there is no such job. */
  cancel(jobId: number): boolean;
  /** Has the jobs that satisfy a condition stop, and waits until they have. */
  stopWhere(concerns: (order: OrderOf<JobKind>) => boolean): Promise<void>;
  /** Resolves when no job runs or waits. */
  idle(): Promise<void>;
  /** Cancels all jobs and waits until they have stopped. */
  close(): Promise<void>;
}

interface ActiveJob {
  readonly order: OrderOf<JobKind>;
  readonly stop: (why: 'byPerson' | 'byClosing') => void;
  readonly finished: Promise<unknown>;
}

/** Runs jobs in worker threads, one per lane at a time: SQLite has one writer, and the computer has other work. */
export function createJobs({ emit, threads, requests, logDefect, ...workspace }: JobsOptions): Jobs {
  const active = new Map<number, ActiveJob>();
  const queues: Record<JobLane, Promise<unknown>> = {
    local: Promise.resolve(),
    network: Promise.resolve(),
    reading: Promise.resolve(),
    index: Promise.resolve(),
    publishing: Promise.resolve(),
    reports: Promise.resolve(),
  };
  let nextId = 1;
  let closed = false;

  function start<Kind extends JobKind>(kind: Kind, order: OrderOf<Kind>): StartedJob<Kind> {
    const jobId = nextId++;
    if (closed) {
      const refused = Promise.reject(unavailable('The workspace is closing; nothing was started.'));
      refused.catch(() => {});
      return { jobId, finished: refused };
    }
    const cancel = new SharedArrayBuffer(4);
    const stopping = new AbortController();
    const stop: ActiveJob['stop'] = (why) => {
      Atomics.store(new Int32Array(cancel), 0, cancelFlag[why]);
      stopping.abort(new Error('cancelled'));
    };
    const report: Report = (state, completed, total, message) =>
      emit({ kind: 'job', jobId, job: kind, state, completed, total, message });
    const lane = laneOf[kind];
    const finished = queues[lane]
      .then(() =>
        runWorker(
          { kind, order, cancel, ...workspace },
          { threads, report, requests, logDefect, signal: stopping.signal },
        ),
      )
      .finally(() => active.delete(jobId));
    queues[lane] = finished.catch(() => {});
    active.set(jobId, { order, stop, finished });
    report('running', 0, 0, 'waiting');
    // The worker runs the work of this kind, so its outcome is of this kind.
    return { jobId, finished: finished as Promise<OutcomeOf<Kind>> };
  }

  return {
    start,
    cancel: (jobId) => {
      const job = active.get(jobId);
      job?.stop('byPerson');
      return job !== undefined;
    },
    stopWhere: async (concerns) => {
      const stopped = [...active.values()].filter(({ order }) => concerns(order));
      for (const job of stopped) job.stop('byPerson');
      await Promise.allSettled(stopped.map((job) => job.finished));
    },
    idle: async () => {
      while (active.size > 0) await Promise.allSettled([...active.values()].map((job) => job.finished));
    },
    close: async () => {
      closed = true;
      const stopped = [...active.values()];
      for (const job of stopped) job.stop('byClosing');
      await Promise.allSettled(stopped.map((job) => job.finished));
    },
  };
}

type Report = (state: JobState, completed: number, total: number, message: string) => void;

interface RunOptions {
  readonly threads: JobThreads;
  readonly report: Report;
  readonly requests: JobRequests | undefined;
  readonly logDefect: JobsOptions['logDefect'];
  /** Fires if the job is to stop. */
  readonly signal: AbortSignal;
}

function runWorker(input: WorkerInput, options: RunOptions): Promise<OutcomeOf<JobKind>> {
  const { threads, report, requests, signal } = options;
  return new Promise((resolve, reject) => {
    let completed = 0;
    let total = 0;
    let requestsInFlight = 0;
    const fail = (
      state: 'failed' | 'cancelled',
      message: string,
      code: ErrorCode,
      details: readonly ErrorDetail[] = [],
    ) => {
      // What the job began may still run on the thread.
      thread.discard();
      report(state, completed, total, message);
      reject(new ServiceError(code, message, { details }));
    };
    const failByDefect = (error: unknown): void => {
      const message =
        options.logDefect === undefined
          ? messageOf(error)
          : `Something went wrong inside Answerscope. It is logged under ${options.logDefect(`job ${input.kind}`, error)}.`;
      fail('failed', message, 'internal');
    };
    const onMessage = (message: JobMessage): void => {
      switch (message.kind) {
        case 'progress':
          ({ completed, total } = message);
          return report('running', completed, total, message.message);
        case 'request':
          requestsInFlight += 1;
          return void serve(message, requests, signal).then((reply) => {
            requestsInFlight -= 1;
            thread.post(reply);
          });
        case 'done':
          if (keepsThread(input.kind, input.order) && requestsInFlight === 0) thread.keep(message.heapBytes);
          else thread.discard();
          report('done', total, total, '');
          return resolve(message.outcome);
        case 'cancelled':
          return fail('cancelled', 'Cancelled; what was finished before is kept.', 'unavailable');
        case 'failed':
          if (message.code === 'internal') return failByDefect(message.defect);
          return fail('failed', message.message, message.code, message.details);
      }
    };
    const thread = threads.take({
      message: onMessage,
      error: failByDefect,
      exit: () => failByDefect(new Error('The worker ended without reporting an outcome.')),
    });
    thread.post(input);
  });
}

async function serve(
  { id, request, payload }: Extract<JobMessage, { kind: 'request' }>,
  requests: JobRequests | undefined,
  signal: AbortSignal,
): Promise<JobReply> {
  try {
    if (requests === undefined) throw new Error(`${request} is not available here`);
    return { id, ok: true, value: await requests[request](payload as never, signal) };
  } catch (error) {
    return { id, ok: false, message: messageOf(error) };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
