import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { ReadStore } from '../open.ts';

/** SQL for the category of domain `d` for customer `:customerId` without overrides: owned or competitor, else the kind of site. */
export const automaticCategorySql = `COALESCE(
  (SELECT CASE b.kind WHEN 'own' THEN 'owned' ELSE 'competitor' END FROM brand_name n JOIN brand b ON b.id = n.brand_id
    WHERE b.customer_id = :customerId AND n.kind = 'domain' AND n.value = d.name AND b.state IN ('confirmed', 'candidate', 'merged')
    ORDER BY b.kind = 'own' DESC LIMIT 1),
  d.category)`;

/** SQL for the category of domain `d` for customer `:customerId`: the user's override, else the automatic one. */
export const categorySql = `COALESCE(
  (SELECT category FROM domain_override o WHERE o.customer_id = :customerId AND o.domain_id = d.id),
  ${automaticCategorySql})`;

/** The category of the given domains for a customer, by domain id. */
export function domainCategoriesFor(
  store: ReadStore,
  customerId: number,
  domainIds: readonly number[],
): ReadonlyMap<number, DomainCategory> {
  const rows = store.all<{ id: number; category: DomainCategory }>(
    `SELECT d.id, ${categorySql} AS category FROM domain d WHERE d.id IN (SELECT value FROM json_each(:domainIds))`,
    { customerId, domainIds: JSON.stringify(domainIds) },
  );
  return new Map(rows.map((row) => [row.id, row.category]));
}
