import { expect, test } from 'vitest';
import { queryAnswerCounts, queryCompanyCounts } from '#main/store/statistics/query-company-counts.ts';
import { workedExample } from './worked-example.ts';

test('a company counts once per answer to a query, even if named twice; a negated mention does not count', () => {
  const { store, everything, queries, acme, bolt } = workedExample();
  const rows = [...queryCompanyCounts(store, everything)].flatMap(([queryId, counts]) =>
    [...counts].map(([brandId, count]) => [queryId, brandId, count]),
  );
  const named = rows.filter(([, brandId]) => brandId === acme || brandId === bolt);
  expect(named.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)).toEqual([
    [queries[0], acme, 2],
    [queries[0], bolt, 2],
    [queries[1], acme, 1],
    [queries[1], bolt, 1],
    [queries[2], acme, 1],
  ]);
});

test('a query counts its answered answers; refusals and missing overviews do not count', () => {
  const { store, everything, queries } = workedExample();
  expect(queryAnswerCounts(store, everything).map((row) => [row.queryId, row.answered, row.groupName])).toEqual([
    [queries[0], 2, 'Anvils'],
    [queries[1], 3, 'Anvils'],
    [queries[2], 2, 'Anvils'],
    [queries[3], 1, 'Anvils'],
  ]);
});
