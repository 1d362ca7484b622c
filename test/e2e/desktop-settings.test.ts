import { expect, it } from 'vitest';
import { owner } from '#main/service/service.ts';
import { openShell } from '#test/support/shell-stage.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { openBrowser } from './support/browser.ts';
import { openAsDesktop } from './support/desktop-page.ts';

it('the desktop app stores a credential in the vault and opens the port from its settings', async () => {
  const stage = await openShell(temporaryDirectory());
  const { call } = stage.switcher.current();
  await call('add-organization', { name: 'Northlight' }, owner);
  await call('add-customer', { organizationId: 1, name: 'Aurora Bank', websiteUrl: 'aurora.example.com' }, owner);
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  const door = await openAsDesktop(page, stage.switcher);
  await page.evaluate(() => {
    window.location.hash = '#/settings?part=platforms';
  });

  const chatgpt = page.getByRole('region', { name: 'ChatGPT', exact: true });
  await chatgpt.getByText('OPENAI_API_KEY is missing').waitFor();
  const field = chatgpt.getByRole('textbox', { name: 'OPENAI_API_KEY' });
  expect(await field.getAttribute('type')).toBe('password');
  await field.fill('sk-a-secret');
  await field.press('Enter');
  await chatgpt.getByText('OPENAI_API_KEY is stored in the vault').waitFor();
  await chatgpt.getByText('ready').waitFor();
  expect(await page.content()).not.toContain('sk-a-secret');
  expect(stage.shell.kept()).toEqual(['OPENAI_API_KEY']);
  await chatgpt.getByRole('button', { name: 'Remove OPENAI_API_KEY' }).click();
  await chatgpt.getByText('OPENAI_API_KEY is missing').waitFor();

  await page.getByText('API keys', { exact: true }).click();
  const port = page.getByRole('textbox', { name: 'Port' });
  await port.fill('47205');
  await page.getByRole('switch', { name: /Allow scripts on this computer/ }).click({ force: true });
  await page.getByText('http://127.0.0.1:47205/v1').first().waitFor();
  expect((await fetch('http://127.0.0.1:47205/v1/openapi.json')).status).toBe(200);

  door.close();
  await stage.close();
});
