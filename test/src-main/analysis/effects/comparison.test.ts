import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import { comparisonEffect, type ComparisonInput } from '#main/analysis/effects/comparison.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { randomAction, simulatedActionDay, type SimulatedAction } from '#test/support/random-effects.ts';

const isAimed = (aimed: number) => (query: string | number) => Number(query) < aimed;
const usual: SimulatedAction = { aimed: 12, others: 28, weeksBefore: 26, weeksAfter: 16, rate: 0.35 };

/** The effect of an action drawn with a seed. */
function effectOf(change: Partial<SimulatedAction>, input: Partial<ComparisonInput> = {}, seed = 5) {
  const spec = { ...usual, ...change };
  return comparisonEffect({
    actionDay: simulatedActionDay,
    own: randomAction(spec, seededRandom(seed)).scans,
    isAimed: isAimed(spec.aimed),
    against: 'others',
    ...input,
  });
}

describe('an action compared with the other queries', () => {
  test('a strong one is told, with its figure, its sides and the day on which it could first be told', () => {
    const effect = effectOf({ effect: 3 });
    expect(effect).toMatchObject({ status: 'rose', obstacles: [], weeksBefore: 13, weeksAfter: 16 });
    expect(effect.looks).toHaveLength(15);
    const { estimate = 0, low = 0, high = 0 } = effect.latest ?? {};
    expect(estimate).toBeGreaterThan(0.25);
    expect((low + high) / 2).toBeCloseTo(estimate, 12);
    const { aimed, others } = effect;
    expect([aimed?.queries, others?.queries, aimed?.answersAfter]).toEqual([12, 28, 12 * 16]);
    const change = (aimed?.after ?? 0) - (aimed?.before ?? 0) - ((others?.after ?? 0) - (others?.before ?? 0));
    expect(estimate).toBeCloseTo(change, 12);
    expect(effect.looks.find(({ low: lower }) => lower > 0)?.day).toBe(effect.firstTold);
    expect(effectOf({ effect: -3, rate: 0.7 }).status).toBe('fell');
  });

  test('what moves all queries alike is none', () => {
    expect(effectOf({ platformChange: { week: 0, mean: 1.5, spread: 0.5 }, drift: 1 })).toMatchObject({
      status: 'within_noise',
      firstTold: null,
    });
  });

  test('sides that drifted apart before are no effect, however large the difference', () => {
    const effect = effectOf({ sideDrift: 7, rate: 0.1, othersRate: 0.35 });
    expect(effect.placebo?.verdict).toBe('differs');
    expect(effect.latest?.low).toBeGreaterThan(0);
    expect([effect.status, effect.obstacles, effect.nextJudgement]).toEqual([
      'cannot_be_told',
      ['pre_period_differs'],
      null,
    ]);
  });

  test('nor is one for which a model was replaced on one side only; on both it is a caution', () => {
    const event = { kind: 'model_replaced', day: addDays(simulatedActionDay, 20) } as const;
    const effect = effectOf({ effect: 3 }, { events: [{ ...event, side: 'others' }] });
    expect([effect.status, effect.obstacles]).toEqual(['cannot_be_told', ['model_replaced_in_one_arm']]);
    const both = effectOf({ effect: 3 }, { events: [{ ...event, side: 'both' }] });
    expect([both.status, both.cautions.includes('model_replaced')]).toEqual(['rose', true]);
    const long = { ...event, side: 'aimed', day: addDays(simulatedActionDay, -120) } as const;
    expect(effectOf({ effect: 3 }, { events: [long] }).obstacles).toEqual([]);
  });

  test('says when it can be judged', () => {
    expect(effectOf({ weeksAfter: 0 })).toMatchObject({
      status: 'too_early',
      nextJudgement: '2026-06-09',
      latest: null,
    });
    expect(effectOf({ weeksAfter: 1 })).toMatchObject({ status: 'too_early', nextJudgement: '2026-06-09' });
    const early = effectOf({ weeksAfter: 3, effect: 1.2 });
    expect(early.status).toBe('within_noise');
    expect(Number(early.nextJudgement?.slice(5, 7))).toBeGreaterThan(6);
  });

  test('needs weeks before, queries on both sides, and the same queries', () => {
    expect(effectOf({ weeksBefore: 3 }).obstacles).toEqual(['too_few_scans_before']);
    expect(effectOf({ aimed: 3 }).obstacles).toEqual(['too_few_queries']);
    expect(effectOf({ others: 0 }).obstacles).toContain('no_comparison');
    const { scans } = randomAction(usual, seededRandom(1));
    const own = scans.map(({ date, outcomes }) => ({
      date,
      outcomes: outcomes.map((outcome) => ({
        ...outcome,
        query: date >= simulatedActionDay && Number(outcome.query) > 20 ? `new ${outcome.query}` : outcome.query,
      })),
    }));
    expect(effectOf({}, { own })).toMatchObject({
      obstacles: ['queries_edited'],
      others: { queries: 9 },
      cautions: expect.arrayContaining(['some_queries_edited']),
    });
  });

  test('days in which a page settles count on neither side', () => {
    const effect = effectOf({ effect: 3 }, { settlingDays: 28 });
    expect([effect.weeksAfter, effect.weeksBefore]).toEqual([12, 13]);
  });
});

describe('an action compared with competitors in the same answers', () => {
  const own = randomAction({ ...usual, effect: 3 }, seededRandom(3)).scans;
  const alike = randomAction({ ...usual, effect: 3 }, seededRandom(9)).scans;
  const still = randomAction(usual, seededRandom(4)).scans;

  test('is what the client gained on them', () => {
    const rose = effectOf({}, { own, competitors: [still], against: 'competitors' });
    expect([rose.status, rose.others?.queries]).toEqual(['rose', 12]);
    expect(effectOf({}, { own, competitors: [alike], against: 'competitors' }).status).toBe('within_noise');
    expect(effectOf({}, { own, against: 'competitors' }).obstacles).toContain('no_comparison');
  });

  test('and more so in the queries aimed at than in the others', () => {
    expect(effectOf({}, { own, competitors: [still, still], against: 'both' }).status).toBe('rose');
    expect(effectOf({}, { own: still, competitors: [alike], against: 'both' }).status).toBe('fell');
  });
});
