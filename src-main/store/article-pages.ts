import type { ArticleText } from '#main/analysis/citations/article-text.ts';
import type { UnreachableReason } from '#shared/contract/workspace/sources.ts';
import { compressJson, decompressJson } from './compression.ts';
import type { ReadStore, Store } from './open.ts';
import { scopeJson, type ExecutionScope } from './statistics/scope.ts';

/** Keeps the text of a page that was read. */
export const storeReadPage = (
  store: Store,
  urlId: number,
  page: { finalUrl: string; text: ArticleText; fetchedAt: string },
): void => {
  store.run(
    `INSERT INTO article_page (url_id, state, fetched_at, tried_at, final_url, content) VALUES (?1, 'read', ?2, ?2, ?3, ?4)
     ON CONFLICT (url_id) DO UPDATE SET state = 'read', reason = NULL, message = NULL, fetched_at = excluded.fetched_at,
       tried_at = excluded.tried_at, final_url = excluded.final_url, content = excluded.content`,
    urlId,
    page.fetchedAt,
    page.finalUrl,
    compressJson(page.text),
  );
};

/**
 * Keeps why a page could not be read. What was read of it before stays, unless the page is gone for good: a site that is
 * down for an hour does not unsay its article.
 *
 * @returns whether the page counts as unreachable now
 */
export function storeUnreachablePage(
  store: Store,
  urlId: number,
  failure: { reason: UnreachableReason; message: string; gone: boolean; at: string },
): boolean {
  const { changes } = store.run(
    `INSERT INTO article_page (url_id, state, reason, message, fetched_at, tried_at) VALUES (?1, 'unreachable', ?2, ?3, ?4, ?4)
     ON CONFLICT (url_id) DO UPDATE SET state = 'unreachable', reason = excluded.reason, message = excluded.message,
       fetched_at = excluded.fetched_at, tried_at = excluded.tried_at, final_url = NULL, content = NULL
     WHERE ?5 OR article_page.state = 'unreachable'`,
    urlId,
    failure.reason,
    failure.message,
    failure.at,
    failure.gone ? 1 : 0,
  );
  if (changes === 0) store.run('UPDATE article_page SET tried_at = ? WHERE url_id = ?', failure.at, urlId);
  return changes > 0;
}

export interface PageToCheck {
  readonly urlId: number;
  readonly state: 'read' | 'unreachable';
  readonly reason: UnreachableReason | null;
  readonly fetchedAt: string;
  readonly content: Buffer | null;
}

/** The text of a page that was read. */
export const readArticleText = (page: { content: Buffer }): ArticleText => decompressJson(page.content) as ArticleText;

export const findPage = (store: ReadStore, urlId: number): PageToCheck | undefined =>
  store.get(
    'SELECT url_id AS urlId, state, reason, fetched_at AS fetchedAt, content FROM article_page WHERE url_id = ?',
    urlId,
  );

/** Pages that a customer's answers cite and whose verdict is missing, older than the page, or of another book or version. */
export const listPagesToCheck = (
  store: ReadStore,
  customerId: number,
  made: { analysisVersion: number; brandRevision: number },
  limit: number,
): PageToCheck[] =>
  store.all(
    `SELECT p.url_id AS urlId, p.state, p.reason, p.fetched_at AS fetchedAt, p.content
     FROM article_page p LEFT JOIN article_check c ON c.customer_id = ?1 AND c.url_id = p.url_id
     WHERE (c.url_id IS NULL OR c.checked_at <> p.fetched_at
         OR (p.state = 'read' AND (c.analysis_version <> ?2 OR c.brand_revision <> ?3)))
       AND EXISTS (SELECT 1 FROM execution_article x JOIN execution e ON e.id = x.execution_id
         WHERE x.url_id = p.url_id AND e.customer_id = ?1)
     ORDER BY p.url_id LIMIT ?4`,
    customerId,
    made.analysisVersion,
    made.brandRevision,
    limit,
  );

/** Customers whose answers cite a page. */
export const listCustomersCiting = (store: ReadStore, urlId: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT DISTINCT e.customer_id AS id FROM execution_article x JOIN execution e ON e.id = x.execution_id
       JOIN customer c ON c.id = e.customer_id WHERE x.url_id = ? AND c.deleted_at IS NULL ORDER BY e.customer_id`,
      urlId,
    )
    .map((row) => row.id);

export interface ArticleToFetch {
  readonly id: number;
  readonly address: string;
}

/**
 * The most cited articles of a scope that are due: never tried, read before one day, or found unreachable before another.
 * Most citing answers first.
 */
export const listArticlesDue = (
  store: ReadStore,
  scope: ExecutionScope,
  due: { readBefore: string; triedBefore: string },
  limit: number,
): ArticleToFetch[] =>
  store.all(
    `SELECT u.id, u.address
     FROM (SELECT url_id, SUM(answers) AS count FROM execution_article
           WHERE execution_id IN (SELECT value FROM json_each(?1)) GROUP BY url_id) s
     JOIN url u ON u.id = s.url_id LEFT JOIN article_page p ON p.url_id = u.id
     WHERE p.url_id IS NULL OR (p.tried_at < ?3 AND (p.state = 'unreachable' OR p.fetched_at < ?2))
     ORDER BY s.count DESC, u.address LIMIT ?4`,
    scopeJson(scope),
    due.readBefore,
    due.triedBefore,
    limit,
  );

/** Articles by their addresses, those of them that a customer's answers cite. */
export const findCitedArticles = (
  store: ReadStore,
  customerId: number,
  addresses: readonly string[],
): ArticleToFetch[] =>
  store.all(
    `SELECT u.id, u.address FROM url u WHERE u.address IN (SELECT value FROM json_each(?1)) AND EXISTS (
       SELECT 1 FROM execution_article x JOIN execution e ON e.id = x.execution_id WHERE x.url_id = u.id AND e.customer_id = ?2)
     ORDER BY u.id`,
    JSON.stringify(addresses),
    customerId,
  );
