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

/** The open portrayals of customers with a stored summary; null if they changed since they were counted. */
export const readOpenPortrayals = (store: ReadStore): Map<number, number | null> =>
  new Map(
    store
      .all<{ customerId: number; open: number | null }>(
        'SELECT customer_id AS customerId, open_portrayals AS open FROM client_summary',
      )
      .map(({ customerId, open }) => [customerId, open]),
  );

export const saveOpenPortrayals = (store: Store, customerId: number, open: number): void => {
  store.run('UPDATE client_summary SET open_portrayals = :open WHERE customer_id = :customerId', { customerId, open });
};
