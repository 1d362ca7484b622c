/**
 * False alarms a year over 30 clients on 2 platforms, and how long a fall takes to be told, in simulated workspaces that are
 * scanned weekly for a year: docs/alerts.md. Run: `npm run bench -- alerts [workspaces]`.
 */
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { randomSeries, type SimulatedSeries } from '#test/support/random-series.ts';
import { alarmsOf } from '#test/support/simulated-alarms.ts';

const workspaces = Number(process.argv[2] ?? 10);
const series = 60;
/** One false alarm a year, of which half is for scores, as when other kinds are watched too. */
const perYear = 1 / 2 / series;
const weeks = 52;
const changeAt = 26;
const sizes = [20, 60, 150];
const correlations = [0, 0.02, 0.05, 0.1];

/** A workspace of sixty series that differ in nothing but chance. */
const workspaceOf = (spec: Partial<SimulatedSeries>, correlationOf: (index: number) => number, random: () => number) =>
  Array.from({ length: series }, (_, index) =>
    randomSeries(
      { queries: 60, rate: 0.4, spread: 0.63, scans: weeks, gap: 7, ...spec, correlation: correlationOf(index) },
      random,
    ),
  );

console.log(`False alarms a year over ${series} series; the bound is 0.5. ${workspaces} workspaces a cell.`);
console.log(['correlation', 'rate', ...sizes.map((size) => `${size} answers`)].join('\t'));
for (const [name, correlationOf] of [
  ...correlations.map((value) => [String(value), () => value] as const),
  ['all four in one workspace', (index: number) => correlations[index % 4] ?? 0] as const,
])
  for (const rate of [0.05, 0.4]) {
    const cells = sizes.map((queries) => {
      const random = seededRandom(queries * 1000 + rate * 100 + name.length);
      let alarms = 0;
      for (let run = 0; run < workspaces; run++)
        alarms += alarmsOf(workspaceOf({ queries, rate }, correlationOf, random), perYear).flat().length;
      return (alarms / workspaces).toFixed(2);
    });
    console.log([name, `${100 * rate} %`, ...cells].join('\t'));
  }

console.log('\nScans from a fall to its alert: median, nine of ten, and the share told within 26 weeks; from 50 %.');
console.log(['correlation', 'answers', '10 points', '20 points', '30 points'].join('\t'));
for (const correlation of correlations)
  for (const queries of sizes) {
    const cells = [0.1, 0.2, 0.3].map((fall) => {
      const random = seededRandom(queries * 1000 + correlation * 100 + fall * 10);
      const delays = Array.from({ length: Math.max(1, Math.round(workspaces / 5)) }, () =>
        alarmsOf(
          workspaceOf({ queries, rate: 0.5, risesAt: changeAt, rise: -fall }, () => correlation, random),
          perYear,
        ).map((alarms) => (alarms.find((scan) => scan >= changeAt) ?? Infinity) - changeAt + 1),
      )
        .flat()
        .toSorted((a, b) => a - b);
      const quantile = (share: number): string => {
        const delay = delays[Math.floor(share * delays.length)] ?? Infinity;
        return delay === Infinity ? '–' : String(delay);
      };
      const told = delays.filter((delay) => delay < Infinity).length / delays.length;
      return `${quantile(0.5)}, ${quantile(0.9)}, ${Math.round(100 * told)} %`;
    });
    console.log([correlation, queries, ...cells].join('\t'));
  }
