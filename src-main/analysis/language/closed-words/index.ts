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

const closedClasses: readonly ClosedClass[] = ['pronouns', 'prepositions', 'adverbs', 'auxiliaries', 'numbers'];

const classesOf = memoise((code): ReadonlyMap<string, ReadonlySet<ClosedClass>> => {
  const classes = new Map<string, Set<ClosedClass>>();
  const closed = closedWordsByLanguage[code];
  if (closed === undefined) return classes;
  for (const name of closedClasses)
    for (const word of closed[name].split(' ').map(foldPhrase))
      classes.set(word, (classes.get(word) ?? new Set<ClosedClass>()).add(name));
  return classes;
});

/** The closed classes, if any, of a folded word in the languages. */
export function closedClassesOf(folded: string, languages: Iterable<string>): ReadonlySet<ClosedClass> {
  const found = new Set<ClosedClass>();
  for (const code of languages) for (const name of classesOf(code).get(folded) ?? []) found.add(name);
  return found;
}
