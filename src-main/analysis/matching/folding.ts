import { characterProperties, isInvisible } from './characters.ts';

/** Results of `foldUnit` that are no character. */
export const dropped = 0;
export const separator = 1;
export const expands = 0xffff;
const unknown = 0xfffe;

const dash = /^[\p{Pd}\u2212\u2043\u00af_]$/u;
const separators = /^[\p{White_Space}\u30fb\uff65\u2800]$/u;
const trademarks = new Set(['™', '®', '℠', '℗', '©']);

/** Spellings of one sign, or of one letter, that NFKC keeps apart. */
const sameAs: Readonly<Record<string, string>> = {
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

/** Cyrillic letters whose sign above is an accent; й, ї, ў, ґ, ќ and ѓ are letters of their own. */
const accentedCyrillic: Readonly<Record<string, string>> = { ё: 'е', ѐ: 'е', ѝ: 'и' };

/** Vowel points of Hebrew and Arabic: written or left out at will, unlike the vowel signs of Indic scripts. */
const optionalMark =
  /^[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20dc\ufe20-\ufe2f]$/u;

function foldLetter(letter: string): string {
  const cyrillic = accentedCyrillic[letter];
  if (cyrillic !== undefined) return cyrillic;
  const script = characterProperties(letter.codePointAt(0) ?? 0).script;
  if (script !== 'Latin' && script !== 'Greek') return letter;
  return letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * The folded form of one code point: NFKC, case folded, accents off Latin, Greek and Cyrillic letters. A space or dash
 * gives U+0001, an invisible character nothing.
 */
export function foldCharacter(character: string): string {
  if (isInvisible(character) || trademarks.has(character) || character === '\u0640') return '';
  if (optionalMark.test(character)) return '';
  if (separators.test(character) || dash.test(character)) return '\u0001';
  const same = sameAs[character];
  if (same !== undefined) return same;
  let folded = '';
  for (const part of character.normalize('NFKC').toLowerCase()) folded += sameAs[part] ?? foldLetter(part);
  return folded.replaceAll(/[\s\p{Pd}]/gu, '\u0001');
}

const units = new Uint16Array(0x10000).fill(unknown);

/**
 * The folded form of one UTF-16 unit of a text in NFC, from a table: `dropped`, `separator`, one unit, or `expands` when
 * the answer is longer or the unit is half of a character.
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

/** The table behind `foldUnit`, for loops that cannot afford a call per unit; `isUnknown` entries go through it. */
export const foldTable: Uint16Array = units;
export const notYetFolded: number = unknown;

for (let unit = 0; unit < 0x250; unit += 1) foldUnit(unit);

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
