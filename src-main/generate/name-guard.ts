import { isHebrewOrArabicPrefix } from '#main/analysis/language/attached-prefixes.ts';
import { unspacedCharacter } from '#main/analysis/language/characters.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';
import { guardedLegalForms } from '#main/analysis/language/legal-forms.ts';

/**
 * Keeps the customer's names out of generated text. Names are compared by their folded letters and digits, so that
 * "1 Password", "1-Password" and "1password" are one name.
 */
export interface NameGuard {
  /** The text without the words of names, with single spaces; "" if nothing is left. */
  strip(text: string): string;
  /** Whether the text contains a name as separate words, also with a prefix or an ending of up to three letters. */
  names(text: string): boolean;
  /** Whether the text contains the letters of a name, even inside other words ("box" in "toolbox"). */
  contains(text: string): boolean;
}

/** Names of at least this many letters also match with a prefix or an ending ("Acmes"). */
const shortestInflected = 4;
const longestEnding = 3;

const alternatives = (words: readonly string[]): string => words.map((word) => RegExp.escape(word)).join('|');
const { atEnd, second, atStart, unspacedAtEnd } = guardedLegalForms;
const endingForm = new RegExp(String.raw`[\s,]+(?:${alternatives(atEnd)})(?:\s+(?:${alternatives(second)}))?$`, 'iu');
const leadingForm = new RegExp(String.raw`^(?:${alternatives(atStart)})\s*`, 'iu');
const unspacedEndingForm = new RegExp(`(?:${alternatives(unspacedAtEnd)})$`, 'u');

/** A guard against any number of names; names without letters and digits are ignored. */
export function createNameGuard(names: readonly string[]): NameGuard {
  const folded = [...new Set(names.flatMap(spellings).map(foldLetters))].filter((name) => name !== '');

  const dropWords = (text: string): string => {
    const words = splitWords(text);
    const dropped = new Set(folded.flatMap((name) => wordsOfName(words, name)));
    if (dropped.size === 0) return text;
    dropRestOfAddress(words, dropped);
    return words.map((word, index) => (dropped.has(index) ? ' ' : word.text + word.gap)).join('');
  };

  return {
    strip: (text) => tidy(removeUnspaced(dropWords(text), folded)),
    names: (text) => {
      const words = splitWords(text);
      return folded.some((name) => wordsOfName(words, name).length > 0 || occursUnspaced(text, name));
    },
    contains: (text) => folded.some((name) => foldLetters(text).includes(name)),
  };
}

/** In UTF-16 units. */
const longestName = 300;

/** The name as given, the name without its legal form and, for a host name, its first label. */
function spellings(name: string): string[] {
  const bare = name
    .slice(0, longestName)
    .replace(/["“”„'’.()]/gu, '')
    .trim();
  const short = bare.replace(endingForm, '').replace(leadingForm, '').replace(unspacedEndingForm, '').trim();
  const host = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}-]{3,})(?:\.[\p{L}\p{N}-]{2,})+\/?$/u.exec(name.trim())?.[1];
  return host === undefined ? [name, short] : [name, short, host];
}

interface GuardedWord {
  readonly text: string;
  readonly folded: string;
  /** The characters between this word and the next. */
  readonly gap: string;
}

function splitWords(text: string): GuardedWord[] {
  return [...text.matchAll(/([\p{L}\p{M}\p{N}]+)([^\p{L}\p{M}\p{N}]*)/gu)].map(([, word = '', gap = '']) => ({
    text: word,
    folded: foldLetters(word),
    gap,
  }));
}

/** Adds the labels of a host name around a dropped one: the "com" of "acme.com", the "app" of "app.acme.com". */
function dropRestOfAddress(words: readonly GuardedWord[], dropped: Set<number>): void {
  for (const index of [...dropped].toSorted((a, b) => a - b))
    for (let next = index; words[next]?.gap === '.' && next + 1 < words.length; next++) dropped.add(next + 1);
  for (const index of [...dropped].toSorted((a, b) => b - a))
    for (let before = index - 1; words[before]?.gap === '.'; before--) dropped.add(before);
}

/** Indices of the words that together spell the name: exactly, with an ending, or after an attached prefix. */
function wordsOfName(words: readonly GuardedWord[], name: string): number[] {
  const found: number[] = [];
  for (let start = 0; start < words.length; start++) {
    let joined = '';
    for (let end = start; end < words.length && joined.length < name.length + 4; end++) {
      joined += words[end]?.folded ?? '';
      if (!spells(joined, name)) continue;
      for (let index = start; index <= end; index++) found.push(index);
      if (/^['’]$/u.test(words[end]?.gap ?? '') && words[end + 1]?.folded === 's') found.push(end + 1);
      break;
    }
  }
  return found;
}

function spells(joined: string, name: string): boolean {
  if (joined === name) return true;
  if (name.length < shortestInflected) return false;
  if (joined.startsWith(name) && joined.length <= name.length + longestEnding) return true;
  return joined.endsWith(name) && isHebrewOrArabicPrefix(joined.slice(0, -name.length));
}

const occursUnspaced = (text: string, name: string): boolean =>
  unspacedCharacter.test(name) && foldLetters(text).includes(name);

/** Cuts names out of text without spaces, which has no words to drop. */
function removeUnspaced(text: string, folded: readonly string[]): string {
  return folded.reduce((rest, name) => {
    if (!occursUnspaced(rest, name)) return rest;
    const letters = [...name].map((letter) => RegExp.escape(letter));
    return rest.normalize('NFKC').replace(new RegExp(letters.join(String.raw`[^\p{L}\p{N}]*`), 'giu'), ' ');
  }, text);
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{Pd}|:;,.·•/&+]+|[\s\p{Pd}|:;,.·•/&]+$/gu, '')
    .trim();
