import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import { seriesEvidence } from '#main/results/series-evidence.ts';
import { growthPoints } from '#main/store/statistics/growth-points.ts';
import { seedStore } from '#test/support/seed-store.ts';

test('sixteen groups scanned weekly are compared with all of the 90 days before, however many scans that are', () => {
  const { store, customerId, addGroup, addQuery, addExecution } = seedStore();
  const groups = Array.from({ length: 16 }, (_, index) => {
    const group = addGroup(`Anvils ${index}`);
    return { group, queryId: addQuery(group, 'best anvil?') };
  });
  const weeks = 13;
  for (let week = 0; week < weeks; week++)
    for (const [index, { group, queryId }] of groups.entries())
      addExecution(group, {
        date: addDays('2026-01-05', 7 * week),
        answers: [{ queryId, text: (week + index) % 2 === 0 ? 'Acme.' : 'No one.' }],
      });
  const filter = { customerId, groupId: null, platform: null, includeNotActive: true };
  const { evidence } = seriesEvidence(store, growthPoints(store, filter), null) ?? {};
  // Five scans in the last 30 days, eight before; the ninth week was the first look.
  expect(evidence?.scanWeight).toBeCloseTo(1 / 5 + 1 / 8, 12);
  expect(evidence).toMatchObject({ paired: 16, look: { number: weeks - 8 } });
});
