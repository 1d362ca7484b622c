import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest } from '#shared/contract/errors.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { readTextSetting, writeSetting } from '#main/store/settings.ts';
import type { Store } from '#main/store/open.ts';
import type { HandlersOf } from '../context.ts';

/** The whole workspace, for engines that many workspaces are brought together in. */
export const publishHandlers: HandlersOf<'publish-workspace'> = {
  'publish-workspace': async ({ folder, texts = false }, context) => {
    if (!path.isAbsolute(folder)) throw invalidRequest('folder', 'must be an absolute path');
    if (isWithin(path.dirname(context.store.db.name), folder))
      throw invalidRequest('folder', `${folder} is in the folder of the workspace; choose one outside`);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw invalidRequest('folder', `${folder} is a file`);
    const workspace = warehouseId(context.store);
    const outcome = await context.jobs.start('publish', { folder, texts, workspace }).finished;
    return { folder, workspace, ...outcome };
  },
};

/** Whether a path is a folder or in it. */
function isWithin(folder: string, target: string): boolean {
  const way = path.relative(folder, target);
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
}

/** The id of a workspace in a warehouse: made when it is first published, and the same ever after. */
function warehouseId(store: Store): string {
  const stored = readTextSetting(store, settingKeys.warehouseId, '');
  if (stored !== '') return stored;
  const id = randomUUID();
  writeSetting(store, settingKeys.warehouseId, id);
  return id;
}
