import type { Environment } from '#shared/contract/envelope.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { openStore, type Store } from '#main/store/open.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { readSetting, readTextSetting, writeSetting } from '#main/store/settings.ts';
import { createLog, type Log } from './log.ts';

/** Creates the log after the store is open, so that a refused workspace stays untouched. */
export function openStoreAndLog(
  directory: string,
  environment: Readonly<Record<string, string | undefined>>,
  beforeOpening: () => void,
): { store: Store; log: Log } {
  let log: Log | null = null;
  const store = openStore(directory, {
    migrationsDirectory: migrationsDirectory(),
    beforeOpening,
    onSlow: (sql, milliseconds) =>
      log?.warn({ sql: sql.trim().slice(0, 200), milliseconds: Math.round(milliseconds) }, 'slow statement'),
  });
  log = createLog(directory, environment);
  return { store, log };
}

/** Sets the initial settings of a new workspace; the sample builder sets its own. */
export function initialiseSettings(store: Store): Environment {
  if (readSetting(store, settingKeys.env) === undefined)
    writeSetting(store, settingKeys.env, 'local' satisfies Environment);
  if (readSetting(store, settingKeys.timeZone) === undefined)
    writeSetting(store, settingKeys.timeZone, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return readTextSetting(store, settingKeys.env, 'local') === 'sample' ? 'sample' : 'local';
}
