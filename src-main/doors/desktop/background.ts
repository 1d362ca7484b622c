import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BackgroundSettings } from '#main/service/shell-controls.ts';
import { writeSettings } from './write-settings.ts';

const fileSchema = z.object({
  keepRunning: z.boolean().nullable(),
  startAtLogin: z.boolean(),
  notify: z.boolean(),
});

const defaults: BackgroundSettings = { keepRunning: null, startAtLogin: false, notify: true };

/** The argument with which the system starts the app at login: without a window. */
export const hiddenArgument = '--hidden';

/** What the app does without its window, in a file of its own; `startAtLogin` is registered with the system. */
export interface Background {
  read(): BackgroundSettings;
  change(change: Partial<BackgroundSettings>): void;
}

export function createBackground(file: string, setStartAtLogin: (on: boolean) => void): Background {
  let settings = defaults;
  try {
    settings = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Never asked, or unreadable: it is asked again.
  }
  return {
    read: () => settings,
    change: (change) => {
      const next = { ...settings, ...change };
      // Started without a window and closed with it, it would run for nothing.
      if (change.startAtLogin === true) next.keepRunning = true;
      if (change.keepRunning === false) next.startAtLogin = false;
      if (next.startAtLogin !== settings.startAtLogin) setStartAtLogin(next.startAtLogin);
      writeSettings(file, JSON.stringify(next));
      settings = next;
    },
  };
}

/** Linux: the desktop starts what is described in the autostart folder. Throws a system error. */
export function setAutostart(folder: string, program: string, on: boolean): void {
  const file = path.join(folder, 'answerscope.desktop');
  if (!on) return rmSync(file, { force: true });
  const quoted = `"${program.replaceAll(/["`$\\]/g, String.raw`\$&`)}"`;
  writeSettings(
    file,
    `[Desktop Entry]\nType=Application\nName=Answerscope\nComment=Runs scheduled scans\nExec=${quoted} ${hiddenArgument}\nX-GNOME-Autostart-enabled=true\n`,
  );
}
