import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { withoutFrontCoding } from './front-coding.ts';

const packedName = (file: string): string => `${file}.br`;

/** Whether `resources` have a text. */
export const hasPackedText = (file: string): boolean => existsSync(packedName(file)) || existsSync(file);

/** Reads a text of `resources`, which the package holds compressed. Throws a system error if it cannot be read. */
export function readPackedText(file: string): string {
  const packed = packedName(file);
  return existsSync(packed)
    ? withoutFrontCoding(brotliDecompressSync(readFileSync(packed))).toString('utf8')
    : readFileSync(file, 'utf8');
}

const ending = /\.txt(?:\.br)?$/;

/** The names of the lists in a folder, without their endings. */
export const textListsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => ending.test(file))
    .map((file) => file.replace(ending, ''));
