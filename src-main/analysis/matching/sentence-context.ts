import { abbreviationAtEnd } from '../language/abbreviations.ts';
import { memoise } from '../memoise.ts';
import { characterProperties, unspacedScripts, type Script } from '../language/characters.ts';
import { languagesOfScript } from '../language/languages-of-script.ts';
import { areRelatives } from '../language/related-languages.ts';
import { scoreLanguages } from '../language/guess-language.ts';
import { shows, whatWordShows } from '../language/use-words/lookup.ts';
import type { WordTable } from '../language/word-table.ts';
import { foldPhrase } from '../language/search-folding.ts';

/** A word beside a name. */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
}

/** UTF-16 units read to each side of a name. */
const contextLength = 200;

const wordShape = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const sentenceEnd = /[.!?…։][\p{P}\p{S}]{0,4}(?=\s)|[\n\r。！？।॥۔؟]/gu;

const foldWord = memoise(foldPhrase);

/** The words of a part of a text. */
export function tokenise(text: string, from: number, to: number): Token[] {
  const part = text.slice(from, to);
  const tokens: Token[] = [];
  for (const { 0: word, index } of part.matchAll(wordShape)) {
    tokens.push({
      text: word,
      folded: foldWord(word),
      start: from + index,
      end: from + index + word.length,
      isCapital: /^\P{Ll}*\p{Lu}/u.test(word),
    });
  }
  return tokens;
}

/** The part of a sentence around a name: bounds and words to both sides. */
export interface SentenceContext {
  readonly from: number;
  readonly to: number;
  /** Nearest last. */
  readonly left: readonly Token[];
  /** Nearest first. */
  readonly right: readonly Token[];
}

export function sentenceContext(text: string, start: number, end: number): SentenceContext {
  const from = lastSentenceStart(text, start);
  let to = Math.min(text.length, end + contextLength);
  for (const stop of text.slice(end, to).matchAll(sentenceEnd)) {
    if (isAbbreviation(text, end + stop.index + stop[0].length)) continue;
    to = end + stop.index;
    break;
  }
  return { from, to, left: tokenise(text, from, start), right: tokenise(text, end, to) };
}

