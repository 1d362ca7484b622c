import { describe, expect, test } from 'vitest';
import type { Plan } from '#shared/contract/workspace/plans.ts';
import { planAlternative, planSentence } from '#main/scan/plan-words.ts';

type Curve = Plan['platforms'][number]['curves'][number];

const curve = (
  samples: number,
  changes: Readonly<Record<number, number | null>>,
  part: Partial<Curve> = {},
): Curve => ({
  samples,
  points: Object.entries(changes).map(([weeks, change]) => ({
    ...{ weeks: Number(weeks), change, answers: 0, costUsd: null },
  })),
  ...{ costPerMonthUsd: 7 * samples, detects: null, sentence: '' },
  ...part,
});

test('a plan names the change of eight weeks, or when the change wanted is seen', () => {
  const planned = { queries: 40, platform: 'chatgpt', samples: 1, gapDays: 7, costPerMonthUsd: 7 };
  const point = { weeks: 8, change: 9, answers: 0, costUsd: null };
  expect(planSentence(planned, null, point, false)).toBe(
    'With 40 queries worked on, one answer each once a week on ChatGPT, a change of 9 points is seen within 8 weeks in 8 of 10 cases; $7.00 a month.',
  );
});

describe('what asking more often would change', () => {
  const now = curve(1, { 8: 9, 26: 6 });

  test('is said of the same week with its cost, three answers beside one and five beside several', () => {
    const more = [now, curve(2, { 8: 7 }), curve(3, { 8: 6 }), curve(5, { 8: 5 })];
    expect(planAlternative(more, 1, null)).toBe('3 answers each would make it 6 points and cost $14.00 more a month.');
    expect(planAlternative(more, 2, null)).toBe('5 answers each would make it 5 points and cost $21.00 more a month.');
    expect(planAlternative(more, 5, null)).toBeNull();
    expect(planAlternative([curve(1, { 8: null }), curve(3, { 8: 6 })], 1, null)).toBe(
      '3 answers each would show a change of 6 points and cost $14.00 more a month.',
    );
  });

  test('is said of the change wanted, or what is seen at all by then', () => {
    const seen = curve(3, { 8: 6 }, { detects: { weeks: 12, costUsd: null }, costPerMonthUsd: null });
    expect(planAlternative([now, seen], 1, 5)).toBe('3 answers each would show it within 12 weeks.');
    expect(planAlternative([now, curve(3, { 8: 6 })], 1, 2)).toBe('The smallest change seen by then is 6 points.');
  });

  test('is nothing where nothing is seen', () => {
    const never = [curve(1, { 8: null, 26: null }), curve(3, { 8: null, 26: null })];
    for (const detect of [null, 5])
      expect(planAlternative(never, 1, detect)).toBe(
        '3 answers each would not show one either; only more queries could.',
      );
  });
});
