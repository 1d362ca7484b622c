import path from 'node:path';
import { createGazetteer, type Gazetteer } from '#main/analysis/language/gazetteer.ts';
import { filteredLists, nameFilterBits, nameList } from './name-lists.ts';
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
  return createGazetteer(
    {
      ...filteredLists(),
      international: nameList('international'),
      parts: () => nameList('parts'),
      filter: nameFilterBits('lists'),
      sites: nameFilterBits('sites'),
      towns: nameFilterBits('towns'),
      firstNames: words('first-names'),
      lastNames: words('last-names'),
    },
    loadWordTable(),
    readVocabulary,
  );
}
