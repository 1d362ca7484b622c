import path from 'node:path';
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { returningPort } from '#test/support/returning-port.ts';
import { startRendererDouble } from '#test/support/renderer-double/server.ts';
import { openBrowser } from './support/browser.ts';
import { startService } from './support/service-process.ts';

const renderer = path.join(projectRoot(), 'out', 'renderer');

it('says calmly that the service is gone, and reconnects by itself', async () => {
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  const unanswered = new Set<Request>();
  page.on('request', (request) => request.method() === 'POST' && unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  const port = await returningPort();
  const first = await startRendererDouble({ directory: renderer, scenario: 'full', port });
  await page.goto(`${first.url}/#/customers/3/overview`);
  await page.locator('.score-value').first().waitFor();
  await expect.poll(() => unanswered.size).toBe(0);
  await first.close();
  await page.getByText('Answerscope is not running. Start it again and open the address that it prints.').waitFor();
  expect(await page.locator('.score-value').count()).toBeGreaterThan(0);

  // A view whose code was never loaded says so in words of its own.
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  await page.getByText('This view could not be loaded').waitFor();
  expect(await page.getByText(/dynamically imported|\.js/).count()).toBe(0);

  const second = await startRendererDouble({ directory: renderer, scenario: 'full', port });
  await page.locator('.split-bar').first().waitFor();
  expect(await page.getByText('Answerscope is not running.').count()).toBe(0);
  await second.close();
});

it('leads from a session that has ended to the words that open a new one', async () => {
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  const args = ['--port', String(await returningPort())];
  await using service = await startService({ args });
  await page.goto(service.dashboard_url);
  await page.getByRole('button', { name: /Look around in the sample/ }).waitFor();
  await service.stop();
  await using again = await startService({ args });
  await page.getByText('This page is no longer signed in').waitFor();
  await page.goto(again.dashboard_url);
  await page.getByRole('button', { name: /Look around in the sample/ }).waitFor();
});
