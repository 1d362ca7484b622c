/** The country codes of the published interface (ISO 3166-1 alpha-2, lower case): where a scan is run from. */
export const countryCodes = [
  'us', 'ca', 'br', 'mx', 'ar', 'co', 'cl', 'pe', 've', 'ec', 'bo', 'uy', 'pa', 'cr', 'do', 'jm',
  'de', 'gb', 'fr', 'it', 'es', 'nl', 'ch', 'se', 'pl', 'be', 'at', 'no', 'dk', 'ie', 'fi', 'pt',
  'gr', 'hu', 'cz', 'ro', 'ua', 'lu', 'sk', 'bg', 'hr', 'rs', 'si', 'lt', 'lv', 'ee', 'is', 'by',
  'md', 'ba', 'al', 'mk', 'cy', 'ge', 'am', 'az', 'im', 'li', 'in', 'jp', 'kr', 'id', 'pk', 'bd',
  'ph', 'vn', 'th', 'mm', 'tw', 'my', 'hk', 'sg', 'uz', 'kz', 'tm', 'tj', 'kg', 'lk', 'kh', 'la',
  'mo', 'bn', 'il', 'ae', 'sa', 'za', 'ng', 'eg', 'tr', 'iq', 'qa', 'kw', 'om', 'jo', 'ma', 'ke',
  'gh', 'tz', 'cm', 'tn', 'zw', 'bw', 'mz', 'mw', 'zm', 'sl', 'cg', 'au', 'nz',
] as const;

export type CountryCode = (typeof countryCodes)[number];

/** The country of a code, either case; undefined when it is not in the list. */
export function findCountry(code: string): CountryCode | undefined {
  const wanted = code.trim().toLowerCase();
  return countryCodes.find((country) => country === wanted);
}

/** The name of a country for people, in English or another language. */
export const countryName = (code: string, language = 'en'): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
