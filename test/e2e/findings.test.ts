import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './support/accessibility.ts';
import { openDashboards, type Dashboards } from './support/dashboards.ts';

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

describe('findings for a consultant', () => {
  let dashboards: Dashboards;
  let page: Page;
  beforeAll(async () => void (dashboards = await openDashboards()));
  afterAll(() => dashboards[Symbol.asyncDispose]());

  const goTo = (address: string) =>
    page.goto(`${dashboards.url}/#${address.startsWith('/') ? address : `/customers/3/${address}`}`);
  const open = async (address: string, model?: string | null) => {
    await dashboards.play({ scenario: 'full', ...(model === undefined ? {} : { model }) });
    page = await dashboards.newPage();
    await goTo(address);
  };
  const countOf = (kind: string) =>
    page
      .locator(`.source-count:has(.check-${kind}) b`)
      .textContent()
      .then((text) => Number(text));
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  it('shows what cited pages say, checks them in the background, and stops on request', async () => {
    await open('sources');
    await page.locator('.check-bar').waitFor();
    const kinds = ['named', 'not_named', 'not_checked', 'unreachable'];
    expect(await Promise.all(kinds.map(countOf))).toEqual([2, 4, 25, 2]);

    dashboards.pace().hold(3);
    await page.getByRole('button', { name: 'Check the most cited' }).click();
    await page.getByRole('progressbar', { name: 'Reading cited pages' }).waitFor();
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.locator('.score-value').first().waitFor();
    await page.getByRole('link', { name: 'Sources', exact: true }).click();
    await page.getByRole('progressbar', { name: 'Reading cited pages' }).waitFor();
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/cancel-job')),
      page.getByRole('button', { name: 'Cancel' }).click(),
    ]);
    dashboards.pace().release();
    await page.getByText('Stopped. Pages already read are kept').waitFor();
    await expect.poll(() => countOf('not_checked')).toBe(25 - 3);

    await page.getByRole('button', { name: 'Check the most cited' }).click();
    await page.getByText(/^Pages: \d+ read/).waitFor();
    expect(await countOf('not_checked')).toBe(0);

    // Pages that name competitors but not the client, and from one of them to the answers that cite it.
    await page.getByText('Competitors but not the client').click();
    await page.locator('[data-index="0"] .check-not_named').waitFor();
    expect(await page.locator('[role=row] .check-named').count()).toBe(0);
    const cited = Number(await page.locator('[data-index="0"] [role=cell] a').last().textContent());
    expect(cited).toBeGreaterThan(0);
    await page.locator('[data-index="0"] [role=cell] a').last().click();
    await page.waitForURL(/answers\?(?=.*article=https)/);
    await page.getByRole('button', { name: /^Only cites g2\.com/ }).waitFor();
  });

  it('changes the category of a site, in the past too, and undoes it', async () => {
    await open('sources/reddit.com');
    const category = page.locator('.category-choice input').first();
    await category.waitFor();
    expect(await category.inputValue()).toBe('forum');
    await category.click();
    await page.locator('[role=listbox] [role=option]', { hasText: 'news' }).click();
    await page.getByRole('button', { name: 'Back to automatic (forum)' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => category.inputValue()).toBe('forum');
    await page.getByRole('button', { name: /Back to automatic/ }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.waitForURL(/sources$/);
  });

  it('saves the pages with the result of each check', async () => {
    await open('sources?show=pages&check=unreachable');
    await page.locator('[data-index="0"] .check-unreachable').waitFor();
    await page.getByRole('button', { name: 'Save the pages' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const lines = (await textOf(download)).split('\r\n').filter((line) => line !== '');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('What it says');
    expect(
      lines.slice(1).every((line) => line.includes('unreachable') && line.includes('answered with an error')),
    ).toBe(true);
  });

  it('decides by keyboard which negated mentions count, moves to the next, and undoes a decision', async () => {
    await open('review');
    const items = page.locator('.review-queue-item');
    await items.first().waitFor();
    expect(await items.count()).toBe(4);
    expect(await items.first().locator('mark').textContent()).toBe('Copper');
    await items.first().focus();
    await page.keyboard.press('n');
    await expect.poll(() => items.count()).toBe(3);
    await expect.poll(focused).toContain('Tessel CRM: I have no reliable data');
    await page.keyboard.press('c');
    await page.getByText('the answer names the client').waitFor();
    await expect.poll(() => items.count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => items.count()).toBe(3);
    await page.getByText('Decided', { exact: true }).click();
    await expect.poll(() => items.count()).toBe(1);
    await items.first().focus();
    await page.keyboard.press('u');
    await page.getByText('No decisions yet').waitFor();
  });

  it('accepts, corrects and rejects portrayals, which are marked as judged by an AI model', async () => {
    await open('review?show=portrayal');
    const items = page.locator('.review-queue-item');
    await items.first().waitFor();
    expect(await page.locator('.panel-note').first().textContent()).toContain('judged by an AI model');
    await items.first().focus();
    await page.keyboard.press('a');
    await expect.poll(() => items.count()).toBe(2);
    await items.first().getByRole('button', { name: 'Mark negative' }).click();
    await expect.poll(() => items.count()).toBe(1);
    await items.first().getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Nothing to review').waitFor();
    expect(await page.locator('.portrayal-counts b').allTextContents()).toEqual([
      '1 sentence',
      '0 sentences',
      '1 sentence',
    ]);
    await page.getByText('Reviewed', { exact: true }).click();
    await page.getByText('Judged neutral by gpt-6-luna · corrected').waitFor();
  });

  it('does not guess portrayals without a model, and says what to configure', async () => {
    await open('review?show=portrayal', null);
    await page.getByText('No AI model is configured').waitFor();
    expect(await page.locator('.review-queue-item, .portrayal-counts').count()).toBe(0);
  });

  it('explains every highlight, which brand it counts for and why, on hover and on focus', async () => {
    await open('answers/1105100');
    const own = page.locator('article mark.hit-own').first();
    const why = page.locator('[role=tooltip]');
    await expect
      .poll(async () => {
        await own.hover();
        return why.allTextContents();
      })
      .toEqual(['“Tessel CRM” counts as Tessel CRM, the client: the name as written']);
    await page.mouse.move(5, 5);
    await why.waitFor({ state: 'detached' });
    await page.locator('article mark.hit-negated').first().focus();
    await expect
      .poll(() => why.allTextContents())
      .toEqual([
        expect.stringContaining(
          '“Copper” names Copper (the name as written) but is not counted: the sentence says that nothing is known about it',
        ),
      ]);
    const marks = page.locator('.prose:not(.answer-key) mark[tabindex="0"]');
    expect(await marks.count()).toBeGreaterThan(8);
  });

  it('shows the re-analysis after a decision, then the scores before and after', async () => {
    await open('competitors?show=book');
    dashboards.pace().hold(2);
    await page.getByRole('button', { name: 'Confirm Attio' }).click();
    await page.getByRole('progressbar', { name: 'Re-analysing past answers' }).waitFor();
    dashboards.pace().release();
    const last = page.locator('.reanalysis').first();
    await last.getByText('1 score changed').waitFor();
    expect(await last.locator('tbody td').allTextContents()).toEqual([
      'CRM for small agencies',
      'ChatGPT',
      '1',
      '47.5',
      '52.5',
      '+5.0',
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Confirm Attio' }).waitFor();
    await page.getByRole('button', { name: 'Ignore Attio' }).click();
    await page.getByRole('button', { name: 'Reopen Attio' }).click();
    await page.getByRole('button', { name: 'Merge Attio' }).click();
    await page
      .getByRole('textbox', { name: 'Company' })
      .or(page.getByRole('combobox', { name: 'Company' }))
      .first()
      .click();
    await page.getByRole('option', { name: 'Tessel CRM (the client)' }).click();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByText('Attio merged into Tessel CRM').last().waitFor();
  });

  it('says "within noise" instead of an arrow, with interval and n beside each rate', async () => {
    await open('growth');
    await page.locator('.window-list li').first().waitFor();
    const rates = await page.locator('.window-list li').allTextContents();
    expect(rates.length).toBe(6);
    expect(rates.every((text) => /\d+\.\d–\d+\.\d, \d+ answers/.test(text))).toBe(true);
    const noise = page.locator('.window-list .change', { hasText: 'within noise' });
    expect(await noise.count()).toBeGreaterThan(0);
    expect(await noise.locator('.tabler-icon-arrow-up-right, .tabler-icon-arrow-down-right').count()).toBe(0);
  });

  it('keeps the status of a recommendation', async () => {
    await open('recommendations');
    const card = page.locator('.advice').first();
    await card.locator('.advice-status').getByText('Done', { exact: true }).click();
    await expect.poll(() => card.locator('.advice-status input:checked').inputValue()).toBe('Done');
    await page.reload();
    await expect.poll(() => card.locator('.advice-status input:checked').inputValue()).toBe('Done');
  });

  it('is accessible in nested views too, light and dark, with a menu open', async () => {
    await open('sources/g2.com');
    const places: readonly (readonly [string, string])[] = [
      ['sources/g2.com', '.article-entry'],
      ['sources?show=pages', '[data-index="0"]'],
      ['sources?show=without', '[data-index="0"]'],
      ['review?show=portrayal', '.review-queue-item'],
      ['competitors?show=book', '.book-list li'],
      ['competitors?show=queries&group=13', 'table'],
      ['competitors/2?show=book', '.brand-form'],
      ['answers/1105100', 'article mark'],
      ['groups/11', '.page h1, .side-title'],
      ['scans?show=upcoming', '.upcoming, .panel'],
      ['scans?show=money', '.panel'],
      ['/settings', '.panel'],
    ];
    for (const [place, content] of places) {
      await page.emulateMedia({ colorScheme: 'light' });
      await goTo(place);
      await page.locator(content).first().waitFor();
      expect(await seriousFindings(page), `${place}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await seriousFindings(page, 'colors'), `${place}, dark`).toEqual([]);
    }
    await goTo('overview');
    await page.getByRole('button', { name: 'All query groups' }).click();
    await page.getByRole('menuitem', { name: 'Sales pipeline software' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/group=11/);
  });
});
