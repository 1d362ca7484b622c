import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memoise, once } from '#main/analysis/memoise.ts';
import { resourcesDirectory } from '#main/files/paths.ts';
import { readPackedText } from '#main/files/packed-texts.ts';

/** Reads a list of `resources/names`, once per thread: folded names, one a line, sorted. Throws a system error if it cannot be read. */
export const nameList = memoise((name: string): string =>
  readPackedText(path.join(resourcesDirectory(), 'names', `${name}.txt`)),
);

/** The companies that the project lists by what they trade in, once per thread: names in ordinary spelling, separated by "|", by field. */
export const companiesByField = once(
  () =>
    JSON.parse(readFileSync(path.join(resourcesDirectory(), 'names', 'fields.json'), 'utf8')) as Readonly<
      Record<string, string>
    >,
);

/** {@link companiesByField} as one list. */
export const tradingCompanies = (): string[] => Object.values(companiesByField()).flatMap((list) => list.split('|'));
