import type { ReadStore } from '../open.ts';
import { servedAddress } from '../cited-spellings.ts';
import { articleTotals } from './article-totals.ts';
import type { ExecutionScope } from './scope.ts';

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
     FROM (SELECT value ->> 0 AS url_id, value ->> 1 AS count FROM json_each(:totals)) s
     CROSS JOIN url u ON u.id = s.url_id CROSS JOIN domain d ON d.id = u.domain_id
     LEFT JOIN article_check a ON a.customer_id = :customerId AND a.url_id = u.id
     ORDER BY s.count DESC, url`,
    { customerId, totals: articleTotals(store, scope) },
  );
