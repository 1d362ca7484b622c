import { describe, expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { loadWordTable } from '#main/findings/word-table.ts';
import { knownDifferences } from '#test/fixtures/study/known-differences.ts';
import { brandBookOf, readStudyFields, type StudyField } from '#test/fixtures/study/read-study.ts';

interface Comparison {
  readonly agreed: number;
  /** "answer brand" found by the product only. */
  readonly extra: readonly string[];
  /** "answer brand" found by the reader only. */
  readonly missed: readonly string[];
}

function compare({ labels, answers }: StudyField): Comparison {
  const book = brandBookOf(labels);
  const matcher = compileBrands(book, loadWordTable());
  const found = answers.flatMap(({ id, markdown }) => {
    const ids = new Set(findMentions(matcher, markdown).flatMap(({ brandId, negated }) => (negated ? [] : [brandId])));
    return book.filter((brand) => ids.has(brand.id)).map(({ name }) => `${id} ${name}`);
  });
  const labelled = answers.flatMap(({ id, brands }) => brands.map((brand) => `${id} ${brand}`));
  return {
    agreed: found.filter((pair) => labelled.includes(pair)).length,
    extra: found.filter((pair) => !labelled.includes(pair)),
    missed: labelled.filter((pair) => !found.includes(pair)),
  };
}

const fields = readStudyFields();
const comparisons = fields.map((field) => ({ language: field.labels.language, ...compare(field) }));
const total = (count: (comparison: Comparison) => number) =>
  comparisons.reduce((sum, comparison) => sum + count(comparison), 0);

describe("matching in the project's own study", () => {
  it('has 18 labelled answers in each of four languages', () => {
    expect(fields.map(({ labels, answers }) => [labels.language, answers.length])).toEqual([
      ['en', 18],
      ['de', 18],
      ['ja', 18],
      ['ar', 18],
    ]);
  });

  it('differs from the labels exactly where it is known to', () => {
    const pairs = (label: 'named' | 'not named') =>
      knownDifferences.filter((known) => known.label === label).map(({ answer, brand }) => `${answer} ${brand}`);
    expect(comparisons.flatMap(({ extra }) => extra)).toEqual(pairs('not named'));
    expect(comparisons.flatMap(({ missed }) => missed)).toEqual(pairs('named'));
  });

  it.each(comparisons)('reaches a precision and a recall of 0.95 in $language', ({ agreed, extra, missed }) => {
    expect(agreed / (agreed + extra.length)).toBeGreaterThanOrEqual(0.95);
    expect(agreed / (agreed + missed.length)).toBeGreaterThanOrEqual(0.95);
  });

  it('reaches a precision and a recall of 0.98 over all 221 labelled brands', () => {
    const agreed = total((comparison) => comparison.agreed);
    expect(agreed + total(({ missed }) => missed.length)).toBe(221);
    expect(agreed / (agreed + total(({ extra }) => extra.length))).toBeGreaterThanOrEqual(0.98);
    expect(agreed / 221).toBeGreaterThanOrEqual(0.98);
  });
});
