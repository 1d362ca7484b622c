import { languages } from '#shared/domain/languages.ts';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}\p{Script=Syriac}]/gu;
const letters = /\p{L}/gu;
const addresses = /https?:\/\/[^\s)\]>]+/g;

/**
 * The direction a whole text is set in: right to left when at least two in five of its letters are, addresses aside.
 * The first strong letter alone would mislead: a Hebrew answer may well open with a Latin brand name.
 */
export function textDirection(text: string): 'rtl' | 'ltr' {
  const plain = text.replaceAll(addresses, '');
  const rtl = plain.match(rightToLeft)?.length ?? 0;
  const all = plain.match(letters)?.length ?? 0;
  return rtl > 0 && rtl / all >= 0.4 ? 'rtl' : 'ltr';
}

/** The `lang` of a language of the list, so that the right glyphs and hyphens are chosen. */
export const languageTag = (name: string): string | undefined => languages.find((one) => one.name === name)?.code;
