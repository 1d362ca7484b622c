import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rollingMean } from '#main/store/statistics/rolling-mean.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

interface Row {
  readonly date: string;
  readonly platform: string;
  /** Of four queries, how many answers name Acme. */
  readonly named: number;
}

/** A customer whose group was scanned as given: four queries each, the first `named` of them naming Acme. */
async function scanned(rows: readonly Row[]) {
  const workspace = await openTestWorkspace();
  const { customerId, organizationId } = await addCustomer(workspace);
  const answers = rows.flatMap(({ date, platform, named }) =>
    [0, 1, 2, 3].map((index) => ({
      query: `Which anvil is number ${index}?`,
      answer: index < named ? 'Acme, see acme.com.' : 'No one.',
      date,
      platform,
    })),
  );
  const file = path.join(workspace.directory, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const { query_group_id } = await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
  const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
  return { workspace, customerId, organizationId, groupId: query_group_id ?? 0, executions: group?.executions ?? [] };
}

const acme = (rows: readonly { company: string; count: number; percentage: number }[]) =>
  rows.find((row) => row.company === 'Acme');

describe('the scope of a read', () => {
  const history: Row[] = [
    { date: '2026-04-01', platform: 'chatgpt', named: 4 },
    { date: '2026-05-01', platform: 'chatgpt', named: 1 },
    { date: '2026-05-01', platform: 'aioverview', named: 2 },
    { date: '2026-05-31', platform: 'chatgpt', named: 3 },
  ];

  test('without dates and execution is the latest scan of each platform', async () => {
    const { workspace, customerId } = await scanned(history);
    expect(acme(await workspace.call('get-companies-stats', { customerID: customerId }))).toEqual({
      company: 'Acme',
      count: 5,
      percentage: 62.5,
    });
    expect(
      acme(await workspace.call('get-companies-stats', { customerID: customerId, aiPlatform: 'aioverview' })),
    ).toMatchObject({ count: 2, percentage: 50 });
  });

  test('takes both dates inclusive, and one of them alone', async () => {
    const { workspace, customerId } = await scanned(history);
    const count = async (dates: { startDate?: string; endDate?: string }) =>
      (
        acme(
          await workspace.call('get-companies-stats', { customerID: customerId, aiPlatform: 'chatgpt', ...dates }),
        ) ?? { count: 0 }
      ).count;
    expect(await count({ startDate: '2026-05-01', endDate: '2026-05-31' })).toBe(4);
    expect(await count({ startDate: '2026-05-02', endDate: '2026-05-30' })).toBe(0);
    expect(await count({ endDate: '2026-05-01' })).toBe(5);
    expect(await count({ startDate: '2026-05-01' })).toBe(4);
  });

  test('a named execution is exactly that one, regardless of dates and platform', async () => {
    const { workspace, customerId, executions } = await scanned(history);
    const first = executions.find((execution) => execution.execution_date === '2026-04-01');
    const rows = await workspace.call('get-queries', {
      customerID: customerId,
      executionID: first?.id ?? 0,
      startDate: '2026-05-01',
      endDate: '2026-05-02',
      aiPlatform: 'aioverview',
    });
    expect(rows.map((row) => [row.execution_id, row.ai_platform, row.is_product_in_results])).toEqual(
      [0, 1, 2, 3].map(() => [first?.id, 'chatgpt', 1]),
    );
  });

  test('refuses a start after the end, and matches nothing on an unknown platform', async () => {
    const { workspace, customerId } = await scanned(history);
    const error = await workspace.fail('get-queries', {
      customerID: customerId,
      startDate: '2026-06-02',
      endDate: '2026-06-01',
    });
    expect(error).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'startDate', message: '2026-06-02 is after the end, 2026-06-01' }],
    });
    expect(await workspace.call('get-queries', { customerID: customerId, aiPlatform: 'metaai' })).toEqual([]);
    expect(await workspace.call('get-domain-stats', { customerID: customerId, aiPlatform: 'metaai' })).toEqual({
      domainStats: [],
      articleStats: [],
    });
  });

  test('lists executions newest first and result rows by execution, then query', async () => {
    const { workspace, customerId, executions } = await scanned(history);
    expect(executions.map((execution) => execution.execution_date)).toEqual([
      '2026-05-31',
      '2026-05-01',
      '2026-05-01',
      '2026-04-01',
    ]);
    const rows = await workspace.call('get-queries', {
      customerID: customerId,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    });
    expect(rows.map((row) => row.execution_id)).toEqual(
      executions.flatMap((execution) => Array.from({ length: 4 }, () => execution.id)),
    );
    expect(rows.slice(0, 4).map((row) => row.query_id)).toEqual(
      rows
        .slice(0, 4)
        .map((row) => row.query_id)
        .toSorted((a, b) => a - b),
    );
  });

  test('hides a group that is not active, and shows it again', async () => {
    const { workspace, customerId, groupId, executions } = await scanned(history);
    await workspace.call('set-query-group-status', { queryGroupId: groupId, status: 'Not Active' });
    expect(await workspace.call('get-customer-query-groups', { customerID: customerId })).toEqual([]);
    expect(await workspace.call('get-companies-stats', { customerID: customerId })).toEqual([]);
    expect(await workspace.call('get-customer-growth-stats', { customerID: customerId })).toEqual({
      perScan: [],
      overview: [],
    });
    for (const [name, request] of [
      ['get-queries', { customerID: customerId, queryGroupID: groupId }],
      ['get-queries', { customerID: customerId, executionID: executions[0]?.id }],
      ['get-execution-status', { executionID: executions[0]?.id }],
      ['get-queries-definitions', { queryGroupId: groupId }],
      ['update-query-group-name', { queryGroupId: groupId, name: 'Hammers' }],
    ] as const)
      expect((await workspace.fail(name, request)).code).toBe('not_found');
    await workspace.call('set-query-group-status', { queryGroupId: groupId, status: 'Pause' });
    expect(acme(await workspace.call('get-companies-stats', { customerID: customerId }))?.count).toBe(5);
  });
});

