import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { customersWithoutSummary, saveClientSummary } from '#main/store/client-summaries.ts';
import { unsettledScans } from '#main/store/statistics/client-counts.ts';
import { summaryVersion } from '#main/results/client-summary.ts';
import { addDays } from '#shared/domain/dates.ts';
import { seedStore } from '#test/support/seed-store.ts';
import { runCommand } from '#test/support/run-command.ts';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

/** Imports scans of a customer: how many of ten answers name it, week by week. */
async function scanned(workspace: TestWorkspace, customerId: number, named: readonly number[], name = 'Acme') {
  const file = path.join(workspace.directory, `answers-${customerId}.json`);
  const rows = named.flatMap((count, week) =>
    Array.from({ length: 10 }, (_, index) => ({
      query: `Which anvil is number ${index}?`,
      answer: index < count ? `${name}, see ${name.toLowerCase()}.com. Boltworks is fine.` : 'Boltworks is fine.',
      date: addDays('2026-01-06', 7 * week),
      platform: 'chatgpt',
    })),
  );
  writeFileSync(file, JSON.stringify(rows));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
}

const rowsOf = async (workspace: TestWorkspace) => (await workspace.call('get-portfolio', {})).customers;

test('a workspace without clients has an empty list', async () => {
  const workspace = await openTestWorkspace();
  expect(await rowsOf(workspace)).toEqual([]);
});

test('a client that was never scanned has a row without figures', async () => {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace, { name: 'ü'.repeat(200) });
  expect(await rowsOf(workspace)).toEqual([
    {
      customerId,
      tags: [],
      name: 'ü'.repeat(200),
      websiteUrl: 'https://acme.com',
      queryGroups: 0,
      nextRunAt: null,
      score: null,
      platforms: [],
      period: null,
      confirmedCompetitors: 0,
      shareOfVoice: null,
      movements: { comparedWith: null, won: 0, lost: 0 },
      withoutBranded: false,
      waiting: { candidates: 0, mentions: 0, portrayals: 0, recommendations: 0, alerts: 0 },
      scans: { running: 0, waiting: 0, failed: 0, problems: [] },
      spend: { capUsd: null, spentUsd: 0, unconfirmedUsd: 0, reservedUsd: 0, unpricedRequests: 0 },
    },
  ]);
});

test('a row follows every change of its client at once, and no other', async () => {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const { customerId: other } = await addCustomer(workspace, { name: 'Dynamo', websiteUrl: 'dynamo.com' });
  await scanned(workspace, customerId, [4, 4, 6]);
  await scanned(workspace, other, [10, 9], 'Dynamo');
  const before = await rowsOf(workspace);
  expect(before.map(({ name, score, movements }) => ({ name, score, movements }))).toEqual([
    { name: 'Acme', score: 46.7, movements: { comparedWith: '2026-01-13', won: 2, lost: 0 } },
    { name: 'Dynamo', score: 95, movements: { comparedWith: '2026-01-06', won: 0, lost: 1 } },
  ]);
  expect(before.map(({ shareOfVoice }) => shareOfVoice)).toEqual([null, null]);
  // A confirmed competitor, an alias, and a scan.
  const found = (await workspace.call('list-brands', { customerId })).find(({ name }) => name === 'Boltworks');
  await workspace.call('save-brand', { customerId, brandId: found?.brandId ?? 0, state: 'confirmed' });
  await expect.poll(async () => (await rowsOf(workspace))[0]?.shareOfVoice).toBe(46.7);
  const [confirmed] = await rowsOf(workspace);
  expect(confirmed?.confirmedCompetitors).toBe(1);
  await scanned(workspace, other, [10, 9, 0], 'Dynamo');
  const [same, lost] = await rowsOf(workspace);
  expect(same).toEqual(confirmed);
  expect(lost).toMatchObject({ score: 63.3, movements: { comparedWith: '2026-01-13', won: 0, lost: 9 } });
  await workspace.call('set-budget', { subject: { kind: 'customer', customerId: other }, capUsd: 12 });
  expect((await rowsOf(workspace)).map(({ spend }) => spend.capUsd)).toEqual([null, 12]);
});

