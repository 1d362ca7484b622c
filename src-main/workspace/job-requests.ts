import { setTimeout as sleep } from 'node:timers/promises';
import type { ArticleText } from '#main/analysis/citations/article-text.ts';
import type { ArticleReading } from '#main/findings/article-check-job.ts';
import { createArticleFetcher, type ArticleFetch } from '#main/web/article-fetcher.ts';
import { isOnline } from '#main/web/is-online.ts';
import type { JobRequests } from '#main/jobs/job.ts';
import type { PageToPrint, PrintPdf } from '#main/report/print-pdf.ts';
import type { FetchPage } from '#main/web/fetch-page.ts';
import { UnreadablePage, type PageReader } from '#main/web/page-reader.ts';
import { createAskModel, type AskModelParts } from '#main/models/ask-model.ts';

export interface JobRequestParts {
  readonly fetchPage: FetchPage;
  readonly pages: PageReader;
  readonly ask: Omit<AskModelParts, 'log'>;
  readonly log: (message: string) => void;
  readonly print: PrintPdf;
}

/** Serves the requests of workers: only this process has connections and keys. */
export function createJobRequests({ fetchPage, pages, ask, log, print }: JobRequestParts): JobRequests {
  const fetcher = createArticleFetcher({
    fetchPage,
    isOnline: (signal) => isOnline(fetchPage, signal),
    monotonic: () => performance.now(),
    delay: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  });
  return {
    'fetch-article': async ({ url }: { readonly url: string }, signal) =>
      readFetched(pages, await fetcher.fetch(url, signal)),
    'ask-model': createAskModel({ ...ask, log }),
    'print-page': ({ page, file }: PageToPrint) => print(Promise.resolve(page), file),
  };
}

async function readFetched(pages: PageReader, fetched: ArticleFetch): Promise<ArticleReading> {
  if (fetched.kind !== 'page') return fetched;
  try {
    const article = (await pages.read('article', fetched.html, fetched.finalUrl)) as ArticleText;
    return { kind: 'page', finalUrl: fetched.finalUrl, article };
  } catch (error) {
    if (!(error instanceof UnreadablePage)) throw error;
    return { kind: 'unreachable', reason: 'too_large', message: error.message, gone: false };
  }
}
