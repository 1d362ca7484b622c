import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot(), file), 'utf8');
const linesOf = (file: string): number => read(file).trimEnd().split('\n').length;
const listsOf = (file: string): Readonly<Record<string, string>> => JSON.parse(read(file)) as Record<string, string>;

const wordLanguages = (): number =>
  new Set([
    ...readdirSync(path.join(projectRoot(), 'resources/words')).flatMap(
      (file) => /^([a-z]{2,3})(?:-rare)?\.txt$/.exec(file)?.[1] ?? [],
    ),
    ...Object.keys(listsOf('resources/words/names-that-are-words.json')),
  ]).size;

/** How far a rounded number may be from the exact one. */
const tolerance = 0.04;

test.each([
  [
    'resources/names/README.md',
    /holds ([\d,]+) companies, brands and media/,
    () => linesOf('resources/names/brands.txt'),
  ],
  ['resources/names/README.md', /made likewise, ([\d,]+) names and terms/, () => linesOf('resources/names/things.txt')],
  ['resources/names/README.md', /holds the ([\d,]+) of `brands\.txt`/, () => linesOf('resources/names/doubtful.txt')],
  [
    'docs/brand-matching.md',
    /a list of ([\d,]+) companies whose names/,
    () => linesOf('resources/names/word-names.txt'),
  ],
  [
    'docs/brand-matching.md',
    /some ([\d,]+) of the best known have/,
    () =>
      new Set(
        read('resources/names/word-senses.txt')
          .split('\n')
          .map((line) => line.split('|')[0]),
      ).size,
  ],
  [
    'docs/brand-matching.md',
    /else from a list of ([\d,]+)\ncompanies/,
    () => Object.values(listsOf('resources/names/fields.json')).join('|').split('|').length,
  ],
  ['docs/brand-matching.md', /word lists of ([\d,]+) languages/, wordLanguages],
  [
    'resources/words/README.md',
    /holds words of ([\d,]+) languages by what people speak of/,
    () => readdirSync(path.join(projectRoot(), 'resources/words/themes')).length,
  ],
])('%s states the size of a list as it is: %s', (document, pattern, count) => {
  const stated = Number(pattern.exec(read(document))?.[1]?.replaceAll(',', ''));
  expect(Math.abs(stated - count()) / count()).toBeLessThan(tolerance);
});
