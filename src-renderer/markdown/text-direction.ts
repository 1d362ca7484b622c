import { languages } from '#shared/domain/languages.ts';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}\p{Script=Syriac}]/gu;
const letters = /\p{L}/gu;
const addresses = /https?:\/\/[^\s)\]>]+/g;

/**
 * The direction of a whole text: right to left if at least two in five of its letters are, ignoring addresses. The
 * first strong letter alone would mislead: a Hebrew answer may open with a Latin brand name.
 */
export function textDirection(text: string): 'rtl' | 'ltr' {
  const plain = text.replaceAll(addresses, '');
  const rtl = plain.match(rightToLeft)?.length ?? 0;
  const all = plain.match(letters)?.length ?? 0;
  return rtl > 0 && rtl / all >= 0.4 ? 'rtl' : 'ltr';
}

/** The `lang` of a language of the list, for the right glyphs and hyphenation. */
export const languageTag = (name: string): string | undefined =>
  languages.find((language) => language.name === name)?.code;
