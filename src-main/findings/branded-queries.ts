import { findInAnswer } from '#main/analysis/find-in-answer.ts';
import type { Store } from '#main/store/open.ts';
import { brandBookOf, type BrandBook } from './brand-books.ts';

/** What was found in the texts of queries, for as long as a brand book is current. */
const found = new WeakMap<BrandBook, Map<string, boolean>>();

/** Decides whether a query contains a name or an alias of a customer, by the matcher that analyses answers. */
export function brandedQueries(store: Store, customerId: number): (query: string) => boolean {
  const book = brandBookOf(store, customerId);
  const known = found.get(book) ?? new Map<string, boolean>();
  found.set(book, known);
  return (query) => {
    const branded =
      known.get(query) ??
      findInAnswer({ outcome: 'answered', text: query, citations: [] }, book).mentions.some(
        ({ brandId }) => brandId === book.ownBrandId,
      );
    known.set(query, branded);
    return branded;
  };
}
