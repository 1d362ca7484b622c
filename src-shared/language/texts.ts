import { formatsFor, type Formats } from './formats.ts';
import type { Catalogue } from './text-key.ts';
import type { TextLanguage } from './text-languages.ts';
import { createTranslate, type Translate } from './translate.ts';

/** Everything that is written in a language: texts, numbers, days, lists. */
export interface Texts extends Formats {
  readonly language: TextLanguage;
  readonly t: Translate;
}

/** The texts of a language from its catalogue; English needs none. */
export const textsFor = (language: TextLanguage, catalogue: Catalogue = {}): Texts => ({
  ...formatsFor(language),
  language,
  t: createTranslate(language, catalogue),
});
