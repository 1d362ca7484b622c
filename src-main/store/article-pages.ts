import type { ArticleText } from '#main/analysis/citations/article-text.ts';
import type { UnreachableReason } from '#shared/contract/workspace/sources.ts';
import { compressJson, decompressJson } from './compression.ts';
import type { ReadStore, Store } from './open.ts';
import { scopeJson, type ExecutionScope } from './statistics/scope.ts';

/** Stores the text of a page that was read. */
export const storeReadPage = (
  store: Store,
  urlId: number,
  page: { finalUrl: string; text: ArticleText; fetchedAt: string },
): void => {
  store.run(
    `INSERT INTO article_page (url_id, state, fetched_at, tried_at, final_url, content) VALUES (:urlId, 'read', :fetchedAt, :fetchedAt, :finalUrl, :text)
     ON CONFLICT (url_id) DO UPDATE SET state = 'read', reason = NULL, message = NULL, fetched_at = excluded.fetched_at,
       tried_at = excluded.tried_at, final_url = excluded.final_url, content = excluded.content`,
    { urlId, fetchedAt: page.fetchedAt, finalUrl: page.finalUrl, text: compressJson(page.text) },
  );
};

/**
 * Stores why a page could not be read. Text read earlier stays, unless the page is gone for good: a site that is down for
 * an hour does not lose its article.
 *
 * @returns whether the page now counts as unreachable
 */
export function storeUnreachablePage(
  store: Store,
  urlId: number,
  failure: { reason: UnreachableReason; message: string; gone: boolean; at: string },
): boolean {
  const { changes } = store.run(
    `INSERT INTO article_page (url_id, state, reason, message, fetched_at, tried_at) VALUES (:urlId, 'unreachable', :reason, :message, :at, :at)
     ON CONFLICT (url_id) DO UPDATE SET state = 'unreachable', reason = excluded.reason, message = excluded.message,
       fetched_at = excluded.fetched_at, tried_at = excluded.tried_at, final_url = NULL, content = NULL
     WHERE :gone OR article_page.state = 'unreachable'`,
    { ...failure, urlId, gone: failure.gone ? 1 : 0 },
  );
  if (changes === 0)
    store.run('UPDATE article_page SET tried_at = :at WHERE url_id = :urlId', { at: failure.at, urlId });
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
    'SELECT url_id AS urlId, state, reason, fetched_at AS fetchedAt, content FROM article_page WHERE url_id = :urlId',
    { urlId },
  );

/** Pages that a customer's answers cite and whose check is missing, older than the page, or made with a different brand book or version. */
export const listPagesToCheck = (
  store: ReadStore,
  customerId: number,
  made: { analysisVersion: number; brandRevision: number },
  limit: number,
): PageToCheck[] =>
  store.all(
    `SELECT p.url_id AS urlId, p.state, p.reason, p.fetched_at AS fetchedAt, p.content
     FROM article_page p LEFT JOIN article_check c ON c.customer_id = :customerId AND c.url_id = p.url_id
     WHERE (c.url_id IS NULL OR c.checked_at <> p.fetched_at
         OR (p.state = 'read' AND (c.analysis_version <> :analysisVersion OR c.brand_revision <> :brandRevision)))
       AND EXISTS (SELECT 1 FROM execution_article x JOIN execution e ON e.id = x.execution_id
         WHERE x.url_id = p.url_id AND e.customer_id = :customerId)
     ORDER BY p.url_id LIMIT :limit`,
    { customerId, analysisVersion: made.analysisVersion, brandRevision: made.brandRevision, limit },
  );

export const isArticle = (store: ReadStore, urlId: number): boolean =>
  store.get('SELECT 1 FROM url WHERE id = :urlId', { urlId }) !== undefined;

/** Customers whose answers cite a page. */
export const listCustomersCiting = (store: ReadStore, urlId: number): number[] =>
  store
    .all<{ id: number }>(
      `SELECT DISTINCT e.customer_id AS id FROM execution_article x JOIN execution e ON e.id = x.execution_id
       JOIN customer c ON c.id = e.customer_id WHERE x.url_id = :urlId AND c.deleted_at IS NULL ORDER BY e.customer_id`,
      { urlId },
    )
    .map((row) => row.id);

export interface ArticleToFetch {
  readonly id: number;
  readonly address: string;
}

/**
 * The most cited articles of a scope that are due, most citing answers first: never fetched, read before `readBefore`, or
 * unreachable and last tried before `triedBefore`.
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
           WHERE execution_id IN (SELECT value FROM json_each(:scope)) GROUP BY url_id) s
     JOIN url u ON u.id = s.url_id LEFT JOIN article_page p ON p.url_id = u.id
     WHERE p.url_id IS NULL OR (p.tried_at < :triedBefore AND (p.state = 'unreachable' OR p.fetched_at < :readBefore))
     ORDER BY s.count DESC, u.address LIMIT :limit`,
    { scope: scopeJson(scope), readBefore: due.readBefore, triedBefore: due.triedBefore, limit },
  );

/** Those of the given addresses that a customer's answers cite. */
export const findCitedArticles = (
  store: ReadStore,
  customerId: number,
  addresses: readonly string[],
): ArticleToFetch[] =>
  store.all(
    `SELECT u.id, u.address FROM url u WHERE u.address IN (SELECT value FROM json_each(:addresses)) AND EXISTS (
       SELECT 1 FROM execution_article x JOIN execution e ON e.id = x.execution_id WHERE x.url_id = u.id AND e.customer_id = :customerId)
     ORDER BY u.id`,
    { addresses: JSON.stringify(addresses), customerId },
  );
