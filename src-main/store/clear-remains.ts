import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#main/files/durable.ts';
import { unseal } from './seal.ts';

/** Marks, beside a database, that erased text may still be in the unused parts of its pages. */
const markOf = (database: string): string => `${database}.erased`;

/** Called before anything is erased; the mark is on the disk when this returns. */
export function markRemains(database: string): void {
  writeFileSync(markOf(database), '', { mode: 0o600, flush: true });
  syncFolder(path.dirname(database));
}

/** Whether erased text may still be in the unused parts of an open database. */
export const hasRemains = (database: string): boolean => existsSync(markOf(database));

/** Clears what erased rows left behind, if any were erased. The database must be closed, with no log beside it. */
export async function clearIfMarked(database: string): Promise<void> {
  if (!existsSync(markOf(database)) || existsSync(`${database}-wal`)) return;
  // Its checksums do not hold from here on.
  unseal(database);
  await clearRemains(database);
  // First the end of the log: played back, it would bring remains back, and without the mark they would stay.
  syncFolder(path.dirname(database));
  rmSync(markOf(database), { force: true });
}

const pagesAtOnce = 256;
/** Pages beyond which the first byte of a page no longer says what the page is: 137 GB at 4 KB. */
const mostPages = 2 ** 25;
const lockByte = 2 ** 30;
const none = Buffer.alloc(0);

/**
 * Overwrites every unused byte of a closed database with zeros, in place: free pages, and the gaps of used ones, where SQLite
 * leaves copies of rows that it moved to another page, also with `secure_delete`. Nothing that SQLite reads is changed, so
 * it may be interrupted at any byte, and repeated. By the file format, https://sqlite.org/fileformat2.html; SQLite's own
 * `ext/misc/scrub.c` does the same while it copies.
 *
 * @returns how many pages were changed
 */
