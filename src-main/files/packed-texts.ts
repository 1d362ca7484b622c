import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';

const packedName = (file: string): string => `${file}.zst`;

/** Reads a text of `resources`, which the package holds compressed. Throws a system error if it cannot be read. */
export function readPackedText(file: string): string {
  const packed = packedName(file);
  return existsSync(packed) ? zstdDecompressSync(readFileSync(packed)).toString('utf8') : readFileSync(file, 'utf8');
}

const ending = /\.txt(?:\.zst)?$/;

/** The names of the lists in a folder, without their endings. */
export const textListsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => ending.test(file))
    .map((file) => file.replace(ending, ''));
