import { describe, expect, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { createPaceMeter, median } from '#main/scan/pace.ts';
import { normal } from '#test/support/random-rates.ts';

/** Times at which questions are completed with `atOnce` in flight, in milliseconds. */
function completionTimes(questions: number, atOnce: number, latencyMs: () => number): number[] {
  const free = Array.from({ length: atOnce }, () => 0);
  const times: number[] = [];
  for (let i = 0; i < questions; i++) {
    const first = free.indexOf(Math.min(...free));
    free[first] = (free[first] ?? 0) + latencyMs();
    times.push(free[first] ?? 0);
  }
  return times.toSorted((a, b) => a - b);
}

describe('the remaining time estimated after a tenth of a scan', () => {
  const noises = [
    ['even (half to one and a half)', (random: () => number) => 8_000 * (0.5 + random()), 0.97],
    ['log-normal, σ 0.3', (random: () => number) => 8_000 * Math.exp(0.3 * normal(random)), 0.97],
    ['log-normal, σ 0.5', (random: () => number) => 8_000 * Math.exp(0.5 * normal(random)), 0.9],
  ] as const;
  test.each(
    noises.flatMap(([name, latency, share]) => [1, 2, 4, 8].map((atOnce) => [name, atOnce, latency, share] as const)),
  )('is within 25 % with latencies that are %s and %i at a time', (_name, atOnce, latency, share) => {
    const scans = 200;
    let near = 0;
    for (let scan = 0; scan < scans; scan++) {
      const random = seededRandom(1_000 * atOnce + scan);
      const times = completionTimes(200, atOnce, () => latency(random));
      const meter = createPaceMeter();
      meter.begin(0, atOnce);
      for (const at of times.slice(0, 20)) meter.recordEnd(at);
      const estimated = 180 * (meter.secondsPerQuestion ?? 0) * 1000;
      const left = (times.at(-1) ?? 0) - (times[19] ?? 0);
      if (Math.abs(estimated - left) <= left / 4) near += 1;
    }
    expect(near / scans).toBeGreaterThanOrEqual(share);
  });
});

describe('the pace', () => {
  test('is unknown before the first answer and known from then on', () => {
    const meter = createPaceMeter();
    expect(meter.secondsPerQuestion).toBeNull();
    meter.begin(5_000, 1);
    expect(meter.secondsPerQuestion).toBeNull();
    meter.recordEnd(9_000);
    expect(meter.secondsPerQuestion).toBe(4);
  });

  test('excludes a known wait', () => {
    const meter = createPaceMeter();
    meter.begin(0, 1);
    for (let i = 1; i <= 10; i++) meter.recordEnd(i * 1_000);
    meter.begin(3_600_000, 1);
    for (let i = 1; i <= 3; i++) meter.recordEnd(3_600_000 + i * 1_000);
    expect(meter.secondsPerQuestion).toBe(1);
  });

  test('is not distorted by an unreported pause, such as sleep', () => {
    const meter = createPaceMeter();
    meter.begin(0, 1);
    for (let i = 1; i <= 40; i++) meter.recordEnd(i * 1_000 + (i > 25 ? 8 * 3_600_000 : 0));
    expect(meter.secondsPerQuestion).toBe(1);
  });

  test.each([1, 2, 3, 4, 7])('is right if %i at a time take equally long and arrive in rounds', (atOnce) => {
    const meter = createPaceMeter();
    meter.begin(0, atOnce);
    for (let round = 1; round <= 12; round++) for (let i = 0; i < atOnce; i++) meter.recordEnd(round * 4_000);
    const off = (meter.secondsPerQuestion ?? 0) / (4 / atOnce) - 1;
    expect(Math.abs(off)).toBeLessThan(0.05);
  });

  test('never exceeds the rate limit, however fast the first answers were', () => {
    const meter = createPaceMeter();
    meter.begin(0, 4, 1_000);
    for (let i = 1; i <= 4; i++) meter.recordEnd(100);
    expect(meter.secondsPerQuestion).toBe(1);
    for (let i = 1; i <= 40; i++) meter.recordEnd(100 + i * 3_000);
    expect(meter.secondsPerQuestion).toBeGreaterThan(2.5);
  });

  test('follows a platform that becomes slower', () => {
    const meter = createPaceMeter();
    meter.begin(0, 1);
    let at = 0;
    for (let i = 0; i < 1_000; i++) meter.recordEnd((at += 1_000));
    for (let i = 0; i < 500; i++) meter.recordEnd((at += 5_000));
    expect(meter.secondsPerQuestion).toBe(5);
  });

  test('the median of an even number of values is the mean of the middle two', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBe(0);
  });
});
