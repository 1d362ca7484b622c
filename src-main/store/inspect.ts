import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { expectedSchema, schemaOf } from './expected-schema.ts';
import { applicationId } from './format.ts';
import { WorkspaceDamaged, WorkspaceProblem } from './workspace-problem.ts';

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether a folder has had a workspace: then a missing or empty database is a loss, not a beginning. */
function hadWorkspace(directory: string): boolean {
  const backups = path.join(directory, 'backups');
  return (
    existsSync(path.join(directory, 'answerscope.log')) ||
    (existsSync(backups) && readdirSync(backups).some((name) => /\.(db|answerscope|age)$/.test(name)))
  );
}

/**
 * Looks at the file of a workspace before it is opened, so that nothing is ever written over one that is missing, empty or
 * not a database where there was a workspace. Throws {@link WorkspaceDamaged}.
 */
export function inspectFile(file: string): void {
  const directory = path.dirname(file);
  const size = sizeOf(file);
  if (size === 0) {
    const problem = existsSync(file) ? 'is empty' : 'is missing';
    if (sizeOf(`${file}-wal`) > 0 || hadWorkspace(directory))
      throw new WorkspaceDamaged(
        `The workspace in ${directory} is damaged: workspace.db ${problem}, although there was one. To start again, choose a different folder with --data.`,
      );
    return;
  }
  const problem = headerProblem(readHeader(file));
  if (problem !== null)
    throw new WorkspaceDamaged(
      `The workspace in ${directory} is damaged or is not an Answerscope workspace (${problem}).`,
    );
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(100);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return header;
}

/** What is wrong with the first 100 bytes of a database, as SQLite documents them; null if nothing is. */
function headerProblem(header: Buffer): string | null {
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return 'it does not begin as a database does';
  const pageSize = header.readUInt16BE(16);
  const isPageSize = pageSize === 1 || (pageSize >= 512 && (pageSize & (pageSize - 1)) === 0);
  const fixed =
    [1, 2].includes(header[18] ?? 0) &&
    header[18] === header[19] &&
    header[20] === 0 &&
    header[21] === 64 &&
    header[22] === 32 &&
    header[23] === 32 &&
    header.readUInt32BE(36) <= Math.max(1, header.readUInt32BE(28)) &&
    header.subarray(72, 92).every((byte) => byte === 0);
  // What the first transaction writes; zero before it.
  const written =
    [0, 4].includes(header.readUInt32BE(44)) &&
    [0, 1].includes(header.readUInt32BE(56)) &&
    header.readUInt32BE(52) === 0 &&
    header.readUInt32BE(64) === 0 &&
    header.readUInt32BE(24) === header.readUInt32BE(92);
  return isPageSize && fixed && written ? null : 'its header is damaged';
}

/** Whether a file looks like a whole copy of a workspace, by its header and its size. */
export function looksWhole(file: string): boolean {
  try {
    const header = readHeader(file);
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    return (
      headerProblem(header) === null &&
      header.readUInt32BE(68) === applicationId &&
      header.readUInt32BE(28) * pageSize === sizeOf(file)
    );
  } catch {
    return false;
  }
}

/** Refuses the database of another program before anything is written to it. */
export function requireOwn(db: Database.Database, directory: string): void {
  const number = (pragma: string): number => Number(db.pragma(pragma, { simple: true }));
  const id = number('application_id');
  const tables = Number(db.prepare("SELECT COUNT(*) FROM sqlite_master WHERE type = 'table'").pluck().get());
  if (id === applicationId && number('user_version') > 0) return;
  if (id !== 0 || tables > 0 || number('user_version') > 0)
    throw new WorkspaceProblem(
      `${directory} holds a database that is not an Answerscope workspace. Choose a different folder with --data.`,
    );
  if (hadWorkspace(directory))
    throw new WorkspaceDamaged(
      `The workspace in ${directory} is damaged: workspace.db holds nothing, although there was a workspace. To start again, choose a different folder with --data.`,
    );
}

/**
 * What SQLite can tell cheaply about an open workspace of the newest format: that the file is as long as it says, that the
 * schema is the one of this version, letter by letter, and that the first page of every table can be read. Throws
 * {@link WorkspaceDamaged}.
 */
export function inspectOpen(db: Database.Database, directory: string, migrationsDirectory: string): void {
  const damaged = (problem: string): never => {
    throw new WorkspaceDamaged(`The workspace in ${directory} is damaged: ${problem}.`);
  };
  const number = (pragma: string): number => Number(db.pragma(pragma, { simple: true }));
  if (sizeOf(`${db.name}-wal`) === 0 && sizeOf(db.name) < number('page_count') * number('page_size'))
    damaged('the end of the file is missing');
  const expected = expectedSchema(migrationsDirectory);
  const schema = schemaOf(db);
  for (const [name, sql] of expected) if (schema.get(name) !== sql) damaged(`the definition of ${name} was changed`);
  // The index of words cannot be read without a word; its parts, which are tables too, can.
  for (const [name, sql] of schema)
    if (name.startsWith('table ') && !sql.startsWith('CREATE VIRTUAL'))
      db.prepare(`SELECT 1 FROM "${name.slice('table '.length)}" LIMIT 1`).get();
}
