import { isoInstant } from '#shared/domain/dates.ts';
import type { ArticleText } from '#main/analysis/citations/article-text.ts';
import type { ArticleFetch } from '#main/web/article-fetcher.ts';
import { checkStoredPage } from './check-stored-pages.ts';
import {
  findPage,
  isArticle,
  listCustomersCiting,
  storeReadPage,
  storeUnreachablePage,
  type ArticleToFetch,
} from '#main/store/article-pages.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';

/** A cited page as it was fetched, and read in a thread of its own. */
export type ArticleReading =
  | Exclude<ArticleFetch, { kind: 'page' }>
  | { readonly kind: 'page'; readonly finalUrl: string; readonly article: ArticleText };

/** Sites fetched from at the same time, one page at a time from each. */
const sitesAtOnce = 4;
/** Characters; a page with less text is a shell that scripts fill. */
const minimumText = 120;

/** Fetches cited pages, stores their text, and writes which brands they mention for every customer whose answers cite them. */
export async function articleCheckJob(
  { articles }: OrderOf<'article-check'>,
  context: JobContext,
): Promise<OutcomeOf<'article-check'>> {
  const queue = [...articles];
  const outcome = { checked: 0, unreachable: 0, notChecked: 0 };
  let offline = false;
  const work = async (): Promise<void> => {
    for (let article = queue.shift(); article !== undefined; article = queue.shift()) {
      context.checkCancelled();
      const fetched = offline
        ? null
        : ((await context.request('fetch-article', { url: article.address })) as ArticleReading);
      context.checkCancelled();
      if (fetched === null || fetched.kind === 'no_network') {
        offline = true;
        outcome.notChecked += 1;
      } else outcome[storePage(context, article, fetched)] += 1;
      const done = outcome.checked + outcome.unreachable;
      context.progress(
        done,
        articles.length,
        offline ? 'The network is gone' : `Read ${new URL(article.address).host}`,
      );
    }
  };
  context.progress(0, articles.length, 'Reading cited pages');
  // All must end before the job does: the store is closed afterwards.
  const results = await Promise.allSettled(Array.from({ length: sitesAtOnce }, work));
  context.checkCancelled();
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return outcome;
}

function storePage(
  { store, now }: JobContext,
  article: ArticleToFetch,
  fetched: Exclude<ArticleReading, { kind: 'no_network' }>,
): 'checked' | 'unreachable' {
  const at = isoInstant(now());
  const text = fetched.kind === 'page' ? fetched.article : null;
  const readable = text !== null && text.text.length >= minimumText;
  store.transaction(() => {
    // No answer cites it any more: those that did were deleted meanwhile.
    if (!isArticle(store, article.id)) return;
    if (readable && fetched.kind === 'page')
      storeReadPage(store, article.id, { finalUrl: fetched.finalUrl, text, fetchedAt: at });
    else storeUnreachablePage(store, article.id, fetched.kind === 'page' ? { ...noText, at } : { ...fetched, at });
  });
  const page = findPage(store, article.id);
  if (page === undefined) return 'unreachable';
  for (const customerId of listCustomersCiting(store, article.id))
    store.transaction(() => checkStoredPage(store, customerId, page));
  return readable ? 'checked' : 'unreachable';
}

/** A page whose text only appears once its scripts have run. */
const noText = {
  reason: 'no_text',
  message: 'The page shows hardly any text until its scripts run, and they are not run.',
  gone: false,
} as const;
