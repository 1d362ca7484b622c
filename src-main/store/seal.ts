import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { moveIntoPlace, syncFolder, temporaryBeside } from '#main/files/durable.ts';

/** The checksum of every page of a closed database, in a file beside it. */
const sealFile = (database: string): string => `${database}.seal`;

const headerSchema = z.object({
  pageBytes: z.int().min(512).max(65_536),
  bytes: z.int().min(0),
  /** When the database last changed, milliseconds: one with a log that is not merged yet has still this time. */
  changedAt: z.number(),
});

/** Pages that one seal covers at once: not a database's own pages, so that nothing of it has to be known. */
const pageBytes = 4_096;
const chunkBytes = 4 * 1024 ** 2;

/** A command would take seconds longer for a larger file; `serve` and the desktop app, which end rarely, take them. */
const mostForCommands = 128 * 1024 ** 2;

/** Writes the checksums of a database that was just closed, unless that would hold up a command; then nothing is known. */
export async function sealClosed(database: string, patient: boolean): Promise<void> {
  // Another process still has a log, or this one was not the last: the file may change.
  if (existsSync(`${database}-wal`) || (!patient && statSync(database).size > mostForCommands)) return unseal(database);
  try {
    await seal(database);
  } catch (error) {
    unseal(database);
    throw error;
  }
}

/**
 * Writes the checksums of a closed database. Does nothing if it did not change since they were written. Reads the whole file,
 * piece by piece, so that the process stays responsive.
 */
async function seal(database: string): Promise<void> {
  const { size, mtimeMs } = statSync(database);
  const last = readSeal(database);
  if (last !== null && last.bytes === size && last.changedAt === mtimeMs) return;
  const header = Buffer.from(`${JSON.stringify({ pageBytes, bytes: size, changedAt: mtimeMs })}\n`);
  const temporary = temporaryBeside(sealFile(database));
  await using file = await open(database, 'r');
  const sums = await checksums(file);
  writeFileSync(temporary, Buffer.concat([header, sums]), { mode: 0o600 });
  moveIntoPlace(temporary, sealFile(database));
}

/** Removes the checksums of an open database that was written to, on the disk too: from the moment it is closed they do not hold. */
export function unsealIfChanged(database: string): void {
  const last = readSeal(database);
  const { size, mtimeMs } = statSync(database);
  const log = statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (last !== null && last.bytes === size && last.changedAt === mtimeMs && log === 0) return;
  unseal(database);
  syncFolder(path.dirname(database));
}

/** Removes the checksums: nothing is known of the file any more. */
export const unseal = (database: string): void => rmSync(sealFile(database), { force: true });

/** How many pages of a database differ from their checksums. Nothing may write to the file meanwhile. */
async function brokenPages(file: FileHandle, last: Seal, rest: Rest): Promise<number> {
  const now = await checksums(file, rest);
  const pages = Math.max(now.length, last.sums.length) / 4;
  let broken = 0;
  for (let page = 0; page < pages; page++)
    if (!now.subarray(page * 4, page * 4 + 4).equals(last.sums.subarray(page * 4, page * 4 + 4))) broken += 1;
  return broken;
}

interface Seal {
  readonly bytes: number;
  readonly changedAt: number;
  readonly sums: Buffer;
}

function readSeal(database: string): Seal | null {
  try {
    if (!existsSync(sealFile(database))) return null;
    const content = readFileSync(sealFile(database));
    const end = content.indexOf('\n');
    const header = headerSchema.parse(JSON.parse(content.toString('utf8', 0, end)));
    const sums = content.subarray(end + 1);
    return header.pageBytes === pageBytes && sums.length === Math.ceil(header.bytes / pageBytes) * 4
      ? { ...header, sums }
      : null;
  } catch {
    // A damaged seal proves nothing about the database.
    return null;
  }
}

/** Waits after a stretch of work, whose length it is given, so that others get their turn. */
type Rest = (workedMs: number) => Promise<void> | void;

