import { expect, test } from 'vitest';
import { countAnswers, listAnswerRows, type AnswerFilter } from '#main/store/answer-listing.ts';
import { workedExample } from './statistics/worked-example.ts';

const none: AnswerFilter = {
  queryId: null,
  brandId: null,
  domain: null,
  search: null,
  mentioned: null,
  outcome: null,
};
const page = { order: 'date', descending: true, limit: 100, offset: 0 } as const;

test('as many answers are counted as are listed, of one company and of all', () => {
  const { store, scope, everything, old, acme, bolt, crate, dynamo } = workedExample();
  for (const brandId of [null, acme, bolt, crate, dynamo])
    for (const answers of [everything, scope(old), scope()]) {
      const filter = { ...none, brandId };
      expect(countAnswers(store, answers, filter)).toBe(listAnswerRows(store, answers, filter, page).length);
    }
  expect(countAnswers(store, everything, { ...none, brandId: bolt })).toBeGreaterThan(1);
});
