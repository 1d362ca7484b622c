import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderHtml } from '#main/report/html/render-html.ts';
import { reportClients } from '#test/support/report-clients.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { seriousFindings } from './support/accessibility.ts';
import { openBrowser, type OpenBrowser } from './support/browser.ts';

/** What is wrong with the layout of the page: runs in the browser. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const shown = (text: string | null): string => (text ?? '').trim().slice(0, 60);
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
    faults.push('the page scrolls sideways');
  for (const element of document.querySelectorAll<HTMLElement>('th, td, dd, li, h1, h2, h3, p, .figure'))
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      faults.push(`clipped: ${shown(element.textContent)}`);
  const contrastOf = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  for (const chart of document.querySelectorAll('svg.chart')) {
    const frame = chart.getBoundingClientRect();
    const labels = [...chart.querySelectorAll('text')].map((text) => ({
      text: shown(text.textContent),
      box: text.getBoundingClientRect(),
      fill: getComputedStyle(text).fill,
    }));
    for (const [index, { text, box, fill }] of labels.entries()) {
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
        faults.push(`label outside its chart: ${text}`);
      if (contrastOf(fill) < 4.5) faults.push(`label without contrast: ${text}`);
      for (const other of labels.slice(index + 1))
        if (
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2
        )
          faults.push(`labels overlap: ${text} and ${other.text}`);
    }
  }
  return faults;
}

describe('the page of a report', () => {
  let chrome: OpenBrowser;
  beforeAll(async () => void (chrome = await openBrowser()));
  afterAll(() => chrome[Symbol.asyncDispose]());

  for (const name of ['tiny', 'many', 'arabic'] as const)
    it(`has nothing clipped, overlapping or hard to read: ${name}`, async () => {
      const { stage, request } = reportClients[name]();
      const file = path.join(temporaryDirectory(), 'report.html');
      writeFileSync(file, renderHtml(stage.report(request)));
      const { page, problems } = await chrome.newPage();
      await page.goto(pathToFileURL(file).href);
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
      // Every link within the page leads somewhere.
      const dead = await page
        .locator('a[href^="#"]')
        .evaluateAll((links) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => document.getElementById(href.slice(1)) === null),
        );
      expect(dead).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    });
});
