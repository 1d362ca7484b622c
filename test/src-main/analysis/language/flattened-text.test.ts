import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { separateFlattened } from '#main/analysis/language/flattened-text.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();
const separated = (text: string) =>
  separateFlattened(text, {
    isName: (part) => gazetteer.isCompany(part),
    isWord: (part) => gazetteer.vocabularyOf('en')?.isWord(part) === true,
  });

const table =
  'FeatureWhy it mattersWhat to look forStorageYou want room for the weekNoise levelQuiet motors help at nightModelBest usePriceZentrix OneSmall kitchens$499,00Zentrix Two';
const chips = 'Good value. Zentrix+2\nA quiet one. Novaria+1Lumora says so too. Zentrix + more\nOrbatel+3';

describe('a text that was copied without its tables and chips', () => {
  it('is parted where two words of a table met', () => {
    const lines = separated(table).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Feature', 'Why it matters', 'What to look for', 'Zentrix One']));
  });

  it('is parted at the chips of its sources', () => {
    expect(separated(chips)).not.toMatch(/\+/u);
    const names = discoverCompanies(chips, gazetteer, { languageCode: 'en' }).candidates.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Novaria', 'Lumora', 'Orbatel']));
  });

  it('has its sources as links', () => {
    const { candidates } = discoverCompanies(chips, gazetteer, { languageCode: 'en' });
    expect(candidates.find(({ name }) => name === 'Novaria')?.signs).toContain('link_text');
    const lines = separated('Zentrix & Sons+2\nA Novaria+1\nIt is so. Orbatel Labs + weitereLumora 3').split('\n');
    expect(lines.filter((line) => line !== '')).toEqual([
      ...['[Zentrix & Sons](#)', '[A Novaria](#)', 'It is so. ', '[Orbatel Labs](#)', 'Lumora 3'],
    ]);
  });

  it.each([
    'Use OpenSearch, PostgreSQL and YouTube with the iPhone.',
    'Vitamin B12+1, Disney+ and C++ in one text.',
    'Call `userName`, `getUser()`, this.lastLogin, showPage(), addItem(); then `newPage` and `oldPage`.',
    '**AcmePass** costs $4; AcmePass is small.',
    '',
  ])('is any other text as it was: %s', (text) => {
    expect(separated(text)).toBe(text);
  });

  it('keeps names with a capital inside that are known or stand there twice', () => {
    const twice = `${table} QuietRoom\nQuietRoom YouTube`;
    expect(separated(twice)).toContain('QuietRoom\nQuietRoom YouTube');
  });
});
