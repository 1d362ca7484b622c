import { readFileSync } from 'node:fs';
import { app } from 'electron';
import { z } from 'zod';
import { setDesktopLanguage } from './desktop-texts.ts';
import { appOrigin } from './trust.ts';
import { writeSettings } from './write-settings.ts';

const fileSchema = z.object({ language: z.string().nullable() });

/** What the page keeps the chosen language under, `src-renderer/language/load-language.ts`; choosing one loads the page again. */
const chosenInPage = "localStorage.getItem('answerscope-language')";

function readChosen(file: string): string | null {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).language;
  } catch {
    return null;
  }
}

/** Lets menus, notifications and dialogs follow the language chosen in the window, which a file keeps for the next start. */
export function followLanguage(file: string): void {
  const system = app.getPreferredSystemLanguages();
  let chosen = readChosen(file);
  setDesktopLanguage(chosen, system);
  const follow = (found: unknown): void => {
    const now = typeof found === 'string' ? found : null;
    if (now === chosen) return;
    chosen = now;
    writeSettings(file, JSON.stringify({ language: chosen }));
    setDesktopLanguage(chosen, system);
  };
  app.on('browser-window-created', (_event, { webContents }) => {
    webContents.on('did-finish-load', () => {
      if (!webContents.getURL().startsWith(`${appOrigin}/`)) return;
      // A page that is gone meanwhile chooses no language, and a full disk keeps none.
      webContents
        .executeJavaScript(chosenInPage)
        .then(follow)
        .catch(() => {});
    });
  });
}
