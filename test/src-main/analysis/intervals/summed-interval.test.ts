import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveSampleInterval } from '#main/analysis/intervals/effective-sample.ts';
import { summedInterval } from '#main/analysis/intervals/summed-interval.ts';

const execution = fc.integer({ min: 1, max: 5 }).chain((n) => fc.record({ n: fc.constant(n), successes: fc.nat(n) }));

test('the interval from sums is the one from the executions', () => {
  fc.assert(
    fc.property(fc.array(execution, { maxLength: 40 }), (executions) => {
      const sum = (pick: (one: { n: number; successes: number }) => number) =>
        executions.reduce((total, one) => total + pick(one), 0);
      const summed = summedInterval({
        executions: executions.length,
        answered: sum(({ n }) => n),
        mentioned: sum(({ successes }) => successes),
        answeredSquares: sum(({ n }) => n * n),
        mentionedSquares: sum(({ successes }) => successes ** 2),
        products: sum(({ n, successes }) => n * successes),
      });
      const expected = effectiveSampleInterval(executions);
      if (expected === null || summed === null) {
        expect(summed).toBe(expected);
        return;
      }
      expect(summed.low).toBeCloseTo(expected.low, 9);
      expect(summed.high).toBeCloseTo(expected.high, 9);
    }),
  );
});