test('people read a table, with what belongs to the whole client once', async () => {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  await scanned(workspace, customerId, [4, 4, 6]);
  const clients = (...options: string[]) =>
    runCommand(['--data', workspace.directory, 'clients', ...options], {
      createWorkspaceSwitcher: () => Promise.resolve({ ...workspace.switcher, close: () => Promise.resolve() }),
    });
  const { stdout, exitCode } = await clients();
  const [heading, line] = stdout.trimEnd().split('\n');
  expect([exitCode, heading?.split(/ {2,}/)]).toEqual([
    0,
    [
      'id',
      'client',
      'platform',
      '30-day score',
      'queries',
      'answers',
      'change',
      'share of voice',
      'won/lost',
      'to decide',
      'alerts',
      'scans',
      'next scan',
      'spent this month',
    ],
  ]);
  expect(line).toMatch(
    /^1 +Acme +ChatGPT +46\.7 \([\d.]+ to [\d.]+\) +all +30 +too early to tell +–, confirm competitors first +2\/0 /,
  );
  const before = await clients('--tag', 'retail');
  expect([before.exitCode, before.stderr]).toEqual([1, expect.stringContaining('no client has a tag') as unknown]);
  expect(await workspace.call('set-customer-tags', { customerId, tags: ['Retail', ' retail', 'Berlin'] })).toEqual({
    tags: ['Berlin', 'Retail'],
  });
  const other = await addCustomer(workspace, { name: 'Bolt', websiteUrl: 'bolt.com' });
  // A tag is spelled as it was first.
  const spelled = await workspace.call('set-customer-tags', { customerId: other.customerId, tags: ['RETAIL'] });
  expect(spelled).toEqual({ tags: ['Retail'] });
  expect((await clients('--tag', 'berlin', '--tag', 'none')).stdout.split('\n')).toEqual([
    expect.stringMatching(/ tags$/) as unknown,
    expect.stringMatching(/^1 +Acme .* Berlin, Retail$/) as unknown,
    '',
  ]);
  expect((await clients('--tag', 'none')).stderr).toContain('tags of clients are Berlin, Retail');
});

test('scans that wait or failed come with the reason, until they are repeated', async () => {
  const workspace = await openTestWorkspace({
    environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
  });
  const { customerId } = await addCustomer(workspace);
  const { query_group_id } = await workspace.call('add-query-group', {
    customerId,
    name: 'Anvils',
    websiteUrl: 'acme.com',
    keywords: 'anvil',
    language: 'English',
    countryCode: 'us',
    queries: ['Which anvil is best?'],
    platforms: ['chatgpt'],
  });
  await workspace.call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0 });
  const { executionIds } = await workspace.call('start-scan', { queryGroupId: query_group_id });
  await expect.poll(async () => (await rowsOf(workspace))[0]?.scans.waiting).toBe(1);
  const [row] = await rowsOf(workspace);
  expect(row?.scans.problems).toEqual([
    {
      executionId: executionIds[0],
      queryGroupName: 'Anvils',
      platform: 'chatgpt',
      state: 'waiting',
      why: (await workspace.call('get-execution', { executionId: executionIds[0] ?? 0 })).execution.waitingFor,
    },
  ]);
});

test('a failed scan is listed with its most frequent reason until a later one follows', () => {
  const { store, customerId, addGroup, addQuery, addExecution } = seedStore();
  const groupId = addGroup();
  const queryId = addQuery(groupId, 'Which anvil is best?');
  const [older, failed] = ['2026-01-01', '2026-01-02'].map((date) =>
    addExecution(groupId, { date, answers: [{ queryId, text: 'Acme.' }] }),
  );
  store.run("UPDATE execution SET state = 'Failed' WHERE id IN (:older, :failed)", {
    older: older ?? 0,
    failed: failed ?? 0,
  });
  for (const [index, message] of ['No credit left.', 'Timed out.', 'No credit left.'].entries())
    store.run(
      "INSERT INTO execution_query (execution_id, query_id, sample, state, failure_message) VALUES (:failed, :queryId, :sample, 'failed', :message)",
      { failed: failed ?? 0, queryId, sample: index + 1, message },
    );
  const problem = { customerId, queryGroupName: 'Anvils', platform: 'chatgpt', state: 'Failed' };
  expect(unsettledScans(store)).toEqual([{ ...problem, executionId: failed, why: 'No credit left.' }]);
  addExecution(groupId, { date: '2026-01-03', answers: [{ queryId, text: 'Acme.' }] });
  expect(unsettledScans(store)).toEqual([]);
});

test('the database deletes a summary with its basis', () => {
  const { store, customerId, addGroup, addQuery, addExecution } = seedStore();
  const groupId = addGroup();
  const queryId = addQuery(groupId, 'Which anvil is best?');
  const missing = () => customersWithoutSummary(store, summaryVersion).includes(customerId);
  const put = () => saveClientSummary(store, customerId, summaryVersion, '{}');
  put();
  const id = addExecution(groupId, { answers: [{ queryId, text: 'Acme.' }] });
  expect(missing()).toBe(true);
  for (const change of [
    'UPDATE execution SET mentioned = mentioned WHERE id = :id',
    'UPDATE query_group SET deleted_at = NULL WHERE id = :groupId',
    "UPDATE execution SET state = 'Failed' WHERE id = :id",
  ]) {
    put();
    expect(missing()).toBe(false);
    store.run(change, { id, groupId });
    expect([change, missing()]).toEqual([change, true]);
  }
  put();
  store.run("UPDATE execution SET state = 'In Progress' WHERE id = :id", { id });
  expect(missing()).toBe(false);
});
