import { Worker } from 'node:worker_threads';
import { unavailable } from '#shared/contract/errors.ts';
import { workerEntry } from './worker-entry.ts';

/** What the thread replies to a message, or the error that it met. */
export type ThreadReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: unknown };

/** A thread that serves messages one after the other: the window never waits for one. */
export interface OwnThread<Message, Value> {
  /** Throws what the thread met, and `ServiceError` if the workspace is closed meanwhile. */
  ask(message: Message): Promise<Value>;
  close(): Promise<void>;
}

export interface OwnThreadOptions {
  readonly entry?: URL;
  readonly idleMs?: number;
}

/** Messages come in bursts, and starting the thread takes longer than most of them. */
const waitMs = 30_000;

/** Starts its thread with the first message, and ends it when none has come for half a minute. */
export function createOwnThread<Message, Value>({
  entry = workerEntry(),
  idleMs = waitMs,
}: OwnThreadOptions = {}): OwnThread<Message, Value> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  async function askNext(message: Message): Promise<Value> {
    if (closed) throw unavailable('The workspace is closing.');
    clearTimeout(idle);
    const thread = (worker ??= new Worker(entry));
    thread.ref();
    try {
      const reply = await new Promise<ThreadReply<Value>>((resolve) => {
        const failed = (error: unknown): void => {
          if (worker === thread) worker = null;
          resolve({ ok: false, error });
        };
        thread.removeAllListeners();
        thread.on('message', resolve);
        thread.on('error', failed);
        thread.on('exit', () => failed(unavailable('The workspace is closing.')));
        thread.postMessage(message);
      });
      if (!reply.ok) throw reply.error;
      return reply.value;
    } finally {
      if (worker !== null) {
        worker.unref();
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    }
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
