import { describe, expect, test } from 'vitest';
import { addBrandName, updateBrand } from '#main/store/brands.ts';
import { raiseBrandRevision } from '#main/store/revisions.ts';
import { reanalyseStale } from '#test/support/reanalyse-stale.ts';
import { seedStore } from '#test/support/seed-store.ts';

describe('rollups', () => {
  test('a merge unites two companies in the whole history and counts an answer that names both once', () => {
    const seed = seedStore();
    const bolt = seed.addBrand('Bolt');
    const dynamo = seed.addBrand('Dynamo');
    addBrandName(seed.store, dynamo, 'alias', 'Dynaworks');
    const groupId = seed.addGroup();
    const [one, two, three] = [
      seed.addQuery(groupId, 'Which anvil is best?'),
      seed.addQuery(groupId, 'Which anvil is cheap?'),
      seed.addQuery(groupId, 'Which anvil is old?'),
    ];
    seed.addExecution(groupId, {
      answers: [
        { queryId: one, text: 'Bolt and Dynamo.' },
        { queryId: two, text: 'Dynamo, clearly.' },
        { queryId: three, text: 'The old Dynaworks.' },
      ],
    });
    updateBrand(seed.store, dynamo, { state: 'merged', mergedInto: bolt });
    raiseBrandRevision(seed.store, seed.customerId);
    reanalyseStale(seed.store, seed.customerId);
    expect(seed.store.all('SELECT * FROM execution_company')).toEqual([
      { execution_id: 1, brand_id: bolt, answers: 3, position_sum: 3, first_named: 3 },
    ]);
  });

  test('only answered answers enter a denominator or a numerator', () => {
    const seed = seedStore();
    const groupId = seed.addGroup();
    const ids = [1, 2, 3].map((index) => seed.addQuery(groupId, `Which anvil is number ${index}?`));
    seed.addExecution(groupId, {
      answers: [
        { queryId: ids[0] ?? 0, text: 'Acme.' },
        { queryId: ids[1] ?? 0, outcome: 'refused', text: 'I cannot speak about Acme.' },
        { queryId: ids[2] ?? 0, outcome: 'no_overview', text: '' },
      ],
    });
    expect(seed.store.all('SELECT * FROM execution')).toMatchObject([
      { answered: 1, refused: 1, no_overview: 1, mentioned: 1 },
    ]);
  });
});
