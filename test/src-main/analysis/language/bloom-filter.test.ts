import { describe, expect, it } from 'vitest';
import { createBloomFilter, readBloomFilter } from '#main/analysis/language/bloom-filter.ts';

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('a Bloom filter', () => {
  const inside = numbered('word', 5000);
  const bits = createBloomFilter(new Set(inside));
  const filter = readBloomFilter(bits);

  it('holds every word that was put in', () => {
    expect(inside.filter((word) => !filter.has(word))).toEqual([]);
  });

  it('is wrong about fewer than two percent of other words, in ten bits a word', () => {
    const outside = numbered('other', 20_000);
    expect(outside.filter((word) => filter.has(word)).length).toBeLessThan(0.02 * outside.length);
    expect(bits.length).toBe((5000 * 10) / 8);
  });

  it('holds nothing if nothing was put in', () => {
    expect(readBloomFilter(createBloomFilter(new Set())).has('word')).toBe(false);
  });

  it('has the same bits on every machine: the files in resources were built elsewhere', () => {
    expect([...createBloomFilter(new Set(['acme', 'größe', '某某']))]).toMatchInlineSnapshot(`
      [
        26,
        217,
        242,
        164,
      ]
    `);
  });
});
