import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { roundOneDecimal } from '#shared/domain/rounding.ts';
import { runCommand } from './run-command.ts';
import type { TestWorkspace } from './workspace.ts';

/** The 30-day score of each platform of a customer, as every place shows it that shows one; all must be the same. */
export async function headline(workspace: TestWorkspace, customerId: number): Promise<Record<string, number | null>> {
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
  // The list of clients, in the application and on the command line.
  const row = (await call('get-portfolio', {})).customers.find((customer) => customer.customerId === customerId);
  expect(row?.platforms.map(({ platform, latest, before, change }) => ({ platform, latest, before, change }))).toEqual(
    overview.platforms.map(({ platform, latest, before, change }) => ({ platform, latest, before, change })),
  );
  for (const { line, latest } of row?.platforms ?? [])
    expect(line.at(-1)).toEqual({ date: latest.to, score: latest.score.value });
  expect(row?.score).toBe(listed?.latestScore);
  expect(row?.period).toEqual(overview.period);
  expect(row?.shareOfVoice).toBe(overview.companies.find(({ own }) => own)?.shareOfVoice ?? null);
  const { comparedWith, won, lost } = overview.movements;
  expect(row?.movements).toEqual({ comparedWith, won: won.length, lost: lost.length });
  const open = {
    createWorkspaceSwitcher: () => Promise.resolve({ ...workspace.switcher, close: () => Promise.resolve() }),
  };
  const printed = await runCommand(['--data', directory, '--json', 'clients'], open);
  expect(printed.stdout.split('\n').filter((line) => line.includes(`"customerId":${customerId},`))).toEqual([
    JSON.stringify(row),
  ]);
  // The report, made by the command line.
  const file = path.join(directory, `report-${customerId}.html`);
  const last =
    overview.platforms
      .map(({ latest }) => latest.to)
      .toSorted()
      .at(-1) ?? '';
  const made = await runCommand(
    [
      '--data',
      directory,
      'report',
      '--customer',
      String(customerId),
      '--format',
      'html',
      '--out',
      file,
      '--to',
      last,
      '--language',
      'en',
    ],
    open,
  );
  expect([made.exitCode, made.stderr]).toEqual([0, '']);
  const figures = [...readFileSync(file, 'utf8').matchAll(/<div class="figure">([\d.]+) %<\/div>/g)].map(([, text]) =>
    Number(text),
  );
  expect(figures).toEqual(Object.values(shown));
  return shown;
}
