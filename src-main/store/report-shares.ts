import type { ReadStore, Store } from './store.ts';

/** A report at an address of its own, without its page. */
export interface ReportShareRow {
  readonly id: number;
  readonly customerId: number;
  readonly token: string;
  readonly title: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly expiresOn: string | null;
  readonly createdAt: string;
}

const columns = `s.id, s.customer_id AS customerId, s.token, s.title, s.from_day AS fromDay, s.to_day AS toDay,
  s.expires_on AS expiresOn, s.created_at AS createdAt`;

/** Keeps a page at an address; returns its id. */
export const insertShare = (store: Store, share: Omit<ReportShareRow, 'id'> & { readonly page: Buffer }): number =>
  store.run(
    `INSERT INTO report_share (customer_id, token, title, from_day, to_day, expires_on, created_at, page)
     VALUES (:customerId, :token, :title, :fromDay, :toDay, :expiresOn, :createdAt, :page)`,
    { ...share },
  ).id;

/** The shared reports of a customer, newest first. */
export const listShares = (store: ReadStore, customerId: number): ReportShareRow[] =>
  store.all(`SELECT ${columns} FROM report_share s WHERE s.customer_id = :customerId ORDER BY s.id DESC`, {
    customerId,
  });

/** Deletes a shared report of a customer with its page; false if there is none. */
export const removeShare = (store: Store, customerId: number, id: number): boolean =>
  store.run('DELETE FROM report_share WHERE id = :id AND customer_id = :customerId', { id, customerId }).changes > 0;

/** Deletes the pages whose last day is over. */
export const removeExpiredShares = (store: Store, today: string): void => {
  store.run('DELETE FROM report_share WHERE expires_on < :today', { today });
};

/** The tokens of shared reports that can be read on a day. */
export const listShareTokens = (store: ReadStore, today: string): { id: number; token: string }[] =>
  store.all(
    `SELECT s.id, s.token FROM report_share s JOIN customer c ON c.id = s.customer_id
     WHERE c.deleted_at IS NULL AND (s.expires_on IS NULL OR s.expires_on >= :today)`,
    { today },
  );

/** The page of a shared report, deflated. */
export const readSharedPage = (store: ReadStore, id: number): Buffer | undefined =>
  store.get<{ page: Buffer }>('SELECT page FROM report_share WHERE id = :id', { id })?.page;
