import { Worker } from 'node:worker_threads';
import type { JobMessage, JobReply, WorkerInput } from './job.ts';
import { workerEntry } from './worker-entry.ts';

/** What the job on a thread hears of it. */
export interface ThreadListener {
  readonly message: (message: JobMessage) => void;
  readonly error: (error: unknown) => void;
  /** Comes after `error`, and where a thread ended without one. */
  readonly exit: () => void;
}

/** A thread with one job. */
export interface JobThread {
  readonly post: (message: WorkerInput | JobReply) => void;
  /** Keeps the thread for the next job unless its heap is too large: the job is done and nothing of it runs any more. */
  readonly keep: (heapBytes: number) => void;
  /** Ends the thread. */
  readonly discard: () => void;
}

/**
 * The threads of jobs. Loading the code takes a job's thread 0.2 to 0.4 s, more than most jobs, so one that is done with
 * its job waits for the next. One that waits costs 50 MB after small jobs and up to 250 after reports; none keeps the process alive.
 */
export interface JobThreads {
  /** A waiting thread, or a new one. */
  take(listener: ThreadListener): JobThread;
  /** Ends the waiting threads, and from now on every thread after its job. */
  close(): Promise<void>;
}

/** How long a thread waits for its next job: jobs come in bursts, such as import, re-analysis, recommendations. */
const waitMs = 30_000;

/** Above the heap after one report after the other, garbage included: the re-analysis of a long history leaves more. */
const heapLimitBytes = 256 * 1024 ** 2;

interface Thread {
  readonly worker: Worker;
  /** Null while no job is on it. */
  listener: ThreadListener | null;
}

/**
 * Starts threads from `entry`, the worker of the product unless a test has its own. Of those that are done, `mostWaiting` wait
 * for `idleMs`, except those whose heap is larger than `largestHeap`.
 */
export function createJobThreads({
  entry = workerEntry(),
  idleMs = waitMs,
  mostWaiting = 1,
  largestHeap = heapLimitBytes,
} = {}): JobThreads {
  /** With the timer of each, the newest last. */
  const waiting = new Map<Thread, NodeJS.Timeout>();
  let closed = false;

  function start(): Thread {
    const thread: Thread = { worker: new Worker(entry), listener: null };
    thread.worker.on('message', (message: JobMessage) => thread.listener?.message(message));
    thread.worker.on('error', (error: unknown) => {
      forget(thread);
      thread.listener?.error(error);
    });
    thread.worker.on('exit', () => {
      forget(thread);
      thread.listener?.exit();
    });
    return thread;
  }

  function forget(thread: Thread): void {
    clearTimeout(waiting.get(thread));
    waiting.delete(thread);
  }

  async function end(thread: Thread): Promise<void> {
    forget(thread);
    await thread.worker.terminate();
  }

  function keep(thread: Thread): void {
    if (closed || waiting.size >= mostWaiting) return void end(thread);
    thread.worker.unref();
    waiting.set(thread, setTimeout(() => void end(thread), idleMs).unref());
  }

  return {
    take: (listener) => {
      const thread = [...waiting.keys()].at(-1) ?? start();
      forget(thread);
      thread.worker.ref();
      thread.listener = listener;
      /** Takes the thread from its job, once. */
      const release = (next: (thread: Thread) => void): void => {
        if (thread.listener !== listener) return;
        thread.listener = null;
        next(thread);
      };
      return {
        post: (message) => {
          if (thread.listener === listener) thread.worker.postMessage(message);
        },
        keep: (heapBytes) => release(heapBytes > largestHeap ? (large) => void end(large) : keep),
        discard: () => release((ended) => void end(ended)),
      };
    },
    close: async () => {
      closed = true;
      await Promise.all([...waiting.keys()].map(end));
    },
  };
}
