import { Worker } from 'node:worker_threads';
import { unavailable } from '#shared/contract/errors.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { workerEntry } from '#main/jobs/worker-entry.ts';
import { searchTexts, type FoundTexts, type TextSearch } from '#main/report/search-texts.ts';
import { openStore } from '#main/store/open.ts';

/** To the worker: a search in a workspace. */
export interface TextsToSearch {
  readonly search: TextSearch & { readonly directory: string };
}
/** What the worker found, or the error that it met. */
type SearchReply = { readonly ok: true; readonly found: FoundTexts } | { readonly ok: false; readonly error: unknown };

/** Searches the texts of answers in a thread of its own, one search after the other: the window never waits for one. */
export interface TextSearcher {
  /** Throws `ServiceError` if the workspace is closed meanwhile. */
  search(what: TextSearch): Promise<FoundTexts>;
  close(): Promise<void>;
}

/** Searches come in bursts, and starting the thread takes longer than most of them. */
const waitMs = 30_000;

/** Starts its thread with the first search, and ends it when none has come for half a minute. */
export function createTextSearcher(directory: string, { entry = workerEntry(), idleMs = waitMs } = {}): TextSearcher {
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

  async function searchNext(what: TextSearch): Promise<FoundTexts> {
    if (closed) throw unavailable('The workspace is closing.');
    clearTimeout(idle);
    const thread = (worker ??= new Worker(entry));
    thread.ref();
    try {
      const reply = await new Promise<SearchReply>((resolve) => {
        const failed = (error: unknown): void => {
          if (worker === thread) worker = null;
          resolve({ ok: false, error });
        };
        thread.removeAllListeners();
        thread.on('message', resolve);
        thread.on('error', failed);
        thread.on('exit', () => failed(unavailable('The workspace is closing.')));
        thread.postMessage({ search: { directory, ...what } } satisfies TextsToSearch);
      });
      if (!reply.ok) throw reply.error;
      return reply.found;
    } finally {
      if (worker !== null) {
        worker.unref();
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    }
  }

  return {
    search: (what) => {
      const turn = last.then(() => searchNext(what));
      last = turn.catch(() => {});
      return turn;
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}

/** The work of the thread. Its connection lives as long as the search, so that closing the workspace waits for no other. */
export function searchInWorkspace({ directory, ...what }: TextsToSearch['search']): SearchReply {
  try {
    const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
    try {
      return { ok: true, found: searchTexts(store, what) };
    } finally {
      store.close();
    }
  } catch (error) {
    return { ok: false, error };
  }
}
