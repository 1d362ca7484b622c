import { expect, test } from 'vitest';
import { updateBrand } from '#main/store/brands.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { workedExample } from './worked-example.ts';

test('companies are counted once per answer, with the positions of confirmed ones; candidates are included, ignored ones are not', () => {
  const { store, everything, acme, bolt, crate } = workedExample();
  // Acme: second, first, first, first. Bolt: first, second, first. Crate is a candidate.
  expect(companyStatistics(store, everything)).toEqual([
    {
      brandId: acme,
      company: 'Acme',
      kind: 'own',
      state: 'confirmed',
      probability: null,
      count: 4,
      positionSum: 5,
      firstNamed: 3,
    },
    {
      brandId: bolt,
      company: 'Bolt',
      kind: 'competitor',
      state: 'confirmed',
      probability: null,
      count: 3,
      positionSum: 4,
      firstNamed: 2,
    },
    {
      brandId: crate,
      company: 'Crate',
      kind: 'competitor',
      state: 'candidate',
      probability: null,
      count: 2,
      positionSum: 0,
      firstNamed: 0,
    },
  ]);
});

test('a company that is ignored disappears at once, before its history is recomputed', () => {
  const { store, everything, crate } = workedExample();
  updateBrand(store, crate, { state: 'ignored' });
  expect(companyStatistics(store, everything).map((row) => row.company)).toEqual(['Acme', 'Bolt']);
});

test('companies of one execution are those of its answers', () => {
  const { store, scope, overview } = workedExample();
  expect(companyStatistics(store, scope(overview)).map((row) => [row.company, row.count])).toEqual([['Bolt', 1]]);
});
