import { describe, expect, test } from 'vitest';
import { effectiveSampleInterval } from '#main/analysis/intervals/effective-sample.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { stratifiedInterval } from '#main/analysis/intervals/stratified.ts';
import { wilsonInterval } from '#main/analysis/intervals/wilson.ts';

const counts = (...successes: number[]) => successes.map((one) => ({ successes: one, n: 40 }));

describe('the interval over several strata of executions', () => {
  test('expects the prior correlation if each stratum has one execution, however much the strata differ', () => {
    const effect = 1 + 39 * 0.02;
    expect(stratifiedInterval([counts(36), counts(4)])).toEqual(wilsonInterval(40 / effect, 80 / effect));
    expect(stratifiedInterval([])).toBeNull();
    expect(stratifiedInterval([[{ successes: 0, n: 0 }]])).toBeNull();
  });

  test('is that of the effective sample for a single stratum', () => {
    const executions = counts(10, 20, 14, 17);
    const [one, other] = [stratifiedInterval([executions]), effectiveSampleInterval(executions)];
    expect(one?.low).toBeCloseTo(other?.low ?? 0, 12);
    expect(one?.high).toBeCloseTo(other?.high ?? 0, 12);
  });

  test('treats only differences within a stratum as chance', () => {
    // Each stratum is steady: 36 and 4 of 40, twice each. As four executions of one stratum they would seem to jump.
    const width = (interval: { low: number; high: number } | null) => (interval?.high ?? 0) - (interval?.low ?? 0);
    const steady = width(stratifiedInterval([counts(36, 36), counts(4, 4)]));
    expect(steady).toBeLessThan(0.5 * width(effectiveSampleInterval(counts(36, 36, 4, 4))));
    expect(steady).toBeLessThan(width(stratifiedInterval([counts(40, 32), counts(0, 8)])));
  });

  test('reaches its nominal coverage in simulated periods of two strata', () => {
    const random = seededRandom(20261120);
    const runs = 2_000;
    let held = 0;
    for (let run = 0; run < runs; run++) {
      const strata = [0.7, 0.2].map((rate) =>
        Array.from({ length: 4 }, () => ({
          n: 40,
          successes: Array.from({ length: 40 }, random).filter((one) => one < rate).length,
        })),
      );
      const interval = stratifiedInterval(strata);
      if (interval !== null && interval.low <= 0.45 && interval.high >= 0.45) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.95);
  });
});
