import { closedClassesOf } from '../../language/closed-words/index.ts';
import { finiteEnding } from '../../language/finite-endings.ts';
import { foldedWords } from '../../language/search-folding.ts';
import { shows } from '../../language/use-words/lookup.ts';
import type { WordTable } from '../../language/word-table.ts';
import type { Token } from '../sentence-context.ts';

/** What the word after a name can be, as far as it tells what the name is. */
export type NextWord =
  | 'pronoun'
  | 'preposition'
  | 'adverb'
  | 'auxiliary'
  | 'business'
  | 'verb'
  | 'noun'
  | 'adjective'
  | 'capital'
  | 'number'
  | 'none';

/**
 * Classifies the word after a name.
 *
 * @param bits what the word shows (`use-words`)
 * @param second the word after it, which tells nouns from verbs that look alike
 */
export function classifyNext(
  next: Token | undefined,
  second: Token | undefined,
  bits: number,
  languages: readonly string[],
  table: WordTable,
): NextWord {
  if (next === undefined) return 'none';
  if (/^\p{N}/u.test(next.text)) return 'number';
  if (next.isCapital) return 'capital';
  const folded = next.folded.replace(elided, '');
  const classes = closedClassesOf(folded, languages, next.text.toLowerCase().replace(elided, ''));
  if (classes.has('auxiliaries')) return 'auxiliary';
  if (classes.has('pronouns') || classes.has('numbers')) return 'pronoun';
  if (classes.has('prepositions')) return 'preposition';
  if (classes.has('adverbs')) return 'adverb';
  const isFinite = isFiniteVerb(next.folded, languages, table);
  const isPlural = table.isKind(next.folded, 'plural', languages) || table.isKind(next.folded, 'noun', languages);
  if (isFinite && isPlural) return isFollowedLikeVerb(second, languages, table) ? verbOf(bits) : 'noun';
  if ((bits & shows.verb) !== 0) return 'business';
  if (isFinite) return 'verb';
  if (!isPlural && table.isKind(next.folded, 'adverb', languages)) return 'adverb';
  if (!isPlural && table.isKind(next.folded, 'adjective', languages)) return 'adjective';
  return 'noun';
}

/** "Not" says nothing of what is before it: the word after it does. */
export const negations = foldedWords(
  "not nicht niet inte ikke ikkje ne n' non no nao não nu nie nije ni не нe ei eivat nem δεν nav ne tidak bukan không",
);
const elided = /^(?:n|s|l|d|c|j|m|t|qu)['’]/u;

const verbOf = (bits: number): NextWord => ((bits & shows.verb) === 0 ? 'verb' : 'business');

function isFiniteVerb(folded: string, languages: readonly string[], table: WordTable): boolean {
  if (table.isKind(folded, 'finite', languages)) return true;
  return languages.some((code) => !table.hasKinds(code) && finiteEnding(code)?.test(folded) === true);
}

/** An object or an adverb follows a verb; a verb or nothing follows a noun. */
function isFollowedLikeVerb(second: Token | undefined, languages: readonly string[], table: WordTable): boolean {
  if (second === undefined) return false;
  if (second.isCapital || /^\p{N}/u.test(second.text)) return true;
  const classes = closedClassesOf(second.folded, languages);
  if (classes.has('auxiliaries')) return false;
  if (classes.has('pronouns')) return true;
  if (classes.size > 0)
    return classes.has('prepositions') && !/^(?:of|for|in|with|de|von|für|mit)$/u.test(second.text.toLowerCase());
  if (second.folded.endsWith('ly')) return true;
  if (table.isKind(second.folded, 'verb', languages)) return false;
  return !table.isKind(second.folded, 'finite', languages) || table.isKind(second.folded, 'plural', languages);
}
