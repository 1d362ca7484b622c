import path from 'node:path';
import { app } from 'electron';
import { showExportArgument } from './exports.ts';
import { desktopTexts } from './desktop-texts.ts';

/** Shows the last exports where the system does: in the menu of the dock's icon (macOS), in the jump list (Windows). */
export function showRecentDocuments(recent: readonly string[]): void {
  if (process.platform === 'darwin') {
    app.clearRecentDocuments();
    for (const file of recent.toReversed()) app.addRecentDocument(file);
  }
  if (process.platform !== 'win32') return;
  // A file of a type that belongs to another program may not be in the list itself: each entry starts this app, which shows it.
  app.setJumpList([
    {
      type: 'custom',
      name: desktopTexts().t('Recent exports'),
      items: recent.map((file, index) => ({
        type: 'task',
        title: path.win32.basename(path.basename(file)),
        description: file.slice(-250),
        program: process.execPath,
        args: showExportArgument(index),
      })),
    },
  ]);
}
