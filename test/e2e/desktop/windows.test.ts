import { expect, it } from 'vitest';
import { startDesktop, until } from '../support/desktop-app.ts';

it('a window that is closed on macOS is opened again at its place; elsewhere the app ends with it', async () => {
  await using mac = await startDesktop({ platform: 'darwin' });
  await mac.move({ x: 300, y: 200, width: 1_000, height: 700 });
  await mac.close();
  await until(mac, ({ windows }) => windows.length === 0);
  await mac.emitApp('activate', false);
  const { windows } = await until(mac, ({ windows: [window] }) => window?.visible === true);
  expect(windows.map(({ bounds }) => bounds)).toEqual([{ x: 300, y: 200, width: 1_000, height: 700 }]);
  await mac.quit();
  expect(await mac.exit).toBe(0);

  await using other = await startDesktop({
    dataDirectory: mac.dataDirectory,
    platform: 'linux',
    displays: [{ x: 0, y: 0, width: 1_280, height: 720 }],
  });
  expect((await other.state()).windows.map(({ bounds }) => bounds.x)).toEqual([300]);
  await other.close();
  expect(await other.exit).toBe(0);
});

it('a window whose display is unplugged meanwhile opens on another, and without any display at the default size', async () => {
  const two = [
    { x: 0, y: 0, width: 1_280, height: 720 },
    { x: 1_280, y: 0, width: 1_920, height: 1_080 },
  ];
  await using mac = await startDesktop({ platform: 'darwin', displays: two });
  await mac.move({ x: 1_500, y: 50, width: 1_600, height: 900 });
  await mac.close();
  await until(mac, ({ windows }) => windows.length === 0);
  await mac.setDisplays(two.slice(0, 1));
  await mac.emitApp('activate', false);
  const [moved] = (await until(mac, ({ windows }) => windows[0]?.visible === true)).windows;
  expect(moved?.bounds).toMatchObject({ x: 100, width: 1_280, height: 720 });
  await mac.close();
  await until(mac, ({ windows }) => windows.length === 0);
  await mac.setDisplays([]);
  await mac.emitApp('activate', false);
  const [blind] = (await until(mac, ({ windows }) => windows[0]?.visible === true)).windows;
  expect(blind?.bounds.width).toBeGreaterThanOrEqual(800);
});
