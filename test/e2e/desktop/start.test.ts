import { expect, it } from 'vitest';
import { startDesktop, until } from '../support/desktop-app.ts';

it('starts for the first time: one painted window, its own scheme, a menu, and an ordered end', async () => {
  await using app = await startDesktop();
  const { windows, menu, schemes, dialogs } = await app.state();
  expect(windows).toMatchObject([{ url: 'app://answerscope/', visible: true, painted: true, crashed: false }]);
  expect(windows[0]?.preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
  expect(schemes).toEqual({ app: { standard: true, secure: true, supportFetchAPI: true } });
  expect(menu.map(({ name }) => name)).toEqual(['File', 'editMenu', 'View', 'windowMenu', 'help']);
  expect(dialogs).toEqual([]);
  expect(await app.call('list-customers', {})).toEqual([]);
  const page = await app.fetch('app://answerscope/');
  expect(page.status).toBe(200);
  expect((await app.fetch('app://answerscope/../../package.json')).status).toBe(404);
  await app.quit();
  expect(await app.exit).toBe(0);
});

it('a second start shows the window of the first and ends', async () => {
  await using app = await startDesktop();
  await app.minimize();
  await using second = await startDesktop({ dataDirectory: app.dataDirectory, waitForWindow: false });
  expect(await second.exit).toBe(0);
  await until(app, ({ windows }) => windows.length === 1 && windows[0]?.focused === true && !windows[0].minimized);
});
