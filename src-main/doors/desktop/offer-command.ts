import path from 'node:path';
import { dialog } from 'electron';
import { commandFile, putCommand } from './command-line.ts';
import { desktopProblem, desktopTexts } from './desktop-texts.ts';

/** Puts the command line on the PATH if the person wants it: asked, told where, and told how if it cannot be. Not on Windows. */
export async function offerCommand(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { t } = desktopTexts();
  const file = commandFile(process.platform, environment['HOME'] ?? '');
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: t('Use Answerscope on the command line?'),
    detail: t(
      'The command answerscope is put into {folder}. It does what the app does, without a window: scans, imports, reports, backups. Delete {file} to remove it.',
      { folder: path.dirname(file), file },
    ),
    buttons: [t('Put It There'), t('Cancel')],
    defaultId: 0,
    cancelId: 1,
  });
  if (response !== 0) return;
  try {
    // An AppImage runs from a folder that changes with every start.
    putCommand(file, environment['APPIMAGE'] ?? process.execPath);
  } catch (error) {
    dialog.showErrorBox(t('The command was not put there'), desktopProblem(error));
    return;
  }
  const found = (environment['PATH'] ?? '').split(path.delimiter).includes(path.dirname(file));
  await dialog.showMessageBox({
    type: 'info',
    message: t('The command answerscope is ready.'),
    detail: found
      ? t('Open a new terminal and write: answerscope --help')
      : t('Your terminal does not look into {folder} yet: add it to the PATH, or write {file} --help', {
          folder: path.dirname(file),
          file,
        }),
    buttons: [t('OK')],
  });
}
