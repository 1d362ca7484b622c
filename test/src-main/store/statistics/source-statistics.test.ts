import { expect, test } from 'vitest';
import { replaceArticleCheck } from '#main/store/article-checks.ts';
import { updateBrand } from '#main/store/brands.ts';
import { sourceStatistics } from '#main/store/statistics/source-statistics.ts';
import { workedExample } from './worked-example.ts';

test('every cited article has its category and, if it was checked, the result of its page', () => {
  const { store, customerId, everything, bolt } = workedExample();
  const read = () => sourceStatistics(store, customerId, everything);
  expect(read().map((row) => [row.url, row.category, row.count, row.state, row.namesCompetitor])).toEqual([
    ['https://acme.com/x', 'owned', 2, null, 0],
    ['https://anvilforum.org/t', 'other', 2, null, 0],
    ['https://anvilnews.com/a', 'other', 2, null, 0],
    ['https://anvilnews.com/b', 'other', 1, null, 0],
  ]);
  const news = read().find((row) => row.url === 'https://anvilnews.com/a');
  replaceArticleCheck(store, {
    customerId,
    urlId: news?.urlId ?? 0,
    state: 'not_mentioned',
    reason: null,
    checkedAt: '2026-03-16T00:00:00.000Z',
    evidence: null,
    competitors: [bolt],
    analysisVersion: 1,
    brandRevision: 1,
  });
  const checked = () => read().find((row) => row.url === 'https://anvilnews.com/a');
  expect(checked()).toMatchObject({
    state: 'not_mentioned',
    namesCompetitor: 1,
    checkedAt: '2026-03-16T00:00:00.000Z',
  });
  // An ignored competitor does not count.
  updateBrand(store, bolt, { state: 'ignored' });
  expect(checked()).toMatchObject({ state: 'not_mentioned', namesCompetitor: 0 });
});
