import { chromium } from 'playwright-core';
import path from 'node:path';
import { startRendererDouble } from '#test/support/renderer-double/server.ts';
import { projectRoot } from '#main/files/paths.ts';
const double = await startRendererDouble({
  directory: path.join(projectRoot(), 'out', 'renderer'),
  scenario: 'full',
} as never);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
for (const [name, width, scheme] of [
  ['light1440', 1440, 'light'],
  ['dark1024', 1024, 'dark'],
] as const) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const base = (double as { url?: string; origin?: string }).url ?? (double as { origin?: string }).origin ?? '';
  const go = async (hash: string, file: string, more?: () => Promise<void>) => {
    await page.goto(`${base}#${hash}`.replace('/#', '/#'));
    await page.waitForTimeout(900);
    await more?.();
    await page.screenshot({ path: `/tmp/shot-${name}-${file}.png`, fullPage: file !== 'switcher' });
  };
  await go('/customers/3/overview', 'overview');
  await go('/customers/3/overview', 'switcher', async () => {
    await page.locator('.switcher').click();
    await page.waitForTimeout(300);
  });
  await go('/customers/3/competitors', 'competitors');
  await go('/customers/3/competitors?show=queries', 'heat');
  await go('/customers/3/recommendations', 'recommendations');
  await go('/customers/3/groups', 'groups');
  await go('/start?customer=3', 'start');
  await page.getByLabel('Name of the query group').fill('CRM');
  await page.getByLabel('Keywords').fill('crm for agencies, simple crm');
  await page.screenshot({ path: `/tmp/shot-${name}-start2.png` });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Generate from the keywords' }).click();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/shot-${name}-start3.png` });
  await context.close();
}
await browser.close();
process.exit(0);
