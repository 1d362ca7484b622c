import type { CountryCode } from '#shared/domain/countries.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

const traditionalChinese: ReadonlySet<CountryCode> = new Set(['tw', 'hk', 'mo']);
const spokenElsewhere: Readonly<Partial<Record<LanguageCode, string>>> = { he: 'iw', fil: 'tl' };

/**
 * Google's interface language (`hl`) for a language asked from a country.
 * Google has older codes for Hebrew (`iw`) and Filipino (`tl`), and tells apart two written Chineses and two Portugueses
 * by country; everywhere else the codes are the same.
 */
export function googleLanguage(language: LanguageCode, country: CountryCode): string {
  if (language === 'zh') return traditionalChinese.has(country) ? 'zh-tw' : 'zh-cn';
  if (language === 'pt') return country === 'br' ? 'pt-br' : 'pt-pt';
  return spokenElsewhere[language] ?? language;
}
