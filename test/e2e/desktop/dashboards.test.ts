import { expect, it } from 'vitest';
import { startReplayServer } from '#test/support/replay-server.ts';
import { importAnvilGroup } from '../support/anvil-group.ts';
import { openBrowser } from '../support/browser.ts';
import { startDesktop } from '../support/desktop-app.ts';
import { showInChromium } from '../support/desktop-page.ts';

/** The built preload script and dashboards in Chromium, over the process of the built desktop app. */
it('the first window leads from an empty folder to a client, follows links, and survives a crash of its page', async () => {
  await using app = await startDesktop();
  await using chrome = await openBrowser();
  const { page, problems } = await chrome.newPage();
  await showInChromium(page, app);
  await page.getByRole('button', { name: /Look around in the sample/ }).waitFor();
  await app.call('add-organization', { name: 'Northlight' });
  await app.call('add-customer', { organizationId: 1, name: 'Aurora Bank', websiteUrl: 'aurora.example.com' });
  // The event of the change reaches the page without a reload.
  await page.getByText('Aurora Bank').first().waitFor();

  await app.emitApp('second-instance', ['answerscope', 'answerscope://open/settings'], '/', null);
  await page.getByRole('heading', { name: 'Settings' }).first().waitFor();
  await app.crashRenderer({ reason: 'crashed', exitCode: 11 });
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).first().waitFor();
  await app.suspend();
  await app.resume();
  expect(await app.call('list-customers', {})).toHaveLength(1);
  expect(problems.filter((problem) => !problem.startsWith('left this computer: http://answerscope.test/'))).toEqual([]);
  await app.quit();
  expect(await app.exit).toBe(0);
});

it('a scan that is started in the window is followed to its end', async () => {
  const server = await startReplayServer();
  server.rule(({ api }) => (api === 'openai' ? { fixture: 'openai/answer-with-citations', delayMs: 200 } : undefined));
  await using app = await startDesktop({ environment: server.environment() });
  await importAnvilGroup(app, ['Which anvil is best?', 'Which anvil lasts?']);
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  await showInChromium(page, app);
  await page.evaluate(() => {
    window.location.hash = '#/customers/1/scans';
  });
  await page.getByRole('button', { name: 'Scan now' }).click();
  await page.getByRole('menuitem', { name: 'ChatGPT' }).click();
  await page.locator('[data-index="1"]').waitFor();
  await page.locator('[data-index="0"]').getByText('Done').waitFor();
  expect(server.requestsOf('openai')).toHaveLength(2);
  await server.close();
});
