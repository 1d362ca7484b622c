import type { CountryCode } from '#shared/domain/countries.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

const traditionalChinese: ReadonlySet<CountryCode> = new Set(['tw', 'hk', 'mo']);
const olderCodes: Readonly<Partial<Record<LanguageCode, string>>> = { he: 'iw', fil: 'tl' };

/**
 * Google's interface language (`hl`) for a query in a language from a country.
 * Google has older codes for Hebrew (`iw`) and Filipino (`tl`), and distinguishes two written forms of Chinese and of
 * Portuguese by country; all other codes are the same.
 */
export function googleLanguage(language: LanguageCode, country: CountryCode): string {
  if (language === 'zh') return traditionalChinese.has(country) ? 'zh-tw' : 'zh-cn';
  if (language === 'pt') return country === 'br' ? 'pt-br' : 'pt-pt';
  return olderCodes[language] ?? language;
}
