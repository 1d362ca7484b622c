import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { eventChannel } from '#shared/contract/bridge.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { seriousFindings } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { startDesktop, until } from '../support/desktop-app.ts';
import { showInChromium } from '../support/desktop-page.ts';

/** What makes the app one of its system: files, exports, theme, zoom, title bar. */
it('a file that is opened with the app leads to the import view, read and shown; nothing is imported by itself', async () => {
  const folder = temporaryDirectory();
  const answers = path.join(folder, 'recorded.csv');
  writeFileSync(answers, 'query,answer\nWhich anvil is best?,**Acme** makes the best one.\n');
  await using app = await startDesktop({ platform: 'linux', args: [answers] });
  await app.call('add-organization', { name: 'Northlight' });
  await app.call('add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.example.com' });
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  await showInChromium(page, app);
  const question = page.getByRole('dialog', { name: 'Import recorded answers?' });
  await question.getByText('recorded.csv').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Read the file' }).click();
  await page.getByText('1 row: 1 new').waitFor();
  expect(page.url()).toContain('/customers/1/scans/import');
  expect((await app.call('list-executions', {})).total).toBe(0);
  expect((await app.call('get-shell-settings', {})).opened).toBeNull();
  await page.keyboard.press('Escape');

  // From a second start, relative to where it was started; and dropped on the window.
  await app.emitApp('second-instance', ['answerscope', 'recorded.csv'], folder, null);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['#!/bin/sh'], 'program.sh'));
    return transfer;
  });
  await page.locator('body').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByText('program.sh').waitFor();
  await page.getByText('is neither recorded answers').waitFor();
  expect(page.url()).toContain('/customers/1/scans');
  await page.keyboard.press('Escape');
  // What only the desktop app shows: names for screen readers, and switches that are seen in high contrast.
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });
  const notify = page.getByRole('switch', { name: /^Notify me/ });
  await notify.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const border = () => notify.evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).borderTopWidth);
  const usual = await border();
  await page.emulateMedia({ forcedColors: 'active' });
  expect([await border(), usual]).toEqual(['2px', expect.not.stringMatching('2px')]);
});

it('a backup that is opened with the app is restored after a question, also into an empty workspace on macOS', async () => {
  await using first = await startDesktop();
  await first.call('add-organization', { name: 'Northlight' });
  await first.call('add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.example.com' });
  const { file } = await first.call('create-backup', {});
  expect(path.extname(file)).toBe('.answerscope');
  expect((await first.call('get-upkeep', {})).copies).toMatchObject([{ file, kind: 'manual', whole: true }]);
  await first.quit();
  await first.exit;

  await using app = await startDesktop({ platform: 'darwin', vault: 'locked', waitForWindow: false });
  await until(app, ({ calls }) => calls.includes('SafeStorage.isAsyncEncryptionAvailable'));
  await app.emitApp('open-file', file);
  await app.unlockVault();
  await until(app, ({ windows: [window] }) => window?.visible === true);
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  await showInChromium(page, app);
  const question = page.getByRole('dialog', { name: 'Replace the workspace with this backup?' });
  await question.getByRole('button', { name: 'Restore' }).waitFor();
  expect(await app.call('list-customers', {})).toEqual([]);
  await question.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Acme').first().waitFor();
  expect(await app.call('list-customers', {})).toMatchObject([{ name: 'Acme' }]);

  const fake = path.join(temporaryDirectory(), 'fake.answerscope');
  writeFileSync(fake, '#!/bin/sh\n');
  await app.emitApp('open-file', fake);
  await page.getByText('is not a backup of Answerscope').waitFor();
});

