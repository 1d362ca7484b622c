import { readFileSync } from 'node:fs';
import originalFs from 'original-fs';
import path from 'node:path';
import { app } from 'electron';
import { owner, type WorkspaceSwitcher } from '#main/service/service.ts';
import type { UpdateStatus } from '#main/service/shell-controls.ts';
import { desktopTexts } from './desktop-texts.ts';
import { feedOf } from './feed.ts';
import { forgetKeptVersion, installedProgram, keepVersion, keptVersion } from './kept-version.ts';
import { createUpdates, type Updater, type Updates } from './updates.ts';

export interface AppUpdatesOptions {
  /** Folder of the app's own data. */
  readonly folder: string;
  readonly switcher: () => WorkspaceSwitcher | null;
  readonly changed: (status: UpdateStatus) => void;
}

export interface AppUpdates extends Updates {
  /** This version has opened the workspace: the one before is no longer needed. */
  workspaceOpened(): void;
}

const keptFolder = (folder: string): string => path.join(folder, 'version-before');

/** Where a version is kept that this one replaced or, if an update was about to replace it, this one; empty if none is. */
export function whereKept(folder: string, about: 'the version before' | 'this version'): string {
  const kept = keptVersion(keptFolder(folder));
  const isThis = kept?.version === app.getVersion();
  return kept === null || isThis !== (about === 'this version')
    ? ''
    : desktopTexts().t('Version {version} is kept as {file}.', { version: kept.version, file: kept.path });
}

/** Updates of this build, if it has a feed and can replace itself. */
export function createAppUpdates({ folder, switcher, changed }: AppUpdatesOptions): AppUpdates {
  const feed = feedOf(readFileSync(path.join(app.getAppPath(), 'package.json'), 'utf8'));
  const program = installedProgram(process.platform, app.getPath('exe'), process.env);
  const own = feed !== null && program !== null && app.isPackaged ? { feed, program } : null;
  let updater: Promise<Updater> | null = null;
  const updates = createUpdates({
    file: path.join(folder, 'updates.json'),
    feed: own?.feed.feed ?? null,
    updater: () => {
      if (own === null) return Promise.reject(new Error('This build has no address to ask for updates.'));
      return (updater ??= import('./updater.ts').then(({ createUpdater }) => createUpdater(own.feed)));
    },
    keep: async () => {
      if (own !== null) await keepVersion(own.program, app.getVersion(), keptFolder(folder), originalFs.promises.cp);
    },
    isScanning: async () => {
      const status = await switcher()?.current().call('get-workspace-status', {}, owner);
      return status?.ok === true && status.data.scansRunning > 0;
    },
    close: () => setImmediate(() => app.quit()),
    changed,
    log: (error) => void switcher()?.logDefect('looking for updates', error),
  });
  return { ...updates, workspaceOpened: () => forgetKeptVersion(keptFolder(folder), app.getVersion()) };
}
