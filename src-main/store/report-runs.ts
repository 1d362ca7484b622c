import type { ReportRunOutcome } from '#shared/contract/workspace/report-runs.ts';
import type { ReadStore, Store } from './store.ts';

/** How the last reports of a client in a run for all of them ended. */
export interface ReportRunRow {
  readonly customerId: number;
  readonly customerName: string;
  /** `2026-10` */
  readonly month: string;
  readonly state: ReportRunOutcome['state'];
  readonly message: string;
  readonly endedAt: string;
}

/** Keeps how the reports of a client ended, instead of those before. */
export const noteReportRun = (store: Store, run: Omit<ReportRunRow, 'customerName'>): void => {
  store.run(
    `INSERT INTO report_run (customer_id, month, state, message, ended_at) VALUES (:customerId, :month, :state, :message, :endedAt)
     ON CONFLICT (customer_id) DO UPDATE SET month = excluded.month, state = excluded.state, message = excluded.message,
       ended_at = excluded.ended_at`,
    { ...run },
  );
};

/** The last runs of the customers of an organization, or of all, by name. */
export const listReportRuns = (store: ReadStore, organizationId: number | null): ReportRunRow[] =>
  store.all(
    `SELECT r.customer_id AS customerId, c.name AS customerName, r.month, r.state, r.message, r.ended_at AS endedAt
     FROM report_run r JOIN customer c ON c.id = r.customer_id
     WHERE c.deleted_at IS NULL AND c.archived_at IS NULL AND (:organizationId IS NULL OR c.organization_id = :organizationId)
     ORDER BY c.name, c.id`,
    { organizationId },
  );
