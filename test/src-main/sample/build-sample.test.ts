import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertKinds } from '#shared/contract/workspace/alerts.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { JobCancelled } from '#main/jobs/job.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { buildSample, sampleExists, type SampleContext } from '#main/sample/build-sample.ts';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { recordAnswer } from '#main/findings/record-answer.ts';
import { nextSlot, readSchedule } from '#main/scan/schedule.ts';
import { updateBrandBook } from '#main/findings/update-brand-book.ts';
import { seedData } from '#main/platforms/simulated/seed-data.ts';
import { simulateAnswer } from '#main/platforms/simulated/simulate-answer.ts';
import { sampleSeed } from '#main/platforms/simulated/simulated.ts';
import { readCaps } from '#main/money/caps.ts';
import { readTextSetting } from '#main/store/settings.ts';
import { databaseFile, openStore, type Store } from '#main/store/open.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import { planExecution } from '#main/store/execution-queries.ts';
import { insertExecution, listGroupExecutions, setExecutionState } from '#main/store/executions.ts';
import { groupPlatforms, listQueryGroupRows } from '#main/store/query-groups.ts';
import { listOrganizations } from '#main/store/organizations.ts';
import { listKeyRows } from '#main/store/keys.ts';
import { listStaleCustomers } from '#main/store/revisions.ts';
import { putSample, sampleNow as now } from '#test/support/prepared-sample.ts';
import { wholeSize as size } from '#test/support/size.ts';
import { growthPoints } from '#main/store/statistics/growth-points.ts';

const today = '2026-11-20';
/** Weeks of the sample: a year in `npm run test:long`. */
const weeks = size(4, 52);
/** What takes a year to show is tested on a year only. */
const wholeYear = size<readonly string[]>([], ['a year']);
const quietly: SampleContext = { now: () => now, timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} };

const folder = mkdtempSync(path.join(os.tmpdir(), 'answerscope-sample-'));
const open = (directory: string): Store => openStore(directory, { migrationsDirectory: migrationsDirectory() });
let built: ReturnType<typeof putSample>;
let store: Store;

beforeAll(() => {
  const directory = path.join(folder, 'year');
  built = putSample(directory, weeks);
  store = open(directory);
});

afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const customers = () => listCustomerSummaries(store, null);
const groups = () =>
  customers().flatMap((customer) => listQueryGroupRows(store, customer.id).map((group) => ({ customer, group })));

interface Row {
  readonly outcome: string;
  readonly mentioned: 0 | 1;
  readonly platform: string;
  readonly day: string;
  readonly query: string;
  readonly language: string;
  readonly country: string;
  readonly customer_id: number;
  readonly answer_id: number;
}

/** Every answer of the sample with what the simulation meant it to name. */
function answersWithTruth() {
  return store
    .all<Row>(
      `SELECT a.id AS answer_id, a.outcome, a.mentioned, e.platform, e.execution_date AS day, e.customer_id, q.text AS query, g.language, g.country
       FROM answer a JOIN execution e ON e.id = a.execution_id JOIN query q ON q.id = a.query_id JOIN query_group g ON g.id = e.query_group_id`,
    )
    .map((row) => {
      const language = findLanguage(row.language)?.code ?? 'en';
      const { platform, query, country, day } = row;
      const truth = simulateAnswer({ seed: sampleSeed, platform, query, language, country, day, sample: 1, today });
      return { row, truth };
    });
}

