import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reanalyse } from '#main/scan/reanalyse.ts';
import { updateBrand } from '#main/store/brands.ts';
import { raiseBrandRevision } from '#main/store/customers.ts';
import { rebuildRollups } from '#main/store/rollups.ts';
import type { Store } from '#main/store/open.ts';
import { seedStore, type SeedStore } from '#test/support/seed-store.ts';

const names = ['Acme', 'Bolt', 'Crate', 'Dynamo'] as const;
const hooks = { progress: () => {}, checkCancelled: () => {} };

/** Everything the rollups say. */
const rollups = (store: Store) => ({
  executions: store.all(
    'SELECT id, answered, no_overview, refused, mentioned, naming_any, citing, citing_own, cost_micro FROM execution ORDER BY id',
  ),
  companies: store.all('SELECT * FROM execution_company ORDER BY execution_id, brand_id'),
  domains: store.all('SELECT * FROM execution_domain ORDER BY execution_id, domain_id'),
  articles: store.all('SELECT * FROM execution_article ORDER BY execution_id, url_id'),
});

/** The same, counted anew from the derived rows of every answer in plain code, sharing no SQL with the rollups. */
function recount(store: Store): { companies: unknown[]; mentioned: number[] } {
  const answers = store.all<{ id: number; execution_id: number; outcome: string; mentioned: number }>(
    'SELECT * FROM answer ORDER BY id',
  );
  const companies = store.all<{ answer_id: number; brand_id: number; position: number }>(
    'SELECT * FROM answer_company',
  );
  const sums = new Map<
    string,
    { execution_id: number; brand_id: number; answers: number; position_sum: number; first_named: number }
  >();
  for (const answer of answers.filter((one) => one.outcome === 'answered'))
    for (const company of companies.filter((one) => one.answer_id === answer.id)) {
      const key = `${String(answer.execution_id).padStart(5)} ${String(company.brand_id).padStart(5)}`;
      const sum = sums.get(key) ?? {
        execution_id: answer.execution_id,
        brand_id: company.brand_id,
        answers: 0,
        position_sum: 0,
        first_named: 0,
      };
      sums.set(key, {
        ...sum,
        answers: sum.answers + 1,
        position_sum: sum.position_sum + company.position,
        first_named: sum.first_named + (company.position === 1 ? 1 : 0),
      });
    }
  return {
    companies: [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum),
    mentioned: store
      .all<{ id: number }>('SELECT id FROM execution ORDER BY id')
      .map(
        ({ id }) =>
          answers.filter((one) => one.execution_id === id && one.outcome === 'answered' && one.mentioned === 1).length,
      ),
  };
}

const answer = fc.record({
  outcome: fc.constantFrom('answered', 'answered', 'answered', 'no_overview', 'refused'),
  named: fc.subarray([...names]),
  cited: fc.subarray([
    'https://acme.com/a',
    'https://news.example.com/1',
    'https://news.example.com/2',
    'https://forum.example.org/t',
  ]),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('scan' as const), answers: fc.array(answer, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('decide' as const),
    brand: fc.constantFrom('Bolt', 'Crate', 'Dynamo'),
    state: fc.constantFrom('confirmed', 'candidate', 'ignored'),
  }),
  fc.record({ kind: fc.constant('merge' as const) }),
  fc.record({ kind: fc.constant('reanalyse' as const) }),
);

describe('rollups', () => {
  test('equal a recount from the answers after any sequence of scans, decisions, merges and re-analyses', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const seed: SeedStore = seedStore();
        const { store, customerId } = seed;
        const brands = new Map(names.slice(1).map((name) => [name, seed.addBrand(name)]));
        const groupId = seed.addGroup();
        const queries = Array.from({ length: 4 }, (_, index) =>
          seed.addQuery(groupId, `Which anvil is number ${index}?`),
        );
        for (const one of steps) {
          if (one.kind === 'scan')
            seed.addExecution(groupId, {
              answers: one.answers.map((content, index) => ({
                queryId: queries[index] ?? 0,
                outcome: content.outcome as 'answered',
                text: `Consider ${content.named.join(', then ')}.`,
                citations: content.cited.map((url) => ({ url, title: '', cited: true })),
              })),
            });
          else if (one.kind === 'reanalyse') reanalyse(store, customerId, () => 'other', hooks);
          else {
            if (one.kind === 'decide')
              updateBrand(store, brands.get(one.brand) ?? 0, { state: one.state, mergedInto: null });
            else
              updateBrand(store, brands.get('Dynamo') ?? 0, { state: 'merged', mergedInto: brands.get('Bolt') ?? 0 });
            raiseBrandRevision(store, customerId);
          }
        }
        reanalyse(store, customerId, () => 'other', hooks);
        const kept = rollups(store);
        const counted = recount(store);
        expect(kept.companies).toEqual(counted.companies);
        expect((kept.executions as { mentioned: number }[]).map((row) => row.mentioned)).toEqual(counted.mentioned);
        for (const { id } of store.all<{ id: number }>('SELECT id FROM execution'))
          store.transaction(() => rebuildRollups(store, id));
        expect(rollups(store)).toEqual(kept);
      }),
      { numRuns: 60, seed: 20261120 },
    );
  });

  test('a merge makes two companies one in the whole history, counting an answer that names both once', () => {
    const seed = seedStore();
    const bolt = seed.addBrand('Bolt');
    const dynamo = seed.addBrand('Dynamo');
    const groupId = seed.addGroup();
    const [one, two] = [
      seed.addQuery(groupId, 'Which anvil is best?'),
      seed.addQuery(groupId, 'Which anvil is cheap?'),
    ];
    seed.addExecution(groupId, {
      answers: [
        { queryId: one, text: 'Bolt and Dynamo.' },
        { queryId: two, text: 'Dynamo, clearly.' },
      ],
    });
    updateBrand(seed.store, dynamo, { state: 'merged', mergedInto: bolt });
    raiseBrandRevision(seed.store, seed.customerId);
    reanalyse(seed.store, seed.customerId, () => 'other', hooks);
    expect(rollups(seed.store).companies).toEqual([
      { execution_id: 1, brand_id: bolt, answers: 2, position_sum: 2, first_named: 2 },
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
    expect(rollups(seed.store).executions).toMatchObject([{ answered: 1, refused: 1, no_overview: 1, mentioned: 1 }]);
  });
});
