import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { countryCodes, type CountryCode } from '#shared/domain/countries.ts';
import { languages, type LanguageCode } from '#shared/domain/languages.ts';

/** What a buyer wants to know, the most important for a brand's visibility first: the order in which intents are assigned. */
export const buyerIntents = [
  'best',
  'recommendation',
  'comparison',
  'price',
  'alternative',
  'local',
  'review',
  'problem',
] as const;
export type BuyerIntent = (typeof buyerIntents)[number];

/** A template: `{keyword}` exactly once, at most one `{place}` if allowed, no other brace, no space at either end. */
const pattern = (placeAllowed: boolean) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/u, 'has space at an end')
    .refine((text) => text.split('{keyword}').length === 2, 'needs {keyword} exactly once')
    .refine((text) => text.split('{place}').length <= (placeAllowed ? 2 : 1), '{place} belongs into local, once')
    .refine(
      (text) => !/[{}]/u.test(text.replace('{keyword}', '').replace('{place}', '')),
      'has an unknown placeholder',
    );

const intentTemplates = z.array(pattern(false)).min(2).readonly();

const wording = {
  /** BCP 47 tag of the language in which `{place}` is written, with the script if the language has two. */
  locale: z.string().min(2),
  /** Unicode scripts (property value names) of the templates' letters. */
  scripts: z.array(z.string().min(1)).min(1).readonly(),
  /** Questions to an AI assistant, at least two for each intent. */
  intents: z.strictObject({
    best: intentTemplates,
    recommendation: intentTemplates,
    comparison: intentTemplates,
    price: intentTemplates,
    alternative: intentTemplates,
    local: z.array(pattern(true)).min(2).readonly(),
    review: intentTemplates,
    problem: intentTemplates,
  } satisfies Record<BuyerIntent, unknown>),
  /** What people type into a search box: makes more keywords of one for a website with little text. */
  searches: z.array(pattern(false)).min(9).readonly(),
};

/** The shape of `resources/query-templates/<code>.json`. */
export const queryTemplatesSchema = z.strictObject({
  language: z.enum(languages.map(({ code }) => code)),
  ...wording,
  /** Other wordings: for some countries (Traditional Chinese), or for keywords in another script. */
  variants: z
    .array(
      z.strictObject({
        countries: z.array(z.enum(countryCodes)).min(1).readonly().optional(),
        keywordScript: z.string().min(1).optional(),
        ...wording,
      }),
    )
    .readonly()
    .default([]),
});
export type QueryTemplates = z.output<typeof queryTemplatesSchema>;

/** One wording of a language's templates. */
type TemplateWording = Pick<QueryTemplates, 'locale' | 'scripts' | 'intents' | 'searches'>;

/** The wording for a country and a keyword; the language's main one if no variant applies. */
export function wordingFor(
  templates: QueryTemplates,
  country: CountryCode | undefined,
  keyword: string,
): TemplateWording {
  const variant = templates.variants.find(
    ({ countries, keywordScript }) =>
      (country !== undefined && countries?.includes(country) === true) ||
      (keywordScript !== undefined && new RegExp(String.raw`\p{Script=${keywordScript}}`, 'u').test(keyword)),
  );
  return variant ?? templates;
}

/** The templates of a language. Throws if the file is missing or invalid: the installation is broken. */
export function loadQueryTemplates(directory: string, languageCode: LanguageCode): QueryTemplates {
  const file = path.join(directory, `${languageCode}.json`);
  return queryTemplatesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The language of generated text. */
export interface OutputLanguage {
  /** English name, as in the list of languages. */
  readonly name: string;
  /** Whether a text contains a letter of one of the language's scripts. */
  readonly usesScript: (text: string) => boolean;
}

/** A language with the scripts of its query templates, of all variants (Serbian: Latin and Cyrillic). */
export function outputLanguage(code: LanguageCode, templates: QueryTemplates): OutputLanguage {
  const scripts = [templates, ...templates.variants].flatMap((wording) => wording.scripts);
  const letter = new RegExp(`[${scripts.map((script) => String.raw`\p{Script=${script}}`).join('')}]`, 'u');
  return {
    name: languages.find((language) => language.code === code)?.name ?? code,
    usesScript: (text) => letter.test(text),
  };
}
