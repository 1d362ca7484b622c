import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
import { discoverInCorpus } from '#test/fixtures/discovery/measure-discovery.ts';

const gazetteer = loadGazetteer();
const signs = (markdown: string, name: string, languageCode: string) =>
  discoverCompanies(markdown, gazetteer, { languageCode }).candidates.find((found) => found.name === name)?.signs ?? [];

describe('a listed company that hardly means anything else', () => {
  it('is told from one that often does', () => {
    expect(['Topdanmark', 'Sendcloud', 'Volvo', '苏宁易购'].map(gazetteer.isSure)).toEqual([true, true, true, true]);
    expect(['Delta', 'Exact', 'Zentrix'].map(gazetteer.isSure)).toEqual([false, false, false]);
    expect(['苏宁', 'So'].map(gazetteer.beginsUnspaced)).toEqual([true, false]);
  });

  it.each([
    ['at the end of a run of capitals', 'Auf Volvo passt es nicht.', 'Volvo', 'de'],
    ['before a hyphen and a noun', 'Das endet in Sendcloud-Abläufen.', 'Sendcloud', 'de'],
    ['before an ending', 'Se osti koko Topdanmarkin vuotta myöhemmin.', 'Topdanmark', 'fi'],
  ])('is found %s', (_where, markdown, name, languageCode) => {
    expect(signs(markdown, name, languageCode)).toContain('within');
  });

  it('is found where no list makes a longer word of it', () => {
    expect(signs('Auf Zentrix passt es nicht.', 'Zentrix', 'de')).not.toContain('within');
    expect(signs('Se osti koko Deltan vuotta myöhemmin.', 'Delta', 'fi')).toEqual([]);
  });

  it('is found anywhere in text without spaces', () => {
    expect(signs('线下去苏宁易购也行', '苏宁易购', 'zh')).toContain('unknown_word');
  });

  it('opens a sentence though texts use the word', () => {
    expect(signs('Volvo is the safest of them.', 'Volvo', 'en')).toContain('opening');
  });

  it('is found without the ordinary word before it that opens the sentence, which a listed name keeps', () => {
    const names = (markdown: string, languageCode: string) =>
      discoverCompanies(markdown, gazetteer, { languageCode }).candidates.map(({ name }) => name);
    expect(names('Typically Volvo is dearer.', 'en')).toEqual(['Volvo']);
    expect(names('Günstige Volvo fahren gern.', 'de')).toEqual(['Volvo']);
    expect(names('Deutsche Bank is dearer.', 'en')).toContain('Deutsche Bank');
    expect(names('Zentrix Volvo is dearer.', 'en')).toContain('Zentrix Volvo');
  });

  it('is no company in a language that has the word: a German noun, and what only opens sentences', () => {
    const isProposed = (name: string, markdown: string, languageCode: string) =>
      discoverInCorpus([{ id: 1, markdown, languageCode }]).some((found) => found.name === name);
    expect(['Luxus', 'Ecco'].map(gazetteer.isSure)).toEqual([true, true]);
    expect(isProposed('Luxus', '- **Luxus**: mit Sauna\n- **Einstieg**: ohne Keller', 'de')).toBe(false);
    expect(isProposed('Ecco', 'Ecco le migliori marche del paese.', 'it')).toBe(false);
    expect(isProposed('Ecco', 'Good shoes come from Ecco and Geox.', 'en')).toBe(true);
  });
});
