import { expect, test } from 'vitest';
import { resolveScope } from '#main/store/statistics/scope.ts';
import { workedExample } from './worked-example.ts';

test('without dates it is the latest execution of each platform; with dates, all between them, both days included', () => {
  const { store, customerId, old, recent, overview } = workedExample();
  const filter = { customerId, groupId: null, platform: null, from: null, to: null, includeNotActive: false };
  expect(resolveScope(store, filter)).toEqual({ executionIds: [overview, recent], answered: 5 });
  expect(resolveScope(store, { ...filter, from: '2026-03-01', to: '2026-03-15' })).toEqual({
    executionIds: [overview, recent, old],
    answered: 8,
  });
  expect(resolveScope(store, { ...filter, to: '2026-03-14' })).toEqual({ executionIds: [old], answered: 3 });
  expect(resolveScope(store, { ...filter, platform: 'nobody' })).toEqual({ executionIds: [], answered: 0 });
});
