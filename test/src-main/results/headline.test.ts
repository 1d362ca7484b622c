import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { roundOneDecimal } from '#shared/domain/rounding.ts';
import { buildSample } from '#main/sample/build-sample.ts';
import { runCommand } from '#test/support/run-command.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory, type TestWorkspace } from '#test/support/workspace.ts';

/** One scan: its day and platform, and how many answers of how many name Acme. */
type Scan = readonly [date: string, platform: string, named: number, answers: number];

async function scanned(scans: readonly Scan[]) {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  const rows = scans.flatMap(([date, platform, named, answers]) =>
    Array.from({ length: answers }, (_, index) => ({
      query: `Which anvil is number ${index}?`,
      answer: index < named ? 'Acme, see acme.com.' : 'No one.',
      date,
      platform,
    })),
  );
  writeFileSync(file, JSON.stringify(rows));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
  return { workspace, customerId };
}

/** The 30-day score of each platform of a customer, as every place shows it that shows one; all must be the same. */
async function headline(workspace: TestWorkspace, customerId: number): Promise<Record<string, number | null>> {
  const { call, directory } = workspace;
  const overview = await call('get-overview', { customerId });
  const shown = Object.fromEntries(overview.platforms.map(({ platform, latest }) => [platform, latest.score.value]));
  for (const { platform, latest } of overview.platforms) {
    const { value, low, high } = latest.score;
    // The card and the end of the line.
    const line = overview.trend.find((entry) => entry.platform === platform)?.rolling.at(-1);
    expect(line).toEqual({ date: latest.to, score: value, low, high });
    // The answers that the card leads to.
    const { from, to } = latest;
    const answers = { customerId, platform, from, to, outcome: 'answered', limit: 1 } as const;
    expect((await call('list-answers', answers)).total).toBe(latest.score.n);
    expect((await call('list-answers', { ...answers, mentioned: true })).total).toBe(latest.score.successes);
    // The same client among its companies, where one platform is chosen.
    const { companies } = await call('get-overview', { customerId, platform });
    expect(companies.find(({ own }) => own)?.percentage ?? 0).toBe(value);
  }
  // Growth and the list of groups: equal where a platform has one group.
  const groups = await call('list-query-groups', { customerId });
  const growth = await call('get-growth', { customerId });
  for (const { queryGroupId, platforms } of growth)
    for (const { platform, latest, rolling } of platforms) {
      expect(rolling.at(-1)).toMatchObject({ date: latest.to, score: latest.score.value });
      const listed = groups
        .find(({ id }) => id === queryGroupId)
        ?.latestScores.find((one) => one.platform === platform);
      expect(listed).toEqual({ platform, ...latest });
      if (growth.filter((group) => group.platforms.some((one) => one.platform === platform)).length === 1)
        expect(latest.score.value).toBe(shown[platform]);
    }
  // The switcher: the mean of platforms.
  const mean = Object.values(shown).reduce<number>((sum, score) => sum + (score ?? 0), 0) / Object.keys(shown).length;
  const listed = (await call('list-customers', {})).find(({ id }) => id === customerId);
  expect(Math.abs((listed?.latestScore ?? 0) - mean)).toBeLessThanOrEqual(0.1);
  if (Object.keys(shown).length === 1) expect(listed?.latestScore).toBe(roundOneDecimal(mean));
  // The report, made by the command line.
  const file = path.join(directory, `report-${customerId}.html`);
  const last =
    overview.platforms
      .map(({ latest }) => latest.to)
      .toSorted()
      .at(-1) ?? '';
  const made = await runCommand(
    ['--data', directory, 'report', '--customer', String(customerId), '--format', 'html', '--out', file, '--to', last],
    { createWorkspaceSwitcher: () => Promise.resolve({ ...workspace.switcher, close: () => Promise.resolve() }) },
  );
  expect([made.exitCode, made.stderr]).toEqual([0, '']);
  const figures = [...readFileSync(file, 'utf8').matchAll(/<div class="figure">([\d.]+) %<\/div>/g)].map(([, text]) =>
    Number(text),
  );
  expect(figures).toEqual(Object.values(shown));
  return shown;
}

describe('the headline of a client is one number wherever it is shown', () => {
  test.each<[string, readonly Scan[], Record<string, number>]>([
    [
      'scans of one answer',
      [
        ['2026-03-10', 'chatgpt', 1, 1],
        ['2026-03-17', 'chatgpt', 0, 1],
        ['2026-03-24', 'chatgpt', 1, 1],
      ],
      { chatgpt: 66.7 },
    ],
    [
      'scans of 222 answers',
      [
        ['2026-03-10', 'chatgpt', 174, 222],
        ['2026-03-17', 'chatgpt', 180, 222],
      ],
      { chatgpt: 79.7 },
    ],
    [
      'scans of one and of 222 answers, on two platforms that end on different days',
      [
        ['2026-03-10', 'chatgpt', 1, 1],
        ['2026-03-17', 'chatgpt', 100, 222],
        ['2026-03-20', 'aioverview', 1, 1],
        ['2026-03-24', 'aioverview', 0, 3],
      ],
      { chatgpt: 45.3, aioverview: 25 },
    ],
  ])('%s', async (_, scans, scores) => {
    const { workspace, customerId } = await scanned(scans);
    expect(await headline(workspace, customerId)).toEqual(scores);
  });

  test('the clients of the sample', async () => {
    const now = new Date('2026-11-20T15:00:00Z');
    const directory = temporaryDirectory();
    buildSample(
      { directory, weeks: 3 },
      { now: () => now, timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} },
    );
    const workspace = await openTestWorkspace({ dataDirectory: directory });
    for (const { id } of await workspace.call('list-customers', {}))
      expect(Object.keys(await headline(workspace, id)).length).toBeGreaterThan(0);
  }, 60_000);
});
