import { expect, test } from 'vitest';
import { normals } from '#main/analysis/effects/plan-result.ts';
import { sequenceHalfWidth } from '#main/analysis/effects/sequence-boundary.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';

test('a difference without an effect leaves its interval in at most 5 % of courses of a year, and not in far fewer', () => {
  const normal = normals(seededRandom(3));
  const courses = 4_000;
  for (const weeksBefore of [4, 13]) {
    let left = 0;
    for (let course = 0; course < courses; course++) {
      let before = 0;
      for (let week = 0; week < weeksBefore; week++) before += normal() / weeksBefore;
      let sum = 0;
      let isOut = false;
      for (let week = 1; week <= 52; week++) {
        sum += normal();
        const variance = 1 / week + 1 / weeksBefore;
        isOut ||=
          week >= 2 && Math.abs(sum / week - before) > sequenceHalfWidth({ variance, degrees: 1e9 }, weeksBefore);
      }
      if (isOut) left++;
    }
    expect(left / courses, `${weeksBefore} weeks before`).toBeLessThan(0.05);
    expect(left / courses, `${weeksBefore} weeks before`).toBeGreaterThan(0.02);
  }
});

test('is wider the fewer degrees of freedom its variance has', () => {
  const half = (degrees: number): number => sequenceHalfWidth({ variance: 1, degrees }, 13);
  expect(half(1e9)).toBeCloseTo(2.8, 2);
  // Student's 99.746th percentiles with 10 and 30 degrees of freedom.
  expect(half(10)).toBeGreaterThan(3.4);
  expect(half(10)).toBeGreaterThan(half(30));
  expect(half(0.5)).toBe(half(1));
});
