/**
 * How often 95 % intervals of a rate over several executions contain the true rate, in simulated periods.
 * Run: `node test/bench/intervals.ts [runs]`.
 */
import { simulatedCoverage } from '#test/support/random-rates.ts';

const runs = Number(process.argv[2] ?? 1_000);
const correlations = [0, 0.02, 0.05, 0.1];

console.log(
  `coverage of nominal 95 % intervals, ${runs} runs a cell (± ${(100 * 1.96 * Math.sqrt((0.95 * 0.05) / runs)).toFixed(1)} points)`,
);
console.log(['executions', 'answers each', 'rate', ...correlations.map((c) => `correlation ${c}`)].join('\t'));
for (const k of [1, 2, 4, 8, 12, 26]) {
  for (const n of [20, 50, 150]) {
    for (const rate of [0.05, 0.3, 0.7]) {
      const cells = correlations.map(
        (correlation) =>
          `${(100 * simulatedCoverage({ k, n, rate, correlation, runs, seed: k * 1000 + n })).toFixed(1)} %`,
      );
      console.log([k, n, rate, ...cells].join('\t'));
    }
  }
}
