import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/support/browser.ts';
import buildOnce from '../e2e/support/build-once.ts';
import { startDesktop } from '../e2e/support/desktop-app.ts';
import { showInChromium } from '../e2e/support/desktop-page.ts';
import { agencyWorkspace } from './agency-workspace.ts';
import { printTable } from './machine.ts';

/**
 * From the start of the built desktop app to its first painted number, at the size of an agency (24 clients, 2 million answers).
 * Two parts, one after the other: the process with the service, around the stand-in for the runtime, until its window is
 * loaded; and the built preload and dashboards in Chromium, until a score of the list of clients is painted. Electron's own
 * start is in neither, and Chromium's is left out.
 *
 * `--keep FOLDER` uses the workspace of that folder and leaves it there.
 */
const runs = 5;
const { values } = parseArgs({ options: { keep: { type: 'string' } } });
const directory = values.keep ?? mkdtempSync(path.join(os.tmpdir(), 'answerscope-agency-'));
mkdirSync(directory, { recursive: true });
buildOnce();
await agencyWorkspace(directory);

await using chrome = await openBrowser();
const samples: { service: number; page: number }[] = [];
for (let run = 0; run <= runs; run++) {
  const started = performance.now();
  await using app = await startDesktop({ dataDirectory: directory });
  const service = performance.now() - started;
  const { page } = await chrome.newPage();
  const shown = performance.now();
  await showInChromium(page, app);
  await page.waitForFunction(() => /\d\.\d/.test(document.querySelector('main tbody')?.textContent ?? ''));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // The first run fills the caches of the system.
  if (run > 0) samples.push({ service, page: performance.now() - shown });
  await page.context().close();
  await app.quit();
  await app.exit;
}
const middle = (of: (sample: (typeof samples)[number]) => number): number =>
  Math.round(samples.map(of).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN);
printTable([
  { 'start to the first number': 'process and service', 'ms (median of 5)': middle(({ service }) => service) },
  { 'start to the first number': 'page', 'ms (median of 5)': middle(({ page }) => page) },
  { 'start to the first number': 'together', 'ms (median of 5)': middle(({ service, page }) => service + page) },
]);
if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
