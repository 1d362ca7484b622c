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
  /** Where the workspace of before is kept; null when there was none. */
  readonly keptBefore: string | null;
}

/**
 * Puts a backup in the place of a folder's workspace, which is kept in its backups folder. The backup is copied and
 * checked first; until the copy takes its place in one step, nothing is changed. Throws {@link WorkspaceProblem}, also
 * when another process holds the workspace.
 */
export function restoreWorkspace(directory: string, backup: string, now: Date = new Date()): Restored {
  const current = databaseFile(directory);
  requireBackup(backup, current);
  const lock = lockWorkspace(directory);
  const arriving = path.join(directory, 'restoring.db');
  try {
    remove(arriving);
    const { env } = copyChecked(backup, arriving, newestFormat());
    if (env === 'sample')
      throw new WorkspaceProblem(
        `${backup} holds the sample's simulated data, which stays apart from real data. Build the sample with: sample`,
      );
    const keptBefore = existsSync(current) ? keep(current, directory, now) : null;
    renameSync(arriving, current);
    return { keptBefore };
  } catch (error) {
    throw problemOf(error, backup, directory);
  } finally {
    remove(arriving);
    lock.release();
  }
}

function requireBackup(backup: string, current: string): void {
  const stat = statSync(backup, { throwIfNoEntry: false });
  if (stat === undefined) throw new WorkspaceProblem(`There is no file ${backup}.`);
  if (!stat.isFile()) throw new WorkspaceProblem(`${backup} is no file. Name the backup itself.`);
  if (existsSync(current) && realpathSync(backup) === realpathSync(current))
    throw new WorkspaceProblem(`${backup} is the workspace itself, not a backup of it.`);
}

const newestFormat = (): number =>
  readdirSync(migrationsDirectory()).filter((name) => /^\d{4}-.*\.sql$/.test(name)).length;

/** Keeps the present database under a name that tells when, its log included where it cannot be folded in. */
function keep(current: string, directory: string, now: Date): string {
  const backups = path.join(directory, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const stem = path.join(backups, `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  let kept = `${stem}.db`;
  for (let number = 2; existsSync(kept); number++) kept = `${stem}-${number}.db`;
  foldLog(current);
  linkOrCopy(current, kept);
  for (const ending of ['-wal', '-shm']) {
    if (!existsSync(current + ending)) continue;
    // Damaged beyond opening: kept as it is, and away from the database that comes now.
    linkOrCopy(current + ending, kept + ending);
    rmSync(current + ending);
  }
  return kept;
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
    return new WorkspaceProblem(`${backup} cannot be read, or ${directory} not be written. Nothing was changed.`, {
      cause: error,
    });
  return WorkspaceProblem.from(error, directory);
}
