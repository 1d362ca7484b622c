import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '#main/files/paths.ts';
import { openBrowser } from '#test/e2e/support/browser.ts';
import { startRendererDouble } from '#test/support/renderer-double/server.ts';
import { answerOf, queriesOf, scans } from '#test/support/renderer-double/world.ts';
import { tasksIn } from './page-trace.ts';

/** Opening an answer of 20 KB, 200 KB and 5 MB in a real browser, with a mention and a link every few lines. */
const renderer = path.join(projectRoot(), 'out', 'renderer');
if (!existsSync(renderer)) {
  console.log('no build in out/renderer: run npm run build first');
  process.exit(0);
}

const block = (index: number): string => `### ${index}. Tessel CRM

**Tessel CRM** is a tool for agencies; HubSpot costs more [${index}](https://www.g2.com/products/${index}).

- It has a *pipeline* and \`an API\`, and Tessel CRM sends mail.
- HubSpot has more of both.

| Tool | Price |
| --- | --- |
| Tessel CRM | $${index} |
| HubSpot | $${index + 20} |
`;
function longMarkdown(size: number): string {
  const blocks: string[] = [];
  for (let [index, length] = [1, 0]; length < size; index += 1) {
    const text = block(index);
    blocks.push(text);
    length += text.length + 1;
  }
  return blocks.join('\n');
}
const mentionsIn = (markdown: string) =>
  [...markdown.matchAll(/Tessel CRM|HubSpot/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    brandId: match[0] === 'HubSpot' ? 2 : 1,
    company: match[0],
    own: match[0] !== 'HubSpot',
    rule: 'exact',
    negated: false,
  }));

const answerId = scans
  .filter((scan) => scan.groupId === 11)
  .flatMap((scan) => queriesOf(11).map((query) => answerOf(scan, query)))
  .find(({ outcome }) => outcome === 'answered')?.answerId;

/** Notes, within the page, when the reply and the first mark arrive. */
const observePage = () => {
  const seen = Object.assign(window as unknown as Seen, { replied: 0, first: 0 });
  new PerformanceObserver((list) => {
    const reply = list.getEntriesByName(`${location.origin}/workspace/get-answer`)[0];
    if (reply instanceof PerformanceResourceTiming) seen.replied = reply.responseEnd;
  }).observe({ type: 'resource' });
  const look = () => {
    if (document.querySelector('.prose mark') === null) requestAnimationFrame(look);
    else seen.first = performance.now();
  };
  look();
};
interface Seen {
  replied: number;
  first: number;
}

async function measure(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/#/customers/3/answers`);
  await page.locator('[role=row] a').first().waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(observePage);
  await chrome.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.evaluate((id) => (location.hash = `#/customers/3/answers/${id}`), answerId);
  await page.locator('.prose mark').first().waitFor();
  const marks = () =>
    page.evaluate(() => [document.querySelectorAll('.prose:not(.answer-key) mark').length, performance.now()] as const);
  let [drawn, whole] = await marks();
  for (let still = 0; still < 5;) {
    await page.waitForTimeout(50);
    const [count, now] = await marks();
    if (count === drawn) still += 1;
    else [still, drawn, whole] = [0, count, now];
  }
  const tasks = tasksIn(await chrome.browser.stopTracing()).map(({ cpu }) => cpu);
  const { replied, first } = await page.evaluate(() => {
    const seen = window as unknown as Seen;
    return { replied: seen.replied, first: seen.first };
  });
  const ms = (value: number) => `${Math.round(value)} ms`;
  return [
    `beginning ${ms(first - replied)} and all of it ${ms(whole - replied)} after the reply (${drawn} marks)`,
    `longest tasks of the processor ${tasks.slice(0, 4).map(ms).join(', ')}`,
    `${ms(tasks.reduce((sum, task) => sum + task, 0))} in all`,
  ].join('; ');
}

await using chrome = await openBrowser();
for (const size of [2_000, 20_000, 200_000, 5_000_000]) {
  const markdown = longMarkdown(size);
  const mentions = mentionsIn(markdown);
  const double = await startRendererDouble({
    directory: renderer,
    scenario: 'full',
    overrides: { 'get-answer': (_, usual) => ({ ...usual, markdown, mentions }) },
  });
  const { page } = await chrome.newPage();
  console.log(`${(size / 1000).toFixed(0).padStart(5)} KB ${await measure(page, double.url)}`);
  await page.close();
  await double.close();
}
