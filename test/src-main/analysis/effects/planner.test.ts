import { describe, expect, test } from 'vitest';
import { changePlan } from '#main/analysis/effects/change-plan.ts';
import { comparisonPlan } from '#main/analysis/effects/comparison-plan.ts';
import { presumedOf } from '#main/analysis/effects/plan-presumed.ts';
import { effectsOfSize, roomToWander, variancesOf } from '#main/analysis/effects/plan-draws.ts';
import { planCurve } from '#main/analysis/effects/planner.ts';
import { shownSince } from '#main/analysis/effects/movement-course.ts';
import { movementsOf, spreadWithin } from '#main/analysis/effects/query-movement.ts';
import { scanCorrelations } from '#main/analysis/effects/scan-correlation.ts';
import { variationOf } from '#main/analysis/effects/variation.ts';
import { noWaves } from '#main/analysis/effects/waves.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { randomAction, type SimulatedAction } from '#test/support/random-effects.ts';

const design = { aimed: 8, others: 12, samples: 1, samplesBefore: 1, gapDays: 7, weeksBefore: 13 };
const usual = { aimed: 8, others: 12, weeksBefore: 13, weeksAfter: 0, rate: 0.4 };

describe('the variation of a group', () => {
  test('is presumed of a group without answers, and said to be', () => {
    expect(variationOf([])).toEqual({
      ...{ rate: 0.3, sampleShare: 0.7, missing: 0, scans: 0 },
      byScan: { ratio: 1, degrees: 0, queries: 0 },
      ...{ waves: noWaves, deviations: [] },
      withinQuery: 0.4 * 0.3 * 0.7,
      known: { correlation: 0, degrees: 0 },
      ...{ degrees: 8, rates: expect.any(Array) as number[] },
      source: { withinQuery: 'prior', sampleShare: 'prior', correlation: 'prior', shift: 'prior' },
    });
  });

  test('comes from its scans, and from noise checks what more samples average away', () => {
    // Every query is named in every other scan, and by all samples of a scan alike.
    const scans = Array.from({ length: 8 }, (_, scan) => ({
      date: `2026-01-0${scan + 1}`,
      outcomes: Array.from({ length: 10 }, (__, query) => ({ query, successes: 3 * ((scan + query) % 2), n: 3 })),
    }));
    const variation = variationOf(scans);
    expect([variation.rate, variation.sampleShare, variation.scans]).toEqual([0.5, 0, 8]);
    expect(variation.withinQuery).toBeCloseTo(1 / 3, 12);
    const noise = [{ date: '2026-01-09', outcomes: [{ query: 1, successes: 10, n: 20 }] }];
    const single = scans.map(({ date, outcomes }) => ({
      date,
      outcomes: outcomes.map(({ query, successes }) => ({ query, successes: successes / 3, n: 1 })),
    }));
    const checked = variationOf(single, { noise });
    // 20 answers of a day, half of them: 5 squares of 19 degrees of freedom; the rest of a third is between days.
    expect(checked.sampleShare).toBeCloseTo(5 / 19 / (1 / 3), 12);
    expect(checked.source).toMatchObject({ withinQuery: 'history', sampleShare: 'samples', shift: 'history' });
  });
});

