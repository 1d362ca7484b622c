import { expect, test } from 'vitest';
import { queryAnswerCounts } from '#main/store/statistics/query-answer-counts.ts';
import { workedExample } from './worked-example.ts';

test('a query counts its answered answers; refusals and missing overviews are none', () => {
  const { store, everything, queries } = workedExample();
  expect(queryAnswerCounts(store, everything).map((row) => [row.queryId, row.answered, row.groupName])).toEqual([
    [queries[0], 2, 'Anvils'],
    [queries[1], 3, 'Anvils'],
    [queries[2], 2, 'Anvils'],
    [queries[3], 1, 'Anvils'],
  ]);
});
