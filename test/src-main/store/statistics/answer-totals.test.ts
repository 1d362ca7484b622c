import { expect, test } from 'vitest';
import { answerTotals } from '#main/store/statistics/answer-totals.ts';
import { workedExample } from './worked-example.ts';

test('totals add up the executions in scope and are 0 for an empty scope', () => {
  const { store, everything, scope } = workedExample();
  expect(answerTotals(store, everything)).toEqual({ answered: 8, mentioned: 4, citing: 5, citingOwn: 2 });
  expect(answerTotals(store, scope())).toEqual({ answered: 0, mentioned: 0, citing: 0, citingOwn: 0 });
});
