/** Scripts that matter to word edges; every other one is `Other`, and signs without a script are `Common`. */
const scriptNames = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Georgian',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
] as const;
export type Script = (typeof scriptNames)[number] | 'Common' | 'Other';

const scriptTests = scriptNames.map((name) => [name, new RegExp(`^\\p{Script=${name}}$`, 'u')] as const);

const unspaced = ['Thai', 'Lao', 'Khmer', 'Myanmar', 'Hiragana', 'Katakana', 'Han'] as const;

/** Scripts written without spaces between words. */
export const unspacedScripts: ReadonlySet<Script> = new Set(unspaced);

/** A character of a script written without spaces. */
export const unspacedCharacter = new RegExp(`[${unspaced.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** The role of a character at a word edge. */
type CharacterClass = 'letter' | 'mark' | 'digit' | 'invisible' | 'other';

/** Apostrophes that Unicode classes as letters (Uzbek oʻ, Ukrainian ʼ) and ordinal signs: here they end a word. */
const notLetters = new Set(['\u02bb', '\u02bc', '\u02b9', '\u02bd', 'ª', 'º', '\u0640']);

const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

/** Whether a character is invisible: soft hyphens, joiners, direction marks, variation selectors. */
export function isInvisible(character: string): boolean {
  return invisible.test(character);
}

interface Properties {
  readonly kind: CharacterClass;
  readonly script: Script;
}

const known = new Map<number, Properties>();

function classify(character: string): CharacterClass {
  if (isInvisible(character)) return 'invisible';
  if (notLetters.has(character)) return 'other';
  if (/^\p{L}$/u.test(character)) return 'letter';
  if (/^[\p{Mn}\p{Mc}]$/u.test(character)) return 'mark';
  // Superscript and circled digits (No) are footnote marks: they end a word.
  return /^[\p{Nd}\p{Nl}]$/u.test(character) ? 'digit' : 'other';
}

function findScript(character: string): Script {
  // Unicode calls the long vowel mark Common; here it is a katakana letter.
  if (character === 'ー' || character === 'ｰ') return 'Katakana';
  const found = scriptTests.find(([, test]) => test.test(character));
  if (found) return found[0];
  return /^[\p{Script=Common}\p{Script=Inherited}]$/u.test(character) ? 'Common' : 'Other';
}

/** Class and script of a code point; computed once for each. */
export function characterProperties(codePoint: number): Properties {
  let properties = known.get(codePoint);
  if (!properties) {
    const character = String.fromCodePoint(codePoint);
    properties = { kind: classify(character), script: findScript(character) };
    known.set(codePoint, properties);
  }
  return properties;
}

/** The code point that ends just before `index`, or undefined at the start of the text. */
export function codePointBefore(text: string, index: number): number | undefined {
  if (index <= 0) return undefined;
  const unit = text.charCodeAt(index - 1);
  if (unit >= 0xdc00 && unit <= 0xdfff && index > 1) return text.codePointAt(index - 2);
  return unit;
}
