import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '#main/files/paths.ts';
import { openBrowser } from '#test/e2e/support/browser.ts';
import { startRendererDouble } from '#test/support/renderer-double/server.ts';
import { answerOf, queriesOf, scans } from '#test/support/renderer-double/world.ts';

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

async function measure(page: Page, url: string, size: number): Promise<string> {
  const markdown = longMarkdown(size);
  await page.route('**/workspace/get-answer', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const json = { ...body, data: { ...body.data, markdown, mentions: mentionsIn(markdown) } };
    await route.fulfill({ response, json });
  });
  await page.goto(`${url}/#/customers/3/overview`);
  await page.locator('.score-value').first().waitFor();
  await page.evaluate(() => {
    const seen = window as unknown as { tasks: number[] };
    seen.tasks = [];
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const started = performance.now();
  await page.evaluate((id) => (location.hash = `#/customers/3/answers/${id}`), answerId);
  await page.locator('.prose mark').first().waitFor();
  const first = performance.now() - started;
  const marks = () => page.locator('.prose:not(.answer-key) mark').count();
  let drawn = await marks();
  let whole = performance.now() - started;
  for (let still = 0; still < 5;) {
    await page.waitForTimeout(100);
    const now = await marks();
    if (now === drawn) still += 1;
    else {
      still = 0;
      drawn = now;
      whole = performance.now() - started;
    }
  }
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.unroute('**/workspace/get-answer');
  const longest = Math.round(Math.max(0, ...tasks));
  return `${(markdown.length / 1000).toFixed(0).padStart(5)} KB: beginning after ${Math.round(first)} ms, drawn after ${Math.round(whole)} ms (${drawn} marks); longest task ${longest} ms, ${tasks.length} over 50 ms`;
}

await using chrome = await openBrowser();
const double = await startRendererDouble({ directory: renderer, scenario: 'full' });
for (const size of [2_000, 20_000, 200_000, 5_000_000]) {
  const { page } = await chrome.newPage();
  console.log(await measure(page, double.url, size));
  await page.close();
}
await double.close();
