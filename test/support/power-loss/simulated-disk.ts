import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One change of a disk, or what a process let the world know of, in the order in which they happened. */
export type Recorded =
  | { readonly kind: 'created'; readonly inode: number; readonly file: string }
  | { readonly kind: 'truncated'; readonly inode: number; readonly length: number }
  | { readonly kind: 'written'; readonly inode: number; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'synced'; readonly inode: number }
  | { readonly kind: 'folder synced'; readonly folder: string }
  | { readonly kind: 'renamed' | 'linked'; readonly from: string; readonly to: string }
  | { readonly kind: 'deleted' | 'folder made' | 'folder deleted'; readonly file: string }
  | { readonly kind: 'said' | 'sent'; readonly bytes: Buffer };

/** The files and folders of a directory at a moment; files with their inode. */
export interface ContentBefore {
  readonly folders: readonly string[];
  readonly files: readonly { readonly file: string; readonly inode: number; readonly bytes: Buffer }[];
}

/** Shared memory is not on the disk: its file is written without a trace, and means nothing after a power cut. */
const isMemory = (file: string): boolean => file.endsWith('-shm');

export function contentBefore(directory: string): ContentBefore {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).map((entry) => ({
    entry,
    file: path.join(entry.parentPath, entry.name),
  }));
  return {
    folders: entries.filter(({ entry }) => entry.isDirectory()).map(({ file }) => file),
    files: entries
      .filter(({ entry, file }) => entry.isFile() && !isMemory(file))
      .map(({ file }) => ({ file, inode: statSync(file).ino, bytes: readFileSync(file) })),
  };
}

type DataChange = { readonly offset: number; readonly bytes: Buffer } | { readonly length: number };

class Content {
  durable: Buffer;
  pending: DataChange[] = [];
  constructor(bytes: Buffer) {
    this.durable = bytes;
  }
}

const folder = Symbol('folder');
type Names = Map<string, Content | typeof folder>;

interface NameChange {
  /** The folders whose sync makes it durable. */
  readonly folders: readonly string[];
  readonly apply: (names: Names) => void;
}

/** How much of what was not synced reached the disk when the power failed. */
type Luck = 'nothing' | 'everything' | 'the first' | 'some';
const lucks = ['nothing', 'everything', 'the first', 'some'] as const;

const sector = 512;

/**
 * A disk that may lose or tear whatever was not synced, in any combination: POSIX promises no more. A file is durable up to
 * its last fsync, a name up to the last fsync of its folder; of anything later each sector and each name is there or not.
 */
export class SimulatedDisk {
  readonly #root: string;
  readonly #byInode = new Map<number, Content>();
  /** As the process sees it. */
  readonly #names: Names = new Map();
  readonly #durableNames: Names = new Map();
  #pendingNames: NameChange[] = [];

