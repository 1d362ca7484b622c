import { describe, expect, it } from 'vitest';
import { contextFeatures } from '#main/analysis/discovery/context-features.ts';
import type { DescribedCandidate } from '#main/analysis/discovery/describe-candidates.ts';
import type { Features } from '#main/analysis/discovery/name-features.ts';

const candidate = (key: string, features: Features): DescribedCandidate => ({
  key,
  name: key,
  tally: { answers: 1, signs: new Map(), languages: new Map(), spellings: new Map(), domains: new Map() },
  lowerCase: 0,
  features,
  isFragment: false,
});

describe('what the other candidates say', () => {
  const candidates = ['a', 'b', 'c', 'd'].map((key) => candidate(key, key === 'd' ? { bold: 1 } : { inside: 1 }));
  const contextOf = (key: string, probabilities: Readonly<Record<string, number>>): Features =>
    contextFeatures({ lists: [], total: 1 }, candidates, new Map(Object.entries(probabilities))).get(key) ?? {};

  it('counts the companies that the answers name, within limits', () => {
    const [few, many] = [contextOf('a', { b: 0.3 }), contextOf('a', { a: 1, b: 1, c: 1, d: 1 })];
    expect(many['companies an answer']).toBeGreaterThan(few['companies an answer'] ?? 0);
    expect(many['inside, company share']).toBe(many['company share']);
    expect(many['bold, company share']).toBeUndefined();
    const crowd = Array.from({ length: 500 }, (_unused, index) => candidate(`${index}`, { inside: 1 }));
    const sure = new Map(crowd.map(({ key }) => [key, 1]));
    expect(contextFeatures({ lists: [], total: 1 }, crowd, sure).get('0')?.['companies an answer']).toBe(1.5);
  });

  it('says how likely the other candidates of the same place are, without the candidate itself', () => {
    const elsewhere = (probabilities: Readonly<Record<string, number>>) =>
      contextOf('a', probabilities)['inside elsewhere'];
    expect(elsewhere({ a: 1 })).toBe(elsewhere({ a: 0 }));
    expect(elsewhere({ b: 1, c: 1 })).toBeGreaterThan(elsewhere({ b: 1 }) ?? 1);
    expect(elsewhere({ d: 1 })).toBe(elsewhere({}));
  });

  it('adds what the lists say', () => {
    const lists = [[['a'], ['b']]];
    const features = contextFeatures({ lists, total: 1 }, candidates, new Map([['b', 1]])).get('a');
    expect(features?.['siblings']).toBe(0.5);
  });
});
