import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { ReadStore } from '../open.ts';
import { categorySql } from './domain-category-sql.ts';

/** The category of some domains as a customer sees them. */
export function domainCategoriesFor(
  store: ReadStore,
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
