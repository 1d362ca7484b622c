import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isEncrypted } from '#main/files/is-encrypted.ts';
import { looksWhole } from './inspect.ts';

/** A copy of the workspace in its backups folder, or in the folder of automatic copies. */
export interface Copy {
  readonly file: string;
  readonly kind: 'automatic' | 'manual' | 'before-restore' | 'before-upgrade';
  readonly madeAt: Date;
  readonly bytes: number;
  /** Whether it looks like a whole workspace; a restore checks all of it. */
  readonly whole: boolean;
  /** Its passphrase is needed to restore it. */
  readonly encrypted: boolean;
}

export const backupsFolder = (directory: string): string => path.join(directory, 'backups');

/** The name of the automatic copy of a day. */
export const automaticName = (day: string): string => `automatic-${day}.db`;

function kindOf(name: string): Copy['kind'] {
  if (/^automatic-\d{4}-\d{2}-\d{2}\.db$/.test(name)) return 'automatic';
  if (name.startsWith('before-restore-')) return 'before-restore';
  return name.startsWith('before-format-') ? 'before-upgrade' : 'manual';
}

/** The copies in a workspace's backups folder and in another one, newest first. */
export function listCopies(directory: string, folder: string | null): Copy[] {
  const folders = new Set([backupsFolder(directory), ...(folder === null ? [] : [folder])]);
  return [...folders]
    .flatMap(copiesIn)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || (a.file < b.file ? -1 : 1));
}

/** Files of a workspace itself: reading one would give up the locks that this process has on it. */
const inUse = new Set(['workspace.db', 'lock.db', 'restoring.db']);

function copiesIn(folder: string): Copy[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => /\.(?:db(?:\.age)?|answerscope)$/.test(name) && !name.startsWith('.') && !inUse.has(name))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isFile() !== true) return [];
      const encrypted = name.endsWith('.age') || (name.endsWith('.answerscope') && isEncrypted(file));
      const whole = encrypted ? isEncrypted(file) : looksWhole(file);
      return [{ file, kind: kindOf(name), madeAt: stat.mtime, bytes: stat.size, whole, encrypted }];
    });
}

/** How many automatic copies are kept: one of each of the last days, weeks and months that have one. */
const keptDays = 7;
const keptWeeks = 5;
const keptMonths = 12;

/** The first day on which no automatic copy of today or before is kept, if one is written every day. */
export function automaticCopiesGoneBy(today: string): string {
  // Today's may be kept as the newest of its month, until as many later months have one.
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + keptMonths, 1)).toISOString().slice(0, 10);
}

/** The days, of those that have an automatic copy, whose copy is no longer kept. */
export function daysToThin(days: readonly string[]): string[] {
  const newestFirst = [...days].toSorted().toReversed();
  const kept = new Set(newestFirst.slice(0, keptDays));
  for (const [periodOf, most] of [
    [weekOf, keptWeeks],
    [(day: string) => day.slice(0, 7), keptMonths],
  ] as const) {
    const periods = new Map<string, string>();
    // The newest of each period.
    for (const day of newestFirst) if (!periods.has(periodOf(day))) periods.set(periodOf(day), day);
    for (const day of [...periods.values()].slice(0, most)) kept.add(day);
  }
  return newestFirst.filter((day) => !kept.has(day)).toReversed();
}

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
