import electronUpdater from 'electron-updater';
import type { Feed } from './feed.ts';
import { signedFeed } from './signed-feed.ts';
import type { Updater } from './updates.ts';

/** The updater of this system, asking a signed feed. It downloads and installs nothing by itself. */
export function createUpdater(feed: Feed): Updater {
  const { autoUpdater } = electronUpdater;
  autoUpdater.logger = null;
  autoUpdater.autoDownload = false;
  // Only when the person asks for it, after the workspace is closed.
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.disableWebInstaller = true;
  autoUpdater.setFeedURL({ provider: 'custom', updateProvider: signedFeed(feed) });
  return {
    checkForUpdates: () => autoUpdater.checkForUpdates(),
    downloadUpdate: () => autoUpdater.downloadUpdate(),
    install: () =>
      new Promise((_resolve, reject) => {
        autoUpdater.once('error', reject);
        autoUpdater.quitAndInstall(true, true);
      }),
  };
}
