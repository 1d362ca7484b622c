import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { BadWorkbook } from './bad-workbook.ts';

/** A file inside a ZIP archive. */
interface ZipPart {
  readonly method: number;
  /** Its bytes as they are stored. */
  readonly packed: number;
  /** Where its own header begins. */
  readonly at: number;
}

/** The parts of a ZIP archive by name. */
export type ZipParts = ReadonlyMap<string, ZipPart>;

const megabyte = 1024 * 1024;
/** Limits: of the archive, its directory and number of parts, and of what one part unpacks to. */
const largestArchive = 256 * megabyte;
const largestDirectory = 4 * megabyte;
const mostParts = 10_000;
const largestPart = 512 * megabyte;
/** Beyond this size a part may unpack to this many times its packed bytes; real sheets reach some 50. */
const freeBytes = 16 * megabyte;
const mostTimes = 250;

const signatures = { local: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 };
const endBytes = 22;
const damaged = 'is damaged or cut off: save it again';

/** Reads the directory of a ZIP archive; null if the file is none. Throws {@link BadWorkbook}. */
export async function zipParts(file: string): Promise<ZipParts | null> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  if (size < 4 || (await bytesAt(handle, 0, 4)).readUInt32LE(0) !== signatures.local) return null;
  if (size < endBytes) throw new BadWorkbook(damaged);
  if (size > largestArchive)
    throw new BadWorkbook(`is larger than ${largestArchive / megabyte} MB: split it, or save it as CSV`);
  const tail = await bytesAt(handle, Math.max(0, size - 65_536 - endBytes), Math.min(size, 65_536 + endBytes));
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || end + endBytes > tail.length) throw new BadWorkbook(damaged);
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  if (count > mostParts || bytes > largestDirectory) throw new BadWorkbook('holds more parts than a workbook has');
  if (at + bytes > size) throw new BadWorkbook(damaged);
  return partsOf(await bytesAt(handle, at, bytes), count);
}

function partsOf(directory: Buffer, count: number): ZipParts {
  const parts = new Map<string, ZipPart>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== signatures.directory)
      throw new BadWorkbook(damaged);
    const flags = directory.readUInt16LE(at + 8);
    if ((flags & 1) === 1) throw new BadWorkbook('is locked with a password: save it without one');
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength).replace(/^\//, '');
    if (parts.has(name)) throw new BadWorkbook(damaged);
    parts.set(name, {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return parts;
}

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new BadWorkbook(damaged);
  return buffer;
}

/**
 * The text of a part in pieces, unpacked as it is read and never beyond the limits, whatever the directory says about its size.
 * Throws {@link BadWorkbook}.
 */
export async function* partText(file: string, part: ZipPart): AsyncGenerator<string> {
  if (part.method !== 0 && part.method !== 8) throw new BadWorkbook('is packed in a way that workbooks are not');
  const start = await dataStart(file, part);
  const stored = createReadStream(file, { start, end: Math.max(start, start + part.packed - 1) });
  const inflate = part.method === 8 ? createInflateRaw() : null;
  if (inflate !== null) stored.on('error', (error) => inflate.destroy(error)).pipe(inflate);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of (inflate ?? stored) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > largestPart || (bytes > freeBytes && bytes > mostTimes * part.packed))
        throw new BadWorkbook(
          `unpacks to more than an export holds (${Math.round(bytes / megabyte)} MB so far); it was not read further`,
        );
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (
      error instanceof TypeError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    )
      throw new BadWorkbook(damaged);
    throw error;
  } finally {
    stored.destroy();
    inflate?.destroy();
  }
}

/** Where the bytes of a part begin: after its own header, whose length only it knows. */
async function dataStart(file: string, { at }: ZipPart): Promise<number> {
  await using handle = await open(file);
  const header = await bytesAt(handle, at, 30);
  if (header.readUInt32LE(0) !== signatures.local) throw new BadWorkbook(damaged);
  return at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}
