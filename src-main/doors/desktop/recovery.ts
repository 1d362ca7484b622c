import { app, type BrowserWindow, dialog } from 'electron';
import { desktopTexts } from './desktop-texts.ts';

/** A page that crashes again within this time is not loaded again without asking. */
const stableAfterMs = 60_000;

export interface RecoveryOptions {
  readonly isDashboard: (window: BrowserWindow) => boolean;
  readonly log: (what: string, error: unknown) => void;
}

/**
 * Recovers from the end of Chromium's processes: a crashed page is loaded again, a second time in a row if the person wants
 * that; one that hangs can be. The others Chromium starts again; they are logged.
 */
export function recoverFromCrashes({ isDashboard, log }: RecoveryOptions): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason !== 'clean-exit') log(`the process ${name ?? type}`, new Error(`${type}: ${reason}, code ${exitCode}`));
  });
  app.on('browser-window-created', (_event, window) => {
    let crashedAt = -Infinity;
    let asking: AbortController | null = null;

    /** One question at a time; the answer is the first button if the page is gone or well meanwhile. */
    const ask = async (message: string, detail: string, buttons: [string, string]): Promise<number | null> => {
      if (asking !== null) return null;
      asking = new AbortController();
      const { signal } = asking;
      const { response } = await dialog.showMessageBox(window, {
        type: 'error',
        message,
        detail,
        buttons,
        defaultId: 0,
        cancelId: 0,
        signal,
      });
      asking = null;
      return signal.aborted || window.isDestroyed() ? null : response;
    };

    const reload = (): void => {
      if (!window.isDestroyed()) window.webContents.reload();
    };

    window.webContents.on('render-process-gone', (_gone, { reason, exitCode }) => {
      if (reason === 'clean-exit') return;
      log('a page', new Error(`${reason}, code ${exitCode}`));
      if (!isDashboard(window)) return;
      const again = performance.now() - crashedAt < stableAfterMs;
      crashedAt = performance.now();
      // Chromium does not allow to navigate while it reports.
      if (!again) return void setImmediate(reload);
      const { t } = desktopTexts();
      void ask(
        t('The window of Answerscope crashed again.'),
        t('Scans continue, and everything stored is kept. Reload the window, or quit and start Answerscope again.'),
        [t('Reload'), t('Quit')],
      ).then((answer) => (answer === 1 ? app.quit() : answer === 0 && reload()));
    });
    window.on('unresponsive', () => {
      const { t } = desktopTexts();
      void ask(
        t('The window of Answerscope does not respond.'),
        t('Scans continue, and everything stored is kept. Wait, or reload the window.'),
        [t('Wait'), t('Reload')],
      ).then((answer) => {
        if (answer === 1) window.webContents.forcefullyCrashRenderer();
      });
    });
    window.on('responsive', () => asking?.abort());
  });
}
