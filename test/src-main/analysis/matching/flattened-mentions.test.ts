import { describe, expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import type { Brand } from '#main/analysis/types.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

const brand = (id: number, name: string): Brand => ({
  ...{ id, name, kind: 'competitor', aliases: [], excludes: [], domains: [] },
});
const matcher = compileBrands([brand(1, 'Zentrix'), brand(2, 'AcmePass'), brand(3, 'Target')], loadWordTable());
const mentions = (text: string) =>
  findMentions(matcher, text).map(({ brandId, start, end, matched }) => ({
    brandId,
    cut: text.slice(start, end),
    matched,
  }));

const table =
  'FeatureWhy it mattersWhat to look forStorageYou want room for the weekNoise levelQuiet motors help at nightModelBest use';

describe('mentions in a text that was copied without its tables', () => {
  it('are found where words lost their space, at their place in the text', () => {
    expect(mentions(`${table}PriceZentrix OneSmall kitchens$499,00Zentrix Two`)).toEqual(
      Array.from({ length: 2 }, () => ({ brandId: 1, cut: 'Zentrix', matched: 'Zentrix' })),
    );
  });

  it('are found behind the chips of sources', () => {
    const chips = 'Good value. Novaria+2\nQuiet. Orbatel+1Zentrix One. Lumora + moreZentrix Two+3';
    expect(mentions(chips).map(({ cut }) => cut)).toEqual(['Zentrix', 'Zentrix']);
  });

  it('keep names with a capital inside whole', () => {
    expect(mentions(`${table} AcmePass`).map(({ brandId }) => brandId)).toEqual([2]);
  });

  it('are none in other texts: a capital inside a word does not part it', () => {
    expect(mentions('We use MyZentrix and SuperTarget.')).toEqual([]);
    expect(mentions('The iZentrix, MyZentrix, OldZentrix and NewZentrix of the lab.')).toEqual([]);
  });
});
