import { Worker } from 'node:worker_threads';
import { workerEntry } from '#main/jobs/worker-entry.ts';

/** What is read in a page: the main text of an article, or everything that says what a business does. */
export type PageKind = 'article' | 'site';

/** A page to read, for the worker. */
export interface PageToRead {
  readonly page: { readonly kind: PageKind; readonly html: string; readonly url: string };
}
/** What the worker read in it, or that it failed. */
export type PageReply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** A page that could not be read within the bounds: built to be slow, or broken beyond what browsers read. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
}

/**
 * Reads strangers' pages in a thread of their own, one after the other. A page that takes too long, or too much memory, ends
 * its thread: it never blocks the process, nor the next page.
 */
export interface PageReader {
  /** Throws {@link UnreadablePage}. */
  read(kind: PageKind, html: string, url: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface PageReaderOptions {
  readonly entry?: URL;
  /** For one page, the start of the thread not included; an ordinary page takes some hundredths of a second. */
  readonly timeLimitMs?: number;
  readonly idleMs?: number;
  readonly memoryLimitMb?: number;
}

/** Starts its thread with the first page and ends it when none has come for half a minute. */
export function createPageReader({
  entry = workerEntry(),
  timeLimitMs = 10_000,
  idleMs = 30_000,
  memoryLimitMb = 512,
}: PageReaderOptions = {}): PageReader {
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

  async function start(): Promise<Worker> {
    const started = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } });
    await new Promise<void>((resolve, reject) => {
      started.once('online', resolve);
      started.once('error', reject);
    });
    // An error while no page is read, or while the thread ends, concerns no one.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function readNext(page: PageToRead['page']): Promise<unknown> {
    if (closed) throw new UnreadablePage('Answerscope is closing.');
    clearTimeout(idle);
    const thread = (worker ??= await start());
    thread.ref();
    const reply = await new Promise<PageReply>((resolve) => {
      const settle = (outcome: PageReply): void => {
        clearTimeout(limit);
        thread.off('message', settle).off('error', broken).off('exit', interrupted);
        resolve(outcome);
      };
      const failed = (message: string): void => {
        worker = null;
        settle({ ok: false, message });
        void thread.terminate();
      };
      const broken = (error: NodeJS.ErrnoException): void =>
        failed(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'The page is built so that reading it takes too much memory.'
            : `Reading the page failed: ${error.message}`,
        );
      const interrupted = (): void => failed('Reading the page was interrupted.');
      const limit = setTimeout(() => failed('The page is built so that reading it takes too long.'), timeLimitMs);
      thread.on('message', settle);
      thread.on('error', broken);
      thread.on('exit', interrupted);
      thread.postMessage({ page } satisfies PageToRead);
    });
    if (worker !== null) {
      worker.unref();
      idle = setTimeout(() => void end(), idleMs).unref();
    }
    if (!reply.ok) throw new UnreadablePage(reply.message);
    return reply.value;
  }

  return {
    read: (kind, html, url) => {
      const turn = last.then(() => readNext({ kind, html, url }));
      last = turn.catch(() => {});
      return turn;
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}
