import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#test/support/fast-clock.ts';
import { putSample } from '#test/support/prepared-sample.ts';
import { startReplayServer, type ReplayServer } from '#test/support/replay-server.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory, type TestWorkspace } from '#test/support/workspace.ts';
import type { WorkspaceSwitcherOptions } from '#main/service/service.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => {
  server.reset();
  server.rule(({ api }) => (api === 'openai' ? { fixture: 'openai/answer-with-citations' } : undefined));
});
afterAll(() => server.close());

/** A workspace whose providers are the replay server's, with one group of some queries. */
async function open(options: Partial<WorkspaceSwitcherOptions> = {}, queries = 3) {
  const workspace = await openTestWorkspace({ environment: server.environment(), ...options });
  // The replay server answers as often as it is asked.
  await workspace.call('set-provider', { platform: 'chatgpt', requestsPerMinute: 6_000 });
  const { customerId } = await addCustomer(workspace);
  const { query_group_id: queryGroupId } = await workspace.call('add-query-group', {
    customerId,
    name: 'Anvils',
    websiteUrl: 'acme.com',
    keywords: 'anvil',
    language: 'English',
    countryCode: 'us',
    queries: Array.from({ length: queries }, (_, index) => `Which anvil is best for job ${index + 1}?`),
    platforms: ['chatgpt'],
  });
  return { workspace, customerId, queryGroupId };
}

