import type { Brand } from '#main/analysis/types.ts';
import type { LanguageName } from '#shared/domain/languages.ts';

/** A brand of a case: its name, or the parts of the brand book that matter. */
export type CaseBrand = string | (Partial<Brand> & { readonly name: string });

/**
 * One sentence of an answer and what must be found in it: text, brand or brands, matched texts in order (a negated hit
 * is written "not:Bitwarden"), and why.
 */
export type MatchCase = readonly [
  text: string,
  brands: CaseBrand | readonly CaseBrand[],
  hits: readonly string[],
  reason: string,
];

/** The cases of one language. */
export interface CaseGroup {
  /** Of the list of languages; Russian stands beside it, because answers in Kazakh, Kyrgyz or Tajik quote it. */
  readonly language: LanguageName | 'Russian';
  readonly cases: readonly MatchCase[];
  /** Sentences on which the rules are known to be wrong: they count in the figures, and a test says when one is solved. */
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
    commonWord: false,
    ...(typeof brand === 'string' ? { name: brand } : brand),
  }));
}
