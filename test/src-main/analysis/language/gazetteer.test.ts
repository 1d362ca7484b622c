import { describe, expect, it } from 'vitest';
import { createBloomFilter, exactFilter, smallFilter } from '#main/analysis/language/bloom-filter.ts';
import { createNameFilter } from '#main/analysis/language/name-filter.ts';
import { readThemes } from '#main/analysis/language/themes.ts';
import { createGazetteer } from '#main/analysis/language/gazetteer.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const names = {
  companies: 'acme\nzentrix bank\n',
  brands: 'acme tools',
  traders: [] as string[],
  international: 'acme\n',
  places: 'springfield\n',
  doubtful: '',
  things: 'gdpr\nhyaluronic acid\n',
  firstNames: 'ann\njose\n',
  quarters: 'old mills\n',
  lastNames: 'smith\nvan dyke\n',
  towns: createBloomFilter(
    new Set(['DE musterdorf', ...Array.from({ length: 99 }, (_, index) => `XX town ${index}`)]),
    exactFilter,
  ),
  sites: createBloomFilter(new Set(['acmetools', 'zentrix']), smallFilter),
};
const withFilter = (listed: typeof names) => ({
  ...listed,
  parts: () => 'last works 12\n',
  filter: createNameFilter(listed),
});
const lists = withFilter(names);
const words = {
  isWord: (word: string, languages: Iterable<string>) => word === 'preis' && [...languages].includes('de'),
  themesOf: (code: string) => (code === 'de' ? readThemes('use.role:\nanwalt\n') : undefined),
};
const bits = (...words: string[]) => createBloomFilter(new Set(words), exactFilter);

describe('a gazetteer', () => {
  const read: string[] = [];
  const gazetteer = createGazetteer(lists, words, (code) => {
    read.push(code);
    return code === 'de' ? { words: bits('und', 'groß'), capitals: bits('preis') } : null;
  });

  it('knows names in any capitals', () => {
    expect(['ACME', 'Zentrix Bank', 'Zentrix'].map(gazetteer.isCompany)).toEqual([true, true, false]);
    expect(['Ácme tools', 'Acme'].map(gazetteer.isBrand)).toEqual([true, false]);
    expect(gazetteer.isCompany('acme tools')).toBe(true);
    expect(['Acme', 'Zentrix Bank'].map(gazetteer.isInternationalCompany)).toEqual([true, false]);
    expect(['Springfield', 'Old Mills', 'Acme'].map(gazetteer.isPlace)).toEqual([true, true, false]);
    expect(['GDPR', 'Hyaluronic Acid', 'Acme'].map(gazetteer.isThing)).toEqual([true, true, false]);
  });

  it('knows what listed names of several words begin with, whatever mark follows', () => {
    const begins = createGazetteer(
      withFilter({
        ...names,
        companies: 'acme\nzentrix bank\n',
        brands: '1c:fresh\nacme tools',
        traders: ['Ott & Co'],
      }),
      words,
      () => null,
    ).beginsCompany;
    expect(['Zentrix', 'ACME', '1C', 'Ott', 'Acme Tools'].filter((word) => !begins(word))).toEqual([]);
    const others = ['Bank', 'Zen', 'Co', 'Fresh', ...Array.from({ length: 96 }, (_, index) => `Other${index}`)];
    expect(others.filter(begins).length).toBeLessThan(10);
  });

  it('knows the towns of countries where a language is spoken', () => {
    expect(
      [['Musterdorf', 'de-AT'] as const, ['Musterdorf', 'fr'] as const, ['Acme', 'de'] as const].map(([name, code]) =>
        gazetteer.isTownOf(name, code),
      ),
    ).toEqual([true, false, false]);
  });

  it('knows sites, spaces and marks aside, first names and listed words', () => {
    expect(['Acme Tools', 'zentrix', 'Other'].map(gazetteer.isSite)).toEqual([true, true, false]);
    expect(['José', 'Smith'].map(gazetteer.isFirstName)).toEqual([true, false]);
    expect(['de-AT', 'fr'].map((code) => gazetteer.isListedWord('Preis', code))).toEqual([true, false]);
  });

  it('takes two or three words for a person if each is a name of people', () => {
    expect(['Ann Smith', 'José Smith', 'Ann', 'Ann Acme', 'Ann Ann Ann Smith'].map(gazetteer.isPerson)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('reads the vocabulary of a language once, by the first part of its tag', () => {
    expect(gazetteer.vocabularyOf('de-AT')).toBe(gazetteer.vocabularyOf('DE'));
    expect(gazetteer.vocabularyOf('de')?.isWord('Und')).toBe(true);
    expect(gazetteer.vocabularyOf('de')?.isLocalCapital('Preis')).toBe(true);
    expect(gazetteer.vocabularyOf('xx')).toBeNull();
    expect(read).toEqual(['de', 'xx']);
  });
});

describe('the gazetteer that is shipped', () => {
  const gazetteer = loadGazetteer();

  it('knows companies, places and people', () => {
    expect(['Siemens', 'Aldi', 'セブン-イレブン'].map(gazetteer.isCompany)).toEqual([true, true, true]);
    expect(['Berlin', 'Deutschland', 'Zentrix'].map(gazetteer.isPlace)).toEqual([true, true, false]);
    expect(['Maria Schmidt', 'Travel Mode'].map(gazetteer.isPerson)).toEqual([true, false]);
  });

  it.each([
    ['en', 'bottle', 'zentrix'],
    ['de', 'günstig', 'zentrix'],
    ['da', 'flaske', 'zentrix'],
    ['pl', 'butelka', 'zentrix'],
    ['tr', 'şişe', 'zentrix'],
    ['ru', 'бутылка', 'зентрикс'],
    ['ar', 'كتاب', 'زنتريكس'],
    ['he', 'בקבוק', 'זנטריקס'],
    ['ko', '그리고', '젠트릭스'],
  ])('knows a word of %s and does not take a made-up name for one', (language, word, name) => {
    const vocabulary = gazetteer.vocabularyOf(language);
    expect([word, name].map((text) => vocabulary?.isWord(text))).toEqual([true, false]);
  });

  it('knows the nouns of German, which have a capital', () => {
    expect(gazetteer.vocabularyOf('de')?.isLocalCapital('Haltbarkeit')).toBe(true);
  });

  it('has no vocabulary for a tag that names no file', () => {
    expect(['', '../names/places', 'xx'].map(gazetteer.vocabularyOf)).toEqual([null, null, null]);
  });
});
