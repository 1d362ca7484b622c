import { expect, test } from 'vitest';
import { companiesPerExecution } from '#main/store/statistics/companies-per-execution.ts';
import { workedExample } from './worked-example.ts';

test('a company that no answer of an execution names is listed with 0 answers', () => {
  const { store, scope, old, acme, bolt, crate } = workedExample();
  expect(
    companiesPerExecution(store, scope(old)).map((row) => [row.brandId, row.answers, row.positionSum, row.answered]),
  ).toEqual([
    [acme, 2, 3, 3],
    [bolt, 1, 1, 3],
    [crate, 0, 0, 3],
  ]);
});
