import path from 'node:path';
import { resourcesDirectory } from '#main/files/paths.ts';
import { readPackedText } from '#main/files/packed-texts.ts';

let names: string | undefined;

/** Reads `resources/names/companies.txt`, once per process: folded names of companies, one a line, sorted. */
export function companyNames(): string {
  names ??= readPackedText(path.join(resourcesDirectory(), 'names', 'companies.txt'));
  return names;
}
