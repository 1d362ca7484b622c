import path from 'node:path';
import { app, dialog } from 'electron';
import type { OpenedFile } from '#main/service/shell-controls.ts';
import type { Exports } from './exports.ts';
import { describeOpened } from './opened-file.ts';
import { desktopTexts } from './desktop-texts.ts';

/** Asks for a file of recorded answers, beginning in the folder of the last time; the page then asks what to do with it. */
export async function chooseAnswers(exports: Exports, open: (file: OpenedFile | null) => void): Promise<void> {
  const { t } = desktopTexts();
  const { canceled, filePaths } = await dialog.showOpenDialog({
    title: t('Import recorded answers'),
    defaultPath: exports.importFolder() ?? app.getPath('documents'),
    properties: ['openFile'],
    filters: [{ name: t('Recorded answers'), extensions: ['csv', 'tsv', 'json', 'jsonl', 'ndjson', 'txt', 'xlsx'] }],
  });
  const [file] = filePaths;
  if (canceled || file === undefined) return;
  exports.remember('import', file);
  open(describeOpened(file, path.sep));
}
