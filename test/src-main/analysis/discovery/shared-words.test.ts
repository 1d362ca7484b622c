import { describe, expect, it } from 'vitest';
import type { DescribedCandidate } from '#main/analysis/discovery/describe-candidates.ts';
import { sharedWordFeatures } from '#main/analysis/discovery/shared-words.ts';

const candidates = (...names: readonly string[]) => names.map((name) => ({ key: name, name }) as DescribedCandidate);
const features = (probabilities: Readonly<Record<string, number>>) =>
  sharedWordFeatures(candidates(...Object.keys(probabilities)), new Map(Object.entries(probabilities)));

describe('names that share a word', () => {
  it('speak for each other at the end, by their probabilities beside the usual share of companies', () => {
    const found = features({ 'Acme Solar': 0.9, 'Zentrix Solar': 0.7, 'Third Solar': 0.2 });
    // Two others beside two usual candidates, of which a quarter are companies.
    expect(found.get('Third Solar')?.['last word elsewhere']).toBeCloseTo((0.9 + 0.7 + 0.5) / 4 - 0.25);
    expect(found.get('Acme Solar')?.['last word elsewhere']).toBeCloseTo((0.7 + 0.2 + 0.5) / 4 - 0.25);
  });

  it('speak against each other if they are no companies, whatever joins the words', () => {
    const found = features({ 'Battery life': 0, 'cycle-life': 0 });
    expect(found.get('cycle-life')?.['last word elsewhere']).toBeCloseTo(0.5 / 3 - 0.25);
  });

  it('are told from those that begin alike', () => {
    const { 'Frantoio Acme': first, Acme: alone } = Object.fromEntries(
      features({ 'Frantoio Acme': 0.5, 'Frantoio Zentrix': 0.5, Acme: 0.9 }),
    );
    expect(Object.keys(first ?? {})).toEqual(['first word elsewhere']);
    expect(alone).toEqual({});
  });
});
