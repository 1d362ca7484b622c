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
