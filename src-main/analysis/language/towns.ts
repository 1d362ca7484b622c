import { readBloomFilter, exactFilter } from './bloom-filter.ts';
import { fold } from './fold.ts';

/** Countries in which most people speak a language, by ISO 639-1 code. */
const countriesOf: Readonly<Record<string, string>> = {
  cs: 'CZ',
  da: 'DK',
  de: 'DE AT CH',
  el: 'GR',
  en: 'US GB AU CA IE NZ',
  es: 'ES MX AR CO PE CL',
  et: 'EE',
  fi: 'FI',
  fr: 'FR BE CH',
  hr: 'HR',
  hu: 'HU',
  id: 'ID',
  is: 'IS',
  it: 'IT CH',
  lt: 'LT',
  lv: 'LV',
  ms: 'MY',
  nb: 'NO',
  nl: 'NL BE',
  no: 'NO',
  pl: 'PL',
  pt: 'PT BR',
  ro: 'RO',
  sk: 'SK',
  sl: 'SI',
  sv: 'SE FI',
  tr: 'TR',
  vi: 'VN',
};

/** What a filter of towns holds for a town of a country (ISO 3166-1 code). */
export const townKey = (country: string, folded: string): string => `${country} ${folded}`;

/** Whether a name is that of a town where a language (ISO 639-1) is spoken, by a filter as `scripts/build-towns.ts` makes it. */
export function readTowns(bits: Uint8Array): (name: string, language: string) => boolean {
  const towns = readBloomFilter(bits, exactFilter);
  return (name, language) => townKeysOf(fold(name), language).some(towns.has);
}

/** The entries of the filter that a name would be under, if it is a town where a language is spoken. */
const townKeysOf = (folded: string, language: string): readonly string[] =>
  (countriesOf[language]?.split(' ') ?? []).map((country) => townKey(country, folded));
