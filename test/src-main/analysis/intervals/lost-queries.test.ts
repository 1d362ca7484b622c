import { expect, test } from 'vitest';
import { lostQueries } from '#main/analysis/intervals/lost-queries.ts';

const query = (id: number, now: readonly [number, number], before: readonly [number, number]) => ({
  id,
  now: { successes: now[0], n: now[1] },
  before: { successes: before[0], n: before[1] },
});
const steady = Array.from({ length: 20 }, (_, index) => query(100 + index, [2, 4], [6, 12]));

test('a query named in every answer before and in none now is lost, among others that are steady', () => {
  // Fisher: 1 ÷ C(16, 4) = 0.00055, below 0.05 ÷ 21.
  expect(lostQueries([...steady, query(1, [0, 4], [12, 12])]).map(({ id }) => id)).toEqual([1]);
});

test('the more queries are lost, the less each has to show', () => {
  // 2 ÷ C(10, 4) = 0.0095 each: below 0.05 ÷ 21 × 4, not below 0.05 ÷ 21.
  const weaker = (id: number) => query(id, [0, 4], [5, 6]);
  expect(lostQueries([...steady, weaker(1)])).toEqual([]);
  expect(lostQueries(Array.from({ length: 21 }, (_, index) => weaker(index)))).toHaveLength(21);
});

test('queries that rose, or were asked on one side only, are not', () => {
  expect(lostQueries([query(1, [4, 4], [0, 12]), query(2, [0, 4], [0, 0]), query(3, [0, 0], [12, 12])])).toEqual([]);
  expect(lostQueries([])).toEqual([]);
});