  constructor(root: string, before: ContentBefore) {
    this.#root = root;
    for (const name of [root, ...before.folders]) this.#names.set(name, folder);
    for (const { file, inode, bytes } of before.files) {
      const content = new Content(bytes);
      this.#byInode.set(inode, content);
      this.#names.set(file, content);
    }
    for (const [name, content] of this.#names) this.#durableNames.set(name, content);
  }

  change(change: Recorded): void {
    switch (change.kind) {
      case 'created': {
        const content = new Content(Buffer.alloc(0));
        this.#byInode.set(change.inode, content);
        return this.#rename([change.file], (names) => void names.set(change.file, content));
      }
      case 'truncated':
        return void this.#content(change.inode).pending.push({ length: change.length });
      case 'written':
        return void this.#content(change.inode).pending.push({ offset: change.offset, bytes: change.bytes });
      case 'synced': {
        const content = this.#content(change.inode);
        content.durable = applied(content.durable, content.pending);
        content.pending = [];
        return;
      }
      case 'folder synced': {
        for (const { folders, apply } of this.#pendingNames)
          if (folders.includes(change.folder)) apply(this.#durableNames);
        this.#pendingNames = this.#pendingNames.filter(({ folders }) => !folders.includes(change.folder));
        return;
      }
      case 'renamed':
      case 'linked': {
        const { kind, from, to } = change;
        const content = this.#names.get(from);
        if (content === undefined || content === folder) throw new Error(`${kind}, but not a known file: ${from}`);
        return this.#rename([from, to], (names) => {
          if (kind === 'renamed') names.delete(from);
          names.set(to, content);
        });
      }
      case 'folder made':
        return this.#rename([change.file], (names) => void names.set(change.file, folder));
      case 'deleted':
      case 'folder deleted':
        return this.#rename([change.file], (names) => void names.delete(change.file));
      default:
    }
  }

  /** Writes what a process would see now into an empty folder, to compare it with what it does see. */
  writeSeen(target: string): void {
    this.#write(target, this.#names, (content) => applied(content.durable, content.pending));
  }

  /** Writes what the disk may hold if the power fails now into an empty folder. */
  writeAfterPowerLoss(target: string, random: () => number): void {
    const names = new Map(this.#durableNames);
    for (const { apply } of lucky(this.#pendingNames, random)) apply(names);
    this.#write(target, names, ({ durable, pending }) =>
      applied(durable, lucky(random() < 0.5 ? pending : pending.flatMap(torn), random)),
    );
  }

  #content(inode: number): Content {
    const content = this.#byInode.get(inode);
    if (content === undefined) throw new Error(`a change of an unknown file, inode ${inode}`);
    return content;
  }

  #rename(touched: readonly string[], apply: (names: Names) => void): void {
    if (touched.every(isMemory)) return;
    apply(this.#names);
    this.#pendingNames.push({ folders: touched.map((file) => path.dirname(file)), apply });
  }

  #write(target: string, names: Names, bytesOf: (content: Content) => Buffer): void {
    const inPlace = (name: string): string => path.join(target, path.relative(this.#root, name));
    const exists = (name: string): boolean =>
      name === this.#root || (names.get(name) === folder && exists(path.dirname(name)));
    for (const name of [...names.keys()].toSorted()) {
      const content = names.get(name);
      if (content === undefined || !exists(path.dirname(name))) continue;
      if (content === folder) mkdirSync(inPlace(name), { recursive: true });
      else writeFileSync(inPlace(name), bytesOf(content));
    }
  }
}

function lucky<Change>(pending: readonly Change[], random: () => number): readonly Change[] {
  const luck: Luck = lucks[Math.floor(random() * lucks.length)] ?? 'nothing';
  if (luck === 'everything') return pending;
  if (luck === 'the first') return pending.slice(0, Math.floor(random() * (pending.length + 1)));
  const share = luck === 'some' ? random() : 0;
  return pending.filter(() => random() < share);
}

/** A write as the writes of its sectors. */
function torn(change: DataChange): DataChange[] {
  if ('length' in change) return [change];
  const pieces: DataChange[] = [];
  for (let at = 0; at < change.bytes.length;) {
    const end = Math.min(change.bytes.length, at + sector - ((change.offset + at) % sector));
    pieces.push({ offset: change.offset + at, bytes: change.bytes.subarray(at, end) });
    at = end;
  }
  return pieces;
}

/** A file after some changes; what was never written between others reads as zeros. */
function applied(before: Buffer, changes: readonly DataChange[]): Buffer {
  if (changes.length === 0) return before;
  let length = before.length;
  let most = length;
  for (const change of changes) {
    length = 'length' in change ? change.length : Math.max(length, change.offset + change.bytes.length);
    most = Math.max(most, length);
  }
  const after = Buffer.alloc(most);
  before.copy(after);
  length = before.length;
  for (const change of changes)
    if ('length' in change) {
      after.fill(0, Math.min(length, change.length));
      length = change.length;
    } else {
      change.bytes.copy(after, change.offset);
      length = Math.max(length, change.offset + change.bytes.length);
    }
  return after.subarray(0, length);
}
