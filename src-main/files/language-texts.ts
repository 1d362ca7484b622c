import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#shared/language/text-key.ts';
import { english, findTextLanguage } from '#shared/language/text-languages.ts';
import { textsFor, type Texts } from '#shared/language/texts.ts';
import { resourcesDirectory } from './paths.ts';

const read = new Map<string, Texts>();

function readTexts(tag: string): Texts {
  const language = findTextLanguage(tag) ?? english;
  const file = path.join(resourcesDirectory(), 'languages', 'report', `${language.code}.json`);
  if (!existsSync(file)) return textsFor(language);
  return textsFor(language, JSON.parse(readFileSync(file, 'utf8')) as Catalogue);
}

/** The texts of reports and e-mails in a language (BCP 47), read once; English ones for a language without texts. */
export function languageTexts(tag: string): Texts {
  const known = read.get(tag) ?? readTexts(tag);
  read.set(tag, known);
  return known;
}
