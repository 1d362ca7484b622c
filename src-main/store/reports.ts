import { randomBytes } from 'node:crypto';
import type { ReportFormat } from '#shared/contract/workspace/reports.ts';
import type { ReadStore, Store } from './open.ts';

export interface ReportRow {
  readonly id: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly createdAt: string;
  readonly format: ReportFormat;
  readonly fromDay: string;
  readonly toDay: string;
  readonly title: string;
  /** JSON list. */
  readonly sections: string;
  readonly file: string;
  readonly bytes: number;
  readonly answers: number;
}

export const insertReport = (store: Store, report: Omit<ReportRow, 'id' | 'customerName'>): number =>
  store.run(
    `INSERT INTO report (customer_id, created_at, format, from_day, to_day, title, sections, file, bytes, answers)
     VALUES (:customerId, :createdAt, :format, :fromDay, :toDay, :title, :sections, :file, :bytes, :answers)`,
    { ...report },
  ).id;

/** Reports of one customer or of all, newest first. */
export const listReportRows = (store: ReadStore, customerId: number | null, limit: number): ReportRow[] =>
  store.all(
    `SELECT r.id, r.customer_id AS customerId, c.name AS customerName, r.created_at AS createdAt, r.format, r.from_day AS fromDay,
       r.to_day AS toDay, r.title, r.sections, r.file, r.bytes, r.answers FROM report r JOIN customer c ON c.id = r.customer_id
     WHERE c.deleted_at IS NULL AND (:customerId IS NULL OR r.customer_id = :customerId) ORDER BY r.id DESC LIMIT :limit`,
    { customerId, limit },
  );

export const findReport = (store: ReadStore, reportId: number): Pick<ReportRow, 'customerId' | 'file'> | undefined =>
  store.get('SELECT customer_id AS customerId, file FROM report WHERE id = :reportId', { reportId });

/** The unguessable part of a report's address: 256 random bits. */
export const newReportToken = (): string => randomBytes(32).toString('base64url');

/** Sets the unguessable part of a customer's report address; null revokes the address. */
export const setReportToken = (store: Store, customerId: number, token: string | null): void => {
  store.run('UPDATE customer SET report_token = :token WHERE id = :customerId', { token, customerId });
};

export const listReportTokens = (store: ReadStore): { id: number; reportToken: string }[] =>
  store.all(
    'SELECT id, report_token AS reportToken FROM customer WHERE report_token IS NOT NULL AND deleted_at IS NULL',
  );
