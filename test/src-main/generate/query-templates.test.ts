import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryCodes, countryName } from '#shared/domain/countries.ts';
import { languages, type LanguageCode } from '#shared/domain/languages.ts';
import { buyerIntents, loadQueryTemplates, queryTemplatesSchema, wordingFor } from '#main/generate/query-templates.ts';
import { queriesFromTemplates } from '#main/generate/queries-from-templates.ts';

const directory = 'resources/query-templates';

/** The scripts of the templates by language. Serbian and Bosnian: Latin, as on most commercial sites. */
const scriptsOf: Partial<Record<LanguageCode, readonly string[]>> = {
  el: ['Greek'],
  ka: ['Georgian'],
  hy: ['Armenian'],
  hi: ['Devanagari'],
  bn: ['Bengali'],
  si: ['Sinhala'],
  th: ['Thai'],
  lo: ['Lao'],
  km: ['Khmer'],
  my: ['Myanmar'],
  zh: ['Han'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  ko: ['Hangul'],
  he: ['Hebrew'],
  ar: ['Arabic'],
  ur: ['Arabic'],
  ...Object.fromEntries(['uk', 'be', 'bg', 'mk', 'kk', 'ky', 'tg'].map((code) => [code, ['Cyrillic']])),
};

/** Uninflected words: what a keyword looks like in each script. */
const sampleKeyword = 'x9';

describe('query templates', () => {
  it('exist for every supported language, and for no other', () => {
    const files = readdirSync(directory).toSorted();
    expect(files).toEqual(languages.map(({ code }) => `${code}.json`).toSorted());
  });
});

/** Every wording of every language, variants included. */
const wordings = languages.flatMap(({ name, code }) => {
  const file = loadQueryTemplates(directory, code);
  const { variants, ...main } = file;
  return [
    { title: name, code, file, templates: main, scripts: scriptsOf[code] ?? ['Latin'] },
    ...variants.map((variant) => ({
      title: `${name} (${variant.locale})`,
      code,
      file,
      templates: variant,
      scripts: variant.keywordScript === undefined ? (scriptsOf[code] ?? ['Latin']) : [variant.keywordScript],
    })),
  ];
});

describe.each(wordings)('query templates in $title', ({ code, file, templates, scripts }) => {
  const questions = buyerIntents.flatMap((intent) => [...templates.intents[intent]]);
  const all = [...questions, ...templates.searches];

  it('name their language and use its script', () => {
    expect(file.language).toBe(code);
    expect(templates.scripts).toEqual(scripts);
    const foreign = new RegExp(
      String.raw`(?![${templates.scripts.map((script) => String.raw`\p{scx=${script}}`).join('')}])\p{L}`,
      'u',
    );
    for (const template of all) expect(template.replace(/\{(keyword|place)\}/gu, '')).not.toMatch(foreign);
  });

  it('have at least two templates for each of the eight intents', () => {
    expect(buyerIntents).toHaveLength(8);
    for (const intent of buyerIntents) expect(templates.intents[intent].length).toBeGreaterThanOrEqual(2);
    expect(templates.searches.length).toBeGreaterThanOrEqual(9);
  });

  it('never render to the same text, ignoring case, and are questions of some length', () => {
    const rendered = all.map((text) =>
      text.replace('{keyword}', sampleKeyword).replace('{place}', sampleKeyword).toLowerCase(),
    );
    expect(new Set(rendered).size).toBe(all.length);
    for (const question of questions) {
      const own = question.replace(/\{(keyword|place)\}/gu, '').replace(/[^\p{L}\p{M}]/gu, '');
      expect(own.length, question).toBeGreaterThanOrEqual(templates.scripts.includes('Han') || code === 'ko' ? 5 : 12);
      expect(question.length).toBeLessThan(250);
    }
  });

  it('have single spaces, none before a full stop, and brackets and quotes in pairs', () => {
    for (const template of all) {
      expect(template).not.toMatch(/\s{2}|\s[.,]|\t|\u00a0/u);
      expect(template).toBe(template.normalize('NFC'));
      expect(template).not.toMatch(/TODO|\?\?|\.\./u);
      for (const [open, close] of ['()', '«»', '（）', '“”'].map((pair) => [...pair]))
        if (open !== undefined && close !== undefined && !/[„”]/u.test(template) && !(code === 'el' && open === '“'))
          expect(template.split(open).length, template).toBe(template.split(close).length);
    }
  });

  it('name no brand: no capital inside a sentence except courtesy forms and German nouns', () => {
    if (code === 'de') return;
    const courtesy = code === 'en' ? /\bI\b/gu : code === 'id' ? /\bAnda\b/gu : /(?!)/gu;
    for (const template of all) {
      const inside = template.replace(/(?:^|[.?!:։။។])\P{L}*\p{Lu}/gu, '').replace(courtesy, '');
      expect(inside, template).not.toMatch(/\p{Lu}/u);
    }
  });

  it('contain the place in at least one question, and write every country in their script', () => {
    expect(templates.intents.local.some((text) => text.includes('{place}'))).toBe(true);
    expect(Intl.DisplayNames.supportedLocalesOf([templates.locale])).toHaveLength(1);
    const script = new RegExp(`[${templates.scripts.map((name) => String.raw`\p{scx=${name}}`).join('')}]`, 'u');
    for (const country of countryCodes) expect(countryName(country, templates.locale)).toMatch(script);
  });

  it('give 30 different queries for ten keywords', () => {
    const keywords = Array.from({ length: 10 }, (_, index) => `${index === 3 ? 'Acme ' : ''}${sampleKeyword}${index}`);
    const queries = queriesFromTemplates({
      keywords,
      languageCode: code,
      countryCode: 'il',
      names: ['Acme'],
      templates: { ...file, ...templates, variants: [] },
    });
    expect(new Set(queries).size).toBe(30);
    expect(queries.join()).not.toMatch(/[{}]|acme/iu);
  });
});

describe('variants of a language', () => {
  it('are chosen by country: Traditional Chinese, European Portuguese', () => {
    const chinese = loadQueryTemplates(directory, 'zh');
    expect(wordingFor(chinese, 'tw', '密碼管理').locale).toBe('zh-Hant');
    expect(wordingFor(chinese, 'sg', '密码管理').locale).toBe('zh-Hans');
    const portuguese = loadQueryTemplates(directory, 'pt');
    expect(wordingFor(portuguese, 'pt', 'hotel').locale).toBe('pt-PT');
    expect(wordingFor(portuguese, 'br', 'hotel').locale).toBe('pt-BR');
    expect(wordingFor(portuguese, undefined, 'hotel').locale).toBe('pt-BR');
  });

  it('are chosen by the script of the keyword: Serbian in Cyrillic', () => {
    const serbian = loadQueryTemplates(directory, 'sr');
    const ask = (keyword: string) =>
      queriesFromTemplates({
        keywords: [keyword],
        languageCode: 'sr',
        countryCode: 'rs',
        names: ['Acme'],
        templates: serbian,
      });
    for (const query of ask('стоматолог')) expect(query).not.toMatch(/\p{Script=Latin}/u);
    for (const query of ask('stomatolog')) expect(query).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it('have as many templates as the main wording', () => {
    for (const { file, templates } of wordings)
      for (const intent of buyerIntents) expect(templates.intents[intent]).toHaveLength(file.intents[intent].length);
  });
});

describe('the schema of query templates', () => {
  const english = loadQueryTemplates(directory, 'en');
  const withBest = (...best: string[]) => ({ ...english, intents: { ...english.intents, best } });

  it.each([
    ['one template only', withBest('Which {keyword}?')],
    ['no keyword', withBest('Which {keyword}?', 'Which one?')],
    ['the keyword twice', withBest('Which {keyword}?', '{keyword} or {keyword}?')],
    ['another placeholder', withBest('Which {keyword}?', '{keyword} by {brand}?')],
    ['a place outside of local', withBest('Which {keyword}?', '{keyword} in {place}?')],
    ['space at an end', withBest('Which {keyword}?', 'Best {keyword} ')],
    ['an unknown language', { ...english, language: 'xx' }],
    ['a missing intent', { ...english, intents: { best: english.intents.best } }],
    ['too few searches', { ...english, searches: ['best {keyword}'] }],
  ])('rejects %s', (_, file) => {
    expect(queryTemplatesSchema.safeParse(english).success).toBe(true);
    expect(queryTemplatesSchema.safeParse(file).success).toBe(false);
  });

  it('rejects a variant for an unknown country', () => {
    const { language: _language, variants: _variants, ...wording } = english;
    const withCountries = (...countries: string[]) =>
      queryTemplatesSchema.safeParse({ ...english, variants: [{ countries, ...wording }] });
    expect(withCountries('us').success).toBe(true);
    expect(withCountries('us', 'xx').success).toBe(false);
  });
});
