import { expect, test } from 'vitest';
import { replaceArticleCheck } from '#main/store/article-checks.ts';
import { storeUnreachablePage } from '#main/store/article-pages.ts';
import { articleStatistics } from '#main/store/statistics/article-statistics.ts';
import { checkDetails } from '#main/store/statistics/check-details.ts';
import { workedExample } from './worked-example.ts';

test('a check has its evidence, the named competitors by name, and why a page could not be read', () => {
  const { store, customerId, everything, bolt, crate, dynamo } = workedExample();
  const ids = articleStatistics(store, customerId, everything).map((row) => row.urlId);
  const [first = 0, second = 0, third = 0] = ids;
  const at = '2026-03-16T00:00:00.000Z';
  const check = { customerId, reason: null, checkedAt: at, analysisVersion: 1, brandRevision: 1, evidence: null };
  replaceArticleCheck(store, {
    ...check,
    urlId: first,
    state: 'mentioned',
    evidence: 'Acme leads.',
    competitors: [crate, bolt, dynamo],
  });
  storeUnreachablePage(store, second, { reason: 'status', message: 'It is gone (404).', gone: true, at });
  replaceArticleCheck(store, { ...check, urlId: second, state: 'unreachable', reason: 'status', competitors: [] });
  expect(
    checkDetails(store, customerId, [first, second, third]).map((row) => [
      row.urlId,
      row.evidence,
      row.message,
      row.competitors.map(({ name }) => name),
    ]),
  ).toEqual([
    [first, 'Acme leads.', null, ['Bolt', 'Crate']],
    [second, null, 'It is gone (404).', []],
  ]);
});
