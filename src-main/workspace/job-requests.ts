import { setTimeout as sleep } from 'node:timers/promises';
import { createArticleFetcher } from '#main/web/article-fetcher.ts';
import { isOnline } from '#main/web/is-online.ts';
import type { JobRequests } from '#main/jobs/job.ts';
import type { FetchPage } from '#main/web/fetch-page.ts';
import { createAskModel, type AskModelParts } from '#main/models/ask-model.ts';

export interface JobRequestParts {
  readonly fetchPage: FetchPage;
  readonly ask: Omit<AskModelParts, 'log'>;
  readonly log: (message: string) => void;
}

/** Serves the requests of workers: only this process has connections and keys. */
export function createJobRequests({ fetchPage, ask, log }: JobRequestParts): JobRequests {
  const fetcher = createArticleFetcher({
    fetchPage,
    isOnline: (signal) => isOnline(fetchPage, signal),
    monotonic: () => performance.now(),
    delay: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  });
  return {
    'fetch-article': ({ url }: { readonly url: string }, signal) => fetcher.fetch(url, signal),
    'ask-model': createAskModel({ ...ask, log }),
  };
}
