import type { Store } from '#main/store/open.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';

const discoveryKey = 'modelDiscovery';

/** Whether the names that a model saw in answers join those of the text; off unless turned on, because it costs money. */
export const readsModelCandidates = (store: Store): boolean => readSetting(store, discoveryKey) === true;

export const setReadsModelCandidates = (store: Store, on: boolean): void => writeSetting(store, discoveryKey, on);
