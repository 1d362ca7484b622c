import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPieceAnalyser, type AnalysisPiece } from '#main/findings/analyse-piece.ts';
import type { HelperTask, JobHelper } from '#main/jobs/job-helper.ts';
import type { Helpers } from '#main/jobs/in-order.ts';
import type { ReanalysisOptions } from '#main/findings/reanalyse-executions.ts';
import { addBrandName, removeBrandNames, updateBrand } from '#main/store/brands.ts';
import { writeMentionDecision } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';
import { raiseBrandRevision } from '#main/store/revisions.ts';
import { noHooks, reanalyseStale } from '#test/support/reanalyse-stale.ts';
import { seedStore, type SeedStore } from '#test/support/seed-store.ts';
import { size } from '#test/support/size.ts';

/** Everything that an analysis writes, without the stamps. */
const derived = (store: Store) => ({
  mentions: store.all('SELECT * FROM mention ORDER BY answer_id, start_offset, brand_id'),
  companies: store.all('SELECT * FROM answer_company ORDER BY answer_id, position'),
  citations: store.all('SELECT * FROM citation ORDER BY answer_id, position'),
  answers: store.all('SELECT id, mentioned, position, companies, citations, own_cited FROM answer ORDER BY id'),
  executions: store.all('SELECT id, answered, mentioned, naming_any, citing, citing_own FROM execution ORDER BY id'),
  executionCompanies: store.all('SELECT * FROM execution_company ORDER BY execution_id, brand_id'),
});

/** Deletes the stamps of the last analysis, so that nothing can be skipped. */
const forget = (store: Store): void => {
  store.run('UPDATE execution SET analysis_version = 0');
  store.run('UPDATE answer SET found_digest = NULL');
};

/** Has a re-analysis store the brand book that later ones compare with; without it the next one analyses everything. */
const storeBook = ({ store, customerId }: SeedStore): void => {
  forget(store);
  reanalyseStale(store, customerId);
};

/** The number of rows that work writes: few if answers are skipped. */
const writesOf = (store: Store, work: () => void): number => {
  const before = store.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0;
  work();
  return (store.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0) - before;
};

class Stopped extends Error {}
/** Stops a re-analysis after N safe points. */
const stoppingAfter = (safePoints: number): ReanalysisOptions => {
  let left = safePoints;
  return {
    progress: () => {},
    answersPerPiece: 2,
    checkCancelled: () => {
      if (left-- <= 0) throw new Stopped();
    },
  };
};

