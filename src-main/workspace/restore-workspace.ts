import { existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy, removeDatabase, syncFolder } from '#main/files/durable.ts';
import { makeDirectory, migrationsDirectory } from '#main/files/paths.ts';
import { copyOf, foldLog, writeCopy } from '#main/store/database-backup.ts';
import { newestFormat } from '#main/store/format.ts';
import { databaseFile } from '#main/store/open.ts';
import { unseal } from '#main/store/seal.ts';
import { markClosed } from './open-marker.ts';
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
export function restoreWorkspace(
  directory: string,
  backup: string,
  { now = new Date(), name = backup }: { readonly now?: Date; readonly name?: string } = {},
): Restored {
  const current = databaseFile(directory);
  requireBackup(backup, current);
  const lock = lockWorkspace(directory);
  const incoming = path.join(directory, 'restoring.db');
  try {
    const { env } = writeCopy({
      fill: copyOf(backup),
      target: incoming,
      name,
      newest: newestFormat(migrationsDirectory()),
    });
    if (env === 'sample')
      throw new WorkspaceProblem(
        `${name} contains the sample's simulated data, which is kept apart from real data. Build the sample with: sample`,
      );
    markClosed(directory);
    unseal(current);
    const keptBefore = existsSync(current) ? preserve(current, directory, now) : null;
    // First the end of the old log: beside the restored file it would be merged into that.
    syncFolder(directory);
    renameSync(incoming, current);
    syncFolder(directory);
    return { keptBefore };
  } catch (error) {
    throw problemOf(error, name, directory);
  } finally {
    removeDatabase(incoming);
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

/** Preserves the current database in the backups folder under a dated name, with its log if that cannot be merged. */
function preserve(current: string, directory: string, now: Date): string {
  const backups = path.join(directory, 'backups');
  makeDirectory(backups);
  const stem = path.join(backups, `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  let target = `${stem}.db`;
  for (let number = 2; existsSync(target); number++) target = `${stem}-${number}.db`;
  // A damaged file is kept as it is, unless it has a log that belongs into it.
  if ((statSync(`${current}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) foldLog(current);
  linkOrCopy(current, target);
  for (const ending of ['-wal', '-shm']) {
    if (!existsSync(current + ending)) continue;
    // The database cannot be opened: its log stays with it, and away from the restored one.
    linkOrCopy(current + ending, target + ending);
    rmSync(current + ending);
  }
  return target;
}

function problemOf(error: unknown, backup: string, directory: string): Error {
  if (error instanceof WorkspaceProblem) return error;
  if (/^(ENOSPC|EFBIG|EIO|SQLITE_FULL|SQLITE_IOERR)/.test(codeOf(error)))
    return new WorkspaceProblem(
      `The disk that holds ${directory} is full or cannot be written. Free some space and try again; nothing was changed.`,
      { cause: error },
    );
  if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM')
    return new WorkspaceProblem(`${backup} cannot be read, or ${directory} cannot be written. Nothing was changed.`, {
      cause: error,
    });
  return WorkspaceProblem.from(error, directory);
}
