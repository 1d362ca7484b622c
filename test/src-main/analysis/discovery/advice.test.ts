import { describe, expect, it } from 'vitest';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
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

describe('legal forms in scripts without capitals', () => {
  const signs = (markdown: string, name: string, languageCode: string) =>
    discoverCompanies(markdown, gazetteer, { languageCode }).candidates.find(({ key }) => key === companyKey(name))
      ?.signs ?? [];

  it('show a company before or after its name, and in the brackets behind it', () => {
    expect(signs('**3. 株式会社ゾモラ**\n支援会社です。', '株式会社ゾモラ', 'ja')).toContain('legal_form');
    expect(signs('**3. ゾモラ株式会社**\n支援会社です。', 'ゾモラ株式会社', 'ja')).toContain('legal_form');
    expect(signs('### **1. 祖莫拉（广州祖莫拉装备有限公司）**', '祖莫拉', 'zh')).toContain('legal_form');
    expect(signs('### **1. 祖莫拉（广州装备）**', '祖莫拉', 'zh')).not.toContain('legal_form');
  });
});