describe('what a plan presumes', () => {
  test('of rates it does not know has their mean, and of known ones their mean and what answers leave of their variance', () => {
    const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(meanOf(variationOf([]).rates)).toBeCloseTo(0.3, 1);
    const { rates, rate, withinQuery } = variationOf(randomAction({ ...usual, others: 92 }, seededRandom(4)).scans);
    expect(rates).toHaveLength(100);
    expect(meanOf(rates)).toBeCloseTo(rate, 2);
    expect(meanOf(rates.map((one) => (one - rate) ** 2))).toBeCloseTo(rate * (1 - rate) - withinQuery, 2);
  });

  test('queries do not seem further apart because their answers repeat the last', () => {
    const apart = (repeated: number, samples = 1): number => {
      const { scans } = randomAction({ ...usual, others: 392, repeated, samples }, seededRandom(9));
      const { rates } = presumedOf({ ...design, samples, samplesBefore: samples }, variationOf(scans));
      const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
      return rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / rates.length;
    };
    // Of the values alone they would seem half as far apart again.
    expect(apart(0.45)).toBeLessThan(1.2 * apart(0));
    expect(apart(0.45, 3)).toBeLessThan(1.2 * apart(0, 3));
  });

  test('queries that wander show as movement, and answers that repeat the last as carried over', () => {
    const meanOf = (of: 'wander' | 'carry', change: Partial<SimulatedAction>): number => {
      const { scans } = randomAction({ ...usual, others: 192, weeksBefore: 26, ...change }, seededRandom(6));
      const found = movementsOf(variationOf(scans).waves, { variance: 0.1, degrees: 8, ofAnswer: 1, room: 1 }, 200);
      return found.reduce((sum, movement) => sum + movement[of], 0) / 200;
    };
    expect(meanOf('wander', { wandering: 1 })).toBeGreaterThan(0.1);
    expect(meanOf('wander', {})).toBeLessThan(0.02);
    expect(meanOf('carry', { repeated: 0.3 })).toBeCloseTo(0.3, 1);
    expect(meanOf('carry', { wandering: 1 })).toBeLessThan(0.1);
  });

  test('a group that was never named may still vary', () => {
    const never = Array.from({ length: 8 }, (_, scan) => ({
      date: `2026-01-0${scan + 1}`,
      outcomes: Array.from({ length: 10 }, (__, query) => ({ query, successes: 0, n: 1 })),
    }));
    const found = movementsOf(variationOf(never).waves, { variance: 0.1, degrees: 8, ofAnswer: 1, room: 1 }, 50);
    expect(Math.min(...found.map(({ variance }) => variance))).toBeGreaterThan(0.001);
  });

  test('movements of a group without a history are the presumed ones', () => {
    const found = movementsOf(noWaves, { variance: 0.1, degrees: 8, ofAnswer: 1, room: 1 }, 400);
    const shareOf = (is: (movement: (typeof found)[number]) => boolean): number => found.filter(is).length / 400;
    expect([shareOf(({ wander }) => wander === 0), shareOf(({ carry }) => carry === 0)]).toEqual([
      expect.closeTo(0.5, 1),
      expect.closeTo(0.5, 1),
    ]);
    // Half-normal: E z² = 1, of what is not still.
    expect(found.reduce((sum, { wander }) => sum + wander, 0) / 400).toBeCloseTo(0.5 * 4 * 0.12 ** 2, 2);
  });

  test('scans are correlated as the group and others show them', () => {
    const meanOf = (ratio: number, degrees: number, known = { correlation: 0, degrees: 0 }): number =>
      scanCorrelations({ byScan: { ratio, degrees, queries: 41 }, known }, { queries: 41, ofAnswer: 1 }, 400).reduce(
        (a, b) => a + b,
        0,
      ) / 400;
    expect(meanOf(1, 0)).toBeCloseTo(0.02, 2);
    expect(meanOf(5, 200)).toBeCloseTo(0.1, 1);
    expect(meanOf(1, 200)).toBeLessThan(0.002);
    expect(meanOf(1, 0, { correlation: 0.1, degrees: 60 })).toBeGreaterThan(0.06);
  });

  test('what some scans show of a query leaves out what lasts longer, and counts chance in full', () => {
    const seen = (movement: { carry: number; wander: number }, scans: number): number =>
      spreadWithin({ variance: 2, halfLife: 8, ...movement }, 1)(scans);
    expect(seen({ carry: 0, wander: 0 }, 5)).toBeCloseTo(2, 9);
    // Two values correlated by ρ differ by a variance of σ²(1 − ρ).
    expect(seen({ carry: 0.4, wander: 0 }, 2)).toBeCloseTo(2 * 0.6, 9);
    expect(seen({ carry: 0, wander: 1 }, 4)).toBeLessThan(2.6);
  });

  test('a change moves every query by the same odds or points as far as it has room, and the mean as far as planned', () => {
    const gainsOn = (scale: 'odds' | 'points'): number[] => {
      const gains = effectsOfSize([0.02, 0.4, 0.97], 0.1, scale).map(({ gain }) => gain);
      expect(gains.reduce((sum, gain) => sum + gain, 0) / 3).toBeCloseTo(0.1, 6);
      return gains;
    };
    const oddsRatio = (rate: number, gain = 0): number => (rate + gain) / (1 - rate - gain) / (rate / (1 - rate));
    const [low, middle, high] = gainsOn('odds');
    expect(oddsRatio(0.02, low)).toBeCloseTo(oddsRatio(0.4, middle), 6);
    expect(oddsRatio(0.97, high)).toBeCloseTo(oddsRatio(0.4, middle), 6);
    expect(gainsOn('points')).toEqual([0.14, 0.14, 0.02].map((gain) => expect.closeTo(gain, 6) as number));
  });

  test('an effect may be several times that of other queries, as far as there is room', () => {
    const [low] = effectsOfSize([0.4], 0.2, 'points');
    const odds = effectsOfSize([0.4], 0.2, 'odds')[0];
    expect([low?.gainOf(1), low?.gainOf(2), low?.gainOf(9), low?.gainOf(-9)]).toEqual(
      [0.2, 0.4, 0.59, -0.4].map((gain) => expect.closeTo(gain, 6) as number),
    );
    // The odds of 0.4 and 0.6 differ by a factor of 2.25: twice the effect multiplies by its square.
    expect(odds?.gainOf(2)).toBeCloseTo(((2 / 3) * 2.25 ** 2) / (1 + (2 / 3) * 2.25 ** 2) - 0.4, 6);
  });

  test('answers that carry over show a change later', () => {
    const movement = { variance: 0.1, wander: 0, halfLife: 1 };
    expect([...shownSince({ ...movement, carry: 0 }, 2, 1)]).toEqual([1, 1]);
    expect([...shownSince({ ...movement, carry: 0.5 }, 3, 1)]).toEqual([0.5, 0.75, 0.875]);
    expect([...shownSince({ ...movement, carry: 0.5 }, 1, 2)]).toEqual([0.625]);
  });

  test('queries named in half of the answers have most room to wander', () => {
    expect(roomToWander([0.5, 0.5])).toBeCloseTo(1, 9);
    expect(roomToWander([0.1, 0.1])).toBeCloseTo(0.36, 9);
  });

  test('a variance of few degrees of freedom may be much larger than it seems, one of many hardly', () => {
    const most = (degrees: number): number => Math.max(...variancesOf(1, degrees, 200));
    expect([most(8) > 3, most(800) < 1.2]).toEqual([true, true]);
    const sorted = variancesOf(1, 40, 200).toSorted((a, b) => a - b);
    // 40 ÷ 39.335, the median of χ² with 40 degrees of freedom.
    expect(sorted[100]).toBeCloseTo(40 / 39.335, 1);
  });
});

