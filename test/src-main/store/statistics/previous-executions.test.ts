import { expect, test } from 'vitest';
import { setExecutionState } from '#main/store/executions.ts';
import { previousExecutions } from '#main/store/statistics/previous-executions.ts';
import { workedExample } from './worked-example.ts';

test('the previous execution is the latest earlier Done one of the same group and platform with an answer', () => {
  const { store, everything, old, recent, addExecution, groupId, queries, scope } = workedExample();
  expect(previousExecutions(store, everything)).toEqual([{ id: recent, previousId: old }]);
  const next = addExecution(groupId, { date: '2026-03-29', answers: [{ queryId: queries[0], text: 'Acme.' }] });
  expect(previousExecutions(store, scope(next))).toEqual([{ id: next, previousId: recent }]);
  setExecutionState(store, recent, { state: 'Failed' });
  expect(previousExecutions(store, scope(next))).toEqual([{ id: next, previousId: old }]);
});
