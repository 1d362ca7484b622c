import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './support/accessibility.ts';
import { openDashboards, type Dashboards } from './support/dashboards.ts';

/** Pictures of every place in every language are kept in the folder named by `PICTURES_TO`, to be looked at. */
const pictures = process.env['PICTURES_TO'];

/** Places, each with something it shows once it is loaded. */
const places = [
  ['clients', '.client-score'],
  ['alerts', '.page-title'],
  ['reports', '.page-title'],
  ['customers/3/overview', '.score-value'],
  ['customers/3/answers', '[role=table] [role=row] a'],
  ['customers/3/answers/1105100', '.prose mark'],
  ['customers/3/competitors', '.instead a'],
  ['customers/3/competitors?show=book', '.page-title'],
  ['customers/3/sources', '.split-bar'],
  ['customers/3/growth', '.line-legend li'],
  ['customers/3/recommendations', '.advice'],
  ['customers/3/review', '.review-queue-item'],
  ['customers/3/groups', '.group-score'],
  ['customers/3/groups/11', '.side-page'],
  ['customers/3/scans', '[role=table] [role=row] a'],
  ['customers/3/scans?show=upcoming', '.weeks'],
  ['customers/3/reports', '.report-preview iframe'],
  ['settings', '.page-title'],
  ['settings?part=money', '.meter'],
  ['settings?part=platforms', '.page-title'],
  ['start', 'form, .page'],
] as const;

/** How many of them are visited in languages that differ from English by their words alone. */
const few = pictures === undefined ? 5 : places.length;

/** Names that are the same in every language: of the product, of platforms and formats, and what people wrote; and days, which the system names in English for the pseudo-language. */
const names =
  /^(?:Answerscope|ChatGPT|AI Overview|Google AI Overview|Claude|Gemini|Perplexity|Copilot|Tessel CRM|Northlight Consulting|CRM for small agencies|Sales pipeline software|CSV|XLSX|PDF|HTML|PPTX|JSON|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;

/** Words of buttons, headings and table heads that are not in the language of the page. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav a, button, h1, h2, h3, [role=columnheader], label, legend')]
      .filter(
        (element) => element.closest('[lang], [data-index], .prose, .advice, iframe') === document.documentElement,
      )
      .flatMap((element) =>
        [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [(node.textContent ?? '').trim()] : [])),
      )
      .filter((text) => /[A-Za-z]{3}/.test(text) && !/[\u0080-\uFFFF]/.test(text)),
  );

describe('the screens in another language', () => {
  let dashboards: Dashboards;
  beforeAll(async () => void (dashboards = await openDashboards()));
  afterAll(() => dashboards[Symbol.asyncDispose]());

  async function open(language: string): Promise<{ page: Page; complaints: string[] }> {
    await dashboards.play({ scenario: 'full' });
    const page = await dashboards.newPage({ viewport: { width: 1_280, height: 800 } });
    await page.addInitScript((code) => {
      // The preview of a report is a document of its own, without storage.
      if (window.top === window) localStorage.setItem('answerscope-language', code);
    }, language);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
    });
    return { page, complaints };
  }

  async function visit(
    page: Page,
    language: string,
    each: (address: string) => Promise<void>,
    visited: readonly (typeof places)[number][] = places,
  ): Promise<void> {
    for (const [address, shown] of visited) {
      await page.goto(`${dashboards.url}/#/${address}`);
      await page.locator(shown).first().waitFor({ state: 'attached' });
      await each(address);
      if (pictures === undefined) continue;
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: path.join(pictures, `${language}-${address.replaceAll(/\W+/g, '-')}.png`) });
    }
  }

  it('have no English left on buttons, headings and table heads, and no view is wider than its window', async () => {
    const { page, complaints } = await open('en-XA');
    const left = new Set<string>();
    const tooWide: string[] = [];
    await visit(page, 'en-XA', async (address) => {
      for (const text of await untranslated(page)) if (!names.test(text)) left.add(`${address}: ${text}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 1_280) tooWide.push(`${address}: ${width}`);
    });
    expect([...left]).toEqual([]);
    expect(tooWide).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['ar', 'rtl', places],
    ['de', 'ltr', places.slice(0, few)],
    ['ja', 'ltr', places.slice(0, few)],
  ] as const)('are written in %s, from its side, no wider than their window', async (language, direction, visited) => {
    const { page, complaints } = await open(language);
    const tooWide: string[] = [];
    const inaccessible: string[] = [];
    let checked = 0;
    await visit(
      page,
      language,
      async (address) => {
        const root = page.locator('html');
        expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([language, direction]);
        const [left, width] = await page.evaluate(() => [
          Math.min(0, ...[...document.querySelectorAll('main')].map((element) => element.getBoundingClientRect().left)),
          document.documentElement.scrollWidth,
        ]);
        if (width > 1_280 || left < 0) tooWide.push(`${address}: ${left} to ${width}`);
        if (language === 'ar' && checked++ < few) inaccessible.push(...(await seriousFindings(page)));
      },
      visited,
    );
    expect(tooWide).toEqual([]);
    expect(inaccessible).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
