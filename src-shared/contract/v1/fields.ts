import { z } from 'zod';
import { countryCodes, findCountry } from '../../domain/countries.ts';
import { isDay } from '../../domain/dates.ts';
import { findLanguage, languages } from '../../domain/languages.ts';

/** Field types shared by the published operations. Responses use them too, so that a reply can be checked. */
export const identifier = z
  .int({ error: ({ code }) => (code === 'invalid_type' ? 'must be a whole number' : undefined) })
  .describe('identifier');
export const dateTime = z.iso.datetime({ precision: 0 }).describe('ISO 8601 in UTC, to the second');
export const dateTimeOrNull = dateTime.nullable();
export const day = z
  .string()
  .refine(isDay, 'must be a calendar day, yyyy-mm-dd')
  .meta({ format: 'date', description: 'yyyy-mm-dd' });
export const count = z.int().min(0);
/** The platform in a reply: clients must accept values they do not know. */
export const platformName = z.string().describe('chatgpt, aioverview; the set is open');
export const percent = z.number().min(0).max(100).describe('0–100, one decimal');
/** Open set: a well-formed value this installation does not know matches nothing. */
export const aiPlatform = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be a platform value such as chatgpt or aioverview')
  .describe('chatgpt, aioverview; the set is open');

/** Characters as people count them: an emoji is one, not two. */
const characters = (text: string): number => [...text].length;

/** Text without unpaired surrogates, which a database cannot tell apart. */
const wellFormed = z.string().refine((text) => text.isWellFormed(), 'must be well-formed Unicode text');
/** Marks that override the direction of the text around them: names written with them look like others. */
const bidirectionalControls = /[\u202A-\u202E\u2066-\u2069]/u;
/** One line: U+2028 and U+2029 end a line as well, in many readers of lines. */
const withoutControls = wellFormed.refine(
  (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
  'must not contain control characters',
);

/** Letters whose glyphs are blank: Hangul fillers, the Braille blank. */
const blank = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** Whether a text has a character that can be seen: not only spaces, zero-width, unassigned and blank ones, or marks without a base. */
const isVisible = (text: string): boolean => /[^\s\p{C}\p{Z}\p{M}]/u.test(text.replaceAll(blank, ''));

const withoutOverrides = (content: typeof wellFormed) =>
  content.refine(
    (text) => !bidirectionalControls.test(text),
    'must not contain marks that change the direction of text',
  );

/** Text of `minimum` to `maximum` characters after trimming. */
const trimmed = (content: typeof wellFormed, minimum: number, maximum: number) =>
  z
    .string()
    .transform((text) => text.trim())
    .pipe(
      withoutOverrides(content)
        .refine((text) => text === '' || isVisible(text), 'must contain a visible character')
        .refine(
          (text) => characters(text) >= minimum,
          minimum === 1 ? 'must not be empty' : `must have at least ${minimum} characters`,
        )
        .refine((text) => characters(text) <= maximum, `must have at most ${maximum} characters`),
    )
    // For the published description: the lengths count after trimming, which a schema cannot say.
    .meta({ minLength: minimum, maxLength: maximum, pattern: String.raw`\S` });

/** One line of `minimum` to `maximum` characters after trimming. */
export const line = (minimum: number, maximum: number) => trimmed(withoutControls, minimum, maximum);

/** A name: a line of 1 to 200 characters. */
export const nameText = line(1, 200).describe('1 to 200 characters after trimming, no control characters');

export const groupName = nameText.describe(
  '1 to 200 characters after trimming, no control characters; unique among the query groups of the customer',
);

export const comments = wellFormed
  .refine((text) => characters(text) <= 2_000, 'must have at most 2000 characters')
  .meta({ description: 'at most 2,000 characters; stored in the version history', maxLength: 2_000 });

/** A note: 1 to 2,000 characters, in as many lines as it needs. */
export const noteText = trimmed(
  wellFormed.refine((text) => !/[^\P{Cc}\r\n\t]/u.test(text), 'must not contain control characters'),
  1,
  2_000,
)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n'))
  .describe('1 to 2,000 characters after trimming; line breaks are kept');

const maximumKeywords = 50;
const maximumKeywordLength = 200;

/** Keywords of a comma-separated list: trimmed, duplicates (case-insensitive) dropped. */
export function splitKeywords(list: string): string[] {
  const seen = new Map<string, string>();
  for (const keyword of list.split(',').map((part) => part.trim())) {
    const key = keyword.toLowerCase();
    if (!seen.has(key)) seen.set(key, keyword);
  }
  return [...seen.values()];
}

export const keywords = withoutOverrides(withoutControls)
  .refine((text) => text.split(',').every(isVisible), 'must be comma-separated keywords, none of them empty')
  .refine((text) => splitKeywords(text).length <= maximumKeywords, `must hold at most ${maximumKeywords} keywords`)
  .refine(
    (text) => text.split(',').every((keyword) => characters(keyword.trim()) <= maximumKeywordLength),
    `must have at most ${maximumKeywordLength} characters each`,
  )
  .meta({
    description: `comma-separated keywords: 1 to ${maximumKeywords}, each 1 to ${maximumKeywordLength} characters after trimming; repetitions are dropped`,
    minLength: 1,
    pattern: String.raw`^\s*[^,\s][^,]*(,\s*[^,\s][^,]*)*$`,
  });

/** Accepts any case, yields the spelling of the list. */
export const language = z
  .string()
  .refine(
    (text) => findLanguage(text) !== undefined,
    `must be one of the supported languages: ${languages.map((one) => one.name).join(', ')}`,
  )
  .transform((text) => findLanguage(text)?.name ?? text)
  .meta({ description: 'a supported language, case-insensitive', enum: languages.map(({ name }) => name) });

/** Accepts either case, yields lower case. */
export const countryCode = z
  .string()
  .refine(
    (text) => findCountry(text) !== undefined,
    `must be one of the supported two-letter country codes: ${countryCodes.join(', ')}`,
  )
  .transform((text) => findCountry(text) ?? text)
  .meta({ description: 'a supported two-letter country code, in either case', enum: [...countryCodes] });

export const websiteUrl = withoutControls
  .min(1, 'must not be empty')
  .max(2_000, 'must have at most 2000 characters')
  .describe('address of a website on the public internet; the scheme is optional');

/** The longest and shortest query, in characters after trimming. */
export const queryLength = { minimum: 3, maximum: 500 } as const;

export const queryText = line(queryLength.minimum, queryLength.maximum).describe(
  `${queryLength.minimum} to ${queryLength.maximum} characters after trimming, no control characters`,
);

/** The most active (non-deleted) queries a group may have. */
export const maximumActiveQueries = 150;
