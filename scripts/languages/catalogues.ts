import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#shared/language/text-key.ts';
import type { TextLanguage, TextScope } from '#shared/language/text-languages.ts';

const fileOf = (root: string, scope: TextScope, { code }: TextLanguage): string =>
  path.join(root, 'resources', 'languages', scope, `${code}.json`);

/** Reads the translations of a scope; none if there is no catalogue yet. Throws if it is no JSON. */
export function readCatalogue(root: string, scope: TextScope, language: TextLanguage): Catalogue {
  const file = fileOf(root, scope, language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}

/** Writes a catalogue in the order of its keys, one to a line, so that changes of several people merge. */
export function writeCatalogue(root: string, scope: TextScope, language: TextLanguage, catalogue: Catalogue): void {
  const sorted = Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(root, scope, language), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
