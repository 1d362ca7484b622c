import { describe, expect, test } from 'vitest';
import { recommendForWeek } from '#main/recommend/weekly-cycle.ts';
import { addBrandName } from '#main/store/brands.ts';
import { findCustomer, type CustomerRow } from '#main/store/customers.ts';
import {
  listCurrentRecommendations,
  listRecommendationDetails,
  setRecommendationStatus,
} from '#main/store/recommendations.ts';
import type { Store } from '#main/store/open.ts';
import { insertQuery } from '#main/store/queries.ts';
import { setWithoutBranded } from '#main/store/query-labels.ts';
import { seedStore } from '#test/support/seed-store.ts';

/** Four weekly scans in which ChatGPT names Bolt from a guide and never Acme. */
function scanned() {
  const seed = seedStore();
  const bolt = seed.addBrand('Bolt');
  addBrandName(seed.store, bolt, 'domain', 'bolt.com');
  const groupId = seed.addGroup();
  const queries = [1, 2, 3].map((index) => seed.addQuery(groupId, `Which anvil is number ${index}?`));
  const scan = (date: string, platform = 'chatgpt') =>
    seed.addExecution(groupId, {
      date,
      platform,
      answers: queries.map((queryId) => ({
        queryId,
        text: 'Bolt, clearly.',
        citations: [
          { url: 'https://guide.example.com/best-anvils', title: 'Best anvils', cited: true },
          { url: 'https://bolt.com/anvils', title: 'Bolt', cited: true },
        ],
      })),
    });
  const customer = findCustomer(seed.store, seed.customerId) as CustomerRow;
  return { ...seed, groupId, queries, scan, customer };
}

const seedBranded = (store: Store, groupId: number): number =>
  insertQuery(store, groupId, 'Is Acme any good?', '2026-01-01T00:00:00Z');

describe('the weekly cycle', () => {
  test('recommends from ChatGPT answers only', () => {
    const { store, scan, customer } = scanned();
    scan('2026-05-04', 'aioverview');
    expect(recommendForWeek(store, customer, '2026-05-06')).toBe(0);
    scan('2026-05-05');
    expect(recommendForWeek(store, customer, '2026-05-06')).toBeGreaterThan(0);
  });

  test('counts what the scores count: without branded queries if they are left out', () => {
    const { store, scan, customer, queries, groupId } = scanned();
    queries.push(seedBranded(store, groupId));
    scan('2026-05-05');
    const counted = (): string | undefined => {
      recommendForWeek(store, customer, '2026-05-06');
      return listCurrentRecommendations(store, customer.id, { includeNotActive: false })[0]?.data_points;
    };
    expect(counted()).toMatch(/^- Cited in 4 of 4 answers/);
    setWithoutBranded(store, customer.id, true);
    expect(counted()).toMatch(/^- Cited in 3 of 3 answers/);
  });

  test('writes what the published interface serves, with references to real sources', () => {
    const { store, scan, customer, groupId } = scanned();
    scan('2026-05-05');
    recommendForWeek(store, customer, '2026-05-06');
    const list = listCurrentRecommendations(store, customer.id, { includeNotActive: false });
    expect(list[0]).toMatchObject({
      title: 'Get Acme into an article on example.com',
      platform: 'third-party site',
      status: 'New',
      // Monday is the 4th; nothing is dated before the first scan.
      date: '2026-05-05',
      query_group_id: groupId,
      take_action_url: 'https://guide.example.com/best-anvils',
      references: [{ source_url: 'https://guide.example.com/best-anvils' }],
    });
    expect(list[0]?.data_points).toMatch(/^- Cited in 3 of 3 answers \(100 %\)/);
    expect(list.map((row) => row.title)).toContain('Give answers a page of your own to cite');
  });

  test('the same finding keeps its id and status the next week; one that disappears leaves the list and returns unchanged', () => {
    const { store, scan, customer } = scanned();
    scan('2026-05-05');
    recommendForWeek(store, customer, '2026-05-06');
    const [first] = listRecommendationDetails(store, customer.id);
    setRecommendationStatus(store, first?.id ?? 0, 'In Progress');
    scan('2026-05-12');
    recommendForWeek(store, customer, '2026-05-13');
    const again = listRecommendationDetails(store, customer.id).find((row) => row.id === first?.id);
    expect(again).toMatchObject({ status: 'In Progress', date: '2026-05-11', firstFound: '2026-05-05' });
    // Two months later nothing was scanned: the list is empty, and nothing is forgotten.
    expect(recommendForWeek(store, customer, '2026-07-20')).toBe(0);
    expect(listCurrentRecommendations(store, customer.id, { includeNotActive: false })).toEqual([]);
    scan('2026-07-21');
    recommendForWeek(store, customer, '2026-07-21');
    expect(listRecommendationDetails(store, customer.id).find((row) => row.id === first?.id)).toMatchObject({
      status: 'In Progress',
      date: '2026-07-20',
    });
  });

  test('running the same week again changes nothing', () => {
    const { store, scan, customer } = scanned();
    scan('2026-05-05');
    recommendForWeek(store, customer, '2026-05-06');
    const before = listRecommendationDetails(store, customer.id);
    recommendForWeek(store, customer, '2026-05-08');
    expect(
      listRecommendationDetails(store, customer.id).map(({ data_points: _points, evidence: _evidence, ...row }) => row),
    ).toEqual(before.map(({ data_points: _points, evidence: _evidence, ...row }) => row));
  });
});
