import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';
import { seedStore } from '#test/support/seed-store.ts';

const cites = (...urls: string[]): CapturedAnswer['citations'] => urls.map((url) => ({ url, title: '', cited: true }));

/**
 * Three executions small enough to count by hand. Acme is the customer; Bolt is a confirmed competitor, Crate a candidate,
 * Dynamo ignored. A name in brackets does not count.
 *
 * | execution            | query 1                        | query 2                    | query 3        | query 4          |
 * | -------------------- | ------------------------------ | -------------------------- | -------------- | ---------------- |
 * | old, chatgpt 1 March | Bolt, Acme; news/a, acme.com/x | Acme; forum/t              | nobody         | refused          |
 * | new, chatgpt 15 March| Acme, Bolt, Crate; news/a, /b  | Crate, (Dynamo)            | Acme; forum/t  | nobody, (Acme)   |
 * | overview, 15 March   | no overview                    | Bolt; acme.com/x, (news/b) | –              | –                |
 */
export function workedExample() {
  const seed = seedStore();
  const bolt = seed.addBrand('Bolt');
  const crate = seed.addBrand('Crate', 'candidate');
  const dynamo = seed.addBrand('Dynamo', 'ignored');
  const groupId = seed.addGroup();
  const queries = [1, 2, 3, 4].map((index) => seed.addQuery(groupId, `Which anvil is number ${index}?`));
  const [q1 = 0, q2 = 0, q3 = 0, q4 = 0] = queries;
  const [news, newsB, forum, own] = [
    'https://anvilnews.com/a',
    'https://anvilnews.com/b',
    'https://anvilforum.org/t',
    'https://acme.com/x',
  ] as const;
  const old = seed.addExecution(groupId, {
    date: '2026-03-01',
    answers: [
      { queryId: q1, text: 'Bolt, then Acme.', citations: cites(news, own) },
      { queryId: q2, text: 'Acme.', citations: cites(forum) },
      { queryId: q3, text: 'Nobody.' },
      { queryId: q4, outcome: 'refused', text: '' },
    ],
  });
  const recent = seed.addExecution(groupId, {
    date: '2026-03-15',
    answers: [
      { queryId: q1, text: 'Acme, Bolt, Crate.', citations: cites(news, newsB) },
      { queryId: q2, text: 'Crate, or Dynamo.' },
      { queryId: q3, text: 'Acme, and Acme again.', citations: cites(forum) },
      { queryId: q4, text: 'I found no information about Acme.' },
    ],
  });
  const overview = seed.addExecution(groupId, {
    date: '2026-03-15',
    platform: 'aioverview',
    answers: [
      { queryId: q1, outcome: 'no_overview', text: '' },
      { queryId: q2, text: 'Bolt.', citations: [...cites(own), { url: newsB, title: '', cited: false }] },
    ],
  });
  const scope = (...executionIds: number[]): ExecutionScope => ({ executionIds, answered: 0 });
  return {
    ...seed,
    acme: seed.ownBrandId,
    bolt,
    crate,
    dynamo,
    groupId,
    queries: [q1, q2, q3, q4] as const,
    old,
    recent,
    overview,
    scope,
    everything: scope(old, recent, overview),
  };
}
