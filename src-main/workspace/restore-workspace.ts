import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { migrationsDirectory } from '#main/files/paths.ts';
import { copyChecked, foldLog } from '#main/store/database-backup.ts';
import { databaseFile } from '#main/store/open.ts';
import { lockWorkspace } from '#main/store/workspace-lock.ts';
import { codeOf } from '#main/files/file-problem.ts';
import { WorkspaceProblem } from '#main/store/workspace-problem.ts';

export interface Restored {
  /** The file with the workspace as it was before; null if there was none. */
  readonly keptBefore: string | null;
}

/**
 * Replaces a folder's workspace with a backup, and preserves it in the backups folder. The backup is copied and
 * checked first, and the copy takes its place in one step: until then nothing changes. Throws {@link WorkspaceProblem},
 * also if another process has the workspace open.
 */
export function restoreWorkspace(directory: string, backup: string, now: Date = new Date()): Restored {
  const current = databaseFile(directory);
  requireBackup(backup, current);
  const lock = lockWorkspace(directory);
  const incoming = path.join(directory, 'restoring.db');
  try {
    remove(incoming);
    const { env } = copyChecked(backup, incoming, newestFormat());
    if (env === 'sample')
      throw new WorkspaceProblem(
        `${backup} contains the sample's simulated data, which is kept apart from real data. Build the sample with: sample`,
      );
    const keptBefore = existsSync(current) ? preserve(current, directory, now) : null;
    renameSync(incoming, current);
    return { keptBefore };
  } catch (error) {
    throw problemOf(error, backup, directory);
  } finally {
    remove(incoming);
    lock.release();
  }
}

function requireBackup(backup: string, current: string): void {
  const stat = statSync(backup, { throwIfNoEntry: false });
  if (stat === undefined) throw new WorkspaceProblem(`There is no file ${backup}.`);
  if (!stat.isFile()) throw new WorkspaceProblem(`${backup} is not a file. Name the backup itself.`);
  if (existsSync(current) && realpathSync(backup) === realpathSync(current))
    throw new WorkspaceProblem(`${backup} is the workspace itself, not a backup of it.`);
}

const newestFormat = (): number =>
  readdirSync(migrationsDirectory()).filter((name) => /^\d{4}-.*\.sql$/.test(name)).length;

/** Preserves the current database in the backups folder under a dated name, with its log if that cannot be merged. */
function preserve(current: string, directory: string, now: Date): string {
  const backups = path.join(directory, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const stem = path.join(backups, `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  let target = `${stem}.db`;
  for (let number = 2; existsSync(target); number++) target = `${stem}-${number}.db`;
  foldLog(current);
  linkOrCopy(current, target);
  for (const ending of ['-wal', '-shm']) {
    if (!existsSync(current + ending)) continue;
    // The database cannot be opened: its log stays with it, and away from the restored one.
    linkOrCopy(current + ending, target + ending);
    rmSync(current + ending);
  }
  return target;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

const remove = (file: string): void => {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
};

function problemOf(error: unknown, backup: string, directory: string): Error {
  if (error instanceof WorkspaceProblem) return error;
  if (codeOf(error) === 'ENOSPC')
    return new WorkspaceProblem(
      `The disk that holds ${directory} is full. Free some space and try again; nothing was changed.`,
      { cause: error },
    );
  if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM')
    return new WorkspaceProblem(`${backup} cannot be read, or ${directory} cannot be written. Nothing was changed.`, {
      cause: error,
    });
  return WorkspaceProblem.from(error, directory);
}
