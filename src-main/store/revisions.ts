import { readBrandBook, type BookedBrand } from './brands.ts';
import { compressJson, decompressJson } from './compression.ts';
import type { ReadStore, Store } from './open.ts';

/** What the findings of an execution are based on. */
export interface Stamp {
  /** 0 if its answers were analysed with different versions, or not all of them were. */
  readonly analysisVersion: number;
  /** 0 if its answers were analysed with different brand books. */
  readonly brandRevision: number;
}

/** A brand book with its revision. */
export interface BookAtRevision {
  readonly revision: number;
  readonly brands: readonly BookedBrand[];
}

/** The current revision of a customer's brand book; 0 for an unknown customer. */
export const readBrandRevision = (store: ReadStore, customerId: number): number =>
  store.get<{ revision: number }>(
    'SELECT brand_revision AS revision FROM customer WHERE id = :customerId AND deleted_at IS NULL',
    { customerId },
  )?.revision ?? 0;

/** Makes everything derived for a customer stale; returns the new revision. */
export function raiseBrandRevision(store: Store, customerId: number): number {
  store.run('UPDATE customer SET brand_revision = brand_revision + 1 WHERE id = :customerId', { customerId });
  return readBrandRevision(store, customerId);
}

/** Reads both in one snapshot: a decision between two reads would mix them. */
export const readBookAtRevision = (store: ReadStore, customerId: number): BookAtRevision =>
  store.snapshot(() => ({
    revision: readBrandRevision(store, customerId),
    brands: readBrandBook(store, customerId),
  }));

/** Stores the book that an analysis uses, so that a later one can compare. */
export const storeAnalysedBook = (store: Store, customerId: number, book: BookAtRevision): void => {
  store.run('INSERT OR IGNORE INTO brand_book (customer_id, revision, book) VALUES (:customerId, :revision, :brands)', {
    customerId,
    revision: book.revision,
    brands: compressJson(book.brands),
  });
};

/** The book of an earlier revision; undefined if no analysis stored it. */
export function readAnalysedBook(
  store: ReadStore,
  customerId: number,
  revision: number,
): readonly BookedBrand[] | undefined {
  const row = store.get<{ book: Buffer }>(
    'SELECT book FROM brand_book WHERE customer_id = :customerId AND revision = :revision',
    { customerId, revision },
  );
  return row && (decompressJson(row.book) as BookedBrand[]);
}

/** Deletes stored books that are neither current nor the base of any execution's findings. */
export const dropUnusedBooks = (store: Store, customerId: number): void => {
  store.run(
    `DELETE FROM brand_book WHERE customer_id = :customerId
       AND revision <> (SELECT brand_revision FROM customer WHERE id = :customerId)
       AND NOT EXISTS (SELECT 1 FROM execution e WHERE e.customer_id = :customerId AND e.brand_revision = brand_book.revision)`,
    { customerId },
  );
};

export const readStamp = (store: ReadStore, executionId: number): Stamp | undefined =>
  store.get(
    'SELECT analysis_version AS analysisVersion, brand_revision AS brandRevision FROM execution WHERE id = :executionId',
    { executionId },
  );

export const stampExecutions = (
  store: Store,
  executionIds: readonly number[],
  { analysisVersion, brandRevision }: Stamp,
): void => {
  store.run(
    `UPDATE execution SET analysis_version = :analysisVersion, brand_revision = :brandRevision
     WHERE id IN (SELECT value FROM json_each(:ids))`,
    { analysisVersion, brandRevision, ids: JSON.stringify(executionIds) },
  );
};

/** Has the next re-analysis analyse an execution again. */
export const markExecutionStale = (store: Store, executionId: number): void => {
  store.run('UPDATE execution SET analysis_version = 0 WHERE id = :executionId', { executionId });
};

export interface StaleExecution {
  readonly id: number;
  readonly answers: number;
  readonly analysisVersion: Stamp['analysisVersion'];
}

const isStale = `e.state NOT IN ('Pending', 'In Progress') AND (e.brand_revision <> c.brand_revision OR e.analysis_version <> :analysisVersion)`;

/** Finished executions analysed with a different version or brand book, newest first. */
export const listStaleExecutions = (store: ReadStore, customerId: number, analysisVersion: number): StaleExecution[] =>
  store.all(
    `SELECT e.id, e.answered + e.no_overview + e.refused AS answers, e.analysis_version AS analysisVersion
     FROM execution e JOIN customer c ON c.id = e.customer_id
     WHERE e.customer_id = :customerId AND ${isStale}
     ORDER BY e.execution_date DESC, e.id DESC`,
    { customerId, analysisVersion },
  );

/** Customers with stale executions: what a start has to finish. */
export const listStaleCustomers = (store: ReadStore, analysisVersion: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT DISTINCT c.id FROM customer c JOIN execution e ON e.customer_id = c.id
       WHERE c.deleted_at IS NULL AND c.archived_at IS NULL AND ${isStale}`,
      { analysisVersion },
    )
    .map((row) => row.id);
