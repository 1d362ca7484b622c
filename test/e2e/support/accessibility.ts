import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose result depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Serious and critical findings of axe in the page; `colors` looks at colors alone, for what was looked at in others before.
 * Injected over the debugging protocol, because the page's policy allows no foreign scripts.
 */
export async function seriousFindings(page: Page, look: 'everything' | 'colors' = 'everything'): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const known = await client.send('Runtime.evaluate', { expression: `'axe' in window`, returnByValue: true });
  if (known.result.value !== true) await client.send('Runtime.evaluate', { expression: axeSource });
  const options = { resultTypes: ['violations'], ...(look === 'colors' ? { runOnly: colorRules } : {}) };
  const { result } = await client.send('Runtime.evaluate', {
    expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify(violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html.slice(0, 120)).join(' | '))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  return JSON.parse(String(result.value)) as string[];
}
