import type { ReadStore } from '../open.ts';
import { servedAddress } from '../cited-spellings.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface ArticleCount {
  readonly urlId: number;
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly count: number;
  /** The result of the check of the fetched page; null if it was not checked yet. */
  readonly checkState: 'mentioned' | 'not_mentioned' | 'unreachable' | null;
}

/** Articles by answers that cite them, most first, then by address in code point order. */
export const articleStatistics = (store: ReadStore, customerId: number, scope: ExecutionScope): ArticleCount[] =>
  store.all(
    `SELECT u.id AS urlId, ${servedAddress} AS url, u.title, d.name AS domain, s.count, a.state AS checkState
     FROM (SELECT url_id, SUM(answers) AS count FROM execution_article
           WHERE execution_id IN (SELECT value FROM json_each(:scope)) GROUP BY url_id) s
     JOIN url u ON u.id = s.url_id JOIN domain d ON d.id = u.domain_id
     LEFT JOIN article_check a ON a.customer_id = :customerId AND a.url_id = u.id
     ORDER BY s.count DESC, url`,
    { customerId, scope: scopeJson(scope) },
  );
