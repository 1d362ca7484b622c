import { expect, test } from 'vitest';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { recomputeHistory } from '#main/findings/recompute-history.ts';
import { addBrandName } from '#main/store/brands.ts';
import { findDomain, overrideCategory } from '#main/store/domains.ts';
import { listReanalysisRows, recordDecision } from '#main/store/reanalyses.ts';
import { raiseBrandRevision } from '#main/store/revisions.ts';
import { writeSetting } from '#main/store/settings.ts';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import { noHooks } from '#test/support/reanalyse-stale.ts';
import { seedStore } from '#test/support/seed-store.ts';

const now = (): Date => new Date('2026-05-01T12:00:00.000Z');
const at = '2026-05-01T11:00:00.000Z';

/** Two answers, one of which names Anvilmaster, and two sources. */
function history() {
  const seed = seedStore();
  const { store, customerId } = seed;
  const groupId = seed.addGroup();
  const executionId = seed.addExecution(groupId, {
    categorise: createCategoriser('local'),
    answers: ['Acme.', 'Anvilmaster.'].map((text, index) => ({
      queryId: seed.addQuery(groupId, `Which anvil is number ${index}?`),
      text,
      citations: ['https://www.gov.uk/anvils', 'https://www.reddit.com/r/anvils'].map((url) => ({
        url,
        title: '',
        cited: true,
      })),
    })),
  });
  return {
    ...seed,
    executionId,
    recompute: () => recomputeHistory(customerId, createCategoriser('local'), noHooks, { store, now }),
    records: () => listReanalysisRows(store, customerId, 10).map(({ reason, changes }) => ({ reason, changes })),
    categories: () =>
      domainStatistics(store, customerId, { executionIds: [executionId], answered: 2 }).map((row) => row.category),
  };
}

test('a new analysis version is recorded as the reason, and updates the categories of known domains but not those set by a person', () => {
  const { store, customerId, executionId, recompute, records, categories } = history();
  expect(categories()).toEqual(['government', 'forum']);
  overrideCategory(store, customerId, findDomain(store, 'reddit.com')?.id ?? 0, 'reviews');
  store.run("UPDATE domain SET category = 'shop'");
  writeSetting(store, 'domainCategoriesVersion', analysisVersion - 1);
  store.run('UPDATE execution SET analysis_version = :analysisVersion', { analysisVersion: analysisVersion - 1 });
  expect(categories()).toEqual(['shop', 'reviews']);
  expect(recompute()).toBe(2);
  expect(categories()).toEqual(['government', 'reviews']);
  expect(records()).toEqual([{ reason: 'A new version of the analysis.', changes: [] }]);
  expect(recompute()).toBe(0);
  expect(records()).toHaveLength(1);
  expect(store.get('SELECT analysis_version FROM execution WHERE id = :executionId', { executionId })).toEqual({
    analysis_version: analysisVersion,
  });
});

test('decisions are recorded in their own words, with every score that changed', () => {
  const { store, customerId, ownBrandId, executionId, recompute, records } = history();
  recompute();
  store.transaction(() => {
    addBrandName(store, ownBrandId, 'alias', 'Anvilmaster');
    recordDecision(store, customerId, raiseBrandRevision(store, customerId), at, 'Changed Acme.');
  });
  recompute();
  expect(records()).toEqual([
    {
      reason: 'Changed Acme.',
      changes: [{ executionId, before: { mentioned: 1, answered: 2 }, after: { mentioned: 2, answered: 2 } }],
    },
  ]);
});
