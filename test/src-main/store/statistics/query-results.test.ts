import { expect, test } from 'vitest';
import { queryResults } from '#main/store/statistics/query-results.ts';
import { workedExample } from './worked-example.ts';

test('there is one row per query and execution, refused ones included, in the order of the scope', () => {
  const { store, scope, queries, old, recent, overview } = workedExample();
  const [q1, q2, q3, q4] = queries;
  expect(
    queryResults(store, scope(overview, recent, old)).map((row) => [row.executionId, row.queryId, row.mentioned]),
  ).toEqual([
    [overview, q1, 0],
    [overview, q2, 0],
    [recent, q1, 1],
    [recent, q2, 0],
    [recent, q3, 1],
    [recent, q4, 0],
    [old, q1, 1],
    [old, q2, 1],
    [old, q3, 0],
    [old, q4, 0],
  ]);
});

test('of several samples, the first is the row', () => {
  const { store, scope, groupId, queries, addExecution } = workedExample();
  const [queryId] = queries;
  const sampled = addExecution(groupId, {
    answers: [
      { queryId, sample: 1, text: 'Nobody.' },
      { queryId, sample: 2, text: 'Acme.' },
    ],
  });
  expect(queryResults(store, scope(sampled))).toMatchObject([{ queryId: queryId, mentioned: 0 }]);
});
