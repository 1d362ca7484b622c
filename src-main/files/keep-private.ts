import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** New files are readable by the user alone (0600), and new folders open to them alone (0700), whatever the shell's settings. */
export function makeNewFilesPrivate(): void {
  process.umask(0o077);
}

/** Files and folders of a workspace, by the beginning of their names; a folder may hold files of others beside it. */
const ofWorkspace = [
  'workspace.db',
  'lock.db',
  'answerscope.log',
  'service.json',
  'backups',
  'uploads',
  'reports',
  'importing',
  'unfinished',
];

/**
 * Makes what a workspace folder holds private to the user: a folder written by an older version, unpacked or copied by other
 * programs may be readable by others. The folder itself is left as it is, because the user may have chosen one with other
 * content. Does nothing on Windows, where rights are inherited from the folder.
 */
export function keepPrivate(directory: string): void {
  if (process.platform === 'win32') return;
  for (const name of entries(directory))
    if (ofWorkspace.some((beginning) => name.startsWith(beginning))) restrict(path.join(directory, name));
}

function restrict(file: string): void {
  try {
    const stat = lstatSync(file);
    if (stat.isSymbolicLink()) return;
    const rights = stat.isDirectory() ? 0o700 : 0o600;
    if ((stat.mode & 0o777) !== rights) chmodSync(file, rights);
    if (stat.isDirectory()) for (const name of entries(file)) restrict(path.join(file, name));
  } catch {
    // Gone meanwhile, or another user's.
  }
}

function entries(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
