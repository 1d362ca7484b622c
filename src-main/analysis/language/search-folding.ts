import { once } from '../memoise.ts';
/*
 * Folding for finding names in running text: everything is unified that people write differently and mean alike (ø and o,
 * ß and ss, ё and е, the Arabic alifs), cluster by cluster, so that offsets survive. To compare words and names with each
 * other see `fold.ts`.
 */

import { characterProperties, isInvisible } from './characters.ts';

/** Results of {@link foldUnit} that are not a character. */
export const dropped = 0;
export const separator = 1;
export const separatorCharacter: string = String.fromCharCode(separator);
export const expands = 0xffff;
const unknown = 0xfffe;

const dash = /^[\p{Pd}\u2212\u2043\u00af_]$/u;
const separators = /^[\p{White_Space}\u30fb\uff65\u2800]$/u;
const trademarks = new Set(['™', '®', '℠', '℗', '©']);

/** Spellings of one sign, or of one letter, that NFKC keeps apart. */
const unified: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  ʻ: "'",
  ʼ: "'",
  ʹ: "'",
  ʽ: "'",
  '＇': "'",
  '׳': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '״': '"',
  '＂': '"',
  ß: 'ss',
  ẞ: 'ss',
  ı: 'i',
  İ: 'i',
  ς: 'σ',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  ħ: 'h',
  Ħ: 'h',
  ŧ: 't',
  Ŧ: 't',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  þ: 'th',
  Þ: 'th',
  ĸ: 'k',
  // Letters that Arabic and Urdu keyboards produce for each other, and the hamza that is often left out.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ی: 'ي',
  ى: 'ي',
  ې: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ة',
  ؤ: 'و',
  ئ: 'ي',
};

/** Cyrillic letters whose mark is an accent; й, ї, ў, ґ, ќ and ѓ are letters of their own. */
const accentedCyrillic: Readonly<Record<string, string>> = { ё: 'е', ѐ: 'е', ѝ: 'и' };

/**
 * Marks that writers may leave out: uncomposed accents, the vowel points of Hebrew and Arabic. The vowel signs of Indic
 * scripts and the voicing marks of kana, by contrast, are part of the word.
 */
const optionalMark = /^(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]$/u;
/** The dot below of Devanagari, which most writers leave out of foreign names: ज़ोमैटो, जोमैटो. */
const nukta = '\u093c';
const voicingMarks = new Set(['\u3099', '\u309a']);

function isOptionalMark(character: string): boolean {
  return optionalMark.test(character) && !voicingMarks.has(character);
}

function foldLetter(letter: string): string {
  const cyrillic = accentedCyrillic[letter];
  if (cyrillic !== undefined) return cyrillic;
  const script = characterProperties(letter.codePointAt(0) ?? 0).script;
  if (script !== 'Latin' && script !== 'Greek') return letter;
  return letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * The folded form of one code point: NFKC, lower case, Latin, Greek and Cyrillic letters without accents. A space or dash
 * gives U+0001, an invisible character nothing.
 */
function foldCharacter(character: string): string {
  if (isInvisible(character) || trademarks.has(character) || character === '\u0640' || character === nukta) return '';
  if (isOptionalMark(character)) return '';
  if (separators.test(character) || dash.test(character)) return separatorCharacter;
  const same = unified[character];
  if (same !== undefined) return same;
  let folded = '';
  for (const part of character.normalize('NFKC').toLowerCase()) {
    // The parts of a compatibility form are treated like plain characters: ＿ is a separator, ﹱ a filler.
    if (isOptionalMark(part) || isInvisible(part) || part === '\u0640') continue;
    if (separators.test(part) || dash.test(part)) {
      folded += separatorCharacter;
      continue;
    }
    const letter = foldLetter(part);
    folded += unified[part] ?? unified[letter] ?? letter;
  }
  return folded.replaceAll(/[\s\p{Pd}]/gu, separatorCharacter);
}

const units = new Uint16Array(0x10000).fill(unknown);

/**
 * The folded form of one UTF-16 unit of a text in NFC, from a table: `dropped`, `separator`, one unit, or `expands` if the
 * result is longer or the unit is half of a character.
 */
export function foldUnit(unit: number): number {
  const stored = units[unit] ?? unknown;
  if (stored !== unknown) return stored;
  let result: number = expands;
  if (unit < 0xd800 || unit > 0xdfff) {
    const folded = foldCharacter(String.fromCharCode(unit));
    if (folded === '') result = dropped;
    else if (folded.length === 1) result = folded.charCodeAt(0);
  }
  units[unit] = result;
  return result;
}

/** The table behind {@link foldUnit}, for loops that cannot afford a call per unit; `notYetFolded` entries need the call. */
export const foldTable: Uint16Array = units;
export const notYetFolded: number = unknown;

const expansions = new Map<string, string>();

/** Folds a character or a base with its combining marks, as one cluster. */
export function foldCluster(cluster: string): string {
  let folded = expansions.get(cluster);
  if (folded === undefined) {
    folded = '';
    // Half-width voicing marks combine with their kana under NFKC only.
    const form = /[\uff9e\uff9f]/u.test(cluster) ? 'NFKC' : 'NFC';
    for (const character of cluster.normalize(form)) folded += foldCharacter(character);
    if (expansions.size > 20_000) expansions.clear();
    expansions.set(cluster, folded);
  }
  return folded;
}

/** Most words: their folded form is their lower case. */
const onlyAscii = /^[a-z0-9]*$/i;

/** A phrase folded cluster by cluster, with a space for every space or dash. */
export function foldPhrase(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text.normalize('NFC')) folded += foldCluster(character);
  return folded.replaceAll(separatorCharacter, ' ');
}

/** The words of a list, folded when it is first used: a process that matches nothing does not wait for it. */
export const foldedWords = (list: string): (() => ReadonlySet<string>) => once(() => foldWords(list));

/** Lists of words by language, as {@link foldedWords}. */
export const foldedWordsOf = (
  lists: Readonly<Record<string, string>>,
): (() => ReadonlyMap<string, ReadonlySet<string>>) =>
  once(() => new Map(Object.entries(lists).map(([language, list]) => [language, foldWords(list)])));

const foldWords = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).map(foldPhrase));
