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
    for (const word of closed[name].split(' ').flatMap((written) => [foldPhrase(written), `=${written}`]))
      classes.set(word, (classes.get(word) ?? new Set<ClosedClass>()).add(name));
  return classes;
});

const none: ReadonlySet<ClosedClass> = new Set();

/**
 * The closed classes, if any, of a folded word in the languages.
 *
 * @param written the word with its accents, if they tell it from others: French "a" and "à", Italian "e" and "è"
 */
export function closedClassesOf(
  folded: string,
  languages: Iterable<string>,
  written = folded,
): ReadonlySet<ClosedClass> {
  let found: Set<ClosedClass> | undefined;
  for (const code of languages) {
    const ofLanguage = classesOf(code);
    const classes = ofLanguage.get(`=${written}`) ?? ofLanguage.get(folded);
    if (classes !== undefined) found = found?.union(classes) ?? new Set(classes);
  }
  return found ?? none;
}
