import { languages, type LanguageCode } from '#shared/domain/languages.ts';
import type { QueryTemplates } from './query-templates.ts';

/** How a language is recognised: by its name, told to a model, and by the scripts it is written in. */
export interface AskedLanguage {
  /** As in the list of the published interface. */
  readonly name: string;
  /** Whether a text holds a letter of one of the language's scripts. */
  readonly isIn: (text: string) => boolean;
}

/** A language with the scripts of its query templates, other wordings included (Serbian: Latin and Cyrillic). */
export function askedLanguage(code: LanguageCode, templates: QueryTemplates): AskedLanguage {
  const scripts = [templates, ...templates.variants].flatMap((wording) => wording.scripts);
  const letter = new RegExp(`[${scripts.map((script) => String.raw`\p{Script=${script}}`).join('')}]`, 'u');
  return {
    name: languages.find((language) => language.code === code)?.name ?? code,
    isIn: (text) => letter.test(text),
  };
}
