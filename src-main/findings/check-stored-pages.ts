import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { createBrandBooks, type BrandBook } from './brand-books.ts';
import { replaceArticleCheck } from '#main/store/article-checks.ts';
import { listPagesToCheck, readArticleText, type PageToCheck } from '#main/store/article-pages.ts';
import type { Store } from '#main/store/open.ts';
import { pageMentions } from './page-mentions.ts';

const pagesPerPiece = 25;

/** Writes what a page that was fetched says of a customer; inside a transaction. */
export function checkStoredPage(store: Store, customerId: number, page: PageToCheck, book: BrandBook): void {
  const common = {
    customerId,
    urlId: page.urlId,
    checkedAt: page.fetchedAt,
    analysisVersion,
    brandRevision: book.revision,
  };
  if (page.content === null) {
    replaceArticleCheck(store, {
      ...common,
      state: 'unreachable',
      reason: page.reason,
      evidence: null,
      competitors: [],
    });
    return;
  }
  const { mentioned, evidence, competitors } = pageMentions(readArticleText({ content: page.content }), book);
  const state = mentioned ? 'mentioned' : 'not_mentioned';
  replaceArticleCheck(store, { ...common, state, reason: null, evidence, competitors });
}

/**
 * Judges every kept page anew that a customer's answers cite and whose verdict was made with another brand book or version
 * of the analysis, or is missing because somebody else's check read it. Needs no network. Returns how many it judged.
 */
export function checkStoredPages(store: Store, customerId: number, checkCancelled: () => void): number {
  const books = createBrandBooks(store);
  let judged = 0;
  for (;;) {
    checkCancelled();
    const book = books.of(customerId);
    const piece = listPagesToCheck(store, customerId, { analysisVersion, brandRevision: book.revision }, pagesPerPiece);
    if (piece.length === 0) return judged;
    store.transaction(() => {
      for (const page of piece) checkStoredPage(store, customerId, page, book);
    });
    judged += piece.length;
  }
}
