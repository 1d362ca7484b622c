import { expect, test } from 'vitest';
import { articleStatistics } from '#main/store/statistics/article-statistics.ts';
import { workedExample } from './worked-example.ts';

test('an article is one address and counts the answers that cite it', () => {
  const { store, customerId, everything, scope, overview } = workedExample();
  expect(articleStatistics(store, customerId, everything)).toMatchObject([
    { url: 'https://acme.com/x', domain: 'acme.com', count: 2, checkState: null },
    { url: 'https://anvilforum.org/t', domain: 'anvilforum.org', count: 2 },
    { url: 'https://anvilnews.com/a', domain: 'anvilnews.com', count: 2 },
    { url: 'https://anvilnews.com/b', domain: 'anvilnews.com', count: 1 },
  ]);
  expect(articleStatistics(store, customerId, scope(overview)).map((row) => row.url)).toEqual(['https://acme.com/x']);
});
