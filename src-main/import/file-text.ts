import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { invalidRequest } from '#shared/contract/errors.ts';
import { codeOf } from '#main/files/file-problem.ts';
import { guessCodePage } from './code-page.ts';

/** The name of an encoding, or {@link brokenUtf8}. */
export type Encoding = string;

/** UTF-8 with bytes here and there that are not: they become `\uFFFD`, and the rows that hold them are rejected. */
export const brokenUtf8 = 'UTF-8 with broken bytes';

/** The start of a file, decoded, and the encoding of the whole. */
export interface FileHead {
  readonly text: string;
  readonly encoding: Encoding;
  /** Whether `text` is all there is. */
  readonly whole: boolean;
}

const headBytes = 65_536;

/** Reads the start of a text file; throws `invalid_request`, which says what to do, if it is missing, empty or no text. */
export async function readHead(file: string): Promise<FileHead> {
  const { bytes, size } = await firstBytes(file);
  const compression = compressions.find(({ start }) => bytes.subarray(0, start.length).equals(start));
  if (compression !== undefined) throw invalidRequest('file', `the file is ${compression.what}`);
  const unicode = unicodeOf(bytes);
  if (unicode === null)
    throw invalidRequest('file', 'the file is not a text file; give a CSV, JSON or JSON Lines file saved as UTF-8');
  const encoding = unicode === 'utf-8' ? await eightBitEncodingOf(file) : unicode;
  let text: string;
  try {
    // `stream`: the head may end in the middle of a character.
    text = decoderOf(encoding).decode(bytes, { stream: true });
  } catch {
    throw notThatEncoding(encoding);
  }
  if (text.trim() === '' && size <= headBytes) throw invalidRequest('file', 'the file is empty');
  return { text, encoding, whole: size <= headBytes };
}

/** The text of a file in pieces, without its byte order mark. Throws `invalid_request` where it is not in its encoding. */
export async function* readText(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (text !== '') yield text;
    }
    // A character that is cut off at the very end is dropped: the record it belongs to is reported as cut off.
  } catch (error) {
    if (error instanceof TypeError) throw notThatEncoding(encoding);
    throw error;
  }
}

/** The text of a file as a stream, for libraries that read one. */
export const textStream = (file: string, encoding: Encoding): Readable =>
  Readable.from(readText(file, encoding), { objectMode: false });

const notThatEncoding = (encoding: Encoding) =>
  invalidRequest(
    'file',
    `the file is not saved as ${encoding.startsWith('utf-16') ? 'UTF-16' : 'UTF-8'}; save it again as "CSV UTF-8" (or UTF-8 JSON) and import that`,
  );

/** A code page of Windows has no wrong bytes, but some without a meaning. */
const decoderOf = (encoding: Encoding): InstanceType<typeof TextDecoder> =>
  encoding === brokenUtf8
    ? new TextDecoder('utf-8')
    : new TextDecoder(encoding, { fatal: encoding.startsWith('utf-') });

/** Compressed files are never unpacked: a small one may hold any amount of text. */
const compressions = [
  { start: Buffer.from([0x1f, 0x8b]), what: 'compressed (gzip); unpack it and import the file inside' },
  { start: Buffer.from('BZh'), what: 'compressed (bzip2); unpack it and import the file inside' },
  { start: Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]), what: 'compressed (xz); unpack it and import the file inside' },
  { start: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), what: 'compressed (zstd); unpack it and import the file inside' },
  { start: Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), what: 'a 7z archive; unpack it and import the file inside' },
];

/** By the byte order mark, else by where the zero bytes are: UTF-16, or one of eight bits; null if it is no text. */
function unicodeOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (!bytes.includes(0)) return 'utf-8';
  const zeros = [0, 0];
  for (let index = 0; index < bytes.length; index++)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // A table or document of any language is full of ASCII: in UTF-16, every such character has one zero byte. A few other
  // characters, such as 一 (U+4E00), have one on the other side.
  const many = bytes.length / 20;
  if (odd > many && even < odd / 4) return 'utf-16le';
  return even > many && odd < even / 4 ? 'utf-16be' : null;
}

/** How many valid characters beyond ASCII there must be for each broken byte, for a file to be UTF-8 with a few broken lines. */
const validPerBroken = 4;
const sampleBytes = 65_536;
const around = 60;

/** UTF-8 if all of a file is; else UTF-8 with broken bytes, or a code page. Throws `invalid_request` if it looks like none. */
async function eightBitEncodingOf(file: string): Promise<Encoding> {
  if (await isUtf8(file)) return 'utf-8';
  const decoder = new TextDecoder('utf-8');
  const sample: Buffer[] = [];
  let [valid, broken, sampled] = [0, 0, 0];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    const high = text.match(/[^\0-\u007f]/g)?.length ?? 0;
    const replaced = text.match(/\uFFFD/g)?.length ?? 0;
    valid += high - replaced;
    broken += replaced;
    if (high === 0) continue;
    for (let at = 0; at < chunk.length && sampled < sampleBytes; at++) {
      if ((chunk[at] ?? 0) < 0x80) continue;
      const piece = chunk.subarray(Math.max(0, at - around), at + around);
      sample.push(piece);
      sampled += piece.length;
      at += around;
    }
  }
  if (valid >= broken * validPerBroken) return brokenUtf8;
  const codePage = guessCodePage(Buffer.concat(sample));
  if (codePage === null) throw notThatEncoding('utf-8');
  return codePage;
}

async function isUtf8(file: string): Promise<boolean> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) strict.decode(chunk, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The first bytes of a file, and its size. Throws `invalid_request` for what is missing, locked or no file. */
export async function firstBytes(file: string): Promise<{ bytes: Buffer; size: number }> {
  try {
    const facts = await stat(file);
    if (!facts.isFile()) throw invalidRequest('file', `${file} is not a file`);
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return { bytes: buffer.subarray(0, bytesRead), size: facts.size };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') throw invalidRequest('file', `there is no file ${file}`);
    if (code === 'EACCES') throw invalidRequest('file', `${file} cannot be read: no permission`);
    throw error;
  }
}
