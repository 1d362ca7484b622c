import type { Script } from './characters.ts';

/**
 * Particles that Hebrew and Arabic write as one word with the name, in the order in which they combine:
 * Hebrew ו "and", ש and כש "that, when", ב ל כ מ "in, to, as, from", ה "the" (Glinert, The Grammar of Modern Hebrew,
 * 1989); Arabic و ف "and, so", ب ل ك "with, to, as", ال "the", لل "to the" (Ryding, A Reference Grammar of Modern
 * Standard Arabic, 2005).
 */
const prefixes: Readonly<Partial<Record<Script, RegExp>>> = {
  Hebrew: /^ו?(?:לכש|מש|כש|ש)?[בלכמ]?ה?$/u,
  Arabic: /^[وف]?(?:[بلك]?(?:ال)?|لل)$/u,
};

/** Whether a string before a name, of the name's own script, is a run of attached prefixes. */
export function isAttachedPrefix(script: Script, preceding: string): boolean {
  return preceding !== '' && (prefixes[script]?.test(preceding) ?? false);
}

/** Whether a string before a word is a run of attached prefixes of Hebrew or Arabic. */
export const isHebrewOrArabicPrefix = (preceding: string): boolean =>
  isAttachedPrefix('Hebrew', preceding) || isAttachedPrefix('Arabic', preceding);

/**
 * A folded word without the article and prepositions that Arabic and Hebrew attach to it; at least three letters remain.
 * Cruder than {@link isAttachedPrefix}: it only has to recognise words of a list.
 */
export function withoutAttachedPrefix(folded: string): string {
  if (/^\p{Script=Arabic}/u.test(folded)) return folded.replace(/^[وف]?(?:ال|[بكل]ال|لل|[بلك](?=.{3}))?(?=.{3})/u, '');
  if (/^\p{Script=Hebrew}/u.test(folded)) return folded.replace(/^[והבלמשכ]{1,2}(?=.{3})/u, '');
  return folded;
}
