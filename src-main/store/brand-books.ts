import { readBrandBook, type BookedBrand } from './brands.ts';
import { compressJson, decompressJson } from './compression.ts';
import { findCustomer } from './customers.ts';
import type { ReadStore, Store } from './open.ts';

/** A brand book and the revision it is. */
export interface BookAtRevision {
  readonly revision: number;
  readonly brands: readonly BookedBrand[];
}

/** The book and its revision in one snapshot: a decision between the two reads would mix them. */
export const readBookAtRevision = (store: ReadStore, customerId: number): BookAtRevision =>
  store.snapshot(() => ({
    revision: findCustomer(store, customerId)?.brandRevision ?? 0,
    brands: readBrandBook(store, customerId),
  }));

/** Keeps the book that an analysis uses, so that a later one can tell what changed since. */
export const keepBook = (store: Store, customerId: number, book: BookAtRevision): void => {
  store.run(
    'INSERT OR IGNORE INTO brand_book (customer_id, revision, book) VALUES (?, ?, ?)',
    customerId,
    book.revision,
    compressJson(book.brands),
  );
};

/** The book of an earlier revision; undefined where no analysis kept it. */
export function readKeptBook(
  store: ReadStore,
  customerId: number,
  revision: number,
): readonly BookedBrand[] | undefined {
  const row = store.get<{ book: Buffer }>(
    'SELECT book FROM brand_book WHERE customer_id = ? AND revision = ?',
    customerId,
    revision,
  );
  return row && (decompressJson(row.book) as BookedBrand[]);
}

/** Drops the books of revisions that nothing was analysed with any more. */
export const dropUnusedBooks = (store: Store, customerId: number): void => {
  store.run(
    `DELETE FROM brand_book WHERE customer_id = ?1
       AND revision <> (SELECT brand_revision FROM customer WHERE id = ?1)
       AND NOT EXISTS (SELECT 1 FROM execution e WHERE e.customer_id = ?1 AND e.brand_revision = brand_book.revision)`,
    customerId,
  );
};
