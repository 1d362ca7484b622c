import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Reads a list of `resources`, which the package holds compressed. Throws a system error if it cannot be read. */
export function readTextList(file: string): string {
  const packed = `${file}.gz`;
  return existsSync(packed) ? gunzipSync(readFileSync(packed)).toString('utf8') : readFileSync(file, 'utf8');
}

const ending = /\.txt(?:\.gz)?$/;

/** The names of the lists in a folder, without their endings. */
export const textListsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => ending.test(file))
    .map((file) => file.replace(ending, ''));
