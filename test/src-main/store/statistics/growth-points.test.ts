import { expect, test } from 'vitest';
import { growthPoints } from '#main/store/statistics/growth-points.ts';
import { workedExample } from './worked-example.ts';

test('every Done execution with an answer is a point, oldest first; one without answers gives none', () => {
  const { store, customerId, groupId, addExecution, queries, old, recent, overview } = workedExample();
  addExecution(groupId, {
    date: '2026-03-20',
    platform: 'aioverview',
    answers: [{ queryId: queries[0], outcome: 'no_overview', text: '' }],
  });
  const filter = { customerId, groupId: null, platform: null, includeNotActive: false };
  expect(
    growthPoints(store, filter).map((point) => [point.executionId, point.date, point.mentioned, point.answered]),
  ).toEqual([
    [old, '2026-03-01', 2, 3],
    [recent, '2026-03-15', 2, 4],
    [overview, '2026-03-15', 0, 1],
  ]);
  expect(growthPoints(store, { ...filter, platform: 'aioverview' }).map((point) => point.executionId)).toEqual([
    overview,
  ]);
  store.run("UPDATE query_group SET status = 'Not Active'");
  expect(growthPoints(store, filter)).toEqual([]);
  expect(growthPoints(store, { ...filter, includeNotActive: true })).toHaveLength(3);
});