/** Whether the full stop before `end` belongs to an abbreviation. */
const isAbbreviation = (text: string, end: number): boolean =>
  text.charAt(end - 1) === '.' &&
  (abbreviationAtEnd.test(text.slice(Math.max(0, end - 12), end + 1)) ||
    /[,;:(]\s*\d{1,2}\.$/u.test(text.slice(Math.max(0, end - 6), end)));

function lastSentenceStart(text: string, start: number): number {
  const base = Math.max(0, start - contextLength);
  let from = base;
  for (const found of text.slice(base, start).matchAll(sentenceEnd)) {
    const end = base + found.index + found[0].length;
    if (!isAbbreviation(text, end)) from = end;
  }
  return from;
}

/** The script of most letters of a text. */
export function mainScript(text: string): Script {
  const counts = new Map<Script, number>();
  for (const character of text) {
    const { kind, script } = characterProperties(character.codePointAt(0) ?? 0);
    if (kind === 'letter') counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  let best: Script = 'Common';
  let most = 0;
  for (const [script, count] of counts) {
    // A word of Latin letters is longer than the same in Han or Hangul.
    const weight = unspacedScripts.has(script) || script === 'Hangul' ? 2 * count : count;
    if (weight > most) [best, most] = [script, weight];
  }
  return best;
}

/** A language without word lists has about this size: one of its function words is enough. */
const unlisted = 1000;
const relatedShare = 0.5;
const fewestWords = 2;

/**
 * The languages of a text with too few function words, by these and the words of its lists: those with at least half the
 * score of the best, and their near relatives. Undefined if no language knows two of its words.
 */
export function languagesByWords(text: string, table: WordTable): ReadonlySet<string> | undefined {
  const all = languagesOfScript[mainScript(text.slice(0, 400))] ?? [];
  const votes = scoreLanguages(text);
  const words = [...new Set((text.slice(0, 1000).match(/[\p{L}\p{M}]{3,}/gu) ?? []).map(foldPhrase))].slice(
    0,
    wordsRead,
  );
  const found = all.map((code) => words.filter((word) => table.isWord(word, [code])).length);
  if (Math.max(0, ...found) < fewestWords) return undefined;
  const scores = all.map(
    (code, index) => (votes.get(code) ?? 0) + (found[index] ?? 0) / (1.5 + table.sizeOf(code) / 20_000),
  );
  const best = Math.max(...scores);
  const likely = all.filter((_, index) => (scores[index] ?? 0) >= best * relatedShare);
  return new Set(
    all.filter(
      (code) =>
        (table.sizeOf(code) <= unlisted && (votes.get(code) ?? 0) > 0) ||
        likely.some((other) => areRelatives(code, other)),
    ),
  );
}

/** Whether a language has a folded word, by table and language. */
const known = new WeakMap<WordTable, Map<string, (folded: string) => boolean>>();

function knownIn(table: WordTable, code: string): (folded: string) => boolean {
  const byCode = known.get(table) ?? new Map<string, (folded: string) => boolean>();
  known.set(table, byCode);
  let isKnown = byCode.get(code);
  if (isKnown === undefined) {
    const codes = [code];
    isKnown = memoise((folded) => table.isWord(folded, codes) || (whatWordShows(folded, codes) & ~shows.scene) !== 0);
    byCode.set(code, isKnown);
  }
  return isKnown;
}

/** A word, and whether each language has it: by the number of the language, one of {@link asked}. */
interface AskedWord {
  readonly folded: string;
  readonly isKnown: Uint8Array;
}

const asked = { notYet: 0, no: 1, yes: 2 } as const;
const languageNumbers = new Map(
  [...new Set(Object.values(languagesOfScript).flat())].map((code, number) => [code, number] as const),
);
const askedWords = new WeakMap<WordTable, (word: string) => AskedWord>();

/** The words of a text, as written, with what is already known of them: a short text is asked in thirty languages. */
function askedWordsOf(table: WordTable): (word: string) => AskedWord {
  let words = askedWords.get(table);
  if (words === undefined) {
    words = memoise((word) => ({ folded: foldWord(word), isKnown: new Uint8Array(languageNumbers.size) }));
    askedWords.set(table, words);
  }
  return words;
}

/** How many of the words a language has. */
function countKnown(words: readonly AskedWord[], code: string, table: WordTable): number {
  const number = languageNumbers.get(code) ?? 0;
  let found = 0;
  for (const { folded, isKnown } of words) {
    if (isKnown[number] === asked.notYet) isKnown[number] = knownIn(table, code)(folded) ? asked.yes : asked.no;
    if (isKnown[number] === asked.yes) found += 1;
  }
  return found;
}

const wordsRead = 60;
const wordShare = 0.7;
const enoughVotes = 6;
const possibleShare = 0.4;

/**
 * The languages that a text of a script is likely in. Where several share the script: by the votes of function words and
 * letters (`guess-language.ts`) and by how many of the text's first words each language's lists hold.
 */
export function likelyLanguages(text: string, script: Script, table: WordTable): readonly string[] {
  const all = languagesOfScript[script] ?? [];
  if (all.length < 2) return all;
  const votes = scoreLanguages(text);
  const mostVotes = Math.max(...all.map((code) => votes.get(code) ?? 0));
  // Function words alone decide about a longer text, but for near relatives.
  const possible =
    mostVotes < enoughVotes ? all : all.filter((code) => (votes.get(code) ?? 0) >= possibleShare * mostVotes);
  if (possible.length < 2) return possible;
  const askedWord = askedWordsOf(table);
  const words = new Map<string, AskedWord>();
  let read = 0;
  for (const [written] of text.slice(0, 1000).matchAll(/[\p{L}\p{M}]{2,}/gu)) {
    if (++read > wordsRead) break;
    const word = askedWord(written);
    if (!words.has(word.folded)) words.set(word.folded, word);
  }
  const different = [...words.values()];
  const scores = possible.map(
    (code) => (votes.get(code) ?? 0) + countKnown(different, code, table) / (1.5 + table.sizeOf(code) / 20_000),
  );
  const best = Math.max(...scores);
  return best === 0 ? possible : possible.filter((_, index) => (scores[index] ?? 0) >= wordShare * best);
}
