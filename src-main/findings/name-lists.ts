import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FilteredLists } from '#main/analysis/language/name-filter.ts';
import { memoise, once } from '#main/analysis/memoise.ts';
import { resourcesDirectory } from '#main/files/paths.ts';
import { readPackedText } from '#main/files/packed-texts.ts';

/** Reads a list of `resources/names`, once per thread: folded names, one a line, sorted. Throws a system error if it cannot be read. */
export const nameList = memoise((name: string): string =>
  readPackedText(path.join(resourcesDirectory(), 'names', `${name}.txt`)),
);

/** Reads a filter of `resources/names`, once per thread. Throws a system error if it cannot be read. */
export const nameFilterBits = memoise((name: string): Uint8Array =>
  readFileSync(path.join(resourcesDirectory(), 'names', `${name}.bloom`)),
);

/** The companies that the project lists by what they trade in, once per thread: names in ordinary spelling, separated by "|", by field. */
export const companiesByField = once(
  () =>
    JSON.parse(readFileSync(path.join(resourcesDirectory(), 'names', 'fields.json'), 'utf8')) as Readonly<
      Record<string, string>
    >,
);

/** The lists whose names `resources/names/lists.bloom` holds. */
export const filteredLists = (): FilteredLists => ({
  companies: nameList('companies'),
  brands: nameList('brands'),
  doubtful: nameList('doubtful'),
  traders: Object.values(companiesByField()).flatMap((list) => list.split('|')),
  places: nameList('places'),
  quarters: nameList('quarters'),
  things: nameList('things'),
});
