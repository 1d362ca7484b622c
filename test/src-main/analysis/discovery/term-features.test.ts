import { describe, expect, it } from 'vitest';
import { createDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { termsAmong, withTerms } from '#main/analysis/discovery/term-features.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const phrase = { 'all ordinary': 1, 'all ordinary, several': 1, bold: 1 };
const name = { unknown: 1, list_head: 1 };
const times = (count: number, features: Readonly<Record<string, number>>) =>
  Array.from({ length: count }, () => features);

describe('answers that explain a subject', () => {
  it('have many terms set apart for each name', () => {
    expect(termsAmong([...times(5, phrase), ...times(7, name)])).toBe(0);
    expect(termsAmong([...times(30, phrase), ...times(2, name)])).toBeCloseTo(2);
    expect(termsAmong(times(900, phrase))).toBe(3);
    expect(termsAmong([])).toBe(0);
  });

  it('have as many as usual if the terms stand in running text, or are listed as companies', () => {
    expect(termsAmong(times(30, { ...phrase, bold: 0, inside: 1 }))).toBe(0);
    expect(termsAmong(times(30, { ...phrase, brand: 1 }))).toBe(0);
  });

  it('are judged by further features, but for names that hardly mean anything else', () => {
    expect(withTerms(phrase, 0)).toBe(phrase);
    expect(withTerms(phrase, 2)).toMatchObject({ terms: 2, 'all ordinary, terms': 2, 'bold, terms': 2 });
    expect(withTerms({ sure: 1, bold: 1 }, 2)).toEqual({ sure: 1, bold: 1 });
    expect(withTerms({ ...phrase, sure: 1 }, 2)).toMatchObject({ terms: 2 });
  });

  it('name companies, and few of their terms are proposed', () => {
    const terms = [
      ...[
        'Dependency Mapping',
        'Weighted Decision Matrix',
        'Hypercare Period',
        'Executive Sponsor',
        'Reserved Capacity',
      ],
      ...['Migration Factory', 'Deployment Frequency', 'Hardware Refresh Cycles', 'Spot Capacity', 'Bounded Contexts'],
      ...['Anti-Corruption Layers', 'Cut-Over Weekend', 'Rollback Plan', 'Data Residency', 'Landing Zone'],
    ];
    const discovery = createDiscovery(loadGazetteer());
    const list = terms.map((term) => `- **${term}**: decide early who owns it.`).join('\n');
    discovery.add({
      id: 1,
      markdown: `${list}\n\nVendors such as **ServiceNow** and **Kyndryl** help.`,
      languageCode: 'en',
    });
    const found = discovery.result().map((company) => company.name);
    expect(found).toEqual(expect.arrayContaining(['ServiceNow', 'Kyndryl']));
    expect(found.filter((one) => terms.includes(one)).length).toBeLessThanOrEqual(2);
  });
});
