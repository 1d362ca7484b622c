import { describe, expect, it } from 'vitest';
import { sourceSplit } from '../../../../src-renderer/views/sources/source-split.ts';

describe('whose sites are cited', () => {
  it('shares all citations among own, competitors’ and other sites, in that order', () => {
    const split = sourceSplit([
      { owner: 'third_party', domains: 8, articles: 14, citations: 60 },
      { owner: 'owned', domains: 1, articles: 2, citations: 30 },
      { owner: 'competitor', domains: 2, articles: 2, citations: 10 },
    ]);
    expect(split.map(({ side, domains, articles, share }) => [side, domains, articles, share])).toEqual([
      ['owned', 1, 2, 30],
      ['competitor', 2, 2, 10],
      ['third_party', 8, 14, 60],
    ]);
  });

  it('shares nothing out where nothing is cited', () => {
    expect(sourceSplit([]).map((part) => part.share)).toEqual([0, 0, 0]);
  });
});
