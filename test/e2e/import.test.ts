import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { startService } from './support/service-process.ts';

it('recorded answers are imported after a check of their columns and invalid rows, and can be read', async () => {
  await using service = await startService();
  await service.command('organization', 'add', 'Northlight');
  await service.command('customer', 'add', '--organization', '1', '--name', 'Acme', '--website', 'acme.example');
  const file = path.join(service.dataDirectory, 'recorded.csv');
  writeFileSync(
    file,
    [
      'frage,inhalt',
      'Which anvil is best?,**Acme** makes the best one.',
      'Which anvil is cheapest?,I found nothing about Acme.',
      'Which anvil is lightest?,Boltworks.',
      ',An answer to nothing',
    ].join('\n'),
  );
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  const refused: string[] = [];
  page.on('pageerror', (error) => refused.push(error.message));
  await page.goto(service.dashboard_url);
  await page.getByText('Acme').first().waitFor();
  await page.evaluate(() => {
    window.location.hash = '#/customers/1/scans';
  });
  await page.getByText('Import recorded answers').first().click();
  await page.locator('input[type=file]').setInputFiles(file);

  // The names of its columns cannot be guessed, so the user chooses them.
  await page.getByText('Choose the columns that hold the queries and the answers.').waitFor();
  for (const [field, column] of [
    ['Query', 'frage'],
    ['Answer', 'inhalt'],
  ] as const) {
    await page
      .locator('.import-columns')
      .getByRole('textbox', { name: field })
      .or(page.locator('.import-columns').getByRole('combobox', { name: field }))
      .first()
      .click();
    await page.getByRole('option', { name: column }).click();
  }
  await page.getByText('4 rows: 3 new, 1 rejected').waitFor();
  await page.getByText('the query is empty').waitFor();
  await page.getByRole('button', { name: 'Import 3 answers' }).click();
  await page.getByText('4 rows: 3 imported, 1 rejected').waitFor();

  await page.getByRole('link', { name: 'See answers' }).click();
  await page.getByText('3 answers', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Which anvil is best?' }).click();
  const own = page.locator('.prose:not(.answer-key) mark.hit-own');
  await own.first().waitFor();
  expect(await own.first().textContent()).toBe('Acme');
  await page.keyboard.press('Escape');

  // A mention that says nothing about the client does not count, and is offered for review.
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByText('I found nothing about').first().waitFor();
  // The page of the answer, which has the same words, may still be closing.
  await expect.poll(() => page.locator('.review-queue-item').count()).toBe(1);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await page.getByText('the answer names the client').waitFor();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect.poll(() => page.locator('.score-value').textContent()).toBe('66.7');
  expect(refused).toEqual([]);
});
