import { expect, it } from 'vitest';
import { startDesktop, until } from '../support/desktop-app.ts';

it('starts for the first time: one painted window, its own scheme, a menu, and an ordered end', async () => {
  await using app = await startDesktop();
  const { windows, menu, schemes, dialogs } = await app.state();
  expect(windows).toMatchObject([{ url: 'app://answerscope/', visible: true, painted: true, crashed: false }]);
  expect(windows[0]?.preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
  expect(schemes).toEqual({ app: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } });
  expect(menu.map(({ name }) => name)).toEqual(['File', 'Edit', 'View', 'Window', 'Help']);
  expect(dialogs).toEqual([]);
  expect(await app.call('list-customers', {})).toEqual([]);
  const page = await app.fetch('app://answerscope/');
  expect(page.status).toBe(200);
  expect((await app.fetch('app://answerscope/../../package.json')).status).toBe(404);
  await app.quit();
  expect(await app.exit).toBe(0);
});

it('confines its page: no other address, window, guest or permission, and no operation for any other frame', async () => {
  await using app = await startDesktop();
  const foreign = 'https://evil.test/';
  expect(await app.navigate(foreign)).toBe(false);
  expect(await app.navigate('file:///etc/passwd')).toBe(false);
  expect(await app.navigate('app://answerscope.evil.test/')).toBe(false);
  expect(await app.openWindow(foreign)).toBe('deny');
  expect(await app.openWindow('file:///etc/passwd')).toBe('deny');
  expect(await app.attachWebview()).toBe(false);
  for (const permission of ['geolocation', 'media', 'notifications', 'openExternal', 'fileSystem'])
    expect(await app.askPermission(permission)).toEqual({ requested: false, checked: false });
  expect(await app.askPermission('clipboard-sanitized-write')).toEqual({ requested: true, checked: true });
  const own = 'app://answerscope/';
  for (const frame of [
    { url: foreign, isMain: true },
    { url: own, isMain: false },
    { url: 'app://answerscope.evil.test/', isMain: true },
  ])
    expect(await app.invoke('call:list-customers', [{}], frame)).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
  const { windows, opened } = await app.state();
  expect([windows.length, windows[0]?.url, opened]).toEqual([1, own, [foreign]]);
});

it('a second start shows the window of the first and ends', async () => {
  await using app = await startDesktop();
  await app.minimize();
  await using second = await startDesktop({ dataDirectory: app.dataDirectory, waitForWindow: false });
  expect(await second.exit).toBe(0);
  await until(app, ({ windows }) => windows.length === 1 && windows[0]?.focused === true && !windows[0].minimized);
});
