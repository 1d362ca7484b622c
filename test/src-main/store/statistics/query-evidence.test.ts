import { expect, test } from 'vitest';
import { softDeleteQuery } from '#main/store/queries.ts';
import { queryEvidence } from '#main/store/statistics/query-evidence.ts';
import { workedExample } from './worked-example.ts';

test('a query is listed with its answers of both periods; a deleted query is not', () => {
  const { store, scope, old, recent, queries } = workedExample();
  const rows = () =>
    queryEvidence(store, scope(recent), scope(old)).map((row) => [
      row.queryId,
      [row.answered, row.mentioned, row.namingNobody],
      [row.answeredBefore, row.mentionedBefore],
    ]);
  const [q1, q2, q3, q4] = queries;
  expect(rows()).toEqual([
    [q1, [1, 1, 0], [1, 1]],
    [q2, [1, 0, 0], [1, 1]],
    [q3, [1, 1, 0], [1, 0]],
    [q4, [1, 0, 1], [0, 0]],
  ]);
  softDeleteQuery(store, q2, '2026-03-16T00:00:00.000Z');
  expect(rows().map(([id]) => id)).toEqual([q1, q3, q4]);
});
