import { copyFileSync, existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { applicationId } from './migrate.ts';
import type { Store } from './open.ts';
import { codeOf } from '#main/files/file-problem.ts';
import { WorkspaceProblem } from './workspace-problem.ts';

/** Writes a consistent copy of an open workspace, without its free pages, into a new file. */
export const copyInto = (store: Store, file: string): void => {
  store.run('VACUUM INTO :file', { file });
};

/** The format version and environment that a copy records. */
export interface CopyIdentity {
  readonly version: number;
  readonly env: string;
}

/**
 * Copies a backup and checks the whole copy; leaves it as one file. Throws {@link WorkspaceProblem} with the name of the
 * backup if it is not a workspace, is damaged, or is of a newer version than `newest`.
 */
export function copyChecked(backup: string, target: string, newest: number): CopyIdentity {
  copyFileSync(backup, target);
  // A database that was copied together with its log (not by `backup`, which writes one file).
  if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${target}-wal`);
  let db: Database.Database | undefined;
  try {
    db = new Database(target);
    const number = (pragma: string): number => Number(db?.pragma(pragma, { simple: true }));
    if (number('application_id') !== applicationId)
      throw new WorkspaceProblem(`${backup} is not an Answerscope backup. Nothing was changed.`);
    const version = number('user_version');
    if (version > newest)
      throw new WorkspaceProblem(
        `${backup} was made by a newer version of Answerscope (format ${version}; this version reads up to ${newest}). Update Answerscope; nothing was changed.`,
      );
    db.pragma('journal_mode = DELETE');
    const [problem] = [...damageOf(db), ...brokenReferences(db)];
    if (problem !== undefined)
      throw new WorkspaceProblem(`${backup} is damaged (${problem}). Use another backup; nothing was changed.`);
    const env = db.prepare("SELECT value ->> '$' FROM setting WHERE key = 'env'").pluck().get();
    return { version, env: typeof env === 'string' ? env : 'local' };
  } catch (error) {
    if (error instanceof WorkspaceProblem) throw error;
    if (/^SQLITE_(NOTADB|CORRUPT|IOERR|CANTOPEN|ERROR)/.test(codeOf(error)))
      throw new WorkspaceProblem(`${backup} is damaged or is not an Answerscope backup. Nothing was changed.`, {
        cause: error,
      });
    throw error;
  } finally {
    db?.close();
  }
}

/** Merges the write-ahead log of a closed workspace into its database file; false if it cannot be read. */
export function foldLog(file: string): boolean {
  try {
    const db = new Database(file);
    try {
      db.pragma('wal_checkpoint(TRUNCATE)');
      return db.pragma('journal_mode = DELETE', { simple: true }) === 'delete';
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}

const mostProblems = 20;

/** Damage to the file itself (pages, indexes, constraints), one line each; empty if it is intact. */
export const damageOf = (db: Database.Database): string[] =>
  (db.pragma(`integrity_check(${mostProblems})`) as { integrity_check: string }[])
    .map((row) => row.integrity_check)
    .filter((line) => line !== 'ok');

/** Rows that refer to a missing row, counted by table and parent. */
export function brokenReferences(db: Database.Database): string[] {
  const references = new Map<string, number>();
  for (const { table, parent } of db.pragma('foreign_key_check') as { table: string; parent: string }[]) {
    const reference = `of ${table} refer to a missing ${parent}`;
    references.set(reference, (references.get(reference) ?? 0) + 1);
  }
  return [...references].map(([reference, rows]) => `${rows} ${rows === 1 ? 'row' : 'rows'} ${reference}`);
}
