import { memoise } from '../../memoise.ts';
import { foldPhrase } from '../search-folding.ts';
import type { ClosedWords } from './closed-words.ts';
import { easternClosedWords } from './eastern.ts';
import { otherClosedWords } from './other.ts';
import { westernClosedWords } from './western.ts';

const closedWordsByLanguage: Readonly<Record<string, ClosedWords>> = {
  ...westernClosedWords,
  ...easternClosedWords,
  ...otherClosedWords,
};

export type ClosedClass = keyof ClosedWords;

const classesOf = memoise((code): ReadonlyMap<string, ReadonlySet<ClosedClass>> => {
  const classes = new Map<string, Set<ClosedClass>>();
  for (const [name, words] of Object.entries(closedWordsByLanguage[code] ?? {}))
    for (const word of words.split(' ').map(foldPhrase))
      classes.set(word, (classes.get(word) ?? new Set()).add(name as ClosedClass));
  return classes;
});

/** The closed classes, if any, of a folded word in the languages. */
export function closedClassesOf(folded: string, languages: Iterable<string>): ReadonlySet<ClosedClass> {
  const found = new Set<ClosedClass>();
  for (const code of languages) for (const name of classesOf(code).get(folded) ?? []) found.add(name);
  return found;
}
