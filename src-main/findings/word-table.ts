import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createWordTable, type WordTable } from '#main/analysis/language/word-table.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

let loaded: WordTable | undefined;

/** Reads `resources/words`, once per process: which words and persons' names brands may share. */
export function loadWordTable(): WordTable {
  loaded ??= read(path.join(resourcesDirectory(), 'words'));
  return loaded;
}

function read(folder: string): WordTable {
  const list = (name: string): string => readFileSync(path.join(folder, `${name}.txt`), 'utf8');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && !file.endsWith('-names.txt'))
    .map((file) => path.basename(file, '.txt'));
  const lists = (areRare: boolean): Map<string, string> =>
    new Map(
      names
        .filter((name) => name.endsWith('-rare') === areRare)
        .map((name) => [name.replace('-rare', ''), list(name)] as const),
    );
  return createWordTable({
    words: lists(false),
    rareWords: lists(true),
    firstNames: list('first-names'),
    lastNames: list('last-names'),
  });
}
