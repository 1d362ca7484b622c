import { describe, expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { threshold } from '#main/analysis/matching/uses/signs.ts';
import type { Brand } from '#main/analysis/types.ts';
import { loadWordTable } from '#main/findings/word-table.ts';
import { usesOfNames } from './cases/uses-of-names.ts';

const brand = (id: number, name: string, more: Partial<Brand> = {}): Brand => ({
  id,
  kind: 'competitor',
  name,
  aliases: [],
  excludes: [],
  domains: [],
  ...more,
});
const table = loadWordTable();
const isNamed = (name: string, others: readonly string[], text: string): boolean =>
  findMentions(
    compileBrands([brand(1, name), ...others.map((other, index) => brand(index + 2, other))], table),
    text,
  ).some(({ brandId, negated }) => brandId === 1 && !negated);

describe('a name that is also a word, which nobody marked', () => {
  const labelled = usesOfNames.flatMap((uses) => [
    ...uses.brand.map((text) => [uses.language, uses.name, 'names', text, uses.others] as const),
    ...uses.word.map((text) => [uses.language, uses.name, 'does not name', text, uses.others] as const),
  ]);

  it.each(labelled)('%s, %s: the brand book %s it in "%s"', (_, name, verb, text, others) => {
    expect(isNamed(name, others, text)).toBe(verb === 'names');
  });

  const limits = usesOfNames.flatMap(({ language, name, others, limits: known = [] }) =>
    known.map(({ text, means }) => [language, name, means, text, others] as const),
  );

  it.each(limits)('%s, %s: is known to fail where the %s is meant in "%s"', (_, name, means, text, others) => {
    expect(isNamed(name, others, text)).toBe(means !== 'brand');
  });

  it('counts everywhere once a person says that it only means the brand', () => {
    const text = 'The shell of the egg should be dry.';
    expect(findMentions(compileBrands([brand(1, 'Shell')], table), text)).toEqual([]);
    expect(findMentions(compileBrands([brand(1, 'Shell', { commonWord: false })], table), text)).toHaveLength(1);
  });

  it('is judged by signs whose weights reach the threshold', () => {
    const sums: number[] = [];
    findMentions(
      compileBrands([brand(1, 'Shell')], table),
      'Shell reported a profit of $6 billion.',
      ({ signs, sum }) => {
        expect(signs).toContain('verbAfter');
        sums.push(sum);
      },
    );
    expect(sums[0]).toBeGreaterThanOrEqual(threshold);
  });

  it.each(['target ', 'the Target and Dove ', '**Target:** 5\n', '| Target ', 'Target, ', 'Target'])(
    'is judged at most twice for each place, however long a text of %j is',
    (unit) => {
      const matcher = compileBrands([brand(1, 'Target'), brand(2, 'Dove')], table);
      const judgements = [1, 2, 4, 8].map((times) => {
        let count = 0;
        findMentions(matcher, unit.repeat(50 * times), () => (count += 1));
        return count;
      });
      const [first = 0] = judgements;
      expect(judgements.every((count, index) => count <= 1.1 * first * 2 ** index + 4)).toBe(true);
    },
  );
});

describe('a find that nobody confirmed', () => {
  const found = (book: readonly Brand[], text: string) =>
    findMentions(compileBrands(book, table), text).map(({ brandId, matched }) => `${brandId} ${matched}`);
  const find = { isUnconfirmed: true } as const;

  it('takes no place from a brand whose name it begins with', () => {
    expect(found([brand(1, 'Acmex'), brand(2, 'Acmex Model 4', find)], 'Buy the Acmex Model 4.')).toEqual([
      '1 Acmex',
      '2 Acmex Model 4',
    ]);
  });

  it('owns its place once it is confirmed', () => {
    expect(found([brand(1, 'Delta'), brand(2, 'Delta Dental')], 'I use Delta Dental in Ohio.')).toEqual([
      '2 Delta Dental',
    ]);
  });

  it('does not count within the longer name of a confirmed brand', () => {
    expect(found([brand(1, 'Zoombank Direkt'), brand(2, 'Zoombank', find)], 'Das Zoombank Direkt ist gut.')).toEqual([
      '1 Zoombank Direkt',
    ]);
  });

  it('is no evidence for another brand', () => {
    const text = 'Slack, Zorvex';
    const withFind = found([brand(1, 'Slack'), brand(2, 'Zorvex', find)], text).filter((mention) =>
      mention.startsWith('1'),
    );
    expect(withFind).toEqual(found([brand(1, 'Slack')], text));
  });
});
