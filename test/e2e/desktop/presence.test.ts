import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventChannel } from '#shared/contract/bridge.ts';
import { startReplayServer, type ReplayServer } from '#test/support/replay-server.ts';
import { addAnvilGroup, scanDone } from '../support/anvil-group.ts';
import { startDesktop, until, type DesktopApp } from '../support/desktop-app.ts';

/** What goes on without the window, and around it: scans, sleep, links, the tray. */
let server: ReplayServer;
let answerMs = 0;
beforeAll(async () => {
  server = await startReplayServer();
  server.rule(({ api }) =>
    api === 'openai' ? { fixture: 'openai/answer-with-citations', delayMs: answerMs } : undefined,
  );
});
afterAll(() => server.close());

const queries = Array.from({ length: 8 }, (_, index) => `Which anvil is best for job ${index + 1}?`);

const eventsTo = (app: DesktopApp): unknown[] =>
  app.sent.filter(({ channel }) => channel === eventChannel).map(({ values }) => values[0]);

it('a scan survives a quit in its middle, twice in a row, and every answer is asked for once', async () => {
  answerMs = 1_500;
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-desktop-'));
  const environment = server.environment();
  await using first = await startDesktop({ dataDirectory, environment, platform: 'linux' });
  await addAnvilGroup(first, queries);
  await expect.poll(() => server.requestsOf('openai').length, { interval: 20 }).toBeGreaterThan(0);
  // On Linux the app ends with its window; started again meanwhile, it opens no window without a service but starts afterwards.
  await first.close();
  await until(first, ({ windows }) => windows.length === 0);
  await first.emitApp('second-instance', ['answerscope'], '/', null);
  await first.emitApp('second-instance', ['answerscope'], '/', null);
  expect(await first.state()).toMatchObject({ windows: [], relaunch: 1 });
  // A second quit waits for the first, and does not end the app before what was asked for is stored.
  await first.quit();
  expect(await first.exit).toBe(0);
  expect(existsSync(path.join(dataDirectory, 'workspace.open'))).toBe(false);

  await using second = await startDesktop({ dataDirectory, environment });
  expect((await second.call('list-executions', {})).executions[0]?.state).not.toBe('Done');
  await second.quit();
  expect(await second.exit).toBe(0);

  answerMs = 0;
  await using third = await startDesktop({ dataDirectory, environment });
  await scanDone(third, 1);
  const asked = server.requestsOf('openai').map(({ query }) => query);
  expect(new Set(asked).size).toBe(queries.length);
  expect(asked.length).toBe(queries.length);
});

it('stays in the tray when its window is closed, sleeps and wakes, and opens where a notification leads', async () => {
  await using app = await startDesktop({ environment: server.environment() });
  await addAnvilGroup(app, queries);
  await scanDone(app, 1);
  await app.call('set-background', { keepRunning: true });
  expect((await app.state()).trays).toHaveLength(1);

  await app.suspend();
  await app.resume();
  expect(eventsTo(app)).toContainEqual({ kind: 'changed', topic: 'workspace', customerId: null });

  await app.close();
  await until(app, ({ windows }) => windows.length === 0);
  await app.clickTrayMenu('Pause All Scans');
  await until(app, ({ trays: [tray] }) => tray?.toolTip === 'Answerscope: All scans are paused');
  await app.clickTrayMenu('Resume All Scans');
  await until(app, ({ trays: [tray] }) => tray?.menu.some(({ name }) => name === 'Pause All Scans') === true);
  await app.clickTrayMenu('Scan Now', 'Acme – Anvils');
  await until(app, ({ notifications }) => notifications.length > 0);
  await app.clickNotification(0);
  const { windows } = await until(app, ({ windows: [window] }) => window?.visible === true);
  expect(windows[0]?.url).toBe('app://answerscope/#/customers/1/scans');
  await app.close();
  await until(app, ({ windows: open }) => open.length === 0);
  await app.clickTray();
  await until(app, ({ windows: [window] }) => window?.visible === true);
  await app.clickTrayMenu('Quit Answerscope');
  expect(await app.exit).toBe(0);
});

it('a link that arrives while the app starts is opened once it has, in one window', async () => {
  await using app = await startDesktop({ vault: 'locked', waitForWindow: false });
  await until(app, ({ calls }) => calls.includes('SafeStorage.isAsyncEncryptionAvailable'));
  await app.emitApp('second-instance', ['answerscope', 'answerscope://open/settings'], '/', null);
  expect((await app.state()).windows).toEqual([]);
  await app.unlockVault();
  const { windows } = await until(app, ({ windows: [window] }) => window?.visible === true);
  expect(windows.map(({ url }) => url)).toEqual(['app://answerscope/#/settings']);
});

it('a start at login opens no window until it is asked for', async () => {
  await using app = await startDesktop({ args: ['--hidden'], waitForWindow: false });
  await until(app, ({ trays }) => trays.length === 1);
  expect((await app.state()).windows).toEqual([]);
  await app.emitApp('second-instance', ['answerscope'], '/', null);
  await until(app, ({ windows: [window] }) => window?.visible === true);
});

it('a link opens its place at the start, in the open window and from macOS; a hostile one opens the app and nothing else', async () => {
  await using app = await startDesktop({ args: ['answerscope://open/customers/3/overview'] });
  expect((await app.state()).windows[0]?.url).toBe('app://answerscope/#/customers/3/overview');
  expect((await app.state()).protocols).toEqual(['answerscope']);
  await using second = await startDesktop({
    dataDirectory: app.dataDirectory,
    args: ['--flag', 'answerscope://open/settings'],
    waitForWindow: false,
  });
  expect(await second.exit).toBe(0);
  await expect.poll(() => eventsTo(app), { interval: 20 }).toContainEqual({ kind: 'open', address: '/settings' });
  const before = eventsTo(app).length;
  for (const link of [
    'answerscope://open/../../etc/passwd',
    'answerscope://run/rm',
    'https://example.com/',
    'answerscope://open/a"><script>',
  ])
    await app.emitApp('second-instance', ['answerscope', link], '/', null);
  expect(eventsTo(app)).toHaveLength(before);
  const { windows, opened } = await app.state();
  expect([windows.length, opened]).toEqual([1, []]);
});
