import type { DomainCategory } from '#shared/domain/domain-categories.ts';

export type Side = 'owned' | 'competitor' | 'third-party';
export const sides: readonly Side[] = ['owned', 'competitor', 'third-party'];

export const sideOf = (category: DomainCategory): Side =>
  category === 'owned' || category === 'competitor' ? category : 'third-party';

export interface SplitPart {
  readonly side: Side;
  /** Citations: answers citing a domain, added over the domains of this side. */
  readonly citations: number;
  readonly domains: number;
  /** Of all citations, percent; 0 without any. */
  readonly share: number;
}

/** Whose sites inform the platforms: the client's own, competitors', others'. */
export function sourceSplit(domains: readonly { category: DomainCategory; count: number }[]): SplitPart[] {
  const all = domains.reduce((sum, one) => sum + one.count, 0);
  return sides.map((side) => {
    const ofSide = domains.filter((one) => sideOf(one.category) === side);
    const citations = ofSide.reduce((sum, one) => sum + one.count, 0);
    return { side, citations, domains: ofSide.length, share: all === 0 ? 0 : (100 * citations) / all };
  });
}
