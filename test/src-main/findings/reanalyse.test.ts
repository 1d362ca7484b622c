import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reanalyse, type ReanalysisHooks } from '#main/findings/reanalyse.ts';
import { addBrandName, removeBrandNames, updateBrand } from '#main/store/brands.ts';
import { raiseBrandRevision } from '#main/store/customers.ts';
import { writeMentionDecision } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';
import { seedStore, type SeedStore } from '#test/support/seed-store.ts';
import { size } from '#test/support/size.ts';

const quiet: ReanalysisHooks = { progress: () => {}, checkCancelled: () => {} };
const categorise = () => 'other';

/** Everything that an analysis writes, without the stamps. */
const derived = (store: Store) => ({
  mentions: store.all('SELECT * FROM mention ORDER BY answer_id, start_offset, brand_id'),
  companies: store.all('SELECT * FROM answer_company ORDER BY answer_id, position'),
  citations: store.all('SELECT * FROM citation ORDER BY answer_id, position'),
  answers: store.all('SELECT id, mentioned, position, companies, citations, own_cited FROM answer ORDER BY id'),
  executions: store.all('SELECT id, answered, mentioned, naming_any, citing, citing_own FROM execution ORDER BY id'),
  executionCompanies: store.all('SELECT * FROM execution_company ORDER BY execution_id, brand_id'),
});

/** Forgets how everything was analysed, so that nothing can be skipped. */
const forget = (store: Store): void => {
  store.run('UPDATE execution SET analysis_version = 0');
  store.run('UPDATE answer SET found_digest = NULL');
};

/** Has a re-analysis keep the book that later changes are held against; without it the next one looks at everything. */
const keepBook = ({ store, customerId }: SeedStore): void => {
  forget(store);
  reanalyse(store, customerId, categorise, quiet);
};

/** Looks only at what was worked on: `findInAnswer` reads no text of an answer that is skipped. */
const writesOf = (store: Store, work: () => void): number => {
  const before = store.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0;
  work();
  return (store.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0) - before;
};

class Stopped extends Error {}
/** Stops a re-analysis at its n-th safe point. */
const stoppingAfter = (safePoints: number): ReanalysisHooks => {
  let left = safePoints;
  return {
    progress: () => {},
    answersPerPiece: 2,
    checkCancelled: () => {
      if (left-- <= 0) throw new Stopped();
    },
  };
};

