import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resourcesDirectory } from '#main/files/paths.ts';
import { memoise } from '../memoise.ts';
import { fold } from './fold.ts';

/** Lists of names in `resources/names`, which `scripts/build-names.mjs` makes. */
type NameList = 'companies' | 'international' | 'places' | 'people';

const loaded = new Map<NameList, ReadonlySet<string>>();

function namesOf(list: NameList): ReadonlySet<string> {
  const known = loaded.get(list);
  if (known !== undefined) return known;
  const names = new Set(
    readFileSync(path.join(resourcesDirectory(), 'names', `${list}.txt`), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  loaded.set(list, names);
  return names;
}

/** Whether a name is that of a known company or brand: chains, banks, insurers, makers and technology, some 28,000. */
export const isKnownCompany = (name: string): boolean => namesOf('companies').has(fold(name));

/** Whether it is one of many countries, or of a technology that has a logo of its own. */
export const isInternationalCompany = (name: string): boolean => namesOf('international').has(fold(name));

/** Whether a name is that of a country or of a city with at least 30,000 inhabitants. */
export const isKnownPlace = (name: string): boolean => namesOf('places').has(fold(name));

/** Whether all words of a name of two or three words are given or family names of people. */
export const isPersonName = memoise((name: string): boolean => {
  const words = fold(name).split(' ');
  return words.length >= 2 && words.length <= 3 && words.every((word) => namesOf('people').has(word));
});
