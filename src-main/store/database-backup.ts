import { closeSync, copyFileSync, existsSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { codeOf } from '#main/files/file-problem.ts';
import { moveIntoPlace, removeDatabase, temporaryBeside } from '#main/files/durable.ts';
import { hasRemains, clearRemains } from './clear-remains.ts';
import { copySteadily } from './copy-steadily.ts';
import { applicationId } from './format.ts';
import { databaseBytes, wrap, type Store } from './store.ts';
import { executionDifferences, rollupDifferences, sampleExecutions } from './verify-rollups.ts';
import { WorkspaceProblem } from './workspace-problem.ts';

/** What a verified copy records about itself. */
export interface CopyIdentity {
  readonly version: number;
  readonly env: string;
  /** Figures of the sampled executions that differ from a recount; 0 unless the copied workspace has such figures. */
  readonly differences: number;
}

interface CopyOrder {
  /** Fills an empty file with the copy. */
  readonly fill: (file: string) => void;
  readonly target: string;
  /** What is copied, for messages. */
  readonly name: string;
  /** The newest format that may be copied. */
  readonly newest: number;
  /** Whether figures are recounted; by default. Those of an earlier format may lack what the recount reads. */
  readonly recount?: boolean;
}

/**
 * The one way to write a copy of a workspace: into a temporary file, verified there, on the disk with its name before this
 * returns. Until the last step the target does not exist, or is what it was. Throws {@link WorkspaceProblem} if what was
 * copied is no workspace, is damaged, or is of a newer version.
 */
export function writeCopy(order: CopyOrder): CopyIdentity {
  const temporary = temporaryBeside(order.target);
  try {
    createPrivate(temporary);
    order.fill(temporary);
    return complete(temporary, order);
  } finally {
    removeDatabase(temporary);
  }
}

/** It contains the whole workspace: only its owner may read it, from the first byte. */
const createPrivate = (file: string): void => closeSync(openSync(file, 'wx', 0o600));

function complete(temporary: string, { target, name, newest, recount = true }: Omit<CopyOrder, 'fill'>): CopyIdentity {
  const identity = verifyCopy(temporary, name, newest, recount);
  moveIntoPlace(temporary, target);
  return identity;
}

/** Fills a file with an open workspace as it is now, without its free pages. */
export const vacuumInto =
  (db: Database.Database) =>
  (file: string): void =>
    void db.prepare('VACUUM INTO ?').run(file);

/** Fills a file with a backup, and with its log if it was copied together with one (not by `backup`, which writes one file). */
export const copyOf =
  (backup: string) =>
  (file: string): void => {
    copyFileSync(backup, file);
    if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${file}-wal`);
  };

const sampledNewest = 5;
const sampledOthers = 20;

/** Checks a whole copy, and leaves it as one file. */
function verifyCopy(file: string, name: string, newest: number, recount: boolean): CopyIdentity {
  let db: Database.Database | undefined;
  try {
    db = new Database(file);
    const number = (pragma: string): number => Number(db?.pragma(pragma, { simple: true }));
    if (number('application_id') !== applicationId)
      throw new WorkspaceProblem(`${name} is not an Answerscope backup. Nothing was changed.`);
    const version = number('user_version');
    if (version > newest)
      throw new WorkspaceProblem(
        `${name} was made by a newer version of Answerscope (format ${version}; this version reads up to ${newest}). Update Answerscope; nothing was changed.`,
      );
    db.pragma('journal_mode = DELETE');
    const [problem] = [...damageOf(db), ...brokenReferences(db)];
    if (problem !== undefined)
      throw new WorkspaceProblem(`${name} is damaged (${problem}). Use another backup; nothing was changed.`);
    const env = db.prepare("SELECT value ->> '$' FROM setting WHERE key = 'env'").pluck().get();
    return {
      version,
      env: typeof env === 'string' ? env : 'local',
      // The tables of an earlier format may differ from what the recount reads.
      differences: recount && version === newest ? sampledDifferences(db) : 0,
    };
  } catch (error) {
    if (error instanceof WorkspaceProblem) throw error;
    if (/^SQLITE_(NOTADB|CORRUPT|IOERR|CANTOPEN|ERROR)/.test(codeOf(error)))
      throw new WorkspaceProblem(`${name} is damaged or is not an Answerscope backup. Nothing was changed.`, {
        cause: error,
      });
    throw error;
  } finally {
    db?.close();
  }
}

function sampledDifferences(db: Database.Database): number {
  const store = wrap(db);
  const sample = sampleExecutions(store, sampledNewest, sampledOthers);
  return executionDifferences(store, sample).length + rollupDifferences(store, sample).length;
}

/** From here on the system would write so much at once that others wait for it. */
const largeWorkspace = 64 * 1024 ** 2;

/** Writes a verified copy of an open workspace: a large one in small steps, which take longer and hold up no other work. */
export async function copyStore(store: Store, target: string, largeBytes = largeWorkspace): Promise<CopyIdentity> {
  const newest = Number(store.db.pragma('user_version', { simple: true }));
  const order = { target, name: 'The workspace', newest };
  if (databaseBytes(store) < largeBytes) return writeCopy({ ...order, fill: vacuumInto(store.db) });
  const temporary = temporaryBeside(target);
  try {
    createPrivate(temporary);
    await copySteadily(store.db, temporary);
    // Page by page, so that what was erased is copied too as long as it was not cleared.
    if (hasRemains(store.db.name)) await clearRemains(temporary);
    return complete(temporary, order);
  } finally {
    removeDatabase(temporary);
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