describe('the sample workspace', () => {
  test('holds more than 250 answers a week', () => {
    expect(built.outcome.answers).toBeGreaterThan(250 * weeks);
  });

  test('reports progress that only grows and ends at the total', () => {
    const shares = built.reports.map(({ completed, total }) => completed / total);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(new Set(built.reports.map(({ message }) => message)).size).toBeGreaterThanOrEqual(3);
  });

  test('is marked as a sample and holds no key', () => {
    expect(readTextSetting(store, 'env', '')).toBe('sample');
    expect(listKeyRows(store)).toEqual([]);
    const simulated = store.get<{ n: number }>(
      "SELECT COUNT(*) AS n FROM answer WHERE provider <> 'simulated' OR surface <> 'simulated'",
    );
    expect(simulated?.n).toBe(0);
    expect(store.all('SELECT DISTINCT origin FROM execution')).toEqual([{ origin: 'simulated' }]);
  });

  test('is an agency of 12 customers and 18 groups, one of them paused and one a clone', () => {
    expect(customers()).toHaveLength(12);
    expect(new Set(customers().map(({ paying }) => paying))).toEqual(new Set([0, 1]));
    expect(groups()).toHaveLength(18);
    expect(groups().filter(({ group }) => group.status === 'Pause')).toHaveLength(1);
    const clone = groups().find(({ group }) => group.type === 'clone')?.group;
    const parent = groups().find(({ group }) => group.id === clone?.parentId)?.group;
    expect(clone?.keywords).toBe(parent?.keywords);
    const [organization] = listOrganizations(store);
    expect(organization?.used).toBe(18);
    expect(organization?.quota).toBeGreaterThan(18);
  });

  test('scans every group on both platforms every week as scheduled, next in the coming week', () => {
    for (const { group } of groups()) {
      expect(groupPlatforms(store, group.id)).toEqual(['chatgpt', 'aioverview']);
      const schedule = readSchedule(group.schedule, group.createdAt, 'UTC');
      const scanned = listGroupExecutions(store, group.id).map(
        ({ executionDate }) => new Date(`${executionDate}T00:00:00Z`).getUTCDay() || 7,
      );
      expect(schedule).toMatchObject({ kind: 'weekly', days: [...new Set(scanned)] });
      if (group.status !== 'Pause') expect(nextSlot(group, 'UTC', now)).toBe(group.nextDueAt);
      if (group.status === 'Pause') expect(group.nextDueAt).toBeNull();
      else {
        const inDays = (Date.parse(group.nextDueAt ?? '') - now.getTime()) / 86_400_000;
        expect(inDays).toBeGreaterThan(0);
        expect(inDays).toBeLessThan(7);
      }
    }
  });

  test('has a point of growth for every week, for every group on every platform, a week apart, the last within this week', () => {
    for (const { customer, group } of groups())
      for (const platform of ['chatgpt', 'aioverview']) {
        const dates = growthPoints(store, {
          customerId: customer.id,
          groupId: group.id,
          platform,
          includeNotActive: false,
        }).map(({ date }) => Date.parse(date));
        const market = seedData().markets[customer.id - 1];
        expect(dates).toHaveLength(Math.min(weeks, market?.weeks ?? weeks));
        expect(new Set(dates.slice(1).map((date, index) => date - (dates[index] ?? 0)))).toEqual(
          new Set([7 * 86_400_000]),
        );
        expect(now.getTime() - (dates.at(-1) ?? 0)).toBeLessThan(7 * 86_400_000);
      }
  });

  test.each(wholeYear)(
    'of %s shows movement: one customer rises, one falls, one stays, and a competitor appears',
    () => {
      const scoreOf = (name: string, from: string, to: string): number => {
        const customer = customers().find((one) => one.name === name);
        const points = growthPoints(store, {
          customerId: customer?.id ?? 0,
          groupId: null,
          platform: null,
          includeNotActive: false,
        });
        const inside = points.filter(({ date }) => date >= from && date <= to);
        return (
          inside.reduce((sum, { mentioned }) => sum + mentioned, 0) /
          inside.reduce((sum, { answered }) => sum + answered, 0)
        );
      };
      const change = (name: string) =>
        scoreOf(name, '2026-09-01', '2026-11-20') - scoreOf(name, '2025-11-20', '2026-02-10');
      expect(change('Taskvale')).toBeGreaterThan(0.2);
      expect(change('Bergfalk')).toBeLessThan(-0.2);
      expect(Math.abs(change('Marivela'))).toBeLessThan(0.1);
      const newcomer = store.get<{ first: string; total: number }>(
        `SELECT MIN(e.execution_date) AS first, SUM(x.answers) AS total FROM execution_company x JOIN execution e ON e.id = x.execution_id
       JOIN brand b ON b.id = x.brand_id WHERE b.name = 'Flinkra'`,
      );
      expect(newcomer?.first.slice(0, 7)).toMatch(/^2026-0[45]$/);
      expect(newcomer?.total).toBeGreaterThan(200);
    },
  );

  test.each(wholeYear)('of %s keeps the history of edited queries', () => {
    const revisions = store.all<{ comments: string; added: string; deleted: string }>(
      "SELECT * FROM query_revision WHERE deleted <> '[]'",
    );
    expect(revisions.length).toBeGreaterThanOrEqual(2);
    const gone = store.get<{ n: number }>(
      'SELECT COUNT(*) AS n FROM query q WHERE q.deleted_at IS NOT NULL AND EXISTS (SELECT 1 FROM answer WHERE query_id = q.id)',
    );
    expect(gone?.n).toBe(revisions.length);
  });

  test('has complete executions: every question answered or failed, dates in order, spend booked', () => {
    const broken = store.all(
      `SELECT id FROM execution WHERE state <> 'Done' OR finished_at <= started_at OR answered + no_overview + refused + failed <> total
         OR analysis_version <> ${analysisVersion} OR (SELECT COUNT(*) FROM execution_query x WHERE x.execution_id = execution.id AND x.state IN ('answered', 'failed')) <> total`,
    );
    expect(broken).toEqual([]);
    const spend = store.get<{ booked: number; spent: number }>(
      'SELECT (SELECT SUM(cost_micro) FROM spend) AS booked, (SELECT SUM(cost_micro) FROM execution) AS spent',
    );
    expect(spend?.booked).toBe(spend?.spent);
    const failed = store.get<{ n: number }>('SELECT SUM(failed) AS n FROM execution');
    // None in four weeks.
    expect(failed?.n).toBeGreaterThanOrEqual(size(0, 1));
  });

  test('has read cited pages of every customer, with every result', () => {
    const checked = store.all<{ customer: number; states: string; pages: number }>(
      `SELECT customer_id AS customer, GROUP_CONCAT(DISTINCT state) AS states, COUNT(*) AS pages FROM article_check GROUP BY 1`,
    );
    expect(checked).toHaveLength(customers().length);
    for (const state of ['mentioned', 'not_mentioned', 'unreachable'])
      expect(checked.filter(({ states }) => states.split(',').includes(state)).length, state).toBeGreaterThan(6);
    expect(Math.max(...checked.map(({ pages }) => pages))).toBeLessThanOrEqual(30);
  });

  test('has notes, and a cap', () => {
    expect(store.all('SELECT 1 FROM note').length).toBeGreaterThanOrEqual(size(0, 7));
    expect(readCaps(store).customers.size).toBe(1);
  });

  test.each(wholeYear)('of %s has alerts of every kind', () => {
    const kinds = store.all<{ kind: string }>('SELECT DISTINCT kind FROM alert').map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...alertKinds].toSorted());
  });

  test('leaves nothing to recompute', () => {
    expect(listStaleCustomers(store, analysisVersion)).toEqual([]);
    for (const { id } of customers()) expect(updateBrandBook(store, id, now.toISOString(), () => {})).toBe(false);
  });
});

