import { settingKeys } from '#main/store/setting-keys.ts';
import type { Store } from '#main/store/open.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';

/** Whether names that a model found in answers become candidates too; off by default, because it costs money. */
export const readsModelCandidates = (store: Store): boolean => readSetting(store, settingKeys.modelDiscovery) === true;

export const setReadsModelCandidates = (store: Store, on: boolean): void =>
  writeSetting(store, settingKeys.modelDiscovery, on);
