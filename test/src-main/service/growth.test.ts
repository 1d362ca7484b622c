import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
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
  test('shows each scan with its interval and n, and the last 30 days compared with the 90 before', async () => {
    const { workspace, customerId } = await scanned(40, [
      { date: '2026-03-10', named: 8 },
      { date: '2026-03-20', named: 10 },
      { date: '2026-04-20', named: 30 },
    ]);
    const [group, ...others] = await workspace.call('get-growth', { customerId });
    expect(others).toEqual([]);
    expect(group?.queryGroupName).toBe('Anvils');
    const [chatgpt] = group?.platforms ?? [];
    expect(chatgpt?.scans.at(-1)).toMatchObject({ date: '2026-04-20', score: 75, n: 40 });
    // The first scan has no history: the Wilson limits of 8 ÷ 1.78 of 40 ÷ 1.78.
    expect(chatgpt?.scans[0]).toMatchObject({ low: 8.5, high: 40.3 });
    expect(chatgpt?.rolling.map((point) => point.score)).toEqual([20, 22.5, 75]);
    expect(chatgpt?.latest).toMatchObject({ from: '2026-03-22', to: '2026-04-20', score: { value: 75, n: 40 } });
    expect(chatgpt?.before).toMatchObject({
      from: '2025-12-22',
      to: '2026-03-21',
      score: { value: 22.5, successes: 18, n: 80 },
    });
    // Three scans cannot show how much scans vary.
    expect(chatgpt?.change).toEqual({
      verdict: 'too_early_to_tell',
      difference: 52.5,
      low: null,
      high: null,
      pairedQueries: 40,
      unpairedQueries: 0,
    });
  });

  test('reports whether a score rose, by the same rule as the overview', async () => {
    const day = (week: number) => addDays('2026-01-05', 7 * week);
    const { workspace, customerId } = await scanned(
      40,
      Array.from({ length: 12 }, (_, week) => ({ date: day(week), named: (week < 7 ? 10 : 26) + (week % 3) })),
    );
    const [group] = await workspace.call('get-growth', { customerId });
    expect(group?.platforms[0]?.change).toMatchObject({ verdict: 'rose', pairedQueries: 40 });
    const { platforms } = await workspace.call('get-overview', { customerId });
    const { scans: _, rolling, ...standing } = group?.platforms[0] ?? { scans: [], rolling: [] };
    expect(platforms[0]).toMatchObject(standing);
    const { value, low, high } = platforms[0]?.latest.score ?? {};
    expect(rolling.at(-1)).toEqual({ date: day(11), score: value, low, high });
    const [customer] = await workspace.call('list-customers', {});
    expect(customer?.latestScore).toBe(platforms[0]?.latest.score.value);
    const [steady] = await workspace.call('get-growth', { customerId, to: day(6) });
    expect(steady?.platforms[0]?.change.verdict).toBe('too_early_to_tell');
  });

  test('draws a wide band where the answers of a scan go together: 0, 100, 100 and 0 %', async () => {
    const { workspace, customerId } = await scanned(40, [
      { date: '2026-03-01', named: 0 },
      { date: '2026-03-08', named: 40 },
      { date: '2026-03-15', named: 40 },
      { date: '2026-03-22', named: 0 },
    ]);
    const [line] = (await workspace.call('get-overview', { customerId })).trend;
    const [, second, third, fourth] = line?.rolling ?? [];
    for (const point of [second, third, fourth])
      expect((point?.high ?? 0) - (point?.low ?? 0), point?.date).toBeGreaterThan(50);
    expect(fourth?.score).toBe(50);
    const [group] = await workspace.call('get-growth', { customerId });
    expect(group?.platforms[0]?.rolling).toEqual(line?.rolling);
  });

  test('compares nothing without earlier scans', async () => {
    const { workspace, customerId } = await scanned(20, [
      { date: '2026-03-20', named: 9 },
      { date: '2026-04-20', named: 10 },
    ]);
    const [first] = await workspace.call('get-growth', { customerId, to: '2026-03-31' });
    expect(first?.platforms[0]).toMatchObject({
      before: null,
      change: { verdict: 'too_early_to_tell', difference: null },
      latest: { to: '2026-03-20' },
    });
    expect(await workspace.call('get-growth', { customerId, from: '2026-05-01', to: '2026-05-31' })).toEqual([]);
    // The earlier scan is not shown, and is what the later one is compared with.
    const [later] = await workspace.call('get-growth', { customerId, from: '2026-04-01', to: '2026-04-30' });
    expect(later?.platforms[0]?.scans.map((scan) => scan.date)).toEqual(['2026-04-20']);
    expect(later?.platforms[0]?.before?.score.n).toBe(20);
  });

  test('is refused for an unknown customer', async () => {
    const { workspace } = await scanned(1, [{ date: '2026-04-20', named: 1 }]);
    expect((await workspace.fail('get-growth', { customerId: 4711 })).code).toBe('not_found');
  });
});
