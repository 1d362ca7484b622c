import type { ReadStore } from '../open.ts';

/** Citations of a page in the answers to a customer's queries on a platform, before a day and since. */
export interface PageCitations {
  readonly platform: string;
  readonly firstCited: string;
  readonly lastCited: string;
  /** Answers since the day that cite it. */
  readonly answers: number;
  /** Answered answers since the day. */
  readonly answered: number;
  readonly answersBefore: number;
}

/** How often each platform cites a page; platforms that never did are left out. */
export const pageCitations = (
  store: ReadStore,
  values: { readonly customerId: number; readonly address: string; readonly day: string },
): PageCitations[] =>
  store.all(
    `SELECT e.platform, MIN(e.execution_date) AS firstCited, MAX(e.execution_date) AS lastCited,
       SUM(CASE WHEN e.execution_date >= :day THEN x.answers ELSE 0 END) AS answers,
       (SELECT COALESCE(SUM(o.answered), 0) FROM execution o JOIN query_group h ON h.id = o.query_group_id
        WHERE o.customer_id = :customerId AND o.platform = e.platform AND o.state = 'Done' AND h.deleted_at IS NULL
          AND o.execution_date >= :day) AS answered,
       SUM(CASE WHEN e.execution_date < :day THEN x.answers ELSE 0 END) AS answersBefore
     FROM url u JOIN execution_article x ON x.url_id = u.id JOIN execution e ON e.id = x.execution_id
     JOIN query_group g ON g.id = e.query_group_id
     WHERE u.address = :address AND e.customer_id = :customerId AND e.state = 'Done' AND g.deleted_at IS NULL AND x.answers > 0
     GROUP BY e.platform ORDER BY e.platform DESC`,
    values,
  );
