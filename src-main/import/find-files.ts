import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest } from '#shared/contract/errors.ts';

/** Files in a folder, and how deep its folders are looked into. */
const mostFiles = 1_000;
const deepest = 5;

/** The files of an import: those named, and those in the folders named; hidden ones are left out. Throws `invalid_request`. */
export function findFiles(named: readonly string[]): string[] {
  const files = named.flatMap((name) => (isFolder(name) ? filesIn(name, deepest) : [name]));
  if (files.length === 0) throw invalidRequest('file', `${named.join(', ')}: the folder holds no files`);
  if (files.length > mostFiles) throw invalidRequest('file', `the folder holds more than ${mostFiles} files; split it`);
  return [...new Set(files)];
}

export const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

/** Links are not followed: what a folder holds is imported, not what it points to. */
function filesIn(folder: string, depth: number): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = path.join(folder, entry.name);
      if (entry.isDirectory()) return depth > 1 ? filesIn(inside, depth - 1) : [];
      return entry.isFile() ? [inside] : [];
    })
    .slice(0, mostFiles + 1);
}