describe('growth', () => {
  test('gives one point per scan, oldest first, and a 30-day mean per platform', async () => {
    const { workspace, customerId, groupId, executions } = await scanned([
      { date: '2026-05-01', platform: 'chatgpt', named: 4 },
      { date: '2026-05-15', platform: 'chatgpt', named: 1 },
      { date: '2026-05-15', platform: 'aioverview', named: 2 },
      { date: '2026-05-31', platform: 'chatgpt', named: 2 },
    ]);
    const growth = await workspace.call('get-customer-growth-stats', { customerID: customerId });
    expect(growth.perScan).toEqual([
      {
        queryGroupId: groupId,
        queryGroupTitle: 'Anvils',
        data: executions.toReversed().map((execution) => ({
          date: execution.execution_date,
          aiPlatform: execution.ai_platform,
          score: execution.score,
          executionId: execution.id,
        })),
      },
    ]);
    // 31 May looks back to 2 May: the scan of 1 May has left the window; (25 + 50) / 2.
    expect(growth.overview[0]?.data).toEqual([
      { startDate: '2026-04-02', endDate: '2026-05-01', aiPlatform: 'chatgpt', score: 100 },
      { startDate: '2026-04-16', endDate: '2026-05-15', aiPlatform: 'aioverview', score: 50 },
      { startDate: '2026-04-16', endDate: '2026-05-15', aiPlatform: 'chatgpt', score: 62.5 },
      { startDate: '2026-05-02', endDate: '2026-05-31', aiPlatform: 'chatgpt', score: 37.5 },
    ]);
    const filtered = await workspace.call('get-customer-growth-stats', {
      customerID: customerId,
      aiPlatform: 'aioverview',
    });
    expect(filtered.perScan[0]?.data.map((point) => point.score)).toEqual([50]);
  });

  test('a rolling mean weighs executions, not days, and two of one day give one point', () => {
    const points = rollingMean([
      { date: '2026-03-01', platform: 'chatgpt', score: 10 },
      { date: '2026-03-01', platform: 'chatgpt', score: 30 },
      { date: '2026-03-30', platform: 'chatgpt', score: 80 },
      { date: '2026-03-31', platform: 'chatgpt', score: 0 },
    ]);
    expect(points.map((point) => [point.startDate, point.endDate, point.score])).toEqual([
      ['2026-01-31', '2026-03-01', 20],
      ['2026-03-01', '2026-03-30', 40],
      ['2026-03-02', '2026-03-31', 40],
    ]);
  });
});

describe('the files behind an answer', () => {
  test('are found under the three paths of its row', async () => {
    const { workspace, customerId } = await scanned([{ date: '2026-05-01', platform: 'chatgpt', named: 1 }]);
    const [row] = await workspace.call('get-queries', { customerID: customerId });
    const service = workspace.switcher.current();
    const read = (file: string | undefined) => service.artifact(file ?? '', { kind: 'owner' });
    expect(read(row?.query_results_path)).toEqual({
      contentType: 'text/markdown; charset=utf-8',
      body: 'Acme, see acme.com.',
      outcome: 'answered',
    });
    expect(JSON.parse(String(read(row?.competitors_data_path).body))).toEqual([]);
    expect(Array.isArray(JSON.parse(String(read(row?.resources_data_path).body)))).toBe(true);
    for (const path of ['answers/1/999/answer.md', 'answers/1/1/secrets.json', 'answers/../../etc/passwd', ''])
      expect(() => read(path)).toThrow(/There is no such answer|There is no execution/);
  });
});