it('what is saved is found again: the folder of the last time, recent exports, the jump list, the file manager', async () => {
  const folder = temporaryDirectory();
  const saved = path.join(folder, 'scans.csv');
  await using app = await startDesktop({ platform: 'win32' });
  expect(await app.download('../scans.csv', null)).toMatch(/[\\/]Downloads[\\/]scans\.csv$/);
  writeFileSync(saved, 'a');
  await app.download('scans.csv', saved);
  expect(await app.download('next.csv', null)).toBe(path.join(folder, 'next.csv'));
  expect(app.sent.filter(({ channel }) => channel === eventChannel).map(({ values }) => values[0])).toContainEqual({
    kind: 'saved',
    file: saved,
    name: 'scans.csv',
  });
  await app.call('add-organization', { name: 'Northlight' });
  const { file: backup } = await app.call('create-backup', {});
  expect((await app.state()).jumpList).toMatchObject([
    {
      name: 'Recent exports',
      items: [{ title: path.basename(backup) }, { title: 'scans.csv', args: '--show-export=1' }],
    },
  ]);
  await app.emitApp('second-instance', ['answerscope.exe', '--show-export=1'], '/', null);
  await app.clickMenu('File', 'Recent Exports', path.basename(backup));
  await app.call('show-in-folder', { file: folder });
  await expect(app.call('show-in-folder', { file: path.join(folder, 'gone.pdf') })).rejects.toThrow('moved or deleted');
  await expect(app.call('show-in-folder', { file: 'relative' })).rejects.toThrow('absolute');
  expect((await app.state()).opened).toEqual([saved, backup, folder]);

  await using mac = await startDesktop({ dataDirectory: temporaryDirectory(), platform: 'darwin' });
  await mac.download('scans.csv', saved);
  const { recent, menu } = await mac.state();
  expect(recent).toEqual([saved]);
  expect(JSON.stringify(menu)).toContain('Share Last Export');
  await mac.clickMenu('File', 'Import Answers …');
  await mac.answer([saved]);
  await expect.poll(async () => (await mac.call('get-shell-settings', {})).opened?.file).toBe(saved);
});

it('theme, zoom and title bar: the window follows the dashboards and the system, and is as it was', async () => {
  await using app = await startDesktop({ platform: 'linux' });
  expect((await app.state()).windows).toMatchObject([{ colour: '#f6f7f9', zoom: 0, titleBar: 'default' }]);
  await app.dark(true);
  expect((await app.state()).windows[0]?.colour).toBe('#0e1015');
  await app.call('set-theme', { theme: 'dark' });
  await app.zoom(1.5);
  await app.close();
  expect(await app.exit).toBe(0);
  await using mac = await startDesktop({ dataDirectory: app.dataDirectory, platform: 'darwin' });
  const { windows, theme } = await mac.state();
  expect(theme).toBe('dark');
  expect(windows).toMatchObject([{ zoom: 1.5, titleBar: 'hiddenInset' }]);
  await using chrome = await openBrowser();
  const { page } = await chrome.newPage();
  await showInChromium(page, mac);
  await page.getByRole('button', { name: /Look around in the sample/ }).waitFor();
  // The buttons of the window have their strip, and nothing of the page is under them.
  const top = await page.locator('.first-run').boundingBox();
  expect(top?.y).toBe(36);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
});

it('the place of the window belongs to the displays it was chosen on', async () => {
  const one = [{ x: 0, y: 0, width: 1_280, height: 720 }];
  const desk = [...one, { x: 1_280, y: 0, width: 1_920, height: 1_080 }];
  await using app = await startDesktop({ platform: 'darwin', displays: desk });
  const reopen = async () => {
    await app.close();
    await until(app, ({ windows }) => windows.length === 0);
    await app.emitApp('activate', false);
    return (await until(app, ({ windows }) => windows[0]?.visible === true)).windows[0]?.bounds;
  };
  const atDesk = { x: 1_500, y: 50, width: 1_600, height: 900 };
  await app.move(atDesk);
  await reopen();
  await app.setDisplays(one);
  await reopen();
  const travelling = { x: 20, y: 30, width: 1_100, height: 650 };
  await app.move(travelling);
  expect(await reopen()).toEqual(travelling);
  await app.setDisplays(desk);
  expect((await app.state()).windows[0]?.bounds).toEqual(atDesk);
  await app.setDisplays(one);
  expect((await app.state()).windows[0]?.bounds).toEqual(travelling);
  await app.setDisplays(desk);
  expect(await reopen()).toEqual(atDesk);
});

