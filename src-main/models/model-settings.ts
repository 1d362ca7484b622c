import { settingKeys } from '#main/store/setting-keys.ts';
import type { Store } from '#main/store/open.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';

/** Whether the names that a model saw in answers join those of the text; off unless turned on, because it costs money. */
export const readsModelCandidates = (store: Store): boolean => readSetting(store, settingKeys.modelDiscovery) === true;

export const setReadsModelCandidates = (store: Store, on: boolean): void =>
  writeSetting(store, settingKeys.modelDiscovery, on);
