import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { makeDirectory } from '#main/files/paths.ts';
import { vacuumInto, writeCopy } from './database-backup.ts';
import { applicationId, migrationFiles, newestFormat } from './format.ts';
import { WorkspaceProblem } from './workspace-problem.ts';

/**
 * Upgrades a database to the newest version: numbered, append-only files, each in its own transaction; those of a new
 * database in one, which is one wait for the disk instead of one for each. A copy is made first if there is data to lose; a
 * workspace of a newer version is refused and not touched.
 */
export function migrate(db: Database.Database, directory: string, migrationsDirectory: string): void {
  const newest = newestFormat(migrationsDirectory);
  const current = Number(db.pragma('user_version', { simple: true }));
  if (current > newest)
    throw new WorkspaceProblem(
      `The workspace in ${directory} was made by a newer version of Answerscope (format ${current}; this version reads up to ${newest}). Update Answerscope; nothing was changed.`,
    );
  if (current > 0 && current < newest) copyBefore(db, directory, current);
  const files = migrationFiles(migrationsDirectory);
  const apply = db.transaction((index: number) => {
    db.exec(readFileSync(path.join(migrationsDirectory, files[index] ?? ''), 'utf8'));
    db.pragma(`user_version = ${index + 1}`);
    db.pragma(`application_id = ${applicationId}`);
  });
  const applyMissing = (): void => {
    for (let index = current; index < files.length; index++) apply.immediate(index);
  };
  if (current === 0) db.transaction(applyMissing).immediate();
  else applyMissing();
}

/**
 * Writes a verified copy of a workspace that is to be upgraded. One that was made since the workspace last changed is not
 * made again: a migration that fails is tried at every start.
 */
function copyBefore(db: Database.Database, directory: string, version: number): void {
  const backups = path.join(directory, 'backups');
  makeDirectory(backups);
  const stem = path.join(backups, `before-format-${version + 1}`);
  let target = `${stem}.db`;
  for (let number = 2; existsSync(target); number++) {
    if (statSync(target).mtimeMs > changedAt(db.name) && statSync(target).size > 0) return;
    target = `${stem}-${number}.db`;
  }
  writeCopy({ fill: vacuumInto(db), target, name: `The workspace in ${directory}`, newest: version, recount: false });
}

/** When a database or its log last changed, in milliseconds. */
const changedAt = (file: string): number =>
  Math.max(...[file, `${file}-wal`].map((part) => statSync(part, { throwIfNoEntry: false })?.mtimeMs ?? 0));
