import { languages } from '#shared/domain/languages.ts';
import { da, de, en, nl, sv } from './germanic.ts';
import { ar, ja, pl } from './other.ts';
import { es, fr, it, pt } from './romance.ts';
import type { Texts } from './texts.ts';

const catalogue: Readonly<Record<string, Texts>> = { en, de, fr, es, da, it, nl, pt, sv, pl, ja, ar };

/** The languages with fixed texts, in the order of the list of languages. */
export const messageLanguages: readonly { readonly code: string; readonly name: string }[] = languages
  .filter(({ code }) => code in catalogue)
  .map(({ code, name }) => ({ code, name }));

/** The texts of a language (BCP 47); English ones, with a sentence that says so, where there are none. */
export function textsOf(language: string): {
  readonly texts: Texts;
  readonly code: string;
  readonly note: string | null;
} {
  const known = catalogue[language];
  if (known !== undefined) return { texts: known, code: language, note: null };
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return {
    texts: en,
    code: 'en',
    note: `Answerscope has no fixed texts in ${name} yet, so this message is in English.`,
  };
}
