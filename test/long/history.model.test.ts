import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OperationName } from '#shared/contract/index.ts';
import { domainCategories, type DomainCategory } from '#shared/domain/domain-categories.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { importAnswers } from '#main/import/import-answers.ts';
import { JobCancelled, type JobContext } from '#main/jobs/job.ts';
import { reanalysisJob } from '#main/findings/recompute-history.ts';
import { computeClientSummary, summaryVersion } from '#main/results/client-summary.ts';
import type { ServiceContext } from '#main/service/context.ts';
import { createService } from '#main/service/create-service.ts';
import { owner } from '#main/service/service.ts';
import { listBrandRows } from '#main/store/brands.ts';
import { readClientSummaries, saveClientSummary } from '#main/store/client-summaries.ts';
import { writeSetting } from '#main/store/settings.ts';
import {
  answerDifferences,
  executionDifferences,
  rollupDifferences,
  sampleExecutions,
} from '#main/store/verify-rollups.ts';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import {
  checksumOfAnswers,
  readQueryMonths,
  readRollups,
  recountFromAnswers,
  recountQueryMonths,
} from '#test/src-main/store/recount-from-answers.ts';
import { seedStore, type SeedStore } from '#test/support/seed-store.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { longSize } from '#test/support/size.ts';

const phrases = [
  'Bolt is solid.',
  'Try the bolt-cutter today.',
  'I found no information about Crate.',
  '- **Dynamo** is fine.\n- **Acme** leads.\n',
  'Put it in a box.',
  'Acme leads; see [their guide](https://acme.com/guide?utm_source=x).',
  'The Acme Bolt Cutter wins [1].\n\n[1]: https://www.crate.com/box',
  'See https://news.example.com/a and https://forum.example.org/t/2.',
  'Nothing here.',
  'I found no information about Acme.',
] as const;
const sites = [
  'https://acme.com/a',
  'https://crate.com/x',
  'https://forum.example.org/t',
  'https://gov.uk/tax',
] as const;

