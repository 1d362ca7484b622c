import { expect, test } from 'vitest';
import { companyClusters } from '#main/store/statistics/company-clusters.ts';
import { workedExample } from './worked-example.ts';

test('only the given companies have a figure, one for each execution that names them', () => {
  const { store, everything, scope, acme, bolt, crate, old, recent, overview } = workedExample();
  const read = (...brands: number[]) =>
    companyClusters(store, everything, brands).map((row) => [row.brandId, row.executionId, row.answers]);
  expect(read(acme, bolt)).toEqual([
    [acme, old, 2],
    [acme, recent, 2],
    [bolt, old, 1],
    [bolt, recent, 1],
    [bolt, overview, 1],
  ]);
  expect(read(crate)).toEqual([[crate, recent, 2]]);
  expect(companyClusters(store, scope(old), [crate])).toEqual([]);
});
