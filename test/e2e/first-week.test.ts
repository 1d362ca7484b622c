import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { startService, type ServiceProcess } from './support/service-process.ts';

it('the first client: a platform can be set up on the way, and what was created is confirmed', async () => {
  await using service = await startService({ args: ['--no-scheduler'] });
  await using chrome = await openBrowser();
  const { page, problems } = await chrome.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(service.dashboard_url);
  await page.getByRole('button', { name: /Start with my first client/ }).click();
  await page.getByText('My own questions').click();
  await page.getByLabel('Website').fill('acme.example.com');
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await page.getByLabel('Your organization').fill('Northlight');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await next.click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goBack();
  await page.getByLabel('Name of the query group').fill('Anvils');
  await next.click();
  await page.getByRole('textbox').first().fill('Which anvil is best?\nWho makes good anvils?');
  await next.click();
  await page.getByText('ChatGPT', { exact: true }).click();
  await page.getByRole('button', { name: 'Only plan' }).click();
  await page.getByText('Anvils is ready with 2 queries').waitFor();
  expect(problems).toEqual([]);
});

describe('the sample', () => {
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-week-'));
  let service: ServiceProcess;
  let page: Page;
  let chrome: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    service = await startService({ dataDirectory, args: ['--sample', '--no-scheduler'] });
    chrome = await openBrowser();
    ({ page } = await chrome.newPage());
    page.setDefaultTimeout(10_000);
    await page.goto(service.dashboard_url);
    await page.getByRole('table').getByRole('link', { name: 'Taskvale' }).click();
    await page.locator('.score-value').first().waitFor();
  }, 120_000);
  afterAll(async () => {
    await chrome[Symbol.asyncDispose]();
    await service.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  const open = (address: string) => page.goto(`${new URL(page.url()).origin}/#/customers/1/${address}`);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

  const palette = () => page.getByRole('textbox', { name: 'Search and commands' });
  const openPalette = async () => {
    // One that was used is fading out.
    await palette().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await palette().waitFor();
  };
  /** Opens the first answer of the list; returns its address. */
  const openAnswer = async () => {
    await open('answers');
    await page.locator('[role=row] a').first().click();
    await page.waitForURL(/answers\/\d+$/);
    await page.locator('.side-title').waitFor();
    return page.url();
  };

  it('opens by its name and Enter what the palette finds', async () => {
    await openPalette();
    await palette().fill('velor');
    await page.locator('[data-selected] >> text=Vélorive').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toContain('Vélorive');
  });

  it('opens with Enter what is typed now, not what was found before', async () => {
    await openPalette();
    await palette().fill('Bergfalk');
    await page.locator('[data-action] >> text=Kelmora').first().waitFor({ state: 'detached' });
    await page.locator('[data-selected] >> text=Bergfalk').first().waitFor();
    await palette().fill('Kelmora');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toContain('Kelmora');
  });

  it('closes with Escape what is on top, and only that', async () => {
    const answer = await openAnswer();
    await openPalette();
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
    expect(page.url()).toBe(answer);
    await page.keyboard.press('Escape');
    await page.locator('.side-title').waitFor({ state: 'detached' });
  });

  it('leads from a count of the brand book to as many answers', async () => {
    await open('competitors?show=book');
    const counts = page.locator('a.text-link.num', { hasText: /answers?$/ });
    await counts.first().waitFor();
    for (const index of [0, 1]) {
      const count = await counts.nth(index).textContent();
      await counts.nth(index).click();
      await page
        .getByText(count ?? '', { exact: true })
        .first()
        .waitFor();
      await page.goBack();
      await counts.first().waitFor();
    }
  });

  it('goes on to the next answer with j, and back to the list with Escape', async () => {
    const first = await openAnswer();
    await page.keyboard.press('j');
    await expect.poll(() => page.url()).not.toBe(first);
    await page.getByRole('button', { name: /Previous answer/ }).click({ trial: true });
    await page.keyboard.press('k');
    await expect.poll(() => page.url()).toBe(first);
    await page.keyboard.press('Escape');
    await page.locator('.side-title').waitFor({ state: 'detached' });
  });

  it('leads into the review with an arrow, without a click', async () => {
    await open('review');
    const first = page.locator('.review-queue > li').first();
    await first.waitFor();
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null));
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(await first.getAttribute('aria-label'));
  });

  it('gives the focus back to what opened a dialog', async () => {
    await open('actions');
    for (const name of ['Record an action', 'Draw an order']) {
      const button = page.getByRole('button', { name });
      await button.waitFor();
      const before = await button.textContent();
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused()).toBe(before);
    }
  });
});
