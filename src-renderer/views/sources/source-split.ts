import type { OutputOf } from '#shared/contract/index.ts';
import { t } from '../../language/current.ts';

export type Side = OutputOf<'list-sources'>['owners'][number]['owner'];
export const sides: readonly Side[] = ['owned', 'competitor', 'third_party'];

/** The owner of a site, in words, and its sign. */
export const sideWords: Readonly<Record<Side, string>> = {
  owned: t('The client’s own sites'),
  competitor: t('Competitors’ sites'),
  third_party: t('Third-party sites'),
};
export const sideSigns: Readonly<Record<Side, string>> = { owned: '●', competitor: '▲', third_party: '■' };
export const ownerOf: Readonly<Record<Side, string>> = {
  owned: t('Client'),
  competitor: t('Competitor'),
  third_party: t('Third party'),
};

export interface SplitPart {
  readonly side: Side;
  /** Answers citing a page, summed over the pages of this owner. */
  readonly citations: number;
  readonly domains: number;
  readonly articles: number;
  /** Percentage of all citations; 0 without any. */
  readonly share: number;
}

/** Whose sites the platforms cite: the client's own, competitors', third parties'; one part each, in that order. */
export function sourceSplit(owners: OutputOf<'list-sources'>['owners']): SplitPart[] {
  const all = owners.reduce((sum, owner) => sum + owner.citations, 0);
  return sides.map((side) => {
    const { citations = 0, domains = 0, articles = 0 } = owners.find(({ owner }) => owner === side) ?? {};
    return { side, citations, domains, articles, share: all === 0 ? 0 : (100 * citations) / all };
  });
}
