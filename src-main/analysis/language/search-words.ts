import { dropped, expands, foldCluster, foldUnit } from './search-folding.ts';

/** A word of a text as the search of answers knows it; offsets are UTF-16 into the text. */
export interface SearchWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** What is searched for: words that follow each other. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** Whether the last word may go on. */
  readonly prefix: boolean;
}

/** Changes whenever a text gives other words than before: an index of the words is then built again. */
export const searchWordsVersion = 1;

/** Letters, digits and marks, with the invisible characters within them. */
const run = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060]*/gu;
const plain = /^[a-z0-9]+$/i;
const notOfWords = /[^\p{L}\p{M}\p{N}]/gu;
/** Scripts that are written without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const han = /\p{Script=Han}/u;
const cluster = /[\p{L}\p{N}][\p{M}\u00AD\u200B-\u200D\u2060]*/gu;
/** Longer words are cut. */
const longestWord = 32;

/**
 * The words of a text in order, folded: without case and accents. In scripts without spaces every Han character is a word, and
 * so is each other character together with the next (the last one alone), so that any part of a sentence can be found.
 */
function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  for (const { 0: found, index } of text.matchAll(run)) {
    const end = index + found.length;
    if (plain.test(found)) words.push({ word: found.slice(0, longestWord).toLowerCase(), start: index, end });
    else if (unspaced.test(found)) splitUnspaced(words, found, index);
    else push(words, foldRun(found), index, end);
  }
  return words;
}

function push(words: SearchWord[], word: string, start: number, end: number): void {
  if (word !== '') words.push({ word: word.slice(0, longestWord).toWellFormed(), start, end });
}

function foldRun(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const unit = foldUnit(text.charCodeAt(at));
    if (unit === dropped) continue;
    if (unit !== expands) folded += String.fromCharCode(unit);
    else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      folded += foldCluster(character);
      at += character.length - 1;
    }
  }
  return folded.replaceAll(notOfWords, '');
}

/** Adds the words of a run with characters of scripts without spaces; letters between them are a word. */
function splitUnspaced(words: SearchWord[], text: string, offset: number): void {
  const clusters = [...text.matchAll(cluster)].map(({ 0: written, index }) => ({
    folded: foldRun(written),
    start: offset + index,
    end: offset + index + written.length,
    kind: han.test(written) ? 'han' : unspaced.test(written) ? 'pair' : 'letter',
  }));
  let letters = '';
  let lettersStart = 0;
  for (const [index, { folded, start, end, kind }] of clusters.entries()) {
    if (kind === 'letter') {
      if (letters === '') lettersStart = start;
      letters += folded;
      continue;
    }
    push(words, letters, lettersStart, start);
    letters = '';
    const next = clusters[index + 1];
    push(words, kind === 'pair' && next?.kind === 'pair' ? folded + next.folded : folded, start, end);
  }
  push(words, letters, lettersStart, offset + text.length);
}

/** The words of a text, each once. */
export const distinctWords = (text: string): string[] => [...new Set(searchWords(text).map(({ word }) => word))];

const quotes = /["“”„«»「」『』]/u;
const hangulEnd = /\p{Script=Hangul}$/u;
const mostTerms = 20;
/** The fewest letters of a beginning: fewer begin too many words to be searched in time. */
const shortestBeginning = 3;

/**
 * What a person typed, as terms that must all occur: words, the beginning of a word (`word*`; a Korean word, to which particles
 * are attached, is always one), and phrases in quotation marks. Anything else in it has no meaning and does no harm.
 */
export function parseSearch(text: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const [index, part] of text.split(quotes).entries())
    for (const piece of index % 2 === 1 ? [part] : part.split(/\s+/u)) {
      const term = termOf(piece, index % 2 === 1);
      if (term !== null) terms.push(term);
    }
  return terms.slice(0, mostTerms);
}

function termOf(piece: string, isPhrase: boolean): SearchTerm | null {
  const words = searchWords(piece).map(({ word }) => word);
  const last = words.at(-1);
  if (last === undefined) return null;
  // The last character of a run in a text may be followed by others, which makes the word a pair.
  const isSingle = unspaced.test(last) && !han.test(last) && [...last].length === 1;
  const before = words.at(-2);
  if (isSingle && before !== undefined && before.endsWith(last)) return { words: words.slice(0, -1), prefix: false };
  const begins = /\*\s*$/u.test(piece) || (!isPhrase && hangulEnd.test(last));
  return { words, prefix: isSingle || (begins && (last.length >= shortestBeginning || !/^[a-z0-9]+$/.test(last))) };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where terms occur in a text, in order and without overlaps; null if one of them does not occur. */
export function findTerms(text: string, terms: readonly SearchTerm[]): Place[] | null {
  const words = searchWords(text);
  const places = terms.map((term) => placesOf(words, term));
  return places.some((found) => found.length === 0) ? null : withoutOverlaps(places.flat());
}

/** Where any of the terms occurs in part of a text. */
export function findAnyTerm(text: string, terms: readonly SearchTerm[]): Place[] {
  const words = searchWords(text);
  return withoutOverlaps(terms.flatMap((term) => placesOf(words, term)));
}

function placesOf(words: readonly SearchWord[], { words: wanted, prefix }: SearchTerm): Place[] {
  const places: Place[] = [];
  for (const [at, { start }] of words.entries()) {
    const isHere = wanted.every((word, index) => {
      const found = words[at + index]?.word ?? '';
      return prefix && index === wanted.length - 1 ? found.startsWith(word) : found === word;
    });
    const last = words[at + wanted.length - 1];
    if (isHere && last !== undefined) places.push({ start, end: last.end });
  }
  return places;
}

function withoutOverlaps(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place);
  return kept;
}
