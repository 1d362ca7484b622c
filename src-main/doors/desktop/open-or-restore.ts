import { dialog } from 'electron';
import { owner, type WorkspaceSwitcher, type WorkspaceSwitcherOptions } from '#main/service/service.ts';
import { DamagedWithCopy } from '#main/workspace/damage.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { desktopProblem, desktopTexts } from './desktop-texts.ts';

/** Opens the workspace; a damaged one after its newest copy has taken its place, if the person wants that. */
export async function openOrRestore(options: WorkspaceSwitcherOptions): Promise<WorkspaceSwitcher> {
  try {
    return await createWorkspaceSwitcher(options);
  } catch (error) {
    if (!(error instanceof DamagedWithCopy)) throw error;
    const { t, language } = desktopTexts();
    const when = error.copy.madeAt.toLocaleString(language.locale);
    const answer = dialog.showMessageBoxSync({
      type: 'error',
      message: t('The workspace is damaged.'),
      detail: desktopProblem(error),
      buttons: [t('Restore the copy of {when}', { when }), t('Quit')],
      defaultId: 0,
      cancelId: 1,
    });
    if (answer !== 0) throw error;
    const switcher = await createWorkspaceSwitcher({ ...options, closed: true });
    const restored = await switcher.current().call('restore-backup', { file: error.copy.file }, owner);
    if (!restored.ok) throw new Error(restored.error.message, { cause: error });
    return switcher;
  }
}
