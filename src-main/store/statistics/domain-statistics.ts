import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { Store } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface DomainCount {
  readonly domain: string;
  readonly count: number;
  readonly category: DomainCategory;
}

/** SQL for the category of domain `d` seen by customer `?1` without overrides: whose it is, else what kind of site it is. */
export const automaticCategorySql = `COALESCE(
  (SELECT CASE b.kind WHEN 'own' THEN 'owned' ELSE 'competitor' END FROM brand_name n JOIN brand b ON b.id = n.brand_id
    WHERE b.customer_id = ?1 AND n.kind = 'domain' AND n.value = d.name AND b.state IN ('confirmed', 'candidate', 'merged')
    ORDER BY b.kind = 'own' DESC LIMIT 1),
  d.category)`;

/** SQL for the category of domain `d` seen by customer `?1`: the user's override, else the automatic one. */
export const categorySql = `COALESCE(
  (SELECT category FROM domain_override o WHERE o.customer_id = ?1 AND o.domain_id = d.id),
  ${automaticCategorySql})`;

/** Domains by answers that cite them, most first, then by name in code point order. */
export const domainStatistics = (store: Store, customerId: number, scope: ExecutionScope): DomainCount[] =>
  store.all(
    `SELECT d.name AS domain, s.count, ${categorySql} AS category
     FROM (SELECT domain_id, SUM(answers) AS count FROM execution_domain
           WHERE execution_id IN (SELECT value FROM json_each(?2)) GROUP BY domain_id) s
     JOIN domain d ON d.id = s.domain_id ORDER BY s.count DESC, d.name`,
    customerId,
    scopeJson(scope),
  );

/** The category of some domains as a customer sees them. */
export function domainCategoriesFor(
  store: Store,
  customerId: number,
  domainIds: readonly number[],
): ReadonlyMap<number, DomainCategory> {
  const rows = store.all<{ id: number; category: DomainCategory }>(
    `SELECT d.id, ${categorySql} AS category FROM domain d WHERE d.id IN (SELECT value FROM json_each(?2))`,
    customerId,
    JSON.stringify(domainIds),
  );
  return new Map(rows.map((row) => [row.id, row.category]));
}
