import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import type { Brand } from '#main/analysis/types.ts';
import { describe, expect, it } from 'vitest';

function brand(id: number, name: string, more: Partial<Brand> = {}): Brand {
  return { id, kind: 'competitor', name, aliases: [], excludes: [], domains: [], commonWord: false, ...more };
}

describe('findMentions', () => {
  it('gives every mention with its offsets in the original Markdown, in order', () => {
    const text = 'Use **Bitwarden**, or 1 Password.';
    const mentions = findMentions(compileBrands([brand(1, '1Password'), brand(2, 'Bitwarden')]), text);
    expect(mentions).toEqual([
      { brandId: 2, start: 6, end: 15, matched: 'Bitwarden', rule: 'exact', negated: false },
      { brandId: 1, start: 22, end: 32, matched: '1 Password', rule: 'spacing_variant', negated: false },
    ]);
  });

  it('gives an overlapped stretch to the longer name', () => {
    const matcher = compileBrands([brand(1, 'Google'), brand(2, 'Google Drive')]);
    expect(findMentions(matcher, 'Google Drive by Google').map(({ brandId }) => brandId)).toEqual([2, 1]);
  });

  it('drops hits inside an exclude of the same brand', () => {
    const matcher = compileBrands([brand(1, 'Monday', { excludes: ['monday morning'] })]);
    expect(findMentions(matcher, 'Every Monday morning we use Monday').map(({ start }) => start)).toEqual([28]);
  });
});