it('a link opens on macOS before the app is ready and after; a quit while the workspace is opened ends in order', async () => {
  await using app = await startDesktop({ platform: 'darwin', vault: 'locked', waitForWindow: false });
  await until(app, ({ calls }) => calls.includes('SafeStorage.isAsyncEncryptionAvailable'));
  await app.emitApp('open-url', 'answerscope://open/settings');
  await app.unlockVault();
  const { windows } = await until(app, ({ windows: [window] }) => window?.visible === true);
  expect(windows[0]?.url).toBe('app://answerscope/#/settings');
  await app.emitApp('open-url', 'answerscope://run/rm');
  await app.emitApp('open-url', 'answerscope://open/clients');
  const events = () => app.sent.filter(({ channel }) => channel === eventChannel).map(({ values }) => values[0]);
  await expect.poll(events, { interval: 20 }).toContainEqual({ kind: 'open', address: '/clients' });
  expect(JSON.stringify(events())).not.toContain('rm');
  await app.quit();
  expect(await app.exit).toBe(0);

  for (const delayMs of [0, 30, 80, 150, 250]) {
    await using early = await startDesktop({ vault: 'locked', waitForWindow: false });
    await until(early, ({ calls }) => calls.includes('SafeStorage.isAsyncEncryptionAvailable'));
    await early.unlockVault();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await early.quit();
    expect(await early.exit).toBe(0);
    expect(existsSync(path.join(early.dataDirectory, 'workspace.open'))).toBe(false);
  }
});

it('the self-test runs to its end as far as the runtime is not needed, and fails where something is missing', async () => {
  const folder = temporaryDirectory();
  mkdirSync(folder, { recursive: true });
  const result = async (vault: 'available' | 'missing') => {
    const file = path.join(folder, `${vault}.json`);
    await using app = await startDesktop({ args: [`--self-test=${file}`], vault, waitForWindow: false });
    const code = await app.exit;
    // A workspace of its own: that of the person is not touched.
    expect(existsSync(path.join(app.dataDirectory, 'workspace.db'))).toBe(false);
    const { ok, steps } = JSON.parse(readFileSync(file, 'utf8')) as {
      ok: boolean;
      steps: { step: string; ok: boolean }[];
    };
    return { code, ok, failed: steps.filter((each) => !each.ok).map(({ step }) => step), steps: steps.length };
  };
  expect(await result('available')).toEqual({ code: 0, ok: true, failed: [], steps: 5 });
  expect(await result('missing')).toEqual({ code: 1, ok: false, failed: ['vault'], steps: 5 });
});

it('runs commands without a window, and puts the command on the PATH if the person wants it', async () => {
  const folder = temporaryDirectory();
  const run = async (...args: string[]) => {
    await using app = await startDesktop({
      dataDirectory: folder,
      args: ['--command-line', ...args],
      waitForWindow: false,
    });
    return { code: await app.exit, errors: app.errors() };
  };
  expect(await run('organization', 'add', 'Northlight', '--quota', '5')).toEqual({ code: 0, errors: '' });
  expect(await run('organisation')).toMatchObject({ code: 2, errors: expect.stringMatching(/^answerscope: .*\n$/) });

  await using app = await startDesktop({ platform: 'linux', dataDirectory: folder, answers: [0, 0, 1, 0] });
  expect(await app.call('get-workspace-status', {})).toMatchObject({ organizations: [{ name: 'Northlight' }] });
  const command = path.join(folder, '.local', 'bin', 'answerscope');
  await app.clickMenu('File', 'Command Line …');
  await expect.poll(() => existsSync(command)).toBe(true);
  expect(readFileSync(command, 'utf8')).toMatch(/^#!\/bin\/sh\n# .*\nexec '\/.*' --command-line "\$@"\n$/);
  expect(statSync(command).mode & 0o111).not.toBe(0);
  await expect.poll(async () => (await app.state()).dialogs.length).toBe(2);
  expect((await app.state()).dialogs[1]).toMatchObject({ title: 'The command answerscope is ready.' });
  // Never over a file of another program.
  writeFileSync(command, 'echo mine');
  await app.clickMenu('File', 'Command Line …');
  await until(app, ({ dialogs }) => dialogs.length === 3);
  expect(readFileSync(command, 'utf8')).toBe('echo mine');
  await app.clickMenu('File', 'Command Line …');
  await until(app, ({ dialogs }) => dialogs.length === 5);
  expect(JSON.stringify((await app.state()).dialogs[4])).toContain('belongs to another program');
  expect(readFileSync(command, 'utf8')).toBe('echo mine');
});
