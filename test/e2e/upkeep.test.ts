import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { startService } from './support/service-process.ts';

it('a backup is created, checked and restored from the settings, and the previous workspace is kept', async () => {
  await using service = await startService();
  await service.command('organization', 'add', 'Northlight');
  await service.command('customer', 'add', '--organization', '1', '--name', 'Aurora', '--website', 'aurora.example');
  await using chrome = await openBrowser();
  const { page, problems } = await chrome.newPage();
  await page.goto(service.dashboard_url);
  await page.getByText('Aurora').first().waitFor();
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });

  await page.getByRole('button', { name: 'Create backup' }).click();
  const file = await page.getByLabel('Backup file').textContent();
  expect(existsSync(file ?? '')).toBe(true);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('No problems found in 0 answers of 0 scans.').waitFor();

  await service.command('customer', 'add', '--organization', '1', '--name', 'Boreal', '--website', 'boreal.example');
  await page.locator('input[type=file]').setInputFiles(file ?? '');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('The backup is now open.').waitFor();
  const kept = await page.getByLabel('Previous workspace').textContent();
  expect(existsSync(kept ?? '')).toBe(true);
  const names = await page.evaluate(async () => {
    const reply = await fetch('/workspace/list-customers', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Page-Key': localStorage.getItem('answerscope-page-key') ?? '',
      },
      body: '{}',
    });
    return ((await reply.json()) as { data: { name: string }[] }).data.map((customer) => customer.name);
  });
  expect(names).toEqual(['Aurora']);
  // The uploaded file is deleted after the restore.
  const uploads = path.join(service.dataDirectory, 'uploads');
  expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);

  await page.locator('input[type=file]').setInputFiles({
    name: 'holiday.db',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no database at all'),
  });
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText(/damaged or is not an Answerscope backup\. Nothing was changed\./).waitFor();
  expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
});

it('a client is archived, brought back, and deleted for good once its name is typed', async () => {
  await using service = await startService();
  await service.command('organization', 'add', 'Northlight');
  for (const name of ['Aurora', 'Boreal'])
    await service.command('customer', 'add', '--organization', '1', '--name', name, '--website', `${name}.com`);
  await using chrome = await openBrowser();
  const { page, problems } = await chrome.newPage();
  await page.goto(service.dashboard_url);
  await page.getByText('Aurora').first().waitFor();
  await page.evaluate(() => {
    window.location.hash = '#/settings?part=clients';
  });
  const choose = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Boreal' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Archive');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.getByText('Archived clients').waitFor({ state: 'detached' });
  await choose('Delete…');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('0 answers').waitFor();
  const confirm = dialog.getByRole('button', { name: 'Delete client' });
  await dialog.getByLabel('Type the name of the client to confirm').fill('Aurora');
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel('Type the name of the client to confirm').fill('Boreal');
  await confirm.click();
  await page.getByText('“Boreal” was deleted').waitFor();
  await page.getByRole('button', { name: 'Actions for Boreal' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Actions for Aurora' }).count()).toBe(1);
  expect(problems).toEqual([]);
});
