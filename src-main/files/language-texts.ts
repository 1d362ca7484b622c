import path from 'node:path';
import type { Catalogue } from '#shared/language/text-key.ts';
import { english, findTextLanguage } from '#shared/language/text-languages.ts';
import { textsFor, type Texts } from '#shared/language/texts.ts';
import { resourcesDirectory } from './paths.ts';
import { hasPackedText, readPackedText } from './packed-texts.ts';

const read = new Map<string, Texts>();

function readTexts(tag: string): Texts {
  const language = findTextLanguage(tag) ?? english;
  const file = path.join(resourcesDirectory(), 'languages', 'report', `${language.code}.json`);
  // English, whose keys are the texts, and the pseudo-language have none.
  if (!hasPackedText(file)) return textsFor(language);
  return textsFor(language, JSON.parse(readPackedText(file)) as Catalogue);
}

/** The texts of reports and e-mails in a language (BCP 47), read once; English ones for a language without texts. */
export function languageTexts(tag: string): Texts {
  const known = read.get(tag) ?? readTexts(tag);
  read.set(tag, known);
  return known;
}