export async function clearRemains(database: string): Promise<number> {
  const file = await open(database, 'r+');
  try {
    const header = await readAt(file, 0, 100);
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    const pages = Math.floor((await file.stat()).size / pageSize);
    const usable = pageSize - (header[20] ?? 0);
    // A database with pointer maps (auto-vacuum), which ours never is, has pages of another kind.
    if (header.readUInt32BE(52) !== 0 || pages > mostPages) return 0;
    const free = await freePages(file, header, pageSize);
    /** By page, its first four bytes: of an overflow page, the number of the next one. */
    const next = new Uint32Array(pages + 1);
    const tails: Overflow[] = [];
    let changed = 0;
    for (let first = 1; first <= pages; first += pagesAtOnce) {
      const chunk = await readAt(file, (first - 1) * pageSize, Math.min(pagesAtOnce, pages - first + 1) * pageSize);
      for (let at = 0; at * pageSize < chunk.length; at++) {
        const number = first + at;
        if (number === Math.floor(lockByte / pageSize) + 1) continue;
        const page = chunk.subarray(at * pageSize, (at + 1) * pageSize);
        const before = Buffer.from(page);
        if (free.has(number)) page.subarray(free.get(number)).fill(0);
        else if (isTreePage(page, number)) clearTreePage(page, number, usable, tails);
        else next[number] = page.readUInt32BE(0);
        if (page.equals(before)) continue;
        await file.write(page, 0, pageSize, (number - 1) * pageSize);
        changed += 1;
      }
    }
    for (const overflow of tails) changed += await clearTail(file, overflow, next, { pageSize, usable });
    await file.sync();
    return changed;
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  for (let read = 0; read < length;) {
    const { bytesRead } = await file.read(buffer, read, length - read, at + read);
    if (bytesRead === 0) return none;
    read += bytesRead;
  }
  return buffer;
}

/** The pages of the free list, with the offset from which each is unused. */
async function freePages(file: FileHandle, header: Buffer, pageSize: number): Promise<Map<number, number>> {
  const free = new Map<number, number>();
  for (let trunk = header.readUInt32BE(32); trunk !== 0 && !free.has(trunk);) {
    const page = await readAt(file, (trunk - 1) * pageSize, pageSize);
    if (page.length === 0) break;
    const leaves = Math.min(page.readUInt32BE(4), pageSize / 4 - 2);
    free.set(trunk, 8 + leaves * 4);
    for (let leaf = 0; leaf < leaves; leaf++) free.set(page.readUInt32BE(8 + leaf * 4), 0);
    trunk = page.readUInt32BE(0);
  }
  return free;
}

const kinds = { indexInterior: 2, tableInterior: 5, indexLeaf: 10, tableLeaf: 13 } as const;
const startOf = (number: number): number => (number === 1 ? 100 : 0);

/** Other pages in use are overflow pages, which begin with a page number: a zero, or a one. */
const isTreePage = (page: Buffer, number: number): boolean =>
  Object.values<number>(kinds).includes(page[startOf(number)] ?? 0);

/** A payload that continues on other pages. */
interface Overflow {
  readonly page: number;
  /** Bytes on these pages. */
  readonly bytes: number;
}

/** Clears the unused parts of a page of a table or an index, and collects the payloads that continue elsewhere. */
function clearTreePage(page: Buffer, number: number, usable: number, tails: Overflow[]): void {
  const start = startOf(number);
  const kind = page[start] ?? 0;
  const isInterior = kind === kinds.indexInterior || kind === kinds.tableInterior;
  const pointers = start + (isInterior ? 12 : 8);
  const cells = page.readUInt16BE(start + 3);
  const contentStart = page.readUInt16BE(start + 5) || 65_536;
  if (pointers + cells * 2 > contentStart || contentStart > usable) return;
  page.fill(0, pointers + cells * 2, contentStart);
  // A free block begins with the next one and its own size.
  for (let block = page.readUInt16BE(start + 1), last = 0; block > last && block + 4 <= usable;) {
    const size = page.readUInt16BE(block + 2);
    if (size < 4 || block + size > usable) return;
    page.fill(0, block + 4, block + size);
    last = block;
    block = page.readUInt16BE(block);
  }
  if (kind === kinds.tableInterior) return;
  for (let cell = 0; cell < cells; cell++) {
    const overflow = overflowOf(page, page.readUInt16BE(pointers + cell * 2), kind, usable);
    if (overflow !== null) tails.push(overflow);
  }
}

/** The part of a cell's payload that is on other pages; null if all of it is here. */
function overflowOf(page: Buffer, cell: number, kind: number, usable: number): Overflow | null {
  const payload = readVarint(page, cell + (kind === kinds.indexInterior ? 4 : 0));
  const isTable = kind === kinds.tableLeaf;
  const start = isTable ? readVarint(page, payload.end).end : payload.end;
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (payload.value <= most) return null;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((payload.value - least) % (usable - 4));
  const local = fitting <= most ? fitting : least;
  if (start + local + 4 > usable) return null;
  return { page: page.readUInt32BE(start + local), bytes: payload.value - local };
}

/** A number in SQLite's variable length; those beyond 2^53 (row ids) lose precision, which no caller needs. */
function readVarint(page: Buffer, at: number): { value: number; end: number } {
  let value = 0;
  for (let index = 0; index < 8; index++) {
    const byte = page[at + index] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + index + 1 };
  }
  return { value: value * 256 + (page[at + 8] ?? 0), end: at + 9 };
}

/** Clears what follows the payload on its last page. Leaves a chain alone that does not end where the payload does. */
async function clearTail(
  file: FileHandle,
  { page, bytes }: Overflow,
  next: Uint32Array,
  { pageSize, usable }: { readonly pageSize: number; readonly usable: number },
): Promise<0 | 1> {
  const perPage = usable - 4;
  const chain = Math.ceil(bytes / perPage);
  let last = page;
  for (let index = 1; index < chain && last !== 0; index++) last = next[last] ?? 0;
  const end = 4 + bytes - (chain - 1) * perPage;
  if (last === 0 || next[last] !== 0 || end >= usable) return 0;
  const at = (last - 1) * pageSize;
  const tail = await readAt(file, at + end, usable - end);
  if (tail.every((byte) => byte === 0)) return 0;
  await file.write(Buffer.alloc(tail.length), 0, tail.length, at + end);
  return 1;
}