/** A helper that does its tasks with what a thread gets of them, the last given first. */
function helped(): Helpers {
  const analyse = createPieceAnalyser();
  const given: (() => void)[] = [];
  const helper: JobHelper = {
    isReady: () => true,
    takeBack: () => false,
    post: ({ payload }: HelperTask, take) =>
      void given.push(() => take(structuredClone(analyse(structuredClone(payload) as AnalysisPiece)))),
    receive: () => {
      while (given.length > 1) given.pop()?.();
    },
    wait: () => given.length > 1,
    close: () => Promise.resolve(),
  };
  return { running: () => helper, start: () => helper };
}

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
  fc.record({ kind: fc.constant('reanalyse' as const), stopAfter: fc.option(fc.nat(9)), helped: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function carryOut(seed: SeedStore, brands: readonly number[], step: Step): void {
  const { store, customerId } = seed;
  const brandOf = (index: number): number => brands[index] ?? 0;
  if (step.kind === 'reanalyse') {
    try {
      const hooks = step.stopAfter === null ? noHooks : stoppingAfter(step.stopAfter);
      reanalyseStale(store, customerId, step.helped ? { ...hooks, answersPerPiece: 2, helpers: helped() } : hooks);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return;
  }
  store.transaction(() => {
    if (step.kind === 'alias') addBrandName(store, brandOf(step.brand), 'alias', step.alias);
    else if (step.kind === 'exclude') addBrandName(store, brandOf(step.brand), 'exclude', step.phrase);
    else if (step.kind === 'clear')
      for (const kind of ['alias', 'exclude'] as const) removeBrandNames(store, brandOf(step.brand), kind);
    else if (step.kind === 'state')
      updateBrand(store, brandOf(step.brand), { state: step.state as 'confirmed', mergedInto: null });
    else if (step.kind === 'common') updateBrand(store, brandOf(step.brand), { commonWord: step.commonWord });
    else if (step.kind === 'own domain') addBrandName(store, seed.ownBrandId, 'domain', step.domain);
    else if (step.kind === 'decide')
      writeMentionDecision(
        store,
        step.answer + 1,
        { start: step.start, end: step.start + 8, negated: step.negated },
        '2026-01-02T00:00:00.000Z',
      );
    else if (step.brand !== step.into)
      updateBrand(store, brandOf(step.brand), { state: 'merged', mergedInto: brandOf(step.into) });
    raiseBrandRevision(store, customerId);
    // The operation applies a decision at once; here its execution is analysed again.
    if (step.kind === 'decide') store.run('UPDATE execution SET analysis_version = 0');
  });
}

describe('re-analysis', () => {
  test('of what changed equals one of everything, whatever was decided and wherever it was stopped', () => {
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
          storeBook(seed);
          for (const taken of steps) carryOut(seed, brands, taken);
          reanalyseStale(seed.store, seed.customerId);
          const findings = derived(seed.store);
          forget(seed.store);
          reanalyseStale(seed.store, seed.customerId);
          expect(findings).toEqual(derived(seed.store));
        },
      ),
      { numRuns: size(15, 80), seed: 20261120 },
    );
  });

  test('of a name that few answers contain rewrites only those answers', () => {
    const seed = seedStore();
    const bolt = seed.addBrand('Bolt');
    const groupId = seed.addGroup();
    const answers = Array.from({ length: 40 }, (_, index) => ({
      queryId: seed.addQuery(groupId, `Which anvil is number ${index}?`),
      text: index === 7 ? 'Thunderbolt Works and Acme.' : 'Bolt and Acme.',
    }));
    seed.addExecution(groupId, { answers });
    const { store, customerId } = seed;
    reanalyseStale(store, customerId);
    const change = (alias: string): number => {
      addBrandName(store, bolt, 'alias', alias);
      raiseBrandRevision(store, customerId);
      return writesOf(store, () => reanalyseStale(store, customerId));
    };
    // The rollups are always rebuilt: a name that no answer contains costs that and no more.
    const least = change('Nobody Says This');
    expect(change('Thunderbolt Works')).toBeGreaterThan(least);
    expect(change('Nor This') - least).toBe(1);
    forget(store);
    expect(writesOf(store, () => reanalyseStale(store, customerId))).toBeGreaterThan(least + 80);
    expect(store.get('SELECT answers FROM execution_company WHERE brand_id = :bolt', { bolt })).toEqual({
      answers: 40,
    });
  });

  test('stopped in the middle of an execution leaves no trace of a name that is removed before it continues', () => {
    const seed = seedStore();
    const { store, customerId } = seed;
    const bolt = seed.addBrand('Bolt');
    const groupId = seed.addGroup();
    const answers = Array.from({ length: 6 }, (_, index) => ({
      queryId: seed.addQuery(groupId, `Which anvil is number ${index}?`),
      text: 'Anvilmaster, of course.',
    }));
    seed.addExecution(groupId, { answers });
    storeBook(seed);
    const withAlias = (change: () => void): void => {
      change();
      raiseBrandRevision(store, customerId);
    };
    withAlias(() => addBrandName(store, bolt, 'alias', 'Anvilmaster'));
    expect(() => reanalyseStale(store, customerId, stoppingAfter(2))).toThrow(Stopped);
    expect(store.get('SELECT COUNT(*) AS n FROM mention')).toEqual({ n: 2 });
    // The book is the same as when the execution was last finished: only its stamp shows that some answers differ.
    withAlias(() => removeBrandNames(store, bolt, 'alias'));
    reanalyseStale(store, customerId);
    expect(store.get('SELECT COUNT(*) AS n FROM mention')).toEqual({ n: 0 });
    expect(store.get('SELECT COUNT(*) AS n FROM execution_company')).toEqual({ n: 0 });
  });
});
