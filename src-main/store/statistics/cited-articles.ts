import type { ReadStore } from '../open.ts';
import { servedAddress } from '../cited-spellings.ts';
import { categorySql } from './domain-categories.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface ArticleEvidence {
  readonly urlId: number;
  /** Under which it is counted, and in the spelling cited most often. */
  readonly address: string;
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly category: string;
  readonly answers: number;
  /** Of these, answers naming the customer, and answers naming a competitor. */
  readonly namingCustomer: number;
  readonly namingCompetitor: number;
  readonly check: 'mentioned' | 'not_mentioned' | 'unreachable' | null;
}

/** The most cited articles with who is named in the answers that cite them. */
export const citedArticles = (
  store: ReadStore,
  customerId: number,
  scope: ExecutionScope,
  most: number,
): ArticleEvidence[] =>
  store.all(
    `SELECT u.id AS urlId, u.address, ${servedAddress} AS url, u.title, d.name AS domain, ${categorySql} AS category, s.answers,
       s.namingCustomer, s.namingCompetitor, k.state AS "check"
     FROM (
       SELECT c.url_id, COUNT(DISTINCT a.id) AS answers,
         COUNT(DISTINCT a.id) FILTER (WHERE a.mentioned = 1) AS namingCustomer,
         COUNT(DISTINCT a.id) FILTER (WHERE a.companies > 0) AS namingCompetitor
       FROM answer a JOIN citation c ON c.answer_id = a.id AND c.cited = 1
       WHERE a.execution_id IN (SELECT value FROM json_each(:scope)) AND a.outcome = 'answered'
       GROUP BY c.url_id ORDER BY answers DESC, c.url_id LIMIT :most) s
     JOIN url u ON u.id = s.url_id JOIN domain d ON d.id = u.domain_id
     LEFT JOIN article_check k ON k.customer_id = :customerId AND k.url_id = u.id
     ORDER BY s.answers DESC, url`,
    { customerId, scope: scopeJson(scope), most },
  );
