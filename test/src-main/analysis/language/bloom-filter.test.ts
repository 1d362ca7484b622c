import { describe, expect, it } from 'vitest';
import { createBloomFilter, exactFilter, readBloomFilter, smallFilter } from '#main/analysis/language/bloom-filter.ts';

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe.each([
  { name: 'small', shape: smallFilter, wrong: 0.02 },
  { name: 'exact', shape: exactFilter, wrong: 0.001 },
])('the $name Bloom filter', ({ shape, wrong }) => {
  const inside = numbered('word', 5000);
  const bits = createBloomFilter(new Set(inside), shape);
  const filter = readBloomFilter(bits, shape);

  it('holds every word that was put in', () => {
    expect(inside.filter((word) => !filter.has(word))).toEqual([]);
  });

  it('is seldom wrong about other words', () => {
    const outside = numbered('other', 20_000);
    expect(outside.filter((word) => filter.has(word)).length).toBeLessThan(wrong * outside.length);
    expect(bits.length).toBe((5000 * shape.bitsPerWord) / 8);
  });

  it('holds nothing if nothing was put in', () => {
    expect(readBloomFilter(createBloomFilter(new Set(), shape), shape).has('word')).toBe(false);
  });
});

it('has the same bits on every machine: the files in resources were built elsewhere', () => {
  expect([...createBloomFilter(new Set(['acme', 'größe', '某某']), smallFilter)]).toMatchInlineSnapshot(`
      [
        26,
        217,
        242,
        164,
      ]
    `);
});
