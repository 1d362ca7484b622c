import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startReplayServer } from '#test/support/replay-server.ts';
import { addAnvilGroup } from '../support/anvil-group.ts';
import { startDesktop, type DesktopApp, type DesktopOptions } from '../support/desktop-app.ts';
import { startUpdateServer, type UpdateServer } from '../support/update-server.ts';

/** The real electron-updater against a feed on this computer, as an AppImage. What replaces the file runs; the runtime does not. */
const start = (server: UpdateServer, options: DesktopOptions = {}): Promise<DesktopApp> =>
  startDesktop({
    platform: 'linux',
    packaged: server.packaged,
    ...options,
    environment: { APPIMAGE: server.program, ...options.environment },
  });
const updatesOf = async (app: DesktopApp) => (await app.call('get-shell-settings', {})).updates;
const stateOf = async (app: DesktopApp) => (await updatesOf(app))?.state;
const keptIn = (app: DesktopApp): string => path.join(app.dataDirectory, 'desktop', 'version-before');

it('an update is looked for when the person says so, verified, kept beside the old one, and installed after the last scan', async () => {
  await using server = await startUpdateServer();
  const replay = await startReplayServer();
  replay.rule(({ api }) => (api === 'openai' ? { fixture: 'openai/answer-with-citations', delayMs: 700 } : undefined));
  // The new version writes down that it was started.
  const started = path.join(server.packaged, 'started');
  server.publish('0.2.0', `#!/bin/sh\necho 0.2.0 > '${started}'\n`);
  await using app = await start(server, { environment: replay.environment() });
  expect(await updatesOf(app)).toMatchObject({ check: false, state: 'never checked', version: null });
  await expect(app.call('install-update', {})).rejects.toThrow('No update is ready');
  expect(server.requests).toEqual([]);
  await app.call('set-updates', { check: true });
  await expect.poll(() => stateOf(app)).toBe('ready');
  expect(await updatesOf(app)).toMatchObject({ check: true, version: '0.2.0', problem: null });
  for (const { headers } of server.requests) expect(Object.keys(headers)).not.toContain('x-user-staging-id');
  expect(readFileSync(path.join(keptIn(app), '0.1.0', 'Answerscope.AppImage'), 'utf8')).toBe('version 0.1.0');
  expect((await app.state()).notifications).toEqual([]);

  // A scan is never interrupted: the app restarts after it.
  await addAnvilGroup(app, ['Which anvil is best?', 'Which anvil lasts?', 'Which anvil rings?']);
  await expect.poll(() => replay.requestsOf('openai').length, { interval: 20 }).toBeGreaterThan(0);
  await app.call('install-update', {});
  expect(await stateOf(app)).toBe('waiting for scans');
  expect(await app.exit).toBe(0);
  expect(replay.requestsOf('openai')).toHaveLength(3);
  expect(existsSync(path.join(app.dataDirectory, 'workspace.open'))).toBe(false);
  await expect.poll(() => existsSync(started)).toBe(true);
  expect(readFileSync(server.program, 'utf8')).toContain('0.2.0');
  await replay.close();

  // The new version cannot open the workspace: the old one is still there, and it says where. Then it can.
  const { dataDirectory } = app;
  const packageFile = path.join(server.packaged, 'package.json');
  writeFileSync(packageFile, readFileSync(packageFile, 'utf8').replace('"0.1.0"', '"0.2.0"'));
  const workspace = path.join(dataDirectory, 'workspace.db');
  const whole = readFileSync(workspace);
  writeFileSync(workspace, 'a diary '.repeat(1_000));
  {
    await using broken = await start(server, { dataDirectory, waitForWindow: false });
    expect(await broken.exit).toBe(1);
    expect(broken.dialogs[0]?.detail).toContain(path.join('version-before', '0.1.0', 'Answerscope.AppImage'));
  }
  writeFileSync(workspace, whole);
  await using next = await start(server, { dataDirectory });
  expect(existsSync(path.join(dataDirectory, 'desktop', 'version-before'))).toBe(false);
  expect(await updatesOf(next)).toMatchObject({ check: true, state: 'never checked' });
});

it('an update that is not signed by the key of the build, or changed on its way, is refused', async () => {
  await using server = await startUpdateServer();
  server.publish('0.2.0', 'version 0.2.0');
  const description = `latest-linux${process.arch === 'x64' ? '' : `-${process.arch}`}.yml`;
  await using app = await start(server);
  const attempt = async () => {
    await app.call('check-for-updates', {});
    await expect.poll(() => stateOf(app)).not.toMatch(/checking|downloading/);
    return updatesOf(app);
  };
  server.tamper(description, (text) => text.replace('0.2.0', '9.0.0'));
  expect(await attempt()).toMatchObject({ state: 'failed', problem: expect.stringContaining('not signed') as string });
  server.publish('0.2.0', 'version 0.2.0');
  server.tamper(`${description}.sig`, () => '');
  expect(await attempt()).toMatchObject({ state: 'failed', problem: expect.stringContaining('not signed') as string });
  server.publish('0.2.0', 'version 0.2.0');
  server.tamper('Answerscope-0.2.0-linux-x64.AppImage', (text) => text.replace('version', 'malware'));
  expect(await attempt()).toMatchObject({ state: 'failed', problem: expect.stringContaining('sha512') as string });
  await expect(app.call('install-update', {})).rejects.toThrow('No update is ready');
  expect(readFileSync(server.program, 'utf8')).toBe('version 0.1.0');
  expect(existsSync(keptIn(app))).toBe(false);

  server.publish('0.1.0', 'version 0.1.0');
  expect(await attempt()).toMatchObject({ state: 'current', version: null });
  server.publish('0.0.9', 'version 0.0.9');
  expect(await attempt()).toMatchObject({ state: 'current', version: null });
});

it('an update that cannot be installed leaves the workspace closed in order, and says where the version before is', async () => {
  await using server = await startUpdateServer();
  server.publish('0.2.0', '#!/bin/sh\n');
  await using app = await start(server);
  await app.call('check-for-updates', {});
  await expect.poll(() => stateOf(app)).toBe('ready');
  rmSync(server.program);
  await app.call('install-update', {});
  expect(await app.exit).toBe(1);
  expect(app.dialogs).toMatchObject([{ kind: 'error', title: 'The update could not be installed' }]);
  expect(app.dialogs[0]?.detail).toContain('version-before');
  expect(existsSync(path.join(app.dataDirectory, 'workspace.open'))).toBe(false);
});

it('a build without a feed, and a package that the system updates, ask no one', async () => {
  await using server = await startUpdateServer();
  await using plain = await startDesktop();
  expect(await updatesOf(plain)).toMatchObject({ feed: null });
  await expect(plain.call('check-for-updates', {})).rejects.toThrow('no address');
  await using debian = await startDesktop({
    platform: 'linux',
    packaged: server.packaged,
    environment: { APPIMAGE: '' },
  });
  expect(await updatesOf(debian)).toMatchObject({ feed: null });
  expect(server.requests).toEqual([]);
});
