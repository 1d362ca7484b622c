import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrationsDirectory } from '#main/files/paths.ts';
import { readQueryRates } from '#main/results/query-rates.ts';
import { setExecutionState } from '#main/store/executions.ts';
import { softDeleteQuery } from '#main/store/queries.ts';
import { rollupDifferences } from '#main/store/verify-rollups.ts';
import { seedStore, type SeedStore } from '#test/support/seed-store.ts';
import { readQueryMonths } from '../store/recount-from-answers.ts';

const named = 'Acme leads.';
const behind = 'Bolt, then Acme.';
const other = 'Bolt leads.';

/** Two queries, scanned on two platforms in three months. */
function history() {
  const seed = seedStore();
  seed.addBrand('Bolt');
  const groupId = seed.addGroup();
  const [one, two] = [seed.addQuery(groupId, 'Which anvil is best?'), seed.addQuery(groupId, 'Which anvil is cheap?')];
  const scan = (date: string, texts: readonly [string, string], platform = 'chatgpt') =>
    seed.addExecution(groupId, {
      date,
      platform,
      answers: [
        { queryId: one, text: texts[0] },
        { queryId: two, text: texts[1] },
      ],
    });
  scan('2026-01-31', [named, other]);
  scan('2026-02-01', [behind, other]);
  scan('2026-02-14', [named, other], 'aioverview');
  scan('2026-02-28', [other, named]);
  scan('2026-03-01', [named, other]);
  return { ...seed, groupId, one, two, scan };
}

