import { describe, expect, it } from 'vitest';
import { averagePosition, firstNamed, rankMentions } from '#main/analysis/prominence.ts';
import type { Mention } from '#main/analysis/types.ts';

const mention = (brandId: number, start: number, more: Partial<Mention> = {}): Mention => ({
  brandId,
  start,
  end: start + 5,
  matched: 'Brand',
  rule: 'exact',
  negated: false,
  ...more,
});

describe('rankMentions', () => {
  it('ranks brands by their first mention, in whatever order the mentions come', () => {
    const ranked = rankMentions([mention(2, 40), mention(1, 90), mention(3, 10), mention(1, 20)]);
    expect(ranked.map(({ brandId, rank }) => [brandId, rank])).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(ranked[1]).toEqual({ brandId: 1, rank: 2, of: 3, firstStart: 20, mentions: 2 });
  });

  it('leaves negated mentions out', () => {
    expect(
      rankMentions([mention(1, 0, { negated: true }), mention(2, 9), mention(1, 30)]).map(({ brandId }) => brandId),
    ).toEqual([2, 1]);
    expect(rankMentions([mention(1, 0, { negated: true })])).toEqual([]);
  });

  it('puts the longer of two names at one place first', () => {
    expect(rankMentions([mention(1, 4, { end: 8 }), mention(2, 4, { end: 15 })]).map(({ brandId }) => brandId)).toEqual(
      [2, 1],
    );
  });
});

describe('firstNamed', () => {
  it('is the brand that an answer names first, or null', () => {
    expect(firstNamed([mention(5, 8), mention(4, 2)])).toBe(4);
    expect(firstNamed([])).toBeNull();
  });
});

describe('averagePosition', () => {
  it('averages over the answers that mention the brand only', () => {
    const perAnswer = [[mention(1, 0), mention(2, 5)], [mention(2, 0), mention(3, 3), mention(1, 9)], [mention(2, 0)]];
    // Brand 1 is first of two and third of three: (1 + 3) / 2; brand 2 is second, first and first: 4 / 3.
    expect(averagePosition(1, perAnswer)).toEqual({ position: 2, answers: 2, firstNamed: 1 });
    expect(averagePosition(2, perAnswer)).toEqual({ position: 4 / 3, answers: 3, firstNamed: 2 });
  });

  it('is null for a brand that no answer mentions', () => {
    expect(averagePosition(9, [[mention(1, 0)]])).toBeNull();
  });
});
