import type { OutputOf } from '#shared/contract/index.ts';

export type Side = OutputOf<'list-sources'>['owners'][number]['owner'];
export const sides: readonly Side[] = ['owned', 'competitor', 'third_party'];

/** Whose a site is, in words, and the sign that goes with them. */
export const sideWords: Readonly<Record<Side, string>> = {
  owned: 'The client’s own sites',
  competitor: 'Competitors’ sites',
  third_party: 'Other sites',
};
export const sideSigns: Readonly<Record<Side, string>> = { owned: '●', competitor: '▲', third_party: '■' };
export const sideOfOne: Readonly<Record<Side, string>> = {
  owned: 'the client',
  competitor: 'a competitor',
  third_party: 'others',
};

export interface SplitPart {
  readonly side: Side;
  /** Answers citing a page, added over the pages of this side. */
  readonly citations: number;
  readonly domains: number;
  readonly articles: number;
  /** Of all citations, percent; 0 without any. */
  readonly share: number;
}

/** Whose sites inform the platforms: the client's own, competitors', others'; one part each, in that order. */
export function sourceSplit(owners: OutputOf<'list-sources'>['owners']): SplitPart[] {
  const all = owners.reduce((sum, one) => sum + one.citations, 0);
  return sides.map((side) => {
    const { citations = 0, domains = 0, articles = 0 } = owners.find((one) => one.owner === side) ?? {};
    return { side, citations, domains, articles, share: all === 0 ? 0 : (100 * citations) / all };
  });
}
