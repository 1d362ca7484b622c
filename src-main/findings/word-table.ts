import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#shared/domain/languages.ts';
import { languagesOfScript } from '#main/analysis/language/languages-of-script.ts';
import { createWordTable, type WordLists, type WordTable } from '#main/analysis/language/word-table.ts';
import { knowName } from '#main/analysis/matching/name-knowledge.ts';
import { readTowns } from '#main/analysis/language/towns.ts';
import { companiesByField, nameFilterBits, nameList } from './name-lists.ts';
import { resourcesDirectory } from '#main/files/paths.ts';
import { hasPackedText, readPackedText, textListsIn } from '#main/files/packed-texts.ts';
import { memoise, once } from '#main/analysis/memoise.ts';
import { fold } from '#main/analysis/language/fold.ts';
import { hasLine } from '#main/analysis/language/sorted-lines.ts';
import { createVocabulary } from '#main/analysis/language/vocabulary.ts';
import { readVocabulary } from './vocabulary-files.ts';

/** What else some names of a brand mean: languages, by English name, in which one is a word; whether one is a first name. */
export function otherMeanings(names: readonly string[]): { readonly wordIn: string[]; readonly firstName: boolean } {
  const known = names.flatMap((name) => knowName(name, undefined, loadWordTable()) ?? []);
  const codes = new Set(known.flatMap(({ languages: codesOfName }) => [...codesOfName]));
  return {
    wordIn: languages.filter(({ code }) => codes.has(code)).map(({ name }) => name),
    firstName: known.some(({ isFirstName }) => isFirstName),
  };
}

let loaded: WordTable | undefined;
let hasReadAll = false;

/** Reads `resources/words`, once per process: which words and persons' names brands may share. */
export function loadWordTable(): WordTable {
  loaded ??= read(path.join(resourcesDirectory(), 'words'));
  return loaded;
}

/** Reads the vocabularies of all languages that share a script: for the threads of jobs, which analyse many answers. */
export function readAllVocabularies(): void {
  if (hasReadAll) return;
  const table = loadWordTable();
  for (const codes of Object.values(languagesOfScript)) if (codes.length > 1) codes.forEach(table.hasVocabulary);
  hasReadAll = true;
}

/** Languages whose words another's list holds. */
const sameThemes: Readonly<Record<string, string>> = { bs: 'hr', ms: 'id', nb: 'no' };

function read(folder: string): WordTable {
  const list = (name: string): string => readPackedText(path.join(folder, `${name}.txt`));
  const names = textListsIn(folder).filter((name) => !name.endsWith('-names'));
  const lists = (areRare: boolean): Map<string, string> =>
    new Map(
      names
        .filter((name) => name.endsWith('-rare') === areRare)
        .map((name) => [name.replace('-rare', ''), list(name)] as const),
    );
  const folderLists = (name: string): Map<string, string> =>
    new Map(textListsIn(path.join(folder, name)).map((file) => [file, list(path.join(name, file))] as const));
  const towns = once(() => readTowns(nameFilterBits('towns')));
  return createWordTable({
    kinds: folderLists('kinds'),
    worldly: folderLists('world'),
    themesOf: (code) => {
      const file = path.join(folder, 'themes', `${sameThemes[code] ?? code}.txt`);
      return hasPackedText(file) ? readPackedText(file) : null;
    },
    brands: () => nameList('brands'),
    doubtful: () => nameList('doubtful'),
    things: () => nameList('things'),
    wordNames: () => nameList('word-names'),
    wordSenses: () => nameList('word-senses'),
    companies: nameList('companies'),
    words: lists(false),
    rareWords: lists(true),
    namesThatAreWords: JSON.parse(readFileSync(path.join(folder, 'names-that-are-words.json'), 'utf8')) as Readonly<
      Record<string, string>
    >,
    firstNames: list('first-names'),
    lastNames: list('last-names'),
    vocabularyOf: memoise((code) => {
      const bits = readVocabulary(code);
      return bits === null ? null : createVocabulary(bits);
    }),
    hasReadAll: () => hasReadAll,
    companiesByField: companiesByField() as WordLists['companiesByField'],
    isTownOf: (name, language) => towns()(name, language),
    isTown: memoise((word) => hasLine(nameList('places'), fold(word))),
  });
}
