import type { ArticleEvidence, DomainEvidence, QueryEvidence } from '#main/recommend/finding.ts';
import type { Store } from '../open.ts';
import { categorySql } from './domain-statistics.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** Companies named per execution, in scope. */
export const companiesPerExecution = (
  store: Store,
  scope: ExecutionScope,
): { execution_id: number; brand_id: number; name: string; kind: 'own' | 'competitor'; state: string; answers: number; position_sum: number; answered: number }[] =>
  store.all(
    `SELECT e.id AS execution_id, b.id AS brand_id, b.name, b.kind, b.state, COALESCE(x.answers, 0) AS answers, COALESCE(x.position_sum, 0) AS position_sum, e.answered
     FROM execution e JOIN brand b ON b.customer_id = e.customer_id AND b.state IN ('confirmed', 'candidate')
     LEFT JOIN execution_company x ON x.execution_id = e.id AND x.brand_id = b.id
     WHERE e.id IN (SELECT value FROM json_each(?)) ORDER BY b.id, e.id`,
    scopeJson(scope),
  );

export const domainsInScope = (store: Store, customerId: number, scope: ExecutionScope): DomainEvidence[] =>
  store.all(
    `SELECT d.name AS domain, ${categorySql} AS category, s.answers
     FROM (SELECT domain_id, SUM(answers) AS answers FROM execution_domain
           WHERE execution_id IN (SELECT value FROM json_each(?2)) GROUP BY domain_id) s
     JOIN domain d ON d.id = s.domain_id ORDER BY s.answers DESC, d.name`,
    customerId,
    scopeJson(scope),
  );

/** The most cited articles with who is named in the answers that cite them. */
export const articlesInScope = (store: Store, customerId: number, scope: ExecutionScope, most: number): ArticleEvidence[] =>
  store.all(
    `SELECT u.id AS urlId, u.address AS url, u.title, d.name AS domain, ${categorySql} AS category, s.answers,
       s.namingCustomer, s.namingCompetitor, k.state AS "check"
     FROM (
       SELECT c.url_id, COUNT(DISTINCT a.id) AS answers,
         COUNT(DISTINCT a.id) FILTER (WHERE a.mentioned = 1) AS namingCustomer,
         COUNT(DISTINCT a.id) FILTER (WHERE a.companies > 0) AS namingCompetitor
       FROM answer a JOIN citation c ON c.answer_id = a.id AND c.cited = 1
       WHERE a.execution_id IN (SELECT value FROM json_each(?2)) AND a.outcome = 'answered'
       GROUP BY c.url_id ORDER BY answers DESC, c.url_id LIMIT ?3) s
     JOIN url u ON u.id = s.url_id JOIN domain d ON d.id = u.domain_id
     LEFT JOIN article_check k ON k.customer_id = ?1 AND k.url_id = u.id
     ORDER BY s.answers DESC, u.address`,
    customerId,
    scopeJson(scope),
    most,
  );

/** Each active query over two sets of executions. */
export const queriesInScope = (store: Store, now: ExecutionScope, before: ExecutionScope): QueryEvidence[] =>
  store.all(
    `SELECT q.id AS queryId, q.text,
       COUNT(*) FILTER (WHERE p.now) AS answered,
       COUNT(*) FILTER (WHERE p.now AND a.mentioned = 1) AS mentioned,
       COUNT(*) FILTER (WHERE p.now AND a.mentioned = 0 AND a.companies = 0) AS namingNobody,
       COUNT(*) FILTER (WHERE NOT p.now) AS answeredBefore,
       COUNT(*) FILTER (WHERE NOT p.now AND a.mentioned = 1) AS mentionedBefore
     FROM (SELECT value AS id, 1 AS now FROM json_each(?1) UNION ALL SELECT value, 0 FROM json_each(?2)) p
     JOIN answer a ON a.execution_id = p.id AND a.outcome = 'answered'
     JOIN query q ON q.id = a.query_id AND q.deleted_at IS NULL
     GROUP BY q.id ORDER BY q.id`,
    scopeJson(now),
    scopeJson(before),
  );

/** Where answers name the customer other than exactly by its name: the places, newest answers first. */
export const variantPlaces = (
  store: Store,
  ownBrandId: number,
  scope: ExecutionScope,
  most: number,
): { answer_id: number; start_offset: number; end_offset: number }[] =>
  store.all(
    `SELECT m.answer_id, m.start_offset, m.end_offset FROM answer a JOIN mention m ON m.answer_id = a.id
     WHERE a.execution_id IN (SELECT value FROM json_each(?)) AND m.brand_id = ? AND m.negated = 0
     ORDER BY a.id DESC LIMIT ?`,
    scopeJson(scope),
    ownBrandId,
    most,
  );

export const citationTotals = (store: Store, scope: ExecutionScope): { answered: number; mentioned: number; citing: number; citing_own: number } =>
  store.get(
    `SELECT COALESCE(SUM(answered), 0) AS answered, COALESCE(SUM(mentioned), 0) AS mentioned,
       COALESCE(SUM(citing), 0) AS citing, COALESCE(SUM(citing_own), 0) AS citing_own
     FROM execution WHERE id IN (SELECT value FROM json_each(?))`,
    scopeJson(scope),
  ) ?? { answered: 0, mentioned: 0, citing: 0, citing_own: 0 };
