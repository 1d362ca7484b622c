import type { DomainCategory } from '../types.ts';

/** A rule of names: the category of a domain whose own label begins, ends or goes on like this. Lower case. */
export interface NameRule {
  readonly category: DomainCategory;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly contains: readonly string[];
}

/** Lists by category. Suffixes may end in `.*` for "below any country": `gov.*` is `gov.uk` and `gov.br`. */
export type WordsByCategory = Readonly<Partial<Record<DomainCategory, readonly string[]>>>;

/** Everything the classifier knows; read from `resources/domain-categories`. */
export interface DomainCategoryData {
  /** Hosts and domains; `amazon.*` is the name under every public suffix. */
  readonly domains: WordsByCategory;
  readonly suffixes: WordsByCategory;
  /** First labels of a host that say what is served there (`forum.`, `blog.`). */
  readonly subdomains: WordsByCategory;
  /** The first rule that fits wins. */
  readonly names: readonly NameRule[];
}