const brand = fc.nat(7);
const answer = fc.record({
  outcome: fc.constantFrom('answered', 'answered', 'answered', 'no_overview', 'refused'),
  parts: fc.subarray([...phrases], { minLength: 1, maxLength: 4 }),
  cited: fc.subarray([...sites], { maxLength: 2 }),
  retrieved: fc.subarray([...sites], { maxLength: 1 }),
});
const date = fc.constantFrom('2026-03-01', '2026-03-02', '2026-04-01');
const step = fc.oneof(
  fc.record({ kind: fc.constant('scan' as const), date, answers: fc.array(answer, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('import' as const),
    date,
    rows: fc.array(fc.tuple(fc.nat(6), answer), { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('edit queries' as const), added: fc.nat(9), deleted: fc.nat(9) }),
  fc.record({
    kind: fc.constant('names' as const),
    brand,
    aliases: fc.subarray(['Anvilmaster', 'Acme Bolt', 'solid', 'box'], { maxLength: 2 }),
    excludes: fc.subarray(['Bolt Cutter', 'in a box'], { maxLength: 1 }),
    domains: fc.subarray(['crate.com', 'acme.com'], { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('rename' as const), brand, name: fc.constantFrom('Crate', 'Boltworks', 'Dynamo Ltd') }),
  fc.record({ kind: fc.constant('common word' as const), brand, commonWord: fc.boolean() }),
  fc.record({ kind: fc.constant('new brand' as const), name: fc.constantFrom('Crate', 'Cutter', 'Nothing') }),
  fc.record({
    kind: fc.constant('state' as const),
    brand,
    state: fc.constantFrom('confirmed', 'candidate', 'ignored'),
  }),
  fc.record({ kind: fc.constant('merge' as const), brand, into: brand }),
  fc.record({
    kind: fc.constant('category' as const),
    domain: fc.constantFrom('crate.com', 'acme.com', 'example.com', 'example.org', 'gov.uk'),
    category: fc.option(fc.constantFrom(...domainCategories)),
  }),
  fc.record({
    kind: fc.constant('negated' as const),
    which: fc.nat(5),
    decision: fc.constantFrom('counts', 'stays_negated', 'undecided'),
  }),
  fc.record({ kind: fc.constant('older version' as const), execution: fc.nat(5) }),
  fc.record({ kind: fc.constant('re-analyse' as const), stopAfter: fc.option(fc.nat(12)) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The service and its jobs over one store, all in this thread. */
function openHistory() {
  const seed: SeedStore = seedStore();
  const { store, customerId } = seed;
  // Thousands of small transactions, of which no power cut may take one here.
  store.db.pragma('synchronous = OFF');
  const now = (): Date => new Date('2026-05-01T12:00:00.000Z');
  const job = (stopAfter: number | null): JobContext => {
    let left = stopAfter ?? Number.POSITIVE_INFINITY;
    return {
      store,
      workspaceDirectory: '',
      env: 'local',
      timeZone: 'UTC',
      now,
      progress: () => {},
      request: () => Promise.reject(new Error('nothing is asked')),
      checkCancelled: () => {
        if (left-- <= 0) throw new JobCancelled();
      },
    };
  };
  // Operations on scans, models and the shell are left out: they touch none of this.
  const context = {
    store,
    env: 'local',
    timeZone: 'UTC',
    now,
    emit: () => {},
    recomputeInBackground: () => {},
  } as unknown as ServiceContext;
  const service = createService({
    context,
    subscribe: () => () => {},
    logDefect: (operation, error) => {
      throw new Error(`${operation} broke`, { cause: error });
    },
    close: () => Promise.resolve(),
  });
  const groupId = seed.addGroup();
  const overrides = new Map<string, DomainCategory>();
  return {
    seed,
    store,
    customerId,
    groupId,
    overrides,
    file: path.join(temporaryDirectory(), 'answers.jsonl'),
    queries: [1, 2, 3, 4].map((index) => seed.addQuery(groupId, `Which anvil is number ${index}?`)),
    job,
    /** What a person asks for and may be refused is no concern here: the history must hold in both cases. */
    ask: (name: OperationName, request: object) => service.callUnchecked(name, { customerId, ...request }, owner),
    brandId: (index: number): number => {
      const rows = listBrandRows(store, customerId);
      return rows[index % rows.length]?.id ?? 0;
    },
  };
}
type History = ReturnType<typeof openHistory>;

const textOf = (parts: readonly string[]): string => parts.join(' ');

async function carryOut(history: History, one: Step): Promise<void> {
  const { seed, store, customerId, groupId, queries, ask, brandId, job } = history;
  switch (one.kind) {
    case 'scan':
      return void seed.addExecution(groupId, {
        date: one.date,
        categorise,
        answers: one.answers.map((content, index) => ({
          // Of several answers the last two are samples of one query.
          queryId: queries[index === 3 ? 2 : index] ?? 0,
          sample: index === 3 ? 2 : 1,
          outcome: content.outcome as 'answered',
          text: content.outcome === 'answered' ? textOf(content.parts) : '',
          raw: { kept: content.parts },
          citations: [
            ...content.cited.map((url) => ({ url, title: '', cited: true })),
            ...content.retrieved.map((url) => ({ url, title: '', cited: false })),
          ],
        })),
      });
    case 'import': {
      const rows = one.rows.map(([query, content]) => ({
        query: `Which anvil is number ${query}?`,
        answer: content.outcome === 'answered' ? textOf(content.parts) : '',
        date: one.date,
        citations: content.cited,
      }));
      writeFileSync(history.file, rows.map((row) => JSON.stringify(row)).join('\n'));
      return void (await importAnswers(
        { file: history.file, customerId, queryGroupId: groupId, platform: 'aioverview' },
        job(null),
      ));
    }
    case 'edit queries':
      return void (await ask('edit-queries-definitions', {
        customerId: undefined,
        queryGroupId: groupId,
        addedQueries: [`Which anvil is number ${one.added}?`],
        deletedQueriesIds: [one.deleted],
      }));
    case 'names':
      return void (await ask('save-brand', {
        brandId: brandId(one.brand),
        aliases: one.aliases,
        excludes: one.excludes,
        domains: one.domains,
      }));
    case 'rename':
      return void (await ask('save-brand', { brandId: brandId(one.brand), name: one.name }));
    case 'common word':
      return void (await ask('save-brand', { brandId: brandId(one.brand), commonWord: one.commonWord }));
    case 'new brand':
      return void (await ask('save-brand', { name: one.name }));
    case 'state':
      return void (await ask('save-brand', { brandId: brandId(one.brand), state: one.state }));
    case 'merge':
      return void (await ask('merge-brands', { brandId: brandId(one.brand), intoBrandId: brandId(one.into) }));
    case 'category': {
      const done = await ask('set-domain-category', { domain: one.domain, category: one.category });
      if (done.ok && one.category !== null) history.overrides.set(one.domain, one.category);
      if (done.ok && one.category === null) history.overrides.delete(one.domain);
      return;
    }
    case 'negated': {
      const places = store.all<{ answer_id: number; start_offset: number }>(
        'SELECT answer_id, start_offset FROM mention ORDER BY negated DESC, answer_id, start_offset',
      );
      const place = places[one.which % Math.max(1, places.length)];
      if (place)
        await ask('decide-negated-mention', {
          customerId: undefined,
          answerId: place.answer_id,
          start: place.start_offset,
          decision: one.decision,
        });
      return;
    }
    case 'older version':
      return asIfOlder(history, one.execution);
    case 're-analyse':
      try {
        reanalysisJob({ customerIds: [customerId] }, job(one.stopAfter));
      } catch (error) {
        if (!(error instanceof JobCancelled)) throw error;
      }
  }
}

/** An execution as an older version of the analysis left it: it found nothing, and knew nothing of its domains. */
function asIfOlder({ store }: History, index: number): void {
  const ids = store.all<{ id: number }>('SELECT id FROM execution ORDER BY id').map((row) => row.id);
  const id = ids[index % Math.max(1, ids.length)];
  if (id === undefined) return;
  for (const table of ['mention', 'answer_company', 'citation'])
    store.run(`DELETE FROM ${table} WHERE answer_id IN (SELECT id FROM answer WHERE execution_id = :id)`, { id });
  store.run(
    'UPDATE answer SET mentioned = 0, position = NULL, companies = 0, citations = 0, own_cited = 0, found_digest = :foundDigest WHERE execution_id = :id',
    { foundDigest: 'older', id },
  );
  store.run('UPDATE execution SET analysis_version = :analysisVersion WHERE id = :id', {
    analysisVersion: analysisVersion - 1,
    id,
  });
  store.run("UPDATE domain SET category = 'shop'");
  writeSetting(store, 'domainCategoriesVersion', analysisVersion - 1);
}

const categorise = createCategoriser('local');

/** The expected category of every cited domain: the user's override, else owned or competitor, else the classifier's. */
function categoriesWanted({ store, customerId, overrides }: History, domains: readonly string[]): DomainCategory[] {
  const rows = listBrandRows(store, customerId).filter((row) => row.state !== 'ignored' && row.state !== 'retired');
  const owners = store.all<{ brand_id: number; value: string }>(
    "SELECT brand_id, value FROM brand_name WHERE kind = 'domain'",
  );
  return domains.map((domain) => {
    const kinds = owners
      .filter((owner) => owner.value === domain)
      .flatMap((owner) => rows.filter((row) => row.id === owner.brand_id).map((row) => row.kind));
    const whose = kinds.includes('own') ? 'owned' : kinds.length > 0 ? 'competitor' : undefined;
    return overrides.get(domain) ?? whose ?? (categorise(domain) as DomainCategory);
  });
}

/** A stored summary is deleted with its basis: what is still there equals one that is computed now. */
function expectTheSummaryToHold({ store, customerId }: History): void {
  const context = { store, timeZone: 'UTC', now: () => new Date('2026-05-01T12:00:00.000Z') };
  const now = JSON.stringify(computeClientSummary(context, customerId));
  expect(readClientSummaries(store, summaryVersion).get(customerId) ?? now).toBe(now);
  saveClientSummary(store, customerId, summaryVersion, now);
}

function expectTheHistoryToHold(history: History): void {
  const { store, customerId } = history;
  expect(readRollups(store)).toEqual(recountFromAnswers(store, customerId));
  expect(readQueryMonths(store)).toEqual(recountQueryMonths(store, customerId));
  expectTheSummaryToHold(history);
  expect([executionDifferences(store), rollupDifferences(store), answerDifferences(store)]).toEqual([[], [], []]);
  expect(rollupDifferences(store, sampleExecutions(store, 2, 2))).toEqual([]);
  const ids = store.all<{ id: number }>('SELECT id FROM execution').map((row) => row.id);
  const domains = domainStatistics(store, customerId, { executionIds: ids, answered: 0 });
  expect(domains.map((row) => row.category)).toEqual(
    categoriesWanted(
      history,
      domains.map((row) => row.domain),
    ),
  );
}

test('rollups equal a recount from the raw answers after any sequence of scans, imports, edits, merges, decisions, overrides and interrupted re-analyses, and no answer ever changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const history = openHistory();
      const { store, customerId, job } = history;
      let checked = { upTo: 0, checksum: checksumOfAnswers(store, 0) };
      const checkFigures = (): void => {
        reanalysisJob({ customerIds: [customerId] }, job(null));
        expectTheHistoryToHold(history);
        expect(checksumOfAnswers(store, checked.upTo)).toBe(checked.checksum);
        const upTo = store.get<{ id: number | null }>('SELECT MAX(id) AS id FROM answer')?.id ?? 0;
        checked = { upTo, checksum: checksumOfAnswers(store, upTo) };
      };
      for (const step of steps) {
        await carryOut(history, step);
        expectTheSummaryToHold(history);
        // An import leaves nothing stale behind, neither its own answers nor older ones.
        if (step.kind === 'import') expectTheHistoryToHold(history);
        if (step.kind === 're-analyse' && step.stopAfter === null) checkFigures();
      }
      checkFigures();
    }),
    { numRuns: longSize(200, 80), seed: 20261120 },
  );
});
