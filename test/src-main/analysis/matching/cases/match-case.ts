import type { Brand } from '#main/analysis/types.ts';
import type { LanguageName } from '#shared/domain/languages.ts';

/** A brand of a case: its name, or the relevant parts of the brand book. */
export type CaseBrand = string | (Partial<Brand> & { readonly name: string });

/**
 * One sentence of an answer and its expected mentions: text, brand or brands, matched texts in order (a negated one is written
 * "not:Bitwarden"), and the reason.
 */
export type MatchCase = readonly [
  text: string,
  brands: CaseBrand | readonly CaseBrand[],
  hits: readonly string[],
  reason: string,
];

/** The cases of one language. */
export interface CaseGroup {
  /** A supported language, or Russian, which answers in Kazakh, Kyrgyz or Tajik quote. */
  readonly language: LanguageName | 'Russian';
  readonly cases: readonly MatchCase[];
  /** Sentences for which the rules are known to fail: they count in the figures, and a test reports any that is solved. */
  readonly limits?: readonly MatchCase[];
}

/** A brand whose name is a common word. */
export function common(name: string, more: Partial<Brand> = {}): CaseBrand {
  return { name, commonWord: true, ...more };
}

/** The brand book of a case. */
export function brandsOf(brands: MatchCase[1]): Brand[] {
  const list: readonly CaseBrand[] = typeof brands === 'string' || 'name' in brands ? [brands] : brands;
  return list.map((brand, index) => ({
    id: index + 1,
    kind: 'competitor',
    aliases: [],
    excludes: [],
    domains: [],
    // The cases are about forms: a name means the brand alone unless the case says otherwise.
    commonWord: false,
    ...(typeof brand === 'string' ? { name: brand } : brand),
  }));
}
