import { readSetting, writeSetting } from './settings.ts';
import { settingKeys } from './setting-keys.ts';
import type { Store } from './store.ts';

/** Removes the settings of a customer that is deleted: its cap, and when its weekly work last ran. */
export function removeCustomerSettings(store: Store, customerId: number): void {
  const caps = readSetting(store, settingKeys.customerCapsUsd);
  if (typeof caps === 'object' && caps !== null && String(customerId) in caps)
    writeSetting(
      store,
      settingKeys.customerCapsUsd,
      Object.fromEntries(Object.entries(caps).filter(([id]) => id !== String(customerId))),
    );
  for (const key of [
    settingKeys.recommendedWeekOf(customerId),
    settingKeys.articleChecksRanAt(customerId),
    settingKeys.alertsOf(customerId),
  ])
    store.run('DELETE FROM setting WHERE key = :key', { key });
}
