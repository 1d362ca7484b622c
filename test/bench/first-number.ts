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

interface Sample {
  /** Milliseconds of the clock. */
  readonly service: number;
  readonly page: number;
  /** Milliseconds of a processor, which other programs on the machine affect least: the app's process, the page's main thread. */
  readonly serviceCpu: number;
  /** Of the app's process, before the app's own code began. */
  readonly standIn: number;
  readonly standInCpu: number;
  readonly readsCpu: number;
  readonly pageCpu: number;
}

await using chrome = await openBrowser();
const samples: Sample[] = [];
for (let run = 0; run <= runs; run++) {
  const started = performance.now();
  await using app = await startDesktop({ dataDirectory: directory });
  const service = performance.now() - started;
  const { processorMs: serviceCpu, standIn } = await app.state();
  const { page } = await chrome.newPage();
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
  const shown = performance.now();
  await showInChromium(page, app);
  await page.waitForFunction(() => /\d\.\d/.test(document.querySelector('#content')?.textContent ?? ''));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const pageMs = performance.now() - shown;
  const { metrics } = await inspector.send('Performance.getMetrics');
  const pageCpu = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  const readsCpu = (await app.state()).processorMs - serviceCpu;
  // The first run fills the caches of the system.
  if (run > 0)
    samples.push({
      service,
      page: pageMs,
      serviceCpu,
      standIn: standIn.ms,
      standInCpu: standIn.processorMs,
      readsCpu,
      pageCpu,
    });
  await page.context().close();
  await app.quit();
  await app.exit;
}
const sorted = (of: (sample: Sample) => number): number[] => samples.map(of).toSorted((a, b) => a - b);
const row = (part: string, clock: ((sample: Sample) => number) | null, processor: (sample: Sample) => number) => ({
  'start to the first number': part,
  'ms of the clock, least of 5': clock === null ? '' : Math.round(sorted(clock)[0] ?? NaN),
  'ms of the clock, median': clock === null ? '' : Math.round(sorted(clock)[Math.floor(runs / 2)] ?? NaN),
  'ms of a processor, median': Math.round(sorted(processor)[Math.floor(runs / 2)] ?? NaN),
});
console.log(`load ${os.loadavg()[0]?.toFixed(1)}`);
printTable([
  row(
    'process and service, until the window is loaded',
    ({ service }) => service,
    ({ serviceCpu }) => serviceCpu,
  ),
  row(
    'of it Node and the stand-in, before the app begins',
    ({ standIn }) => standIn,
    ({ standInCpu }) => standInCpu,
  ),
  row(
    'page, until a score is painted',
    ({ page }) => page,
    ({ pageCpu }) => pageCpu,
  ),
  row('the service meanwhile', null, ({ readsCpu }) => readsCpu),
  row(
    'together',
    ({ service, page }) => service + page,
    ({ serviceCpu, pageCpu, readsCpu }) => serviceCpu + pageCpu + readsCpu,
  ),
]);
if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
