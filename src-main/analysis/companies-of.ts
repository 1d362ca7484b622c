import type { Mention } from './types.ts';

/** The brands that mentions name, by first occurrence; a negated hit names nobody. */
export function companiesOf(mentions: readonly Mention[]): number[] {
  const companies = new Set<number>();
  for (const mention of mentions) if (!mention.negated) companies.add(mention.brandId);
  return [...companies];
}
