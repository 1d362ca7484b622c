import { Worker } from 'node:worker_threads';
import { unavailable } from '#shared/contract/errors.ts';
import { endedByItself, type EndOfThread } from './end-thread.ts';
import { workerEntry } from './worker-entry.ts';

/** What the thread replies to a message, or the error that it met. */
export type ThreadReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: unknown };

/** A thread that serves messages one after the other: the window never waits for one. */
export interface OwnThread<Message, Value> {
  /** Throws what the thread met, {@link ThreadFault} if it gave no reply, and `ServiceError` if it is closed meanwhile. */
  ask(message: Message): Promise<Value>;
  close(): Promise<void>;
}

export interface OwnThreadOptions {
  readonly entry?: URL;
  readonly idleMs?: number;
  /** For one message, the start of the thread not included; none by default. */
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
}

/** A thread that gave no reply, and was ended: it took too long, filled its memory, failed or ended by itself. */
export class ThreadFault extends Error {
  override readonly name = 'ThreadFault';
  readonly reason: 'time' | 'memory' | 'error' | 'ended';
  constructor(reason: ThreadFault['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Messages come in bursts, and starting the thread takes longer than most of them. */
const waitMs = 30_000;

/** Starts its thread with the first message, and ends it when none has come for half a minute. */
export function createOwnThread<Message, Value>({
  entry = workerEntry(),
  idleMs = waitMs,
  timeLimitMs,
  memoryLimitMb,
}: OwnThreadOptions = {}): OwnThread<Message, Value> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    if (ending === null) return;
    ending.postMessage({ end: true } satisfies EndOfThread);
    await endedByItself(ending);
  };

  async function start(): Promise<Worker> {
    const started = new Worker(
      entry,
      memoryLimitMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } },
    );
    await new Promise<void>((resolve, reject) => {
      started.once('online', resolve);
      started.once('error', reject);
    });
    // An error while nothing is asked, or while the thread ends, concerns no one.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  /** The reply to a message, or the fault because of which there is none. */
  const replyOf = (thread: Worker, message: Message): Promise<ThreadReply<Value>> =>
    new Promise((resolve) => {
      const settle = (reply: ThreadReply<Value>): void => {
        clearTimeout(limit);
        thread.off('message', settle).off('error', broken).off('exit', ended);
        resolve(reply);
      };
      const fail = (error: Error): void => {
        if (worker === thread) worker = null;
        settle({ ok: false, error });
        void thread.terminate();
      };
      const broken = (error: NodeJS.ErrnoException): void =>
        fail(new ThreadFault(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'error', error.message));
      const ended = (): void => fail(closed ? closing() : new ThreadFault('ended', 'A thread of the service ended.'));
      const limit =
        timeLimitMs === undefined
          ? undefined
          : setTimeout(
              () => fail(new ThreadFault('time', `A thread of the service took over ${timeLimitMs / 1000} seconds.`)),
              timeLimitMs,
            );
      thread.on('message', settle);
      thread.on('error', broken);
      thread.on('exit', ended);
      thread.postMessage(message);
    });

  async function askNext(message: Message): Promise<Value> {
    if (closed) throw closing();
    clearTimeout(idle);
    const thread = (worker ??= await start());
    if (closed) {
      await end();
      throw closing();
    }
    thread.ref();
    const reply = await replyOf(thread, message);
    if (worker !== null) {
      worker.unref();
      idle = setTimeout(() => void end(), idleMs).unref();
    }
    if (!reply.ok) throw reply.error;
    return reply.value;
  }

  return {
    ask: (message) => {
      const turn = last.then(() => askNext(message));
      last = turn.catch(() => {});
      return turn;
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}

const closing = (): Error => unavailable('The workspace is closing.');
