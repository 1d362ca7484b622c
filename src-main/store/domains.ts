import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { CategoriseDomain } from './write-citations.ts';
import type { ReadStore, Store } from './open.ts';
import { settingKeys } from './setting-keys.ts';
import { readSetting, writeSetting } from './settings.ts';
import { automaticCategorySql } from './statistics/domain-categories.ts';

export const findDomain = (store: ReadStore, name: string): { id: number; category: DomainCategory } | undefined =>
  store.get('SELECT id, category FROM domain WHERE name = :name', { name });

/** The domains whose category a customer overrode, by name, with the category that each would have otherwise. */
export const listOverriddenDomains = (
  store: ReadStore,
  customerId: number,
): { name: string; automatic: DomainCategory }[] =>
  store.all(
    `SELECT d.name, ${automaticCategorySql} AS automatic FROM domain_override o JOIN domain d ON d.id = o.domain_id
     WHERE o.customer_id = :customerId ORDER BY d.name`,
    { customerId },
  );

/** Overrides a category for one customer; null removes the override. */
export function overrideCategory(
  store: Store,
  customerId: number,
  domainId: number,
  category: DomainCategory | null,
): void {
  if (category === null)
    store.run('DELETE FROM domain_override WHERE customer_id = :customerId AND domain_id = :domainId', {
      customerId,
      domainId,
    });
  else
    store.run(
      `INSERT INTO domain_override (customer_id, domain_id, category) VALUES (:customerId, :domainId, :category)
       ON CONFLICT (customer_id, domain_id) DO UPDATE SET category = excluded.category`,
      { customerId, domainId, category },
    );
}

/**
 * Updates the categories of all known domains if they were computed by a different version of the analysis. Overrides and
 * ownership are applied when a domain is read and stay as they are.
 */
export function recategoriseDomains(store: Store, analysisVersion: number, categorise: CategoriseDomain): void {
  if (readSetting(store, settingKeys.domainCategoriesVersion) === analysisVersion) return;
  const domains = store.all<{ id: number; name: string; category: DomainCategory }>(
    'SELECT id, name, category FROM domain',
  );
  const computed = domains.map(({ id, name, category }) => ({ id, category, now: categorise(name) }));
  store.transaction(() => {
    for (const { id, category, now } of computed)
      if (now !== category) store.run('UPDATE domain SET category = :now WHERE id = :id', { now, id });
    writeSetting(store, settingKeys.domainCategoriesVersion, analysisVersion);
  });
}
