import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();
const names = (markdown: string, languageCode = 'en'): string[] =>
  discoverCompanies(markdown, gazetteer, { languageCode }).candidates.map(({ name }) => name);

describe('what an imperative opens', () => {
  it.each([
    ['7. Use Matte Products: they slip less.', 'Matte Products'],
    ['4. Avoid Touching Your Eyes: it smudges.', 'Touching Your Eyes'],
    ['- **Choose Small Portions**: they cost less.', 'Small Portions'],
  ])('is advice if all of it is words: %s', (markdown, advice) => {
    expect(names(markdown)).not.toContain(advice);
  });

  it.each([
    ['1. Try Zentrix Cloud: it is quick.', 'Zentrix Cloud'],
    ['1. Use Raspberry Pi: it is small.', 'Raspberry Pi'],
    ['1. Use Novaria: it is small.', 'Novaria'],
  ])('is a name if a word is none of the language, or a list has it: %s', (markdown, name) => {
    expect(names(markdown)).toContain(name);
  });
});