async function done(workspace: TestWorkspace, executionId: number): Promise<void> {
  let state = '';
  for (let i = 0; i < 2_000 && state !== 'Done'; i++) {
    ({ state } = (await workspace.call('get-execution', { executionId })).execution);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(state).toBe('Done');
}

describe('schedules', () => {
  test('are set, shown and listed in the calendar with their cost', async () => {
    const { workspace, queryGroupId } = await open();
    expect(await workspace.call('get-scan-settings', { queryGroupId })).toMatchObject({
      schedule: { kind: 'weekly', days: [expect.any(Number)], time: expect.stringMatching(/:00$/) },
      samples: 1,
      platforms: ['chatgpt'],
      lastScanAt: null,
    });
    // The first scan of a new group stays due at once, whatever its schedule.
    await workspace.call('set-schedule', { queryGroupId, schedule: { kind: 'daily', time: '06:00' } });
    await workspace.call('set-samples', { queryGroupId, samples: 2 });
    const { runs, expectedUsd } = await workspace.call('get-calendar', { days: 7 });
    expect(runs).toHaveLength(8);
    expect(runs[0]).toMatchObject({
      overdue: true,
      queryGroupName: 'Anvils',
      customerName: 'Acme',
      questions: 6,
      platforms: ['chatgpt'],
    });
    expect(runs.slice(1).every((run) => !run.overdue && run.at.endsWith('T06:00:00Z'))).toBe(true);
    expect(expectedUsd).toBeCloseTo(8 * (runs[0]?.expectedUsd ?? 0), 6);
    expect(expectedUsd).toBeGreaterThan(0);
    expect((await workspace.call('get-calendar', { days: 7 })).complete).toBe(true);

    expect(await workspace.call('set-schedule', { queryGroupId, schedule: { kind: 'off' } })).toMatchObject({
      nextRunAt: null,
    });
    expect((await workspace.call('get-calendar', {})).runs).toEqual([]);
  });

  test('every two weeks counts from the next occurrence', async () => {
    const { workspace, queryGroupId } = await open();
    const { executionIds } = await workspace.call('start-scan', { queryGroupId });
    await done(workspace, executionIds[0] ?? 0);
    const { schedule, nextRunAt, lastScanAt } = await workspace.call('set-schedule', {
      queryGroupId,
      schedule: { kind: 'every-two-weeks', day: 3, time: '10:00' },
    });
    expect(schedule).toEqual({ kind: 'every-two-weeks', day: 3, time: '10:00', from: nextRunAt?.slice(0, 10) });
    expect(Date.parse(nextRunAt ?? '') - Date.now()).toBeLessThan(7 * 86_400_000);
    expect(lastScanAt).not.toBeNull();
    const { runs } = await workspace.call('get-calendar', { days: 30 });
    expect(runs.map((run) => Math.round((Date.parse(run.at) - Date.parse(nextRunAt ?? '')) / 86_400_000))).toEqual(
      runs.map((_, index) => index * 14),
    );
  });

  test('an invalid one is refused, naming the field', async () => {
    const { workspace, queryGroupId } = await open();
    for (const schedule of [
      { kind: 'hourly' },
      { kind: 'daily', time: '24:00' },
      { kind: 'weekly', days: [0], time: '09:00' },
      { kind: 'monthly', day: 32, time: '09:00' },
    ]) {
      const error = await workspace.fail('set-schedule', { queryGroupId, schedule });
      expect(error.code).toBe('invalid_request');
      expect(error.details[0]?.path).toMatch(/^schedule/);
    }
    expect((await workspace.fail('set-samples', { queryGroupId, samples: 6 })).code).toBe('invalid_request');
    expect((await workspace.fail('set-group-platforms', { queryGroupId, platforms: ['fax'] })).message).toMatch(/fax/);
    expect((await workspace.fail('set-schedule', { queryGroupId: 77, schedule: { kind: 'off' } })).code).toBe(
      'not_found',
    );
  });

  test('start scans once the service runs them, and a pause takes effect at once', async () => {
    const { workspace, queryGroupId, customerId } = await open({ scheduler: true });
    let executions: { state: string }[] = [];
    await eventually(() => {
      void workspace.call('list-executions', {}).then((listed) => (executions = listed.executions));
      return executions[0]?.state === 'Done';
    });
    expect(executions).toHaveLength(1);
    const [customer] = await workspace.call('get-organization-customers', { organizationID: 1 });
    expect(Date.parse(customer?.next_scheduled_run ?? '')).toBeGreaterThan(Date.now());
    expect(Date.now() - Date.parse(customer?.last_scan_date ?? '')).toBeLessThan(60_000);
    await workspace.call('set-query-group-status', { queryGroupId, status: 'Pause' });
    const [paused] = await workspace.call('list-query-groups', { customerId });
    expect(paused?.nextRunAt).toBeNull();
    expect((await workspace.fail('start-scan', { queryGroupId })).message).toMatch(/paused/);
  });
});

describe('samples', () => {
  test('every sample counts in the score, its n, its interval and the statistics; a query has one row, its first sample', async () => {
    const { workspace, queryGroupId, customerId } = await open({}, 2);
    await workspace.call('set-samples', { queryGroupId, samples: 3 });
    server.reset();
    const asked = new Map<string, number>();
    server.rule(({ api, query }) => {
      if (api !== 'openai') return undefined;
      const sample = (asked.get(query) ?? 0) + 1;
      asked.set(query, sample);
      // The first sample of each query names no one, the second Acme, the third one of them.
      const named = sample === 2 || (sample === 3 && query.endsWith('1?'));
      const text = named ? 'Most people buy an **Acme** anvil.' : 'Most people buy **Roadrunner Tools**.';
      return {
        status: 200,
        body: {
          id: 'resp_1',
          status: 'completed',
          model: 'gpt-6-sol',
          output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] }],
          usage: { input_tokens: 100, output_tokens: 20 },
        },
      };
    });
    const { executionIds } = await workspace.call('start-scan', { queryGroupId });
    await done(workspace, executionIds[0] ?? 0);
    expect([...asked.values()]).toEqual([3, 3]);

    const caller = await workspace.keyOf(1);
    const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId }, caller);
    expect(group?.executions).toMatchObject([{ id: executionIds[0], score: 50 }]);
    expect(await workspace.call('get-execution-status', { executionID: executionIds[0] ?? 0 }, caller)).toMatchObject({
      execution_status: 'Done',
      progress: { total: 2, completed: 2 },
    });
    const rows = await workspace.call('get-queries', { customerID: customerId }, caller);
    expect(rows.map((row) => row.is_product_in_results)).toEqual([0, 0]);
    const companies = await workspace.call('get-companies-stats', { customerID: customerId }, caller);
    expect(companies.find((row) => row.company === 'Acme')).toMatchObject({ count: 3, percentage: 50 });
    const { platforms } = await workspace.call('get-overview', { customerId });
    expect(platforms).toMatchObject([{ platform: 'chatgpt', outcomes: { answered: 6 }, latest: { score: { n: 6 } } }]);
    const [score] = platforms.map((one) => one.latest.score);
    expect(score?.low).toBeLessThan(50);
    expect(score?.high).toBeGreaterThan(50);
  });
});

