import { servedAddress } from '../cited-spellings.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { UnreachableReason } from '#shared/contract/workspace/sources.ts';
import type { ReadStore } from '../open.ts';
import { categorySql } from './domain-categories.ts';
import { articleTotals } from './article-totals.ts';
import type { ExecutionScope } from './scope.ts';

export interface SourceCount {
  readonly urlId: number;
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly category: DomainCategory;
  /** Answers that cite it. */
  readonly count: number;
  readonly state: 'mentioned' | 'not_mentioned' | 'unreachable' | null;
  readonly reason: UnreachableReason | null;
  readonly checkedAt: string | null;
  /** 1 if its page names a confirmed or candidate competitor. */
  readonly namesCompetitor: 0 | 1;
}

/** Every cited article of a scope with its category and check, most citing answers first, then by address. */
export const sourceStatistics = (store: ReadStore, customerId: number, scope: ExecutionScope): SourceCount[] =>
  store.all(
    `WITH s AS MATERIALIZED (SELECT value ->> 0 AS url_id, value ->> 1 AS count FROM json_each(:totals)),
     c AS MATERIALIZED (SELECT d.id, d.name, ${categorySql} AS category FROM domain d
       WHERE d.id IN (SELECT u.domain_id FROM s JOIN url u ON u.id = s.url_id))
     SELECT u.id AS urlId, ${servedAddress} AS url, u.title, c.name AS domain, c.category, s.count, a.state, a.reason, a.checked_at AS checkedAt,
       EXISTS (SELECT 1 FROM article_company x JOIN brand b ON b.id = x.brand_id
         WHERE x.customer_id = :customerId AND x.url_id = u.id AND b.state IN ('confirmed', 'candidate')) AS namesCompetitor
     FROM s CROSS JOIN url u ON u.id = s.url_id JOIN c ON c.id = u.domain_id
     LEFT JOIN article_check a ON a.customer_id = :customerId AND a.url_id = u.id
     ORDER BY s.count DESC, url`,
    { customerId, totals: articleTotals(store, scope) },
  );