describe('a plan', () => {
  const variation = variationOf(randomAction(usual, seededRandom(2)).scans);
  const curve = planCurve(design, variation);
  const at = (weeks: number): number => curve.find((point) => point.weeks === weeks)?.smallestChange ?? 1;

  test('shows smaller changes with more weeks and more samples, and what has to be paid for', () => {
    expect(curve.map(({ weeks }) => weeks)).toEqual(Array.from({ length: 25 }, (_, index) => index + 2));
    expect(curve.find(({ weeks }) => weeks === 8)?.answers).toBe(8 * 20);
    expect(at(16)).toBeLessThan(at(8));
    expect(comparisonPlan({ ...design, samples: 3 }, variation, 26).smallestAt(8, 0.85)).toBeLessThan(at(8));
  });

  test('promises no rise that there is no room for, and the same with more samples', () => {
    const usually = variationOf(randomAction({ ...usual, rate: 0.8, spread: 0.5 }, seededRandom(3)).scans);
    const room = 0.99 - usually.rate;
    for (const samples of [1, 3])
      for (const { smallestChange } of planCurve({ ...design, samples }, usually))
        expect(smallestChange ?? 0).toBeLessThan(room + 0.01);
  });

  test('promises nothing without weeks before', () => {
    expect(
      planCurve({ ...design, weeksBefore: 2 }, variation).every(({ smallestChange }) => smallestChange === null),
    ).toBe(true);
  });

  test('of a whole group is that of the change engine', () => {
    const whole = { ...design, aimed: 60, others: 0 };
    const byScan = { ratio: 1, degrees: 0, queries: 0 };
    // As the change engine finds ten points in five weeks where sixteen groups show how scans vary: docs/methods.md.
    const steady = {
      ...variation,
      withinQuery: 0.09,
      waves: noWaves,
      deviations: [],
      byScan,
      known: { correlation: 0, degrees: 60 },
    };
    const plan = changePlan(whole, steady, 5);
    expect(plan.smallestAt(5, 0.65)).toBeLessThan(0.1);
    expect(plan.smallestAt(5, 0.9) ?? 1).toBeGreaterThan(0.1);
  });
});
