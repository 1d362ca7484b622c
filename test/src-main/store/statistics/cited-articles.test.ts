import { expect, test } from 'vitest';
import { citedArticles } from '#main/store/statistics/cited-articles.ts';
import { workedExample } from './worked-example.ts';

test('an article counts how many of the answers that cite it name the customer, and a competitor', () => {
  const { store, customerId, everything } = workedExample();
  const rows = (most: number) =>
    citedArticles(store, customerId, everything, most).map((row) => [
      row.url,
      row.answers,
      row.namingCustomer,
      row.namingCompetitor,
    ]);
  expect(rows(10)).toEqual([
    ['https://acme.com/x', 2, 1, 2],
    ['https://anvilforum.org/t', 2, 2, 0],
    ['https://anvilnews.com/a', 2, 2, 2],
    ['https://anvilnews.com/b', 1, 1, 1],
  ]);
  expect(rows(3)).toHaveLength(3);
});