const rates = ({ store, customerId }: SeedStore, from?: string, to?: string) =>
  readQueryRates(
    { customerId, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    { store, timeZone: 'UTC', now: () => new Date('2026-05-01T12:00:00Z') },
  ).queries;
const figures = (seed: SeedStore, from?: string, to?: string) =>
  rates(seed, from, to).map(({ platforms }) =>
    Object.fromEntries(platforms.map(({ platform, score }) => [platform, [score.successes, score.n]])),
  );

describe('rates of queries', () => {
  test('counts whole months, parts of months and single days alike', () => {
    const seed = history();
    expect(figures(seed, '2026-01-01', '2026-03-31')).toEqual([
      { chatgpt: [3, 4], aioverview: [1, 1] },
      { chatgpt: [1, 4], aioverview: [0, 1] },
    ]);
    expect(figures(seed, '2026-02-01', '2026-02-28')).toEqual([
      { chatgpt: [1, 2], aioverview: [1, 1] },
      { chatgpt: [1, 2], aioverview: [0, 1] },
    ]);
    expect(figures(seed, '2026-01-31', '2026-02-27')).toEqual([
      { chatgpt: [2, 2], aioverview: [1, 1] },
      { chatgpt: [0, 2], aioverview: [0, 1] },
    ]);
    expect(figures(seed, '2026-03-01', '2026-03-01')).toEqual([{ chatgpt: [1, 1] }, { chatgpt: [0, 1] }]);
    expect(figures(seed, '2026-04-01', '2026-04-30')).toEqual([{}, {}]);
  });

  test('reports the interval, the average position and the last answer in the period', () => {
    const seed = history();
    const [chatgpt] = rates(seed, '2026-01-01', '2026-02-28')[0]?.platforms ?? [];
    expect(chatgpt).toMatchObject({
      platform: 'chatgpt',
      score: { value: 66.7, successes: 2, n: 3, exploratory: true },
      position: 1.5,
      last: { date: '2026-02-28', outcome: 'answered', mentioned: false, position: null },
    });
    expect(chatgpt?.score.low).toBeLessThan(30);
    expect(chatgpt?.score.high).toBeGreaterThan(90);
  });

  test('the answers of a scan that is not done do not count, in a whole month either', () => {
    const seed = history();
    const cancelled = seed.scan('2026-02-20', [named, named]);
    expect(figures(seed, '2026-02-01', '2026-02-28')[1]).toEqual({ chatgpt: [2, 3], aioverview: [0, 1] });
    setExecutionState(seed.store, cancelled, { state: 'Cancelled' });
    expect(figures(seed, '2026-02-01', '2026-02-28')[1]).toEqual({ chatgpt: [1, 2], aioverview: [0, 1] });
  });

  test('several samples of a query are one scan of several answers', () => {
    const seed = seedStore();
    const groupId = seed.addGroup();
    const queryId = seed.addQuery(groupId, 'Which anvil is best?');
    for (const date of ['2026-01-05', '2026-01-12'])
      seed.addExecution(groupId, {
        date,
        answers: [1, 2, 3].map((sample) => ({ queryId, sample, text: date === '2026-01-05' ? named : other })),
      });
    expect(readQueryMonths(seed.store)).toEqual({ [`${queryId} chatgpt 2026-01`]: [2, 6, 3, 3, 18, 9, 9] });
    const [whole, part] = ['2026-01-31', '2026-01-30'].map(
      (to) => rates(seed, '2026-01-01', to)[0]?.platforms[0]?.score,
    );
    expect(whole).toEqual(part);
    // All or nothing in a scan: far less certain than six independent answers (18.8 to 81.2).
    expect(whole?.low).toBeLessThan(15);
  });

  test('a deleted query is listed while it has answers in the period, an active one without answers always', () => {
    const seed = history();
    softDeleteQuery(seed.store, seed.two, '2026-03-02T00:00:00.000Z');
    seed.addQuery(seed.groupId, 'Which anvil is new?');
    const listed = (from: string, to: string) => rates(seed, from, to).map(({ query, active }) => [query, active]);
    expect(listed('2026-02-01', '2026-02-28')).toEqual([
      ['Which anvil is best?', true],
      ['Which anvil is cheap?', false],
      ['Which anvil is new?', true],
    ]);
    expect(listed('2026-04-01', '2026-04-30').map(([query]) => query)).toEqual([
      'Which anvil is best?',
      'Which anvil is new?',
    ]);
  });
});

describe('the rollup of queries and months', () => {
  test('the upgrade counts what the writer counted', () => {
    const { store } = history();
    const written = readQueryMonths(store);
    expect(Object.keys(written)).toHaveLength(8);
    store.db.exec('DROP TABLE query_month');
    store.db.exec(readFileSync(path.join(migrationsDirectory(), '0008-query-months.sql'), 'utf8'));
    expect(readQueryMonths(store)).toEqual(written);
  });

  test('a check finds a row that is wrong, missing or too many', () => {
    const { store, one } = history();
    const found = (sql: string) => {
      store.run(sql);
      return rollupDifferences(store).map(({ figure, stored, counted }) => [figure, stored, counted]);
    };
    const march = `query ${one}, chatgpt, 2026-03: answers`;
    expect(found("UPDATE query_month SET mentioned = mentioned - 1 WHERE month = '2026-03' AND mentioned = 1")).toEqual(
      [[march, 1, 1]],
    );
    expect(found(`DELETE FROM query_month WHERE month = '2026-03' AND query_id = ${one}`)).toEqual([[march, null, 1]]);
    expect(
      found(
        `INSERT INTO query_month VALUES (${one}, 'chatgpt', '2026-03', 1, 1, 1, 1, 1, 1, 1), (${one}, 'gone', '2026-03', 1, 1, 1, 1, 1, 1, 1)`,
      ),
    ).toEqual([[`query ${one}, gone, 2026-03: answers`, 1, null]]);
  });

  test('goes with its query', () => {
    const { store, one } = history();
    store.db.pragma('foreign_keys = OFF');
    store.run('DELETE FROM answer WHERE query_id = :one', { one });
    store.db.pragma('foreign_keys = ON');
    for (const table of ['answer', 'execution_query']) store.run(`DELETE FROM ${table} WHERE query_id = :one`, { one });
    store.run('DELETE FROM query WHERE id = :one', { one });
    expect(store.get('SELECT COUNT(*) AS n FROM query_month WHERE query_id = :one', { one })).toEqual({ n: 0 });
  });
});