describe('the pipeline counts what the simulation intended', () => {
  test('for every customer in every language, within 1 %', () => {
    const tally = new Map<string, { truth: number; found: number; wrong: number; answers: number }>();
    for (const { row, truth } of answersWithTruth()) {
      if (row.outcome !== 'answered') continue;
      const market = seedData().markets[row.customer_id - 1];
      const key = `${market?.customer.key} ${row.language}`;
      const counts = tally.get(key) ?? { truth: 0, found: 0, wrong: 0, answers: 0 };
      const meant = truth.named.includes(market?.customer.key ?? '') ? 1 : 0;
      counts.truth += meant;
      counts.found += row.mentioned;
      counts.wrong += Math.abs(meant - row.mentioned);
      counts.answers += 1;
      tally.set(key, counts);
    }
    expect([...tally.keys()]).toHaveLength(16);
    for (const [key, { truth, found, wrong, answers }] of tally) {
      expect(Math.abs(found - truth), `${key}: found ${found} of ${truth}`).toBeLessThanOrEqual(truth * 0.01);
      expect(wrong, `${key}: wrong in ${answers}`).toBeLessThanOrEqual(answers * 0.01);
    }
  });

  test('for every competitor, also those that only discovery found', () => {
    const meant = new Map<string, number>();
    for (const { row, truth } of answersWithTruth())
      for (const key of truth.named) {
        const name = `${row.customer_id} ${key}`;
        meant.set(name, (meant.get(name) ?? 0) + 1);
      }
    const found = store.all<{ customer_id: number; name: string; state: string; answers: number }>(
      `SELECT b.customer_id, b.name, b.state, COALESCE(SUM(x.answers), 0) AS answers FROM brand b LEFT JOIN execution_company x ON x.brand_id = b.id
       WHERE b.state <> 'retired' GROUP BY b.id`,
    );
    for (const [index, market] of seedData().markets.entries())
      for (const company of market.companies) {
        const names = [company.name, ...Object.values(company.names)];
        const rows = found.filter((row) => row.customer_id === index + 1 && names.includes(row.name));
        expect(
          rows.map(({ state }) => state),
          company.name,
        ).toEqual([company.found ? 'candidate' : 'confirmed']);
        const truth = meant.get(`${index + 1} ${company.key}`) ?? 0;
        expect(
          Math.abs((rows[0]?.answers ?? 0) - truth),
          `${company.name}: ${rows[0]?.answers} of ${truth}`,
        ).toBeLessThanOrEqual(truth * 0.01);
      }
    const invented = new Set(
      seedData().markets.flatMap((market) =>
        market.companies.flatMap((one) => [one.name, ...Object.values(one.names)]),
      ),
    );
    const strangers = found.filter(({ name }) => !invented.has(name)).map(({ name }) => name);
    expect(strangers.length, strangers.join(', ')).toBeLessThanOrEqual(2);
  });

  test('and one execution is stored as a live scan would have stored it', () => {
    const [executionId] = store
      .all<{ id: number }>("SELECT id FROM execution WHERE platform = 'chatgpt' ORDER BY id DESC LIMIT 1 OFFSET 3")
      .map(({ id }) => id);
    const tables = ['answer', 'answer_text', 'mention', 'answer_company', 'citation'] as const;
    const rollups = ['execution_company', 'execution_domain', 'execution_article'] as const;
    const stored = (id: number) => ({
      ...Object.fromEntries(tables.map((table) => [table, answerRows(table, id)])),
      ...Object.fromEntries(
        rollups.map((table) => [
          table,
          store
            .all<Record<string, unknown>>(`SELECT * FROM ${table} WHERE execution_id = :id ORDER BY 2`, { id })
            .map(without('execution_id')),
        ]),
      ),
      execution: store
        .all<Record<string, unknown>>('SELECT * FROM execution WHERE id = :id', { id })
        .map(without('id')),
      questions: store
        .all<Record<string, unknown>>(
          "SELECT * FROM execution_query WHERE execution_id = :id AND state = 'answered' ORDER BY query_id",
          { id },
        )
        .map(without('execution_id', 'attempts')),
    });
    const again = recordAgain(executionId ?? 0);
    expect(stored(again)).toEqual(stored(executionId ?? 0));
  });
});

