import { describe, expect, test } from 'vitest';
import { clusterBootstrap } from '#main/analysis/intervals/cluster-bootstrap.ts';
import { designEffect, effectiveSampleInterval, scanInterval } from '#main/analysis/intervals/effective-sample.ts';
import type { Proportion } from '#main/analysis/intervals/proportion.ts';
import { rateInterval } from '#main/analysis/intervals/rate-interval.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { wilsonInterval } from '#main/analysis/intervals/wilson.ts';
import { executions, simulatedCoverage } from '#test/support/random-rates.ts';
import { size } from '#test/support/size.ts';

const same = (k: number, successes: number, n: number) => Array.from({ length: k }, () => ({ successes, n }));
const scattered = executions(26, 30, 0.4, 0.05, seededRandom(1));

describe('the cluster bootstrap', () => {
  test('depends on the seed only', () => {
    expect(clusterBootstrap(scattered, { seed: 5 })).toEqual(clusterBootstrap(scattered, { seed: 5 }));
    expect(clusterBootstrap(scattered, { seed: 5 })).not.toEqual(clusterBootstrap(scattered, { seed: 6 }));
  });

  test('agrees with the large-sample standard error between executions', () => {
    const many = executions(200, 30, 0.4, 0.05, seededRandom(2));
    const n = 200 * 30;
    const rate = many.reduce((sum, { successes }) => sum + successes, 0) / n;
    const error = Math.sqrt(many.reduce((sum, c) => sum + (c.successes - c.n * rate) ** 2, 0)) / n;
    const interval = clusterBootstrap(many, { draws: 20_000 });
    expect(interval?.low).toBeCloseTo(rate - 1.972 * error, 2);
    expect(interval?.high).toBeCloseTo(rate + 1.972 * error, 2);
  });

  test('is null for fewer than two executions with answers', () => {
    expect(clusterBootstrap([{ successes: 3, n: 10 }])).toBeNull();
    expect(
      clusterBootstrap([
        { successes: 3, n: 10 },
        { successes: 0, n: 0 },
      ]),
    ).toBeNull();
  });
});

describe('the effective sample', () => {
  test('design effect of a hand-worked example', () => {
    // Two executions, 8 of 10 and 4 of 10: rate 0.6; between = 2/1 × ((8−6)² + (4−6)²)/20² = 0.04; binomial 0.24/20 = 0.012.
    expect(
      designEffect([
        { successes: 8, n: 10 },
        { successes: 4, n: 10 },
      ]),
    ).toBeCloseTo(0.04 / 0.012, 10);
    expect(designEffect(same(3, 0, 10))).toBeNull();
    expect(designEffect(same(1, 5, 10))).toBeNull();
  });

  test('is never narrower than for independent answers', () => {
    const [cluster, independent] = [effectiveSampleInterval(same(4, 10, 30)), wilsonInterval(40, 120)];
    expect(cluster?.low).toBeLessThan(independent?.low ?? 0);
    expect(cluster?.high).toBeGreaterThan(independent?.high ?? 1);
  });

  test('widens when executions disagree', () => {
    const agree = effectiveSampleInterval(same(4, 15, 30));
    const disagree = effectiveSampleInterval([5, 25, 8, 22].map((successes) => ({ successes, n: 30 })));
    expect((disagree?.high ?? 0) - (disagree?.low ?? 0)).toBeGreaterThan(
      1.5 * ((agree?.high ?? 0) - (agree?.low ?? 0)),
    );
  });
});

describe('the interval of a rate', () => {
  test('one execution: Wilson with the number of answers that the prior correlation leaves', () => {
    const effect = 1 + 59 * 0.02;
    expect(rateInterval([{ successes: 56, n: 60 }])).toEqual({
      rate: 56 / 60,
      n: 60,
      executions: 1,
      exploratory: false,
      method: 'effective_sample',
      ...wilsonInterval(56 / effect, 60 / effect),
    });
    expect(scanInterval({ successes: 0, n: 1 }, [])).toEqual(wilsonInterval(0, 1));
    expect(scanInterval({ successes: 0, n: 0 }, [])).toBeNull();
  });

  test('one execution of a series: its history shows how much executions vary', () => {
    const scan = { successes: 24, n: 60 };
    const width = (history: readonly Proportion[]) => {
      const { low = 0, high = 0 } = scanInterval(scan, history) ?? {};
      return high - low;
    };
    const steady = same(12, 24, 60);
    const unsteady = [10, 38, 20, 30, 12, 36, 18, 28, 14, 40, 22, 24].map((successes) => ({ successes, n: 60 }));
    expect(width(steady)).toBeLessThan(width([]));
    expect(width(unsteady)).toBeGreaterThan(width([]));
    expect(width(steady)).toBeGreaterThan(0.99 * width(same(1, 24, 60)) * Math.sqrt(1 / (1 + 59 * 0.02)));
  });

  test('a few executions: the effective sample; many: the bootstrap', () => {
    expect(rateInterval(scattered.slice(0, 2))?.method).toBe('effective_sample');
    expect(rateInterval(scattered.slice(0, 19))?.method).toBe('effective_sample');
    expect(rateInterval(scattered.slice(0, 20))?.method).toBe('cluster_bootstrap');
  });

  test('executions with equal rates: not the bootstrap, which has nothing to resample', () => {
    const zero = rateInterval(same(30, 0, 10));
    expect(zero).toMatchObject({ rate: 0, low: 0, method: 'effective_sample' });
    expect(zero?.high).toBeGreaterThan(0.01);
  });

  test('executions without answers are ignored; without any answer it is null', () => {
    expect(
      rateInterval([
        { successes: 3, n: 40 },
        { successes: 0, n: 0 },
      ]),
    ).toMatchObject({ executions: 1, n: 40, exploratory: true });
    expect(rateInterval([])).toBeNull();
    expect(rateInterval([{ successes: 0, n: 0 }])).toBeNull();
  });

  test('fewer than 50 answers are exploratory', () => {
    expect(rateInterval([{ successes: 3, n: 49 }])?.exploratory).toBe(true);
    expect(rateInterval([{ successes: 3, n: 50 }])?.exploratory).toBe(false);
    expect(rateInterval(same(2, 3, 25))?.exploratory).toBe(false);
  });
});

/** `npm run bench` prints the whole table; this checks the correlation that the prior assumes. */
describe('coverage of the 95 % interval over executions whose answers correlate by 0.02', () => {
  test.each([2, 4, 12, 26].flatMap((k) => [20, 50, 150].map((n) => ({ k, n }))))(
    '$k executions of $n answers',
    ({ k, n }) => {
      for (const rate of [0.05, 0.3, 0.7]) {
        const coverage = simulatedCoverage({
          k,
          n,
          rate,
          correlation: 0.02,
          runs: size(200, 1_000),
          seed: k * 1000 + n,
        });
        // 200 runs estimate 95 % to within ± 3 points. The plain percentile bootstrap fails with 2 and with 4 executions.
        expect(coverage, `rate ${rate}`).toBeGreaterThan(0.9);
      }
    },
  );
});
