import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import { automaticCategorySql } from './statistics/domain-category-sql.ts';
import type { ReadStore, Store } from './open.ts';

export const findDomain = (store: ReadStore, name: string): { id: number; category: DomainCategory } | undefined =>
  store.get('SELECT id, category FROM domain WHERE name = ?', name);

/** The domains whose category a customer overrode, by name, with the category each would have without. */
export const listOverriddenDomains = (
  store: ReadStore,
  customerId: number,
): { name: string; automatic: DomainCategory }[] =>
  store.all(
    `SELECT d.name, ${automaticCategorySql} AS automatic FROM domain_override o JOIN domain d ON d.id = o.domain_id
     WHERE o.customer_id = ?1 ORDER BY d.name`,
    customerId,
  );

/** Overrides a category for one customer; null takes the override back. */
export function overrideCategory(
  store: Store,
  customerId: number,
  domainId: number,
  category: DomainCategory | null,
): void {
  if (category === null)
    store.run('DELETE FROM domain_override WHERE customer_id = ? AND domain_id = ?', customerId, domainId);
  else
    store.run(
      `INSERT INTO domain_override (customer_id, domain_id, category) VALUES (?, ?, ?)
       ON CONFLICT (customer_id, domain_id) DO UPDATE SET category = excluded.category`,
      customerId,
      domainId,
      category,
    );
}
