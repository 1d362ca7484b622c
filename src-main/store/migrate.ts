import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { WorkspaceProblem } from './workspace-problem.ts';

/** SQLite application id of a workspace ("Answ" in ASCII). */
export const applicationId = 0x41_6e_73_77;

/**
 * Upgrades a database to the newest version: numbered, append-only files, each in its own transaction. A copy is made first
 * if there is data to lose; a workspace of a newer version is refused and not touched.
 */
export function migrate(db: Database.Database, directory: string, migrationsDirectory: string): void {
  const files = readdirSync(migrationsDirectory)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .toSorted();
  const current = Number(db.pragma('user_version', { simple: true }));
  if (current > files.length)
    throw new WorkspaceProblem(
      `The workspace in ${directory} was made by a newer version of Answerscope (format ${current}; this version reads up to ${files.length}). Update Answerscope; nothing was changed.`,
    );
  const foreign = current === 0 && db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table'").get() !== undefined;
  if (foreign)
    throw new WorkspaceProblem(
      `${directory} holds a database that is not an Answerscope workspace. Choose a different folder with --data.`,
    );
  if (current > 0 && current < files.length) copyBefore(db, directory, current);
  for (const [index, file] of files.entries()) {
    if (index < current) continue;
    const sql = readFileSync(path.join(migrationsDirectory, file), 'utf8');
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${index + 1}`);
      db.pragma(`application_id = ${applicationId}`);
    }).immediate();
  }
}

function copyBefore(db: Database.Database, directory: string, version: number): void {
  const backups = path.join(directory, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const target = path.join(backups, `before-format-${version + 1}.db`);
  if (!existsSync(target)) db.prepare('VACUUM INTO ?').run(target);
}
