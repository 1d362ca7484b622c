import { describe, expect, test } from 'vitest';
import { scanInterval } from '#main/analysis/intervals/effective-sample.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { randomSeries, type SimulatedSeries } from '#test/support/random-series.ts';
import { falseClients, found, variationsOf } from '#test/support/simulated-changes.ts';
import { wholeSize as size } from '#test/support/size.ts';

/** Half a year of weekly scans; between the queries as much spread as where 0.37 of the variance is left within them. */
const usual: SimulatedSeries = { queries: 60, rate: 0.4, spread: 0.63, correlation: 0, scans: 26, gap: 7 };
const simulate = (change: Partial<SimulatedSeries>, count: number, seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => randomSeries({ ...usual, ...change }, random));
};

/** The published figures (docs/methods.md) come from the full size: 1,500 clients a row. */
const clients = size(24, 1_500);
/** At the small size, two false ones of 24 clients are still compatible with one of thirty. */
const mostFalse = size(0.1, 0.055);

describe('clients with any false change in half a year of weekly looks', () => {
  const cases: { label: string; change: Partial<SimulatedSeries> }[] = [0, 0.02, 0.1].flatMap((correlation) => [
    { label: `correlation ${correlation}, equal queries`, change: { correlation, spread: 0 } },
    { label: `correlation ${correlation}, different queries`, change: { correlation } },
  ]);
  const robust: typeof cases = [
    { label: 'ten queries, 5 %', change: { queries: 10, rate: 0.05 } },
    { label: '150 queries, 95 %', change: { queries: 150, rate: 0.95, correlation: 0.02 } },
    { label: 'a third of the answers missing', change: { missing: 0.33, correlation: 0.02 } },
    { label: 'edited queries', change: { edited: 0.05, correlation: 0.02 } },
  ];
  test.each([...cases, ...size([], robust)])('$label', ({ label, change }) => {
    const simulated = simulate(change, clients, 1).map((series) => [series]);
    const [alone, workspace] = [falseClients(simulated, false), falseClients(simulated, true)];
    if (size(false, true)) console.log(`${label}: alone ${alone}, in a workspace ${workspace}`);
    expect(Math.max(alone, workspace)).toBeLessThan(mostFalse);
  });

  test('three series each, correlation 0.02', () => {
    const series = simulate({ correlation: 0.02, queries: 30 }, size(36, 3_000), 2);
    const simulated = Array.from({ length: series.length / 3 }, (_, client) =>
      series.slice(3 * client, 3 * client + 3),
    );
    const [alone, workspace] = [falseClients(simulated, false), falseClients(simulated, true)];
    if (size(false, true)) console.log(`three series: alone ${alone}, in a workspace ${workspace}`);
    expect(Math.max(alone, workspace)).toBeLessThan(mostFalse + size(0.05, 0));
  });
});

describe('a true change of ten points is found', () => {
  const runs = size(80, 2_000);
  test.each([
    { label: 'four scans after four', change: { scans: 8, gap: 8, risesAt: 4 }, alone: 0.55, workspace: 0.75 },
    { label: 'five weekly after four', change: { scans: 9, risesAt: 4 }, alone: 0.6, workspace: 0.75 },
    { label: 'five weekly after nineteen', change: { scans: 24, risesAt: 19 }, alone: 0.5, workspace: 0.65 },
    {
      label: 'four after four, 100 queries',
      change: { scans: 8, gap: 8, risesAt: 4, queries: 100 },
      alone: 0.75,
      workspace: 0.85,
    },
  ])('$label', ({ label, change, alone, workspace }) => {
    const series = simulate({ ...change, rise: 0.1 }, runs, 3);
    const others = variationsOf(simulate({}, 8, 4).map((scans) => scans.slice(-10)));
    const figures = [found(series, []), found(series, others)] as const;
    if (size(false, true)) console.log(`${label}: alone ${figures[0]}, in a workspace ${figures[1]}`);
    expect(figures[0]).toBeGreaterThan(alone);
    expect(figures[1]).toBeGreaterThan(workspace);
  });
});

describe('the 95 % interval of one scan holds the long-run rate at a correlation of 0.02', () => {
  test.each([1, 8, 26].flatMap((scans) => [20, 60, 150].map((queries) => ({ scans, queries }))))(
    '$queries answers, scan number $scans of its series',
    ({ scans, queries }) => {
      const runs = size(100, 5_000);
      for (const rate of [0.1, 0.4]) {
        const held = simulate({ scans, queries, rate, spread: 0, correlation: 0.02 }, runs, 5).filter((series) => {
          const history = series.map(({ outcomes }) => ({
            successes: outcomes.reduce((sum, { successes }) => sum + successes, 0),
            n: outcomes.length,
          }));
          const { low = 0, high = 0 } =
            scanInterval(history.at(-1) ?? { successes: 0, n: 0 }, history.slice(0, -1)) ?? {};
          return low <= rate && rate <= high;
        }).length;
        if (size(false, true)) console.log(`${queries} answers, ${scans} scans, ${rate}: ${held / runs}`);
        expect(held / runs, `rate ${rate}`).toBeGreaterThan(size(0.86, 0.925));
        expect(held / runs, `rate ${rate}`).toBeLessThan(size(1.01, 0.985));
      }
    },
  );
});
