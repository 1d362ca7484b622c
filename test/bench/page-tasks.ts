import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { customerViews } from '../../src-renderer/app/address.ts';
import { openBrowser } from '../e2e/support/browser.ts';
import { startService } from '../e2e/support/service-process.ts';
import buildOnce from '../e2e/support/build-once.ts';
import { agencyWorkspace } from './agency-workspace.ts';
import { printTable } from './machine.ts';
import { tasksIn } from './page-trace.ts';

/**
 * Every view of the built dashboards in Chromium, at the size of an agency (24 clients, 2 million answers): how long it takes
 * from the address to the last reply and the last task, and the longest tasks of the page's main thread (goal: none over 50 ms).
 * Each view is opened first for one client, with its code not loaded, then for another.
 *
 * `--keep FOLDER` uses the workspace of that folder and leaves it there.
 */
const { values } = parseArgs({ options: { keep: { type: 'string' } } });
const directory = values.keep ?? mkdtempSync(path.join(os.tmpdir(), 'answerscope-agency-'));
mkdirSync(directory, { recursive: true });
buildOnce();
await agencyWorkspace(directory);

/** Opens an address of the dashboards; resolves when its replies are there and nothing changed for a while. */
async function open(page: Page, address: string): Promise<number> {
  const began = performance.now();
  const settled = await page.evaluate(
    ([hash, quietMs]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        let last = started;
        const changed = (): void => void (last = performance.now());
        const mutations = new MutationObserver(changed);
        mutations.observe(document.body, { childList: true, subtree: true, characterData: true });
        const resources = new PerformanceObserver(changed);
        resources.observe({ type: 'resource' });
        location.hash = hash;
        const timer = setInterval(() => {
          if (performance.now() - last < quietMs) return;
          clearInterval(timer);
          mutations.disconnect();
          resources.disconnect();
          resolve(last - started);
        }, 50);
      }),
    [address, 700] as const,
  );
  return Math.min(settled, performance.now() - began);
}

await using service = await startService({ dataDirectory: directory, args: ['--no-scheduler'] });
await using chrome = await openBrowser();
const { page } = await chrome.newPage();
await page.goto(service.dashboard_url);
await page.waitForFunction(() => /\d\.\d/.test(document.querySelector('#content')?.textContent ?? ''));
await page.waitForTimeout(1_500);
const rows = [];
const places = (customer: number): [string, string][] => [
  ...customerViews.map((view): [string, string] => [view, `/customers/${customer}/${view}`]),
  ['overview, two years', `/customers/${customer}/overview?from=2020-01-01&to=2099-12-31`],
  ['sources, two years', `/customers/${customer}/sources?from=2020-01-01&to=2099-12-31`],
  ['clients', '/clients'],
  ['alerts', '/alerts'],
  ['settings', '/settings'],
];
for (const [time, customer] of [
  ['first', 1],
  ['again', 2],
] as const)
  for (const [view, address] of places(customer)) {
    await chrome.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    const settled = await open(page, address);
    const tasks = tasksIn(await chrome.browser.stopTracing());
    rows.push({
      view: `${view}, ${time}`,
      'settled ms': Math.round(settled),
      'longest, processor ms': tasks
        .slice(0, 3)
        .map(({ cpu }) => Math.round(cpu))
        .join(' '),
      'longest, clock ms': Math.round(Math.max(...tasks.map(({ ms }) => ms))),
      'all tasks, processor ms': Math.round(tasks.reduce((sum, { cpu }) => sum + cpu, 0)),
      'over 50 ms': tasks.filter(({ cpu }) => cpu > 50).length,
    });
  }
console.log(`load ${os.loadavg()[0]?.toFixed(1)}`);
printTable(rows);
if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
