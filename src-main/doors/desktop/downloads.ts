import path from 'node:path';
import { app, session } from 'electron';
import type { Exports } from './exports.ts';

/** Saves what a page hands out (CSV, pictures) where the person says, beginning in the folder of the last time. */
export function rememberDownloads(exports: Exports, saved: (file: string) => void): void {
  session.defaultSession.on('will-download', (_event, item) => {
    item.setSaveDialogOptions({
      defaultPath: path.join(exports.saveFolder() ?? app.getPath('downloads'), path.basename(item.getFilename())),
    });
    item.once('done', (_done, state) => {
      if (state !== 'completed') return;
      const file = item.getSavePath();
      exports.remember('save', file);
      exports.add(file);
      saved(file);
    });
  });
}
