import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeSettings } from './write-settings.ts';

const fileSchema = z.object({
  saveFolder: z.string().nullable(),
  importFolder: z.string().nullable(),
  recent: z.array(z.string()),
});

/** Exports in the menus: as many as Windows shows. */
const mostRecent = 8;

/** The argument with which the jump list of Windows starts the app: the place of an export in the list. */
const showArgument = '--show-export=';
export const showExportArgument = (index: number): string => `${showArgument}${index}`;

/** Files that were written for the person, newest first, and the folders of the last dialogs. */
export interface Exports {
  /** Those that are still there. */
  recent(): readonly string[];
  add(file: string): void;
  saveFolder(): string | null;
  importFolder(): string | null;
  /** Remembers the folder of a file that was saved or chosen. */
  remember(dialog: 'save' | 'import', file: string): void;
  /** The export that an argument of a start names; null if none does. */
  named(args: readonly string[]): string | null;
}

export function createExports(file: string, changed: () => void): Exports {
  let stored: z.output<typeof fileSchema> = { saveFolder: null, importFolder: null, recent: [] };
  try {
    stored = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Nothing was exported yet, or the list is unreadable: it begins again.
  }
  const store = (change: Partial<typeof stored>): void => {
    stored = { ...stored, ...change };
    try {
      writeSettings(file, JSON.stringify(stored));
    } catch {
      // Only a convenience is lost.
    }
    changed();
  };
  const recent = (): string[] => stored.recent.filter((each) => existsSync(each));
  const folder = (name: 'saveFolder' | 'importFolder') => () => {
    const known = stored[name];
    return known !== null && existsSync(known) ? known : null;
  };
  return {
    recent,
    add: (added) => store({ recent: [added, ...recent().filter((each) => each !== added)].slice(0, mostRecent) }),
    saveFolder: folder('saveFolder'),
    importFolder: folder('importFolder'),
    remember: (dialog, chosen) => store({ [`${dialog}Folder`]: path.dirname(chosen) }),
    named: (args) => {
      const index = args.find((each) => each.startsWith(showArgument))?.slice(showArgument.length) ?? '';
      return /^\d$/.test(index) ? (recent()[Number(index)] ?? null) : null;
    },
  };
}
