import { describe, expect, it } from 'vitest';
import { domainCategories } from '#shared/domain/domain-categories.ts';
import { sourceSplit } from '../../../../src-renderer/views/sources/source-split.ts';

describe('whose sites are cited', () => {
  it('shares all citations among own, competitors’ and other sites', () => {
    const split = sourceSplit(domainCategories.map((category) => ({ category, count: 10 })));
    expect(split.map(({ side, domains }) => [side, domains])).toEqual([
      ['owned', 1],
      ['competitor', 1],
      ['third-party', domainCategories.length - 2],
    ]);
    expect(split.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(100);
  });

  it('shares nothing out where nothing is cited', () => {
    expect(sourceSplit([]).map((part) => part.share)).toEqual([0, 0, 0]);
  });
});
