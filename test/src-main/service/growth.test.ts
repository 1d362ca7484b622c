import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

/** A group scanned on some days: `queries` queries each, the first `named` of them naming Acme. */
async function scanned(queries: number, days: readonly { date: string; named: number }[]) {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  const answers = days.flatMap(({ date, named }) =>
    Array.from({ length: queries }, (_, index) => ({
      query: `Which anvil is number ${index}?`,
      answer: index < named ? 'Acme, see acme.com.' : 'No one.',
      date,
      platform: 'chatgpt',
    })),
  );
  writeFileSync(file, JSON.stringify(answers));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
  return { workspace, customerId };
}

describe('growth for the dashboard', () => {
  test('shows each scan with its interval and n, and the last 30 days against the 30 before', async () => {
    const { workspace, customerId } = await scanned(40, [
      { date: '2026-03-10', named: 8 },
      { date: '2026-03-20', named: 10 },
      { date: '2026-04-20', named: 30 },
    ]);
    const [group, ...others] = await workspace.call('get-growth', { customerId });
    expect(others).toEqual([]);
    expect(group?.queryGroupName).toBe('Anvils');
    const [chatgpt] = group?.platforms ?? [];
    // 30 of 40: the Wilson limits are 59.8 and 85.8.
    expect(chatgpt?.scans.at(-1)).toMatchObject({ date: '2026-04-20', score: 75, low: 59.8, high: 85.8, n: 40 });
    expect(chatgpt?.rolling.map((point) => point.score)).toEqual([20, 22.5, 75]);
    expect(chatgpt?.latest).toMatchObject({ from: '2026-03-22', to: '2026-04-20', score: { value: 75, n: 40 } });
    expect(chatgpt?.before).toMatchObject({
      from: '2026-02-20',
      to: '2026-03-21',
      score: { value: 22.5, successes: 18, n: 80 },
    });
    expect(chatgpt?.change).toMatchObject({ difference: 52.5, verdict: 'up' });
  });

  test('reports a difference that chance explains as noise, and compares nothing without earlier scans', async () => {
    const { workspace, customerId } = await scanned(20, [
      { date: '2026-03-20', named: 9 },
      { date: '2026-04-20', named: 10 },
    ]);
    const [all] = await workspace.call('get-growth', { customerId });
    expect(all?.platforms[0]?.change).toMatchObject({ difference: 5, verdict: 'within_noise' });
    const [first] = await workspace.call('get-growth', { customerId, to: '2026-03-31' });
    expect(first?.platforms[0]).toMatchObject({ before: null, change: null, latest: { to: '2026-03-20' } });
    expect(await workspace.call('get-growth', { customerId, from: '2026-05-01', to: '2026-05-31' })).toEqual([]);
    // What lies before the period is not shown, and is what it is compared with.
    const [later] = await workspace.call('get-growth', { customerId, from: '2026-04-01', to: '2026-04-30' });
    expect(later?.platforms[0]?.scans.map((scan) => scan.date)).toEqual(['2026-04-20']);
    expect(later?.platforms[0]?.before?.score.n).toBe(20);
  });

  test('is refused for an unknown customer', async () => {
    const { workspace } = await scanned(1, [{ date: '2026-04-20', named: 1 }]);
    expect((await workspace.fail('get-growth', { customerId: 4711 })).code).toBe('not_found');
  });
});