describe('money', () => {
  test('a scan is estimated before it is paid for, and what it cost adds up', async () => {
    const { workspace, queryGroupId, customerId } = await open();
    const estimate = await workspace.call('estimate-scan', {
      queryGroupId,
      samples: 2,
      schedule: { kind: 'daily', time: '06:00' },
    });
    expect(estimate).toMatchObject({
      complete: true,
      leftUsd: null,
      platforms: [{ platform: 'chatgpt', provider: 'openai', questions: 6, missing: null }],
    });
    expect(estimate.highestUsd).toBeCloseTo(3 * estimate.expectedUsd, 6);
    // Another choice of platforms, before it is saved.
    const other = await workspace.call('estimate-scan', {
      queryGroupId,
      platforms: ['chatgpt', 'aioverview', 'chatgpt'],
    });
    expect(other.platforms.map((one) => one.platform)).toEqual(['chatgpt', 'aioverview']);
    expect(other.expectedUsd).toBeGreaterThan((await workspace.call('estimate-scan', { queryGroupId })).expectedUsd);
    expect(estimate.expectedUsdPerMonth).toBeCloseTo(estimate.expectedUsd * 30.4375, 6);

    const { executionIds } = await workspace.call('start-scan', { queryGroupId });
    await done(workspace, executionIds[0] ?? 0);
    const { execution } = await workspace.call('get-execution', { executionId: executionIds[0] ?? 0 });
    expect(execution.costUsd).toBeGreaterThan(0);
    const report = await workspace.call('spend-report', { customerId });
    expect(report.costUsd).toBeCloseTo(execution.costUsd ?? 0, 6);
    expect(report.rows).toMatchObject([{ customerName: 'Acme', platform: 'chatgpt', requests: 3 }]);
    // From now on it is estimated by what it really cost.
    const again = await workspace.call('estimate-scan', { queryGroupId });
    expect(again.expectedUsd).toBeCloseTo(execution.costUsd ?? 0, 5);
  });

  test('a cap holds, is shown with what was spent, and raising it lets the scan continue', async () => {
    const { workspace, queryGroupId, customerId } = await open();
    await workspace.call('set-budget', { subject: { kind: 'customer', customerId }, capUsd: 0.01 });
    const { executionIds } = await workspace.call('start-scan', { queryGroupId });
    const look = async () => (await workspace.call('get-execution', { executionId: executionIds[0] ?? 0 })).execution;
    await expect.poll(async () => (await look()).waitingFor).not.toBeNull();
    expect(await look()).toMatchObject({
      state: 'Pending',
      waitingFor: expect.stringContaining('monthly cap of Acme'),
    });
    expect(server.requestsOf('openai')).toHaveLength(0);
    const budget = await workspace.call('get-budget', {});
    expect(budget.customers).toMatchObject([{ customerName: 'Acme', capUsd: 0.01, spentUsd: 0, reservedUsd: 0 }]);
    expect(budget.workspace.capUsd).toBeNull();
    await workspace.call('set-budget', { subject: { kind: 'customer', customerId }, capUsd: null });
    await done(workspace, executionIds[0] ?? 0);
    expect(
      (await workspace.fail('set-budget', { subject: { kind: 'platform', platform: 'fax' }, capUsd: 1 })).code,
    ).toBe('invalid_request');
  });

  test('an unknown price is reported wherever a cost is expected, and is never 0', async () => {
    const { workspace, queryGroupId } = await open({
      environment: { ...server.environment(), OPENAI_MODEL: 'a-model-without-a-price' },
    });
    await workspace.call('set-schedule', { queryGroupId, schedule: { kind: 'daily', time: '06:00' } });
    const estimate = await workspace.call('estimate-scan', { queryGroupId });
    expect(estimate).toMatchObject({
      complete: false,
      platforms: [{ expectedUsd: null, highestUsd: null, missing: null }],
    });
    const calendar = await workspace.call('get-calendar', { days: 3 });
    expect(calendar.complete).toBe(false);
    expect(calendar.runs.every((run) => run.expectedUsd === null)).toBe(true);
    const providers = await workspace.call('list-providers', {});
    const chatgpt = providers.find((one) => one.platform === 'chatgpt')?.providers.find((one) => one.active);
    expect(chatgpt?.expectedUsdPerAnswer).toBeNull();
  });

  test("the user's own prices take precedence over the built-in table", async () => {
    const { workspace, queryGroupId } = await open();
    const before = await workspace.call('estimate-scan', { queryGroupId });
    const { entries } = await workspace.call('get-prices', {});
    const model = (await workspace.call('list-providers', {}))[0]?.providers[0]?.model ?? null;
    const today = new Date().toISOString().slice(0, 10);
    await workspace.call('set-prices', { entries: [{ provider: 'openai', model, from: today, perAnswer: 0.5 }] });
    const after = await workspace.call('estimate-scan', { queryGroupId });
    expect(before.expectedUsd).not.toBeCloseTo(1.5, 3);
    expect(after.expectedUsd).toBeCloseTo(1.5, 6);
    const mine = await workspace.call('get-prices', {});
    expect(mine.entries[0]).toMatchObject({ provider: 'openai', own: true, perAnswer: 0.5 });
    expect(mine.entries.length).toBe(entries.length + 1);
    await workspace.call('set-prices', { entries: [] });
    expect((await workspace.call('estimate-scan', { queryGroupId })).expectedUsd).toBeCloseTo(before.expectedUsd, 9);
  });
});

