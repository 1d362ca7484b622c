import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReplayServer, type ReplayServer } from '#test/support/replay-server.ts';
import { openBrowser, type OpenBrowser } from './support/browser.ts';
import { startService, type ServiceProcess } from './support/service-process.ts';

/** Scans, schedules and money in the dashboard of the real service, over a platform on loopback. */
const queries = Array.from({ length: 12 }, (_, index) => `Which anvil is best for job ${index + 1}?`);
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-scans-'));

let server: ReplayServer;
let service: ServiceProcess;
let chrome: OpenBrowser;
let page: Page;
let problems: string[];
/** How long the platform takes to answer, and the query it does not understand. */
let answerMs = 250;
let misunderstood: string | null = null;

const call = (operation: string, body: unknown): Promise<unknown> =>
  page.evaluate(
    async ([name, request]) => {
      const reply = await fetch(`/workspace/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-Page-Key': localStorage.getItem('answerscope-page-key') ?? '',
        },
        body: JSON.stringify(request),
      });
      const envelope = (await reply.json()) as { data: unknown };
      return envelope.data;
    },
    [operation, body] as const,
  );
const asked = (): number => server.requestsOf('openai').length;
const open = (view: string): Promise<unknown> =>
  page.goto(`${new URL(service.dashboard_url).origin}/#/customers/1/${view}`);
const newestRow = () => page.locator('[data-index="0"]');
const pick = async (text: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Clients, groups, queries, companies, sites, answers, actions').fill(text);
  await page
    .getByRole('button', { name: new RegExp(text, 'i') })
    .first()
    .click();
};
const dialog = () => page.getByRole('dialog', { name: /^Scan Anvils/ });

beforeAll(async () => {
  server = await startReplayServer();
  server.rule(({ api, query }) => {
    if (api !== 'openai') return undefined;
    if (query === misunderstood) return { status: 400, body: { error: { message: 'The prompt was not understood.' } } };
    return { fixture: 'openai/answer-with-citations', delayMs: answerMs };
  });
  const file = path.join(directory, 'queries.txt');
  writeFileSync(file, queries.join('\n'));
  // Without the scheduler, so that only manual scans run.
  service = await startService({ args: ['--no-scheduler'], environment: server.environment() });
  await service.command('organization', 'add', 'Northlight');
  await service.command('customer', 'add', '--organization', '1', '--name', 'Acme', '--website', 'acme.example.com');
  await service.command(
    ...['group', 'add', '--customer', '1', '--name', 'Anvils', '--website', 'acme.example.com', '--keywords', 'anvil'],
    ...['--language', 'English', '--country', 'us', '--queries', file],
  );
  chrome = await openBrowser();
  ({ page, problems } = await chrome.newPage());
  await page.goto(service.dashboard_url);
  await page.locator('.rail').waitFor();
  await call('set-group-platforms', { queryGroupId: 1, platforms: ['chatgpt'] });
});
afterAll(async () => {
  await chrome[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

it('says what a scan costs before the command palette starts it', async () => {
  await open('scans');
  await page.getByText('No scans yet').waitFor();
  await pick('Scan “Anvils” now');
  await dialog()
    .getByText(/Per scan: about \$\d/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect(asked()).toBe(0);
});

it('shows progress, remaining time and cost of a scan, and retries only what failed', async () => {
  misunderstood = queries[6] ?? null;
  await pick('Scan “Anvils” now');
  await dialog().getByRole('button', { name: 'Start scan' }).click();
  await newestRow().getByRole('progressbar').waitFor();
  await newestRow().getByRole('link').first().click();
  const side = page.getByRole('dialog', { name: 'Anvils' });
  await side.getByText(/\d+ of 12/).waitFor();
  await side.getByText(/left/).waitFor();
  await side.getByText('1 query failed').waitFor();
  await side.getByRole('button', { name: 'Retry failed queries' }).waitFor();
  expect(await side.locator('blockquote').textContent()).toContain('The prompt was not understood.');
  expect(asked()).toBe(12);

  misunderstood = null;
  await side.getByRole('button', { name: 'Retry failed queries' }).click();
  await side.getByText('1 query failed').waitFor({ state: 'detached' });
  await expect.poll(() => side.textContent()).toContain('12 answered');
  expect(asked()).toBe(13);
  const { execution } = (await call('get-execution', { executionId: 1 })) as { execution: { costUsd: number } };
  expect(await side.textContent()).toContain(`$${execution.costUsd.toFixed(2)}`);
  await page.keyboard.press('Escape');
});

it('cancels a scan: answers in flight are stored, nothing more is asked', async () => {
  await open('scans');
  answerMs = 1_500;
  server.reset();
  server.rule(({ api }) =>
    api === 'openai' ? { fixture: 'openai/answer-with-citations', delayMs: answerMs } : undefined,
  );
  await page.getByRole('button', { name: 'Scan now' }).click();
  await page.getByRole('menuitem', { name: 'ChatGPT' }).click();
  await newestRow().getByText('Running').waitFor();
  await expect.poll(asked).toBeGreaterThan(0);
  await newestRow().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel scan' }).click();
  await newestRow().getByText('Cancelled').waitFor();
  const sent = asked();
  expect(sent).toBeLessThan(queries.length);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2_500);
  expect(asked()).toBe(sent);
  const { execution } = (await call('get-execution', { executionId: 2 })) as {
    execution: { outcomes: { answered: number } };
  };
  expect(execution.outcomes.answered).toBe(sent);
});

it('holds a scan at a cap with the reason, shows the spend, and continues when the cap is raised', async () => {
  await open('scans');
  answerMs = 50;
  await call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0.01 });
  const before = asked();
  await page.getByRole('button', { name: 'Scan now' }).click();
  await page.getByRole('menuitem', { name: 'ChatGPT' }).click();
  await newestRow()
    .getByText(/monthly cap of the workspace/)
    .waitFor();
  expect(asked()).toBe(before);
  await page.getByText('Costs', { exact: true }).click();
  await page.getByText('$0.01').first().waitFor();
  await page.locator('label').filter({ hasText: 'All clients' }).click();
  await page.getByRole('cell', { name: 'Acme' }).first().waitFor();
  await page.getByText('Scans', { exact: true }).last().click();
  await call('set-budget', { subject: { kind: 'workspace' }, capUsd: 25 });
  await newestRow().getByText('Done').waitFor();
  expect(asked()).toBe(before + 12);
});

it('sets a schedule, and the calendar and the next run follow', async () => {
  await open('groups/1');
  const side = page.getByRole('dialog', { name: 'Anvils' });
  await side.getByText('Every day', { exact: true }).click();
  await side.getByRole('textbox', { name: 'Time' }).fill('06:15');
  await side.getByText(/scheduled: about \$[\d.]+ a month/).waitFor();
  await side.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await open('scans?show=upcoming');
  await page.getByText('06:15').first().waitFor();
  const { runs } = (await call('get-calendar', { days: 7 })) as { runs: { at: string }[] };
  expect(runs.length).toBeGreaterThanOrEqual(7);
  expect(runs.every((run) => run.at.endsWith('T06:15:00Z'))).toBe(true);
});

it('reports no errors on the way', () => {
  expect(problems).toEqual([]);
  expect(service.errors()).toBe('');
});
