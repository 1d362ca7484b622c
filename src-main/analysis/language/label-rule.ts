import { fold } from './fold.ts';

/**
 * Whether a query matches the text of a rule; case and accents do not count. Words: it contains all of them, each as a whole
 * word, or as any part of the text in scripts without spaces. With `*`: the whole query matches, each `*` standing for
 * any text. Takes time proportional to both lengths at most, whatever the rule.
 */
export function matchesRule(rule: string, query: string): boolean {
  const text = fold(query);
  if (rule.includes('*')) return matchesPattern(fold(rule), text);
  const words = fold(rule)
    .split(' ')
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => containsWord(text, word));
}

/** A letter or digit of a script that separates words by spaces. */
const spaced =
  /[\p{L}\p{M}\p{N}](?<![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}])/u;
const isSpaced = (character: string | undefined): boolean => character !== undefined && spaced.test(character);

/** Whether a text contains a word that is not a part of another one. */
export function containsWord(text: string, word: string): boolean {
  const [first, last] = [word[0], word.at(-1)];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const joinsBefore = isSpaced(first) && isSpaced(text[at - 1]);
    const joinsAfter = isSpaced(last) && isSpaced(text[at + word.length]);
    if (!joinsBefore && !joinsAfter) return true;
  }
  return false;
}

/** Pieces in order, the first at the start and the last at the end. */
function matchesPattern(pattern: string, text: string): boolean {
  const pieces = pattern.split('*');
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  const end = text.length - last.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
}
