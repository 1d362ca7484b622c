import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queriesFromTemplates, type QueriesRequest } from '#main/generate/queries-from-templates.ts';
import { buyerIntents, loadQueryTemplates } from '#main/generate/query-templates.ts';

const english = loadQueryTemplates('resources/query-templates', 'en');
const ask = (change: Partial<QueriesRequest>) =>
  queriesFromTemplates({
    keywords: ['password manager'],
    languageCode: 'en',
    countryCode: 'us',
    names: ['Acme'],
    templates: english,
    ...change,
  });

/** The intent of a rendered query, found by removing the keyword. */
const intentOf = (query: string, keyword: string) =>
  buyerIntents.find((intent) =>
    english.intents[intent].some((template) => {
      const text = template.replace('{keyword}', keyword).replace('{place}', 'United States');
      return text.toLowerCase() === query.toLowerCase();
    }),
  );

describe('queries from templates', () => {
  it('asks three questions of different intents per keyword', () => {
    const queries = ask({});
    expect(queries).toHaveLength(3);
    expect(new Set(queries.map((query) => intentOf(query, 'password manager'))).size).toBe(3);
    for (const query of queries) expect(query.toLowerCase()).toContain('password manager');
  });

  it('uses every intent with three keywords, and each equally often with eight', () => {
    const keywords = Array.from({ length: 8 }, (_, index) => `product ${'abcdefgh'[index]}`);
    const three = ask({ keywords: keywords.slice(0, 3) });
    const seen = three.map((query, index) => intentOf(query, keywords[Math.floor(index / 3)] ?? ''));
    expect(new Set(seen)).toEqual(new Set(buyerIntents));

    const counts = new Map<string, number>();
    ask({ keywords }).forEach((query, index) => {
      const intent = intentOf(query, keywords[Math.floor(index / 3)] ?? '') ?? 'none';
      counts.set(intent, (counts.get(intent) ?? 0) + 1);
    });
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(buyerIntents.map((intent) => [intent, 3])));
  });

  it('gives the same queries for the same input', () => {
    const keywords = ['crm software', 'help desk', 'email marketing'];
    expect(ask({ keywords })).toEqual(ask({ keywords }));
  });

  it('writes the country in the language of the templates', () => {
    const queries = ask({ keywords: ['dentist', 'dental implants'], countryCode: 'de' });
    expect(queries.some((query) => query.includes('Germany'))).toBe(true);
  });

  it('gives 150 queries for 50 keywords', () => {
    const keywords = Array.from({ length: 60 }, (_, index) => `keyword ${index}`);
    expect(ask({ keywords })).toHaveLength(150);
  });

  it('drops repeated keywords instead of asking twice', () => {
    expect(ask({ keywords: ['CRM software', 'crm  software', 'CRM-Software'] })).toHaveLength(3);
  });

  it.each([
    ['Acme', 'Acme CRM software'],
    ['Acme', 'acmes CRM software'],
    ['1 Password Inc.', 'CRM software 1Password'],
    ['Société Générale', 'SOCIETE GENERALE CRM software'],
    ['acme.com', 'ACME CRM software'],
    ['אקמה', 'CRM software לאקמה'],
  ])('cuts the customer %s out of the keyword %s', (customerName, keyword) => {
    const queries = ask({ keywords: [keyword], names: [customerName] });
    expect(queries).toHaveLength(3);
    expect(queries).toEqual(ask({ keywords: ['CRM software'], names: [customerName] }));
  });

  it('keeps words that merely contain a short name', () => {
    expect(ask({ keywords: ['toolbox for cars'], names: ['Box'] }).join()).toContain('toolbox for cars');
  });

  it('compensates for a keyword that is only the name', () => {
    const queries = ask({ keywords: ['Acme', 'crm software', 'help desk'] });
    expect(queries).toHaveLength(9);
    expect(queries.join(' ').toLowerCase()).not.toContain('acme');
  });

  it('returns nothing if every keyword is the name', () => {
    expect(ask({ keywords: ['Acme', 'ACME!'] })).toEqual([]);
  });

  it('avoids templates whose own words are the customer’s name', () => {
    const queries = ask({ keywords: ['crm software', 'help desk'], names: ['Best'] });
    expect(queries).toHaveLength(6);
    for (const query of queries) expect(query.toLowerCase()).not.toContain('best');
  });

  it('keeps these rules for any keywords and names', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 600 }), { maxLength: 60 });
    fc.assert(
      fc.property(words, fc.string({ minLength: 1, maxLength: 30 }), (keywords, customerName) => {
        const queries = ask({ keywords, names: [customerName] });
        expect(queries.length).toBeLessThanOrEqual(Math.min(150, 3 * keywords.length));
        expect(new Set(queries.map((query) => query.toLowerCase())).size).toBe(queries.length);
        for (const query of queries) {
          expect(query).toBe(query.trim());
          expect(query.length).toBeGreaterThanOrEqual(3);
          expect(query.length).toBeLessThanOrEqual(500);
        }
      }),
      { numRuns: 200 },
    );
  });
});
