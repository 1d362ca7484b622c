import { expect, test } from 'vitest';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import { workedExample } from './worked-example.ts';

test('a domain counts once per answer, however many of its pages are cited; a source that was only retrieved does not count', () => {
  const { store, customerId, everything } = workedExample();
  // anvilnews.com: two answers, of which one cites two of its pages; its retrieved page adds nothing.
  expect(domainStatistics(store, customerId, everything)).toEqual([
    { domain: 'acme.com', count: 2, category: 'owned' },
    { domain: 'anvilforum.org', count: 2, category: 'other' },
    { domain: 'anvilnews.com', count: 2, category: 'other' },
  ]);
});