/** CRC-32 of every page of an open file: it changes with every single flipped bit. */
async function checksums(file: FileHandle, rest: Rest = () => {}): Promise<Buffer> {
  const { size } = await file.stat();
  const sums = Buffer.alloc(Math.ceil(size / pageBytes) * 4);
  const chunk = Buffer.alloc(Math.min(chunkBytes, Math.max(size, 1)));
  for (let at = 0; at < size; at += chunkBytes) {
    const started = performance.now();
    const length = Math.min(chunkBytes, size - at);
    for (let read = 0; read < length;) {
      const { bytesRead } = await file.read(chunk, read, length - read, at + read);
      if (bytesRead === 0) throw new Error('the database became shorter while it was read');
      read += bytesRead;
    }
    for (let within = 0; within < length; within += pageBytes)
      sums.writeUInt32LE(
        crc32(chunk.subarray(within, Math.min(within + pageBytes, length))),
        ((at + within) / pageBytes) * 4,
      );
    await rest(performance.now() - started);
  }
  return sums;
}

/**
 * A file of this size is compared within a moment. Of a larger one the start would be slower: its first page is drawn first, then
 * other work gets every second moment.
 */
const mostAtOnce = 32 * 1024 ** 2;
const afterStartMs = 5_000;

/** A look at a database as it was closed, while it is opened and used. */
export interface LookAtRest {
  /** What is wrong with the file, in a sentence; null if nothing is, or nothing is known. */
  readonly problem: Promise<string | null>;
  /** Someone waits for the result: it is no longer looked for slowly, beside other work. */
  hurry(): void;
  /**
   * Closes the file. Only once no connection of this process has it open: closing any descriptor of a file gives up every
   * lock (POSIX) that the process has on it, and another program that reads it would then delete the log of changes.
   */
  release(): Promise<void>;
}

/** There is nothing to compare a database with. */
export const nothingKnown: LookAtRest = {
  problem: Promise.resolve(null),
  hurry: () => {},
  release: () => Promise.resolve(),
};

/**
 * Compares a database that was closed in order with its checksums, while it is used: a large one seconds later and without haste,
 * unless someone waits for the result. A reader holds the file as it is until that is done: what is written meanwhile stays in
 * the log. Called before any other connection opens the database.
 */
export function lookAtRest(database: string, closedInOrder: boolean): LookAtRest {
  const last = closedInOrder ? readSeal(database) : null;
  const hold = last === null ? null : holdStill(database);
  if (last === null || hold === null) return nothingKnown;
  const file = open(database, 'r');
  file.catch(() => {});
  const hurried = new AbortController();
  if (last.bytes <= mostAtOnce) hurried.abort();
  const rest = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: hurried.signal, ref: false }).catch(() => {});
  const problem = rest(afterStartMs)
    .then(() => file)
    .then((opened) => brokenPages(opened, last, rest))
    .then((broken) =>
      broken === 0
        ? null
        : `${broken} ${broken === 1 ? 'page' : 'pages'} of ${database} changed while it was closed: the disk damaged them, or another program wrote to them. Restore a copy from before; if you changed the file yourself, delete ${sealFile(database)}.`,
    )
    .finally(() => hold.close());
  problem.catch(() => {});
  const hurry = (): void => hurried.abort();
  const release = async (): Promise<void> => {
    hurry();
    await problem.catch(() => {});
    await file.then((opened) => opened.close()).catch(() => {});
  };
  return { problem, hurry, release };
}

function holdStill(database: string): Database.Database | null {
  if (existsSync(`${database}-wal`)) return null;
  let db: Database.Database | undefined;
  try {
    db = new Database(database, { readonly: true });
    // A reader of a file without a log keeps others from merging one into it; in the other mode it would keep them out.
    if (db.pragma('journal_mode', { simple: true }) !== 'wal') throw new Error('no log ahead');
    db.exec('BEGIN');
    db.prepare('SELECT COUNT(*) FROM sqlite_master').get();
    return db;
  } catch {
    db?.close();
    return null;
  }
}
