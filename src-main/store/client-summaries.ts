import type { ReadStore, Store } from './open.ts';

/** The stored summaries of a version as JSON, by customer. The database deletes each as soon as its basis changes. */
export const readClientSummaries = (store: ReadStore, version: number): Map<number, string> =>
  new Map(
    store
      .all<{ customerId: number; summary: string }>(
        'SELECT customer_id AS customerId, summary FROM client_summary WHERE version = :version',
        { version },
      )
      .map(({ customerId, summary }) => [customerId, summary]),
  );

/** Customers without a stored summary of a version, by id. */
export const customersWithoutSummary = (store: ReadStore, version: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT c.id FROM customer c LEFT JOIN client_summary s ON s.customer_id = c.id AND s.version = :version
       WHERE c.deleted_at IS NULL AND c.archived_at IS NULL AND s.customer_id IS NULL ORDER BY c.id`,
      { version },
    )
    .map(({ id }) => id);

export const saveClientSummary = (store: Store, customerId: number, version: number, summary: string): void => {
  store.run(
    'INSERT OR REPLACE INTO client_summary (customer_id, version, summary) VALUES (:customerId, :version, :summary)',
    {
      customerId,
      version,
      summary,
    },
  );
};
