import { findLanguage } from '#shared/domain/languages.ts';
import { t, texts } from '../language/current.ts';

/** Names are expensive to prepare, and a table has one in every row. */
const prepared = new Map<string, Intl.DisplayNames>();

function namesOf(type: 'region' | 'language'): Intl.DisplayNames {
  const { locale } = texts().language;
  const key = `${type} ${locale}`;
  const names = prepared.get(key) ?? new Intl.DisplayNames([locale], { type });
  prepared.set(key, names);
  return names;
}

/** The name of a country by its code, in the language of the page. */
export const countryLabel = (code: string): string => namesOf('region').of(code.toUpperCase()) ?? code;

/** The name of a language of the published interface ("German") in the language of the page; another name stays as it is. */
export function languageLabel(name: string): string {
  const language = findLanguage(name);
  if (language === undefined || texts().language.locale === 'en') return name;
  return namesOf('language').of(language.code) ?? name;
}

/** Where and in which language a query group asks: "German, Austria". */
export const languageAndCountry = (group: { readonly language: string; readonly countryCode: string }): string =>
  t('{language}, {country}', { language: languageLabel(group.language), country: countryLabel(group.countryCode) });
