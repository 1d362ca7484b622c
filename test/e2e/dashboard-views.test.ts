import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '#test/support/renderer-double/server.ts';
import { seriousFindings } from './support/accessibility.ts';
import { openDashboards, type Dashboards } from './support/dashboards.ts';

const views = [
  'overview',
  'answers',
  'competitors',
  'sources',
  'growth',
  'recommendations',
  'review',
  'groups',
  'scans',
  'reports',
] as const;
/** Text that a view shows in each state once it is loaded. */
const expected: Readonly<
  Record<Scenario & ('full' | 'empty' | 'failing' | 'slow'), (view: (typeof views)[number]) => string>
> = {
  full: (view) =>
    ({
      overview: '.score-value',
      answers: '[role=table] [role=row] a',
      competitors: '.instead a',
      sources: '.split-bar',
      growth: '.line-legend li',
      recommendations: '.advice',
      review: '.review-queue-item',
      groups: '.group-score',
      scans: '[role=table] [role=row] a',
      reports: '.report-preview iframe',
    })[view],
  empty: () => '.state-title',
  failing: () => '[role=alert] >> text=Try again',
  slow: () => '[role=status] >> text=Loading',
};

/** What the page writes to its console: errors and warnings, but not replies that are errors by design. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

describe('the dashboard over a simulated service', () => {
  let dashboards: Dashboards;
  beforeAll(async () => void (dashboards = await openDashboards()));
  afterAll(() => dashboards[Symbol.asyncDispose]());

  describe.each(['full', 'empty', 'failing', 'slow'] as const)('with a workspace that is %s', (scenario) => {
    let shared: Page | null = null;
    const newPage = () => dashboards.newPage({ colorScheme: scenario === 'full' ? 'dark' : 'light' });
    beforeAll(async () => {
      await dashboards.play({ scenario });
      // Without replies, the requests of one view would block the next.
      if (scenario !== 'slow') shared = await newPage();
    });

    it.each(views)('shows %s without errors, and is accessible', async (view) => {
      const page = shared ?? (await newPage());
      const complaints = listenForComplaints(page);
      // Without replies, a page has no end of loading.
      await page.goto(`${dashboards.url}/#/customers/3/${view}`, { waitUntil: 'commit' });
      await page.locator(`[aria-current=page][href$="/${view}"]`).waitFor({ state: 'attached' });
      await page.locator(expected[scenario](view)).first().waitFor({ state: 'attached' });
      expect(await seriousFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      page.removeAllListeners();
      if (shared === null) await page.close();
    });

    it('shows the list of clients without errors, and is accessible', async () => {
      const page = shared ?? (await newPage());
      const complaints = listenForComplaints(page);
      await page.goto(`${dashboards.url}/#/clients`, { waitUntil: 'commit' });
      const shown = { ...expected, full: () => '.client-score' }[scenario];
      await page.locator(shown('overview')).first().waitFor({ state: 'attached' });
      expect(await seriousFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      page.removeAllListeners();
      if (shared === null) await page.close();
    });
  });

  describe('in a window of 1024 pixels', () => {
    beforeAll(() => dashboards.play({ scenario: 'full' }));
    const newPage = () => dashboards.newPage({ viewport: { width: 1_024, height: 700 } });

    /** Places within the views, each with something it shows once it is loaded. */
    const places = [
      ['customers/3/answers?by=query', '[data-index="0"]'],
      ['customers/3/answers/1105100', '.prose mark'],
      ['customers/3/competitors?show=queries', '.heat-link'],
      ['customers/3/competitors?show=book', '.page-title'],
      ['customers/3/competitors/2', '.side-page'],
      ['customers/3/sources?show=pages', '[data-index="0"]'],
      ['customers/3/sources/g2.com', '.side-page'],
      ['customers/3/review?show=portrayal', '.review-bar'],
      ['customers/3/groups/11', '.side-page'],
      ['customers/3/scans?show=upcoming', '.weeks'],
      ['customers/3/scans?show=money', '.meter-bar'],
      ['customers/3/scans/import', '.side-page'],
      ['settings', '.page-title'],
      ['settings?part=money', '.meter'],
      ['start', 'form, .page'],
      ['own-aaaaaa/customers/3/overview', '.state-title'],
      ['nowhere', '.state-title'],
    ] as const;

    it('writes nothing to the console anywhere, and no view is wider than its window', async () => {
      const page = await newPage();
      const complaints = listenForComplaints(page);
      const tooWide: string[] = [];
      for (const [address, shown] of [
        ...places,
        ...views.map((view) => [`customers/3/${view}`, expected.full(view)] as const),
      ]) {
        await page.goto(`${dashboards.url}/#/${address}`);
        await page.locator(shown).first().waitFor({ state: 'attached' });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 1_024) tooWide.push(`${address}: ${width}`);
      }
      expect(complaints).toEqual([]);
      expect(tooWide).toEqual([]);
    });

    it('shows where a table hides columns, and scrolls to them by keyboard', async () => {
      const page = await newPage();
      await page.goto(`${dashboards.url}/#/customers/3/competitors?show=queries`);
      await page.locator('.scroll-cue-end').waitFor();
      expect(await page.locator('.scroll-cue-start').count()).toBe(0);
      const table = page.getByRole('region', { name: 'Queries and companies' }).locator('visible=true').last();
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('.scroll-cue-start').waitFor();
      await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      await page.locator('.scroll-cue-end').waitFor({ state: 'detached' });
      await page.close();
    });

    it('saves charts as pictures that name client, figure and period', async () => {
      const page = await newPage();
      await page.goto(`${dashboards.url}/#/customers/3/overview`);
      const save = async (format: 'PNG' | 'SVG') => {
        await page.getByRole('button', { name: 'Save Score over time as a picture' }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: new RegExp(format) }).click(),
        ]);
        await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
        const chunks: Buffer[] = [];
        for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
        return { name: download.suggestedFilename(), content: Buffer.concat(chunks) };
      };
      const svg = await save('SVG');
      expect(svg.name).toMatch(/^Tessel CRM Score over time .+ – .+ 2026\.svg$/);
      expect(svg.content.toString('utf8')).toContain('@font-face');
      const png = await save('PNG');
      expect(png.name).toMatch(/\.png$/);
      // Twice as wide as the drawing, by the header of the file.
      expect(png.content.readUInt32BE(16)).toBe(1_920);
      await page.close();
    });
  });

  describe('for a consultant', () => {
    let page: Page;
    const open = async (scenario: Scenario, path: string) => {
      await dashboards.play({ scenario });
      page = await dashboards.newPage();
      await page.goto(`${dashboards.url}/#${path}`);
      return page;
    };

    it('starts with two choices, and builds the sample with visible progress', async () => {
      await open('first-run', '/');
      await page.locator('.door').first().waitFor();
      expect(await page.locator('button, a').count()).toBe(2);
      dashboards.pace().hold(5);
      await page.getByRole('button', { name: /Look around in the sample/ }).click();
      await page.locator('[role=progressbar][aria-valuenow]').first().waitFor();
      dashboards.pace().release();
      await page.locator('.rail').waitFor();
      await expect.poll(() => page.url()).toContain('/clients');
    });

    it('leads from a score to its answers, opens one at its own address, and returns with Escape', async () => {
      await open('full', '/customers/3/overview?platform=chatgpt');
      await page.locator('.score-value').click();
      await page.waitForURL(/answers\?(?=.*platform=chatgpt)(?=.*from=)(?=.*to=)(?=.*named=yes)/);
      await page.locator('[role=table] [role=row] a').first().click();
      await page.waitForURL(/answers\/\d+\?/);
      const answer = page.locator('.prose:not(.answer-key)');
      await answer.locator('mark.hit-own').first().waitFor();
      expect(await answer.locator('mark.hit-own').first().textContent()).toBe('Tessel CRM');
      expect(await answer.locator('mark.hit-negated').first().textContent()).toBe('Copper');
      expect(await page.locator('.prose a.cite').first().getAttribute('href')).toContain('g2.com');
      await page.keyboard.press('Escape');
      await page.waitForURL(/answers\?/);
      await page.locator('.side-page').waitFor({ state: 'detached' });
      expect(
        await page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index')),
      ).toBe('0');
    });

    it('shows a Hebrew answer from right to left', async () => {
      await open('full', '/customers/3/answers/1305103');
      expect(await page.locator('.prose[dir=rtl][lang=he] mark').first().textContent()).toBe('Tessel CRM');
    });

    it('shows two answers to one query side by side', async () => {
      await open('full', '/customers/3/answers/1105100?with=1104900');
      await page.locator('.answer-compared .prose').nth(1).waitFor();
      expect(await page.locator('.answer-compared .side-line').allTextContents()).toEqual([
        expect.stringContaining('3 Nov 2026'),
        expect.stringContaining('17 Nov 2026'),
      ]);
    });

    it('moves through a long table by keyboard, and draws only visible rows', async () => {
      await open('full', '/customers/3/answers');
      const first = page.locator('[data-index="0"] a');
      await first.focus();
      await page.keyboard.press('End');
      await page.locator('[data-index="199"] a').waitFor();
      expect(await page.locator('[role=row][data-index]').count()).toBeLessThan(80);
      expect(
        await page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index')),
      ).toBe('199');
    });

    it('shows queries × platforms, and how often each was named over half a year', async () => {
      await open('full', '/customers/3/answers?by=query&group=11&from=2026-06-01&to=2026-11-20');
      await page.locator('[data-index="20"]').waitFor();
      const rate = page.locator('[data-index="0"] [role=cell]', { hasText: /^[\d.]+ % of \d+/ });
      expect(await rate.count()).toBeGreaterThan(0);
      await page.goto(`${dashboards.url}/#/customers/3/answers?by=query&group=11`);
      await page.locator('[data-index="0"] .query-cell .hit-mark').first().click();
      await page.waitForURL(/answers\/\d+\?by=query/);
    });

    it('saves the list of clients as a picture and as a table', async () => {
      await open('full', '/clients');
      const saved = async (role: 'button' | 'menuitem', name: string): Promise<Buffer> => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole(role, { name, exact: true }).click(),
        ]);
        const chunks: Buffer[] = [];
        for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks);
      };
      const picture = await saved('button', 'Save Clients as PNG');
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.readUInt32BE(16)).toBe(2_680);
      const table = async (format: string): Promise<Buffer> => {
        await page.getByRole('button', { name: 'Save Clients', exact: true }).click();
        return saved('menuitem', format);
      };
      expect((await table('CSV')).toString()).toContain('Larkspur Bikes,');
      expect(Object.keys(unzipSync(await table('Excel (XLSX)')))).toContain('xl/worksheets/sheet1.xml');
    });

    it('saves every answer as CSV, not only those loaded', async () => {
      await open('full', '/customers/3/answers?named=yes');
      await page.locator('[role=row] a').first().waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'CSV' }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
      const total = Number((await page.locator('.page-note').textContent())?.replace(/\D/g, ''));
      expect(lines[0]).toBe('\uFEFFQuery,Platform,Named,Position,Competitors,Sources,Query group,Date');
      expect(lines.filter((line) => line !== '').length - 1).toBe(total);
    });

    it('starts a scan and watches it finish without reloading', async () => {
      await open('full', '/customers/3/scans?group=11');
      dashboards.pace().hold(5);
      await page.getByRole('button', { name: 'Scan now' }).click();
      await page.getByRole('menuitem', { name: 'ChatGPT' }).click();
      await page.locator('.strip-bar').waitFor();
      await page.locator('[data-index="0"] >> text=Running').waitFor();
      dashboards.pace().release();
      await page.locator('[data-index="0"] >> text=Done').waitFor();
      await page.locator('.strip >> text=running').waitFor({ state: 'detached' });
      expect(await page.locator('[data-index="0"]').textContent()).toContain('52.5');
    });

    it('opens a view from the command palette', async () => {
      await open('full', '/customers/3/overview');
      await page.locator('.score-value').first().waitFor();
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Clients, groups, queries, companies, sites, answers, actions').fill('sources');
      await page.keyboard.press('Enter');
      await page.waitForURL(/sources/);
      await expect.poll(() => page.locator('h1').textContent()).toBe('Sources');
    });

    it('keeps filters in the address, so that a reload and a second window show the same', async () => {
      await open('full', '/customers/3/overview');
      await page.getByRole('button', { name: 'All query groups' }).click();
      await page.getByRole('menuitem', { name: 'Sales pipeline software' }).click();
      await page.waitForURL(/group=12/);
      await page.getByRole('link', { name: 'Sources', exact: true }).click();
      await page.waitForURL(/sources\?group=12/);
      await page.reload();
      await page.getByRole('button', { name: 'Sales pipeline software' }).waitFor();
      expect(page.url()).toMatch(/sources\?group=12$/);
    });
  });
});