const names = ['Bolt', 'Bolt Cutter', 'Crate', 'Dynamo', 'Box'] as const;
const phrases = [
  'Bolt is solid.',
  'Try the bolt-cutter today.',
  'I found no information about Crate.',
  'Dynamo, Box and Acme are fine.',
  'Put it in a box.',
  'Acme leads.',
  'The Acme Bolt Cutter wins.',
  'See https://crate.com/box for Crate.',
  'Nothing here.',
] as const;
const step = fc.oneof(
  fc.record({
    kind: fc.constant('alias' as const),
    brand: fc.nat(4),
    alias: fc.constantFrom('Anvilmaster', 'Acme Bolt', 'solid', 'Dyn'),
  }),
  fc.record({
    kind: fc.constant('exclude' as const),
    brand: fc.nat(4),
    phrase: fc.constantFrom('Bolt Cutter', 'in a box', 'Dynamo, Box'),
  }),
  fc.record({ kind: fc.constant('clear' as const), brand: fc.nat(4) }),
  fc.record({
    kind: fc.constant('state' as const),
    brand: fc.nat(4),
    state: fc.constantFrom('confirmed', 'candidate', 'ignored', 'retired'),
  }),
  fc.record({ kind: fc.constant('merge' as const), brand: fc.nat(4), into: fc.nat(4) }),
  fc.record({ kind: fc.constant('common' as const), brand: fc.nat(4), commonWord: fc.boolean() }),
  fc.record({ kind: fc.constant('own domain' as const), domain: fc.constantFrom('crate.com', 'acme.org') }),
  fc.record({ kind: fc.constant('decide' as const), answer: fc.nat(11), start: fc.nat(40), negated: fc.boolean() }),
  fc.record({ kind: fc.constant('reanalyse' as const), stopAfter: fc.option(fc.nat(9)) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function carryOut(seed: SeedStore, brands: readonly number[], one: Step): void {
  const { store, customerId } = seed;
  const brandOf = (index: number): number => brands[index] ?? 0;
  if (one.kind === 'reanalyse') {
    try {
      reanalyse(store, customerId, categorise, one.stopAfter === null ? quiet : stoppingAfter(one.stopAfter));
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return;
  }
  store.transaction(() => {
    if (one.kind === 'alias') addBrandName(store, brandOf(one.brand), 'alias', one.alias);
    else if (one.kind === 'exclude') addBrandName(store, brandOf(one.brand), 'exclude', one.phrase);
    else if (one.kind === 'clear')
      for (const kind of ['alias', 'exclude'] as const) removeBrandNames(store, brandOf(one.brand), kind);
    else if (one.kind === 'state')
      updateBrand(store, brandOf(one.brand), { state: one.state as 'confirmed', mergedInto: null });
    else if (one.kind === 'common') updateBrand(store, brandOf(one.brand), { commonWord: one.commonWord });
    else if (one.kind === 'own domain') addBrandName(store, seed.ownBrandId, 'domain', one.domain);
    else if (one.kind === 'decide')
      writeMentionDecision(
        store,
        one.answer + 1,
        { start: one.start, end: one.start + 8, negated: one.negated },
        '2026-01-02T00:00:00.000Z',
      );
    else if (one.brand !== one.into)
      updateBrand(store, brandOf(one.brand), { state: 'merged', mergedInto: brandOf(one.into) });
    raiseBrandRevision(store, customerId);
    // A decision about a mention is applied at once by its operation; here by looking through its execution again.
    if (one.kind === 'decide') store.run('UPDATE execution SET analysis_version = 0');
  });
}

describe('re-analysis', () => {
  test('that looks only at what changed equals one of everything, whatever was decided and wherever it was stopped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.subarray([...phrases], { minLength: 1 }), { minLength: 12, maxLength: 12 }),
        fc.array(step, { maxLength: 10 }),
        (texts, steps) => {
          const seed = seedStore();
          const brands = names.map((name) => seed.addBrand(name));
          const groupId = seed.addGroup();
          const queries = texts
            .slice(0, 6)
            .map((_, index) => seed.addQuery(groupId, `Which anvil is number ${index}?`));
          for (const half of [texts.slice(0, 6), texts.slice(6)])
            seed.addExecution(groupId, {
              answers: half.map((parts, index) => ({
                queryId: queries[index] ?? 0,
                text: parts.join(' '),
                citations: [{ url: 'https://crate.com/a', title: '', cited: true }],
              })),
            });
          keepBook(seed);
          for (const one of steps) carryOut(seed, brands, one);
          reanalyse(seed.store, seed.customerId, categorise, quiet);
          const kept = derived(seed.store);
          forget(seed.store);
          reanalyse(seed.store, seed.customerId, categorise, quiet);
          expect(kept).toEqual(derived(seed.store));
        },
      ),
      { numRuns: size(15, 80), seed: 20261120 },
    );
  });

  test('of a name that few answers hold rewrites only those answers', () => {
    const seed = seedStore();
    const bolt = seed.addBrand('Bolt');
    const groupId = seed.addGroup();
    const answers = Array.from({ length: 40 }, (_, index) => ({
      queryId: seed.addQuery(groupId, `Which anvil is number ${index}?`),
      text: index === 7 ? 'Thunderbolt Works and Acme.' : 'Bolt and Acme.',
    }));
    seed.addExecution(groupId, { answers });
    const { store, customerId } = seed;
    reanalyse(store, customerId, categorise, quiet);
    const change = (alias: string): number => {
      addBrandName(store, bolt, 'alias', alias);
      raiseBrandRevision(store, customerId);
      return writesOf(store, () => reanalyse(store, customerId, categorise, quiet));
    };
    // The rollups are rebuilt in any case: what no answer holds costs that and no more.
    const least = change('Nobody Says This');
    expect(change('Thunderbolt Works')).toBeGreaterThan(least);
    expect(change('Nor This') - least).toBe(1);
    forget(store);
    expect(writesOf(store, () => reanalyse(store, customerId, categorise, quiet))).toBeGreaterThan(least + 80);
    expect(store.get('SELECT answers FROM execution_company WHERE brand_id = ?', bolt)).toEqual({ answers: 40 });
  });

  test('that stopped in the middle of an execution leaves no name behind that is taken back before it goes on', () => {
    const seed = seedStore();
    const { store, customerId } = seed;
    const bolt = seed.addBrand('Bolt');
    const groupId = seed.addGroup();
    const answers = Array.from({ length: 6 }, (_, index) => ({
      queryId: seed.addQuery(groupId, `Which anvil is number ${index}?`),
      text: 'Anvilmaster, of course.',
    }));
    seed.addExecution(groupId, { answers });
    keepBook(seed);
    const withAlias = (change: () => void): void => {
      change();
      raiseBrandRevision(store, customerId);
    };
    withAlias(() => addBrandName(store, bolt, 'alias', 'Anvilmaster'));
    expect(() => reanalyse(store, customerId, categorise, stoppingAfter(2))).toThrow(Stopped);
    expect(store.get('SELECT COUNT(*) AS n FROM mention')).toEqual({ n: 2 });
    // The book is what it was when the execution was finished last: only its stamp tells that some answers are not.
    withAlias(() => removeBrandNames(store, bolt, 'alias'));
    reanalyse(store, customerId, categorise, quiet);
    expect(store.get('SELECT COUNT(*) AS n FROM mention')).toEqual({ n: 0 });
    expect(store.get('SELECT COUNT(*) AS n FROM execution_company')).toEqual({ n: 0 });
  });
});
