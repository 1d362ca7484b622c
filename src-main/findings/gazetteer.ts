import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createGazetteer, type Gazetteer } from '#main/analysis/language/gazetteer.ts';
import { companyNames } from './company-names.ts';
import { readVocabulary } from './vocabulary-files.ts';
import { loadWordTable } from './word-table.ts';
import { resourcesDirectory } from '#main/files/paths.ts';
import { readPackedText } from '#main/files/packed-texts.ts';

let loaded: Gazetteer | undefined;

/**
 * Reads `resources/names`, once per process, and `resources/vocabulary` language by language as answers need them. Throws a
 * system error if a file cannot be read.
 */
export function loadGazetteer(): Gazetteer {
  loaded ??= read(resourcesDirectory());
  return loaded;
}

function read(resources: string): Gazetteer {
  const list = (folder: 'names' | 'words', name: string) => readPackedText(path.join(resources, folder, `${name}.txt`));
  return createGazetteer(
    {
      companies: companyNames(),
      brands: list('names', 'brands'),
      doubtful: list('names', 'doubtful'),
      traders: handWritten(resources, 'fields'),
      international: list('names', 'international'),
      places: list('names', 'places'),
      things: list('names', 'things'),
      sites: readFileSync(path.join(resources, 'names', 'sites.bloom')),
      firstNames: list('words', 'first-names'),
      lastNames: list('words', 'last-names'),
    },
    loadWordTable(),
    readVocabulary,
  );
}

/** The names of a file of lists, each separated by "|". */
function handWritten(resources: string, name: string): string[] {
  const text = readFileSync(path.join(resources, 'names', `${name}.json`), 'utf8');
  return Object.values(JSON.parse(text) as Readonly<Record<string, string>>).flatMap((list) => list.split('|'));
}
