import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resourcesDirectory } from '#main/files/paths.ts';

let names: string | undefined;

/** Reads `resources/names/companies.txt`, once per process: folded names of companies, one a line, sorted. */
export function companyNames(): string {
  names ??= readFileSync(path.join(resourcesDirectory(), 'names', 'companies.txt'), 'utf8');
  return names;
}