const without =
  (...names: string[]) =>
  (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Rows of a table that belong to the answers of an execution, in the order of its queries, without their ids. */
function answerRows(table: 'answer' | 'answer_text' | 'mention' | 'answer_company' | 'citation', executionId: number) {
  const key = table === 'answer' ? 't.id' : 't.answer_id';
  return store
    .all<Record<string, unknown>>(
      `SELECT a.query_id AS of_query, t.* FROM ${table} t JOIN answer a ON a.id = ${key} WHERE a.execution_id = :executionId ORDER BY a.query_id, t.rowid`.replace(
        't.rowid',
        {
          answer: '1',
          answer_text: '1',
          mention: 't.start_offset, t.brand_id',
          answer_company: 't.position',
          citation: 't.position',
        }[table],
      ),
      { executionId },
    )
    .map(without('id', 'answer_id', 'execution_id'));
}

/** Puts the answers of an execution through the way of a live scan, as another execution. */
function recordAgain(executionId: number): number {
  const row =
    store.get<Record<string, never>>('SELECT * FROM execution WHERE id = :executionId', { executionId }) ?? {};
  const past = row as unknown as {
    customer_id: number;
    query_group_id: number;
    platform: string;
    execution_date: string;
    created_at: string;
    started_at: string;
    finished_at: string;
    brand_revision: number;
  };
  const group = store.get<{ language: string; country: string }>(
    'SELECT language, country FROM query_group WHERE id = :query_group_id',
    { query_group_id: past.query_group_id },
  );
  const id = insertExecution(store, {
    customerId: past.customer_id,
    groupId: past.query_group_id,
    platform: past.platform,
    origin: 'simulated',
    state: 'In Progress',
    executionDate: past.execution_date,
    createdAt: past.created_at,
    samples: 1,
    analysisVersion,
    brandRevision: past.brand_revision,
  });
  planExecution(store, id, past.query_group_id, 1);
  const categorise = createCategoriser('sample');
  const language = findLanguage(group?.language ?? '')?.code ?? 'en';
  const answers = store.all<{ query_id: number; captured_at: string; cost_micro: number; text: string }>(
    'SELECT a.query_id, a.captured_at, a.cost_micro, q.text FROM answer a JOIN query q ON q.id = a.query_id WHERE a.execution_id = :executionId',
    { executionId },
  );
  for (const answer of answers) {
    const { captured } = simulateAnswer({
      seed: sampleSeed,
      platform: past.platform,
      query: answer.text,
      language,
      country: group?.country ?? '',
      day: past.execution_date,
      sample: 1,
      today,
    });
    recordAnswer(
      store,
      {
        executionId: id,
        customerId: past.customer_id,
        groupId: past.query_group_id,
        platform: past.platform,
        queryId: answer.query_id,
        sample: 1,
        capturedAt: answer.captured_at,
        day: past.execution_date,
        costMicro: answer.cost_micro,
        captured,
      },
      categorise,
    );
  }
  setExecutionState(store, id, { state: 'Done', startedAt: past.started_at, finishedAt: past.finished_at });
  return id;
}

describe('building', () => {
  const directory = path.join(folder, 'short');

  test('makes the same workspace from the same seed and day, and a different one from a different seed', () => {
    const content = (name: string, seed?: number): string => {
      const target = path.join(folder, name);
      if (name === 'one') putSample(target, size(1, 2));
      else buildSample({ directory: target, weeks: size(1, 2), ...(seed === undefined ? {} : { seed }) }, quietly);
      const other = open(target);
      try {
        const tables = [
          'customer',
          'brand',
          'brand_name',
          'query_group',
          'query',
          'execution',
          'answer',
          'answer_text',
          'mention',
          'citation',
          'url',
        ];
        // The address of a report is random by design, so that no one can guess it.
        other.run('UPDATE customer SET report_token = NULL');
        return JSON.stringify(tables.map((table) => other.all(`SELECT * FROM ${table} ORDER BY 1, 2`)));
      } finally {
        other.close();
      }
    };
    const first = content('one');
    expect(content('two')).toBe(first);
    expect(content('three', 7)).not.toBe(first);
  });

  test('that is cancelled leaves nothing behind and an earlier sample unchanged', () => {
    const cancelAfter = (calls: number): SampleContext => ({
      ...quietly,
      checkCancelled: () => {
        if (calls-- === 0) throw new JobCancelled();
      },
    });
    expect(() => buildSample({ directory, weeks: 1 }, cancelAfter(3))).toThrow(JobCancelled);
    expect(sampleExists(directory)).toBe(false);
    expect(existsSync(path.join(directory, 'building'))).toBe(false);
    putSample(directory, 1);
    expect(sampleExists(directory)).toBe(true);
    const before = readFileSync(databaseFile(directory));
    for (const calls of [0, 5, 20])
      expect(() => buildSample({ directory, weeks: 1, seed: 9 }, cancelAfter(calls))).toThrow(JobCancelled);
    expect(readFileSync(databaseFile(directory)).equals(before)).toBe(true);
  });

  test('leaves one database file and nothing else, cancelled or not', () => {
    for (const built of [directory, path.join(folder, 'two')]) expect(readdirSync(built)).toEqual(['workspace.db']);
  });

  test('in a folder that cannot be written fails with one line that says what to do', () => {
    expect(() => buildSample({ directory: '/dev/null/sample', weeks: 1 }, quietly)).toThrow(
      /is not a folder|cannot be written/,
    );
  });
});
