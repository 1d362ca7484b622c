import { seededRandom } from '#main/analysis/intervals/random.ts';
import { randomSeries, type SimulatedSeries } from '#test/support/random-series.ts';
import { falseClients, found, variationsOf } from '#test/support/simulated-changes.ts';
const many = (spec: SimulatedSeries, runs: number, seed: number) => { const r = seededRandom(seed); return Array.from({ length: runs }, () => randomSeries(spec, r)); };
const base = { queries: 60, rate: 0.4, spread: 0.63, correlation: 0, scans: 26, gap: 7 };
const runs = Number(process.argv[2] ?? 300);
const which = process.argv[3] ?? 'all';
const pc = (x: number) => (100 * x).toFixed(2);
function fw(label: string, spec: Partial<SimulatedSeries>, r = runs, per = 1) {
  const all = many({ ...base, ...spec }, r * per, 11);
  const clients = Array.from({ length: r }, (_, i) => all.slice(i * per, (i + 1) * per));
  const t = performance.now();
  console.log(label, 'lone', pc(falseClients(clients, false)), 'workspace', pc(falseClients(clients, true)), Math.round(performance.now() - t));
}
function pw(label: string, spec: Partial<SimulatedSeries>) {
  const s = { ...base, rise: 0.1, ...spec };
  const all = many(s, runs, 12);
  console.log(label, 'lone', pc(found(all, [])), 'workspace', pc(found(all, variationsOf(many({ ...base, ...spec, risesAt: 99 }, 8, 13)))));
}
if (which === 'all' || which === 'speed') fw('speed', {}, 20);
if (which === 'all' || which === 'odd') {
  for (const [l, s] of Object.entries({ 'n10 r.05': { queries: 10, rate: 0.05, spread: 0.3 }, 'n10 r.5': { queries: 10, rate: 0.5, spread: 0.3 }, 'n150 r.95': { queries: 150, rate: 0.95 }, 'n150 rho.02': { queries: 150, correlation: 0.02, spread: 0 }, 'miss': { missing: 0.3, correlation: 0.02 }, 'edited': { edited: 0.05, correlation: 0.02 }, 'n20 r.05 rho.1': { queries: 20, rate: 0.05, spread: 0.3, correlation: 0.1 }, monthly: { scans: 18, gap: 30, correlation: 0.02 } })) fw(l, s);
}
if (which === 'daily') fw('daily', { scans: 180, gap: 1, queries: 30 }, runs);
if (which === 'several') for (const correlation of [0, 0.02, 0.1]) fw('3 series ' + correlation, { correlation, queries: 30 }, runs, 3);
if (which === 'all' || which === 'power') {
  pw('4v4', { scans: 8, gap: 8, risesAt: 4 }); pw('9 weekly', { scans: 9, risesAt: 4 }); pw('24 weekly', { scans: 24, risesAt: 19 });
  pw('4v4 rate .2', { scans: 8, gap: 8, risesAt: 4, rate: 0.2 }); pw('4v4 n100', { scans: 8, gap: 8, risesAt: 4, queries: 100 }); pw('daily', { scans: 60, gap: 1, risesAt: 30 });
}
