import { expect, test } from 'vitest';
import { articleStatistics } from '#main/store/statistics/article-statistics.ts';
import { resolveScope } from '#main/store/statistics/scope.ts';
import { seedStore } from '#test/support/seed-store.ts';

test('an article is counted under one address and served in the spelling cited most often', () => {
  const { store, customerId, addGroup, addQuery, addExecution } = seedStore();
  const group = addGroup();
  const query = addQuery(group, 'Which anvil is best?');
  const cite = (url: string) => ({ url, title: 'Anvils', cited: true });
  let day = 1;
  const scan = (url: string) =>
    addExecution(group, {
      date: `2026-11-0${day++}`,
      answers: [{ queryId: query, text: 'See the source.', citations: [cite(url)] }],
    });
  const served = () => {
    const filter = {
      customerId,
      groupId: null,
      platform: null,
      from: '2026-01-01',
      to: '2026-12-31',
      includeNotActive: true,
    };
    return articleStatistics(store, customerId, resolveScope(store, filter)).map(({ url, count }) => [url, count]);
  };
  scan('https://acme.com/anvils?utm_source=openai');
  expect(served()).toEqual([['https://acme.com/anvils', 1]]);
  scan('https://www.acme.com/anvils/');
  scan('https://www.acme.com/anvils/#prices');
  expect(served()).toEqual([['https://www.acme.com/anvils/', 3]]);
  scan('https://acme.com/anvils');
  scan('https://acme.com/anvils');
  expect(served()).toEqual([['https://acme.com/anvils', 5]]);
  expect(store.all('SELECT spelling, citations FROM url_spelling ORDER BY spelling')).toEqual([
    { spelling: 'https://acme.com/anvils', citations: 3 },
    { spelling: 'https://www.acme.com/anvils/', citations: 2 },
  ]);
});
