import { createOwnThread, ThreadFault, type OwnThreadOptions } from '#main/jobs/own-thread.ts';

/** What is read in a page: the main text of an article, or everything that says what a business does. */
export type PageKind = 'article' | 'site';

/** A page to read, for the worker. */
export interface PageToRead {
  readonly page: { readonly kind: PageKind; readonly html: string; readonly url: string };
}

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

/** For one page; an ordinary one takes some hundredths of a second. */
const limits = { timeLimitMs: 10_000, memoryLimitMb: 512 };

const reasons = {
  time: 'The page is built so that reading it takes too long.',
  memory: 'The page is built so that reading it takes too much memory.',
  ended: 'Reading the page was interrupted.',
};

/** Starts its thread with the first page and ends it when none has come for half a minute. */
export function createPageReader(options?: OwnThreadOptions): PageReader {
  const thread = createOwnThread<PageToRead, unknown>({ ...limits, ...options });
  return {
    read: async (kind, html, url) => {
      try {
        return await thread.ask({ page: { kind, html, url } });
      } catch (error) {
        if (error instanceof ThreadFault && error.reason !== 'error') throw new UnreadablePage(reasons[error.reason]);
        throw new UnreadablePage(`Reading the page failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    close: thread.close,
  };
}
