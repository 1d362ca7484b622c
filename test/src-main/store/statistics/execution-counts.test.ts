import { expect, test } from 'vitest';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import { workedExample } from './worked-example.ts';

test('an execution counts its answers by outcome; naming only a candidate does not count as naming a competitor', () => {
  const { store, everything, old, recent, overview } = workedExample();
  // Scores 66.7 (2 of 3), 50 (2 of 4) and 0 (0 of 1); share of voice 2 of 2, 2 of 2 and 0 of 1.
  expect(executionCounts(store, everything)).toMatchObject([
    { id: overview, answered: 1, noOverview: 1, refused: 0, mentioned: 0, namingAny: 1, platform: 'aioverview' },
    { id: recent, answered: 4, noOverview: 0, refused: 0, mentioned: 2, namingAny: 2 },
    { id: old, answered: 3, noOverview: 0, refused: 1, mentioned: 2, namingAny: 2 },
  ]);
});

test('answers that cite anything, and those that cite the customer, are counted per execution', () => {
  const { store, everything } = workedExample();
  // Citation share: 2 of 5 answers with a citation cite acme.com.
  expect(executionCounts(store, everything).map((row) => [row.citing, row.citingOwn])).toEqual([
    [1, 1],
    [2, 0],
    [2, 1],
  ]);
});
