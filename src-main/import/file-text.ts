import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { invalidRequest } from '#shared/contract/errors.ts';
import { codeOf } from '#main/files/file-problem.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

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
  const encoding = encodingOf(bytes);
  if (encoding === null)
    throw invalidRequest('file', 'the file is not a text file; give a CSV, JSON or JSON Lines file saved as UTF-8');
  let text: string;
  try {
    // `stream`: the head may end in the middle of a character.
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    throw notThatEncoding(encoding);
  }
  if (text.trim() === '' && size <= headBytes) throw invalidRequest('file', 'the file is empty');
  return { text, encoding, whole: size <= headBytes };
}

/** The text of a file in pieces, without its byte order mark. Throws `invalid_request` where it is not in its encoding. */
export async function* readText(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
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
    `the file is not saved as ${encoding === 'utf-8' ? 'UTF-8' : 'UTF-16'}; save it again as "CSV UTF-8" (or UTF-8 JSON) and import that`,
  );

/** By the byte order mark, else by where the zero bytes are; null if it is no text. */
function encodingOf(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (!bytes.includes(0)) return 'utf-8';
  const zeros = [0, 0];
  for (let index = 0; index < bytes.length; index++)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // A table or document of any language is full of ASCII: in UTF-16, every such character has one zero byte.
  const many = bytes.length / 20;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

async function firstBytes(file: string): Promise<{ bytes: Buffer; size: number }> {
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
