import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { replaceArticleCheck } from '#main/store/article-checks.ts';
import { listPagesToCheck, readArticleText, type PageToCheck } from '#main/store/article-pages.ts';
import type { Store } from '#main/store/open.ts';
import { readBrandRevision } from '#main/store/revisions.ts';
import { brandBookOf } from './brand-books.ts';
import { pageMentions } from './page-mentions.ts';

const pagesPerPiece = 25;

/** Writes which brands of a customer a fetched page mentions; inside a transaction. */
export function checkStoredPage(store: Store, customerId: number, page: PageToCheck): void {
  const book = brandBookOf(store, customerId);
  const check = {
    customerId,
    urlId: page.urlId,
    checkedAt: page.fetchedAt,
    analysisVersion,
    brandRevision: book.revision,
  };
  if (page.content === null) {
    const nothing = { evidence: null, competitors: [] };
    replaceArticleCheck(store, { ...check, state: 'unreachable', reason: page.reason, ...nothing });
    return;
  }
  const { mentioned, evidence, competitors } = pageMentions(readArticleText({ content: page.content }), book);
  const state = mentioned ? 'mentioned' : 'not_mentioned';
  replaceArticleCheck(store, { ...check, state, reason: null, evidence, competitors });
}

/**
 * Checks stored pages cited for a customer whose verdict is based on a different brand book or analysis version, or is
 * missing because the page was fetched for another customer. Needs no network. Returns the number of pages checked.
 */
export function checkStoredPages(store: Store, customerId: number, checkCancelled: () => void): number {
  let checked = 0;
  for (;;) {
    checkCancelled();
    const stamp = { analysisVersion, brandRevision: readBrandRevision(store, customerId) };
    const pages = listPagesToCheck(store, customerId, stamp, pagesPerPiece);
    if (pages.length === 0) return checked;
    store.transaction(() => {
      for (const page of pages) checkStoredPage(store, customerId, page);
    });
    checked += pages.length;
  }
}