describe('providers', () => {
  test('are listed with what is configured and what is missing', async () => {
    const workspace = await openTestWorkspace({
      environment: { OPENAI_API_KEY: 'sk-test', LOCAL_BASE_URL: 'not an address' },
    });
    const platforms = await workspace.call('list-providers', {});
    const chatgpt = platforms.find((one) => one.platform === 'chatgpt');
    expect(chatgpt).toMatchObject({ ready: true, published: true, note: null });
    expect(
      chatgpt?.providers.map(({ id, active, default: first, missing }) => ({
        id,
        active,
        first,
        ready: missing === null,
      })),
    ).toEqual([
      { id: 'openai', active: true, first: true, ready: true },
      { id: 'dataforseo-chatgpt', active: false, first: false, ready: false },
    ]);
    expect(chatgpt?.providers[1]?.missing).toMatch(/DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD/);
    expect(platforms.find((one) => one.platform === 'local')).toMatchObject({
      ready: false,
      note: expect.stringContaining('not ChatGPT'),
      providers: [{ missing: expect.stringContaining('not an http address') }],
    });
    expect(JSON.stringify(platforms)).not.toContain('sk-test');
  });

  test("are chosen per platform, with the limits of the user's plan", async () => {
    const workspace = await openTestWorkspace({ environment: server.environment() });
    expect(
      await workspace.call('set-provider', {
        platform: 'chatgpt',
        provider: 'dataforseo-chatgpt',
        requestsPerMinute: 2_000,
      }),
    ).toMatchObject({
      id: 'dataforseo-chatgpt',
      active: true,
      default: false,
      requestsPerMinute: 2_000,
      concurrency: 4,
    });
    expect(await workspace.call('set-provider', { platform: 'chatgpt', provider: null })).toMatchObject({
      id: 'openai',
      active: true,
      requestsPerMinute: 60,
    });
    expect(
      await workspace.call('set-provider', {
        platform: 'chatgpt',
        provider: 'dataforseo-chatgpt',
        requestsPerMinute: null,
      }),
    ).toMatchObject({ requestsPerMinute: 120 });
    expect((await workspace.fail('set-provider', { platform: 'chatgpt', provider: 'serpapi' })).message).toMatch(
      /does not serve ChatGPT; those that do: openai, dataforseo-chatgpt/,
    );
  });

  test('are tested with one real question, which is paid for and booked to no customer', async () => {
    const workspace = await openTestWorkspace({ environment: server.environment() });
    const good = await workspace.call('test-provider', { platform: 'chatgpt' });
    expect(good).toMatchObject({ ok: true, provider: 'openai' });
    expect(good.costUsd).toBeGreaterThan(0);
    expect(server.requestsOf('openai')).toHaveLength(1);
    expect((await workspace.call('spend-report', {})).rows).toMatchObject([
      { customerId: null, platform: 'chatgpt', requests: 1 },
    ]);

    server.queue({ provider: 'openai', status: 401, body: { error: { message: 'Incorrect API key provided.' } } });
    expect(await workspace.call('test-provider', { platform: 'chatgpt' })).toMatchObject({
      ok: false,
      message: 'OpenAI: Incorrect API key provided.',
    });

    await workspace.call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0 });
    expect(await workspace.call('test-provider', { platform: 'chatgpt' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('monthly cap'),
    });
    expect(server.requestsOf('openai')).toHaveLength(2);

    const bare = await openTestWorkspace({ environment: {} });
    expect(await bare.call('test-provider', { platform: 'aioverview' })).toMatchObject({
      ok: false,
      provider: null,
      message: expect.stringContaining('SERPAPI_API_KEY'),
    });
  });
});

