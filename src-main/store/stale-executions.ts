import type { ReadStore } from './open.ts';

export interface StaleExecution {
  readonly id: number;
  readonly answers: number;
  /** The version it was analysed with; 0 when its findings are of no single one. */
  readonly analysisVersion: number;
}

/** Finished executions whose findings were made with another analysis version or brand book, newest first. */
export const listStaleExecutions = (store: ReadStore, customerId: number, analysisVersion: number): StaleExecution[] =>
  store.all(
    `SELECT e.id, e.answered + e.no_overview + e.refused AS answers, e.analysis_version AS analysisVersion
     FROM execution e JOIN customer c ON c.id = e.customer_id
     WHERE e.customer_id = ? AND e.state NOT IN ('Pending', 'In Progress')
       AND (e.brand_revision <> c.brand_revision OR e.analysis_version <> ?)
     ORDER BY e.execution_date DESC, e.id DESC`,
    customerId,
    analysisVersion,
  );

/** Customers with something stale: what a start-up has to finish. */
export const listStaleCustomers = (store: ReadStore, analysisVersion: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT DISTINCT c.id FROM customer c JOIN execution e ON e.customer_id = c.id
       WHERE e.state NOT IN ('Pending', 'In Progress') AND (e.brand_revision <> c.brand_revision OR e.analysis_version <> ?)`,
      analysisVersion,
    )
    .map((row) => row.id);
