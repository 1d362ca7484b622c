import { expect, test } from 'vitest';
import { movements } from '#main/store/statistics/movements.ts';
import { workedExample } from './worked-example.ts';

test('a query is won or lost if it was answered both times and only one answer names the customer', () => {
  const { store, groupId, addExecution, old, recent, queries } = workedExample();
  // Query 1 names Acme both times; query 4 was refused before, so naming it later is no gain on that day.
  expect(
    movements(store, [{ id: recent, previousId: old }]).map((row) => [row.queryId, row.mentioned, row.platform]),
  ).toEqual([
    [queries[1], 0, 'chatgpt'],
    [queries[2], 1, 'chatgpt'],
  ]);
  const next = addExecution(groupId, { date: '2026-03-29', answers: [{ queryId: queries[3], text: 'Acme.' }] });
  expect(movements(store, [{ id: next, previousId: old }])).toEqual([]);
  expect(movements(store, [{ id: next, previousId: recent }]).map((row) => row.queryId)).toEqual([queries[3]]);
});
