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

  it('gives an overlap to the longer name', () => {
    const matcher = compileBrands([brand(1, 'Google'), brand(2, 'Google Drive')]);
    expect(findMentions(matcher, 'Google Drive by Google').map(({ brandId }) => brandId)).toEqual([2, 1]);
  });

  it('drops hits inside an exclude of the same brand', () => {
    const matcher = compileBrands([brand(1, 'Monday', { excludes: ['monday morning'] })]);
    expect(findMentions(matcher, 'Every Monday morning we use Monday').map(({ start }) => start)).toEqual([28]);
  });

  it.each([
    ['Use Bitwarden.', 'Bitwarden', 'exact'],
    ['Use BITWARDEN.', 'Bitwarden', 'folded'],
    ['Use 1-Password.', '1Password', 'spacing_variant'],
    ['אני משתמש בביטוורדן.', 'ביטוורדן', 'attached_prefix'],
    ['Bitwardenin hinta on hyvä.', 'Bitwarden', 'case_ending'],
    ['Asany używam i lubię.', 'Asana', 'case_ending'],
  ] as const)('says why: %s names %s, %s', (text, name, rule) => {
    expect(findMentions(compileBrands([brand(1, name)]), text).map((mention) => mention.rule)).toEqual([rule]);
  });

  it('counts a common word by its context', () => {
    const matcher = compileBrands([brand(1, 'Keeper', { commonWord: true })]);
    expect(findMentions(matcher, '**Keeper** is safe.').map(({ rule }) => rule)).toEqual(['common_word']);
  });

  it('leaves an appended ending outside the mention, and includes one that replaces letters', () => {
    const matcher = compileBrands([brand(1, 'Asana'), brand(2, 'Bitwarden')]);
    const found = findMentions(matcher, 'Asany i Bitwardena używam.');
    expect(found.map(({ matched }) => matched)).toEqual(['Asany', 'Bitwarden']);
  });

  it('gives a name of two brands to both, in the order of their ids', () => {
    const matcher = compileBrands([brand(2, 'Acme'), brand(1, 'Other', { aliases: ['ACME'] })]);
    expect(findMentions(matcher, 'Acme').map(({ brandId }) => brandId)).toEqual([1, 2]);
  });

  it('finds nothing in an empty text, for an empty brand book, or for names without letters', () => {
    expect(findMentions(compileBrands([brand(1, 'Acme')]), '')).toEqual([]);
    expect(findMentions(compileBrands([]), 'Acme')).toEqual([]);
    expect(findMentions(compileBrands([brand(1, ' - '), brand(2, '')]), 'a - b')).toEqual([]);
  });
});
