import type { DomainCategory } from '#shared/domain/domain-categories.ts';

/** A rule about names: the category of a domain whose own label starts with, ends with or contains a word. Lower case. */
interface NameRule {
  readonly category: DomainCategory;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly contains: readonly string[];
}

/** Lists by category. A suffix may end in `.*` for any country: `gov.*` is `gov.uk` and `gov.br`. */
export type WordsByCategory = Readonly<Partial<Record<DomainCategory, readonly string[]>>>;

/** The classifier's data, from `resources/domain-categories`. */
export interface DomainCategoryData {
  /** Hosts and domains; `amazon.*` is the name below every public suffix. */
  readonly domains: WordsByCategory;
  readonly suffixes: WordsByCategory;
  /** First labels of a host that show its purpose (`forum.`, `blog.`). */
  readonly subdomains: WordsByCategory;
  /** The first rule that applies wins. */
  readonly names: readonly NameRule[];
}
