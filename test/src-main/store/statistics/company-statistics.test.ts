import { expect, test } from 'vitest';
import { updateBrand } from '#main/store/brands.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { workedExample } from './worked-example.ts';

test('companies are counted once per answer, with their places; candidates are there, ignored ones are not', () => {
  const { store, everything, acme, bolt, crate } = workedExample();
  // Acme: second, first, first, first. Bolt: first, second, first. Crate: third, first.
  expect(companyStatistics(store, everything)).toEqual([
    { brand_id: acme, company: 'Acme', kind: 'own', state: 'confirmed', count: 4, position_sum: 5, first_named: 3 },
    {
      brand_id: bolt,
      company: 'Bolt',
      kind: 'competitor',
      state: 'confirmed',
      count: 3,
      position_sum: 4,
      first_named: 2,
    },
    {
      brand_id: crate,
      company: 'Crate',
      kind: 'competitor',
      state: 'candidate',
      count: 2,
      position_sum: 4,
      first_named: 1,
    },
  ]);
});

test('a company that is set aside is gone at once, before its history is recomputed', () => {
  const { store, everything, crate } = workedExample();
  updateBrand(store, crate, { state: 'ignored' });
  expect(companyStatistics(store, everything).map((row) => row.company)).toEqual(['Acme', 'Bolt']);
});

test('companies of one execution are those of its answers', () => {
  const { store, scope, overview } = workedExample();
  expect(companyStatistics(store, scope(overview)).map((row) => [row.company, row.count])).toEqual([['Bolt', 1]]);
});
