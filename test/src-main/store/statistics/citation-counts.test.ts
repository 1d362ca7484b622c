import { expect, test } from 'vitest';
import { citationCounts } from '#main/store/statistics/citation-counts.ts';
import { workedExample } from './worked-example.ts';

test('answers that cite anything and that cite the customer are told per execution', () => {
  const { store, everything } = workedExample();
  // Citation share: 2 of 5 answers with a citation cite acme.com.
  expect(citationCounts(store, everything)).toEqual([
    { citing: 2, citingOwn: 1 },
    { citing: 2, citingOwn: 0 },
    { citing: 1, citingOwn: 1 },
  ]);
});
