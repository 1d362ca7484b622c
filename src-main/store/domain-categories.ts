import { settingKeys } from './setting-keys.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { CategoriseDomain } from './answer-findings.ts';
import type { Store } from './open.ts';
import { readSetting, writeSetting } from './settings.ts';

/**
 * Brings the kinds of all known domains in line with the classifier where they were told by another version of the
 * analysis. What customers set themselves, and whose a domain is, is told when a domain is read, and stays.
 */
export function recategoriseDomains(store: Store, analysisVersion: number, categorise: CategoriseDomain): void {
  if (readSetting(store, settingKeys.domainCategoriesVersion) === analysisVersion) return;
  const domains = store.all<{ id: number; name: string; category: DomainCategory }>(
    'SELECT id, name, category FROM domain',
  );
  const told = domains.map(({ id, name, category }) => ({ id, category, now: categorise(name) }));
  store.transaction(() => {
    for (const { id, category, now } of told)
      if (now !== category) store.run('UPDATE domain SET category = ? WHERE id = ?', now, id);
    writeSetting(store, settingKeys.domainCategoriesVersion, analysisVersion);
  });
}
