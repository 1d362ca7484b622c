import { expect, test } from 'vitest';
import { movements } from '#main/store/statistics/movements.ts';
import { workedExample } from './worked-example.ts';

test('a query is lost or won where it was answered both times, and one names the customer', () => {
  const { store, old, recent, queries } = workedExample();
  // Query 1 names Acme both times; query 4 was refused before.
  expect(
    movements(store, [{ id: recent, previous_id: old }]).map((row) => [row.query_id, row.mentioned, row.platform]),
  ).toEqual([
    [queries[1], 0, 'chatgpt'],
    [queries[2], 1, 'chatgpt'],
  ]);
  expect(movements(store, [])).toEqual([]);
});