test('in the sample workspace are all simulated: costs are still estimated, and providers cannot be chosen', async () => {
  const dataDirectory = temporaryDirectory();
  putSample(path.join(dataDirectory, 'sample'), 1, new Date());
  const workspace = await openTestWorkspace({ dataDirectory, sample: true, environment: server.environment() });
  for (const platform of await workspace.call('list-providers', {}))
    expect(platform).toMatchObject({
      ready: true,
      note: expect.stringContaining('Simulated'),
      providers: [{ surface: 'simulated' }],
    });
  const estimate = await workspace.call('estimate-scan', { queryGroupId: 1 });
  expect(estimate.complete).toBe(true);
  expect(estimate.platforms.every((one) => (one.expectedUsd ?? 0) > 0)).toBe(true);
  expect((await workspace.call('get-calendar', { days: 14 })).expectedUsd).toBeGreaterThan(0);
  expect((await workspace.fail('set-provider', { platform: 'chatgpt', provider: 'openai' })).message).toMatch(
    /simulated/,
  );
  await workspace.call('test-provider', { platform: 'chatgpt' });
  expect(server.requestsOf('openai')).toEqual([]);
});

describe('a script', () => {
  test('finds a scan that has not ended among the executions, Done ones first, and polls it', async () => {
    const { workspace, queryGroupId, customerId } = await open();
    const [first = 0] = (await workspace.call('start-scan', { queryGroupId })).executionIds;
    await done(workspace, first);
    await workspace.call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0 });
    const [second = 0] = (await workspace.call('start-scan', { queryGroupId })).executionIds;
    const executions = async () =>
      (await workspace.call('get-customer-query-groups', { customerID: customerId }))[0]?.executions;
    expect(await executions()).toMatchObject([{ id: first }, { id: second, score: 0 }]);
    const read = () => workspace.call('get-execution-status', { executionID: second });
    await expect.poll(read).toMatchObject({ execution_status: 'Pending', progress: { total: 3, completed: 0 } });
    const status = await read();
    // Hours of three questions, rounded to 0.01, and not 0 with work left.
    expect(status.eta_hours).toBe(0.01);
    await workspace.call('cancel-execution', { executionId: second });
    expect(await executions()).toMatchObject([{ id: first }, { id: second, score: 0 }]);
    expect((await workspace.call('get-execution-status', { executionID: second })).eta_hours).toBe(0);
  });

  test('is never told of a next run in the past', async () => {
    const { workspace, queryGroupId, customerId } = await open();
    const next = async () => {
      const customers = await workspace.call('get-organization-customers', { organizationID: 1 });
      return customers.find(({ id }) => id === customerId)?.next_scheduled_run ?? null;
    };
    // The first scan is due at once; the scheduler of this workspace is off.
    expect(Date.parse((await next()) ?? '')).toBeGreaterThan(Date.now());
    // Everywhere the same.
    expect((await workspace.call('get-scan-settings', { queryGroupId })).nextRunAt).toBe(await next());
    expect((await workspace.call('list-query-groups', { customerId })).map(({ nextRunAt }) => nextRunAt)).toEqual([
      await next(),
    ]);
    expect((await workspace.call('get-workspace-status', {})).nextRun).toBe(await next());
    expect((await workspace.call('get-portfolio', {})).customers.map(({ nextRunAt }) => nextRunAt)).toEqual([
      await next(),
    ]);
    await workspace.call('set-schedule', { queryGroupId, schedule: { kind: 'off' } });
    expect(await next()).toBeNull();
  });
});
