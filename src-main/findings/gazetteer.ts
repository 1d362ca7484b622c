import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createGazetteer, type Gazetteer } from '#main/analysis/language/gazetteer.ts';
import { filteredLists, nameList } from './name-lists.ts';
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
  const words = (name: string) => readPackedText(path.join(resources, 'words', `${name}.txt`));
  const bits = (name: string) => readFileSync(path.join(resources, 'names', `${name}.bloom`));
  return createGazetteer(
    {
      ...filteredLists(),
      international: nameList('international'),
      filter: bits('lists'),
      sites: bits('sites'),
      towns: bits('towns'),
      firstNames: words('first-names'),
      lastNames: words('last-names'),
    },
    loadWordTable(),
    readVocabulary,
  );
}
