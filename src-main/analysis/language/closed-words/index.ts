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

const none: ReadonlySet<ClosedClass> = new Set();

/** The closed classes, if any, of a folded word in the languages. */
export function closedClassesOf(folded: string, languages: Iterable<string>): ReadonlySet<ClosedClass> {
  let found: Set<ClosedClass> | undefined;
  for (const code of languages) {
    const classes = classesOf(code).get(folded);
    if (classes !== undefined) found = found?.union(classes) ?? new Set(classes);
  }
  return found ?? none;
}
