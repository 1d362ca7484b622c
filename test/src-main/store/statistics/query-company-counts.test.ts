import { expect, test } from 'vitest';
import { queryCompanyCounts } from '#main/store/statistics/query-company-counts.ts';
import { workedExample } from './worked-example.ts';

test('a company counts once per answer of a query, also where it is named twice; a negated mention does not', () => {
  const { store, everything, queries, acme, bolt } = workedExample();
  const rows = queryCompanyCounts(store, everything, [acme, bolt]).map((row) => [row.queryId, row.brandId, row.count]);
  expect(rows.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)).toEqual([
    [queries[0], acme, 2],
    [queries[0], bolt, 2],
    [queries[1], acme, 1],
    [queries[1], bolt, 1],
    [queries[2], acme, 1],
  ]);
});
