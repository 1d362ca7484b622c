import { createReadStream, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const block = 512;

/** A folder as a tar archive (ustar), its files in order of name, below the folder's name `as`. */
export async function* tarOf(folder: string, as: string): AsyncGenerator<Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    const name = [as, ...path.relative(folder, file).split(path.sep)].join('/');
    yield header(name, size, Math.floor(mtimeMs / 1000));
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
    yield Buffer.alloc((block - (size % block)) % block);
  }
  // Two empty blocks end an archive.
  yield Buffer.alloc(2 * block);
}

function header(name: string, size: number, seconds: number): Buffer {
  const buffer = Buffer.alloc(block);
  const put = (text: string, at: number, length: number): void => void buffer.write(text, at, length, 'utf8');
  const octal = (value: number, at: number, length: number): void =>
    put(value.toString(8).padStart(length - 1, '0'), at, length);
  const [folder, rest] = splitName(name);
  put(rest, 0, 100);
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(seconds, 136, 12);
  buffer.fill(0x20, 148, 156);
  put('0', 156, 1);
  put('ustar\u000000', 257, 8);
  put(folder, 345, 155);
  const sum = buffer.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148, 8);
  return buffer;
}

/** A name has 100 bytes, and its folders 155. */
function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
    if (Buffer.byteLength(name.slice(at + 1)) <= 100) {
      if (Buffer.byteLength(name.slice(0, at)) <= 155) return [name.slice(0, at), name.slice(at + 1)];
      break;
    }
  throw new Error(`${name} is too long for an archive`);
}
