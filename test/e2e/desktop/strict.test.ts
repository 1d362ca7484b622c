import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { startDesktop, type DesktopApp, type DesktopOptions } from '../support/desktop-app.ts';

/** Starts a main script of this test instead of the product's. */
async function startScript(script: string, options: DesktopOptions = {}): Promise<DesktopApp> {
  const main = path.join(temporaryDirectory(), 'main.mjs');
  writeFileSync(main, `import * as electron from 'electron';\n${script}`);
  return startDesktop({ main, waitForWindow: false, ...options });
}

it('the stand-in finds what Electron does not know, no longer knows, or knows at another time', async () => {
  await using app = await startScript(`
    const { app, BrowserWindow, Menu, ipcMain, nativeImage, powerMonitor, protocol, safeStorage, session, Tray } = electron;
    const attempt = (work) => { try { work(); } catch {} };
    attempt(() => new BrowserWindow());
    attempt(() => app.setPath('userData', '/proc/none'));
    app.on('ready', () => {
      app.on('quitting', () => {});
      app.leave?.();
      app.setBadgeCount('3');
      const window = new BrowserWindow({ width: '800', frames: false, webPreferences: { enableRemoteModule: true } });
      window.webContents.on('crashed', () => {});
      Menu.buildFromTemplate([{ role: 'exit' }, { label: 'Open', accelerator: 'Ctrl+Banana', click: () => {} }]);
      attempt(() => safeStorage.isEncryptionAvailable());
      protocol.registerSchemesAsPrivileged([{ scheme: 'late' }]);
      attempt(() => session.defaultSession.getBlobData('x'));
      attempt(() => new Tray(nativeImage.createFromPath('/nonexistent.png')));
      powerMonitor.on('sleep', () => {});
      attempt(() => ipcMain.handle('once', () => 1, 2));
      window.destroy();
      attempt(() => window.show());
      process.send({ sent: { window: 0, channel: 'done', values: [] } });
    });
  `);
  await expect.poll(() => app.sent.length, { interval: 20 }).toBe(1);
  expect(app.violations.splice(0)).toEqual([
    'BrowserWindow before the app is ready',
    "app.setPath('userData') to a folder that does not exist",
    'App has no event quitting',
    "App.leave is not in Electron's types",
    'App.setBadgeCount(count) is "3", not number',
    'new BrowserWindow(options).width is "800", not number',
    'new BrowserWindow(options).frames is not in BrowserWindowConstructorOptions',
    'new BrowserWindow(options).webPreferences.enableRemoteModule is not in WebPreferences',
    'WebContents has no event crashed',
    'Menu.buildFromTemplate(template)[0].role is "exit", which is none of its types',
    'Ctrl+Banana is no accelerator',
    'SafeStorage.isEncryptionAvailable is deprecated',
    'SafeStorage.isEncryptionAvailable is not implemented by the stand-in',
    'protocol.registerSchemesAsPrivileged after the app is ready',
    'Session.getBlobData is not implemented by the stand-in',
    'there is no image /nonexistent.png',
    'the image of the tray is empty',
    'PowerMonitor has no event sleep',
    'IpcMain.handle takes 2 arguments, not 3',
  ]);
});

it('the stand-in passes clones, flattens errors and ends an app as Electron does', async () => {
  await using app = await startScript(`
    const { app, BrowserWindow, ipcMain } = electron;
    const log = [];
    const tell = (what) => process.send({ sent: { window: 0, channel: 'log', values: [what] } });
    let prevented = 0;
    app.on('before-quit', (event) => { tell('before-quit'); if (prevented++ === 0) event.preventDefault(); });
    app.on('will-quit', () => tell('will-quit'));
    app.on('quit', (event, code) => tell('quit ' + code));
    app.on('window-all-closed', () => tell('window-all-closed'));
    ipcMain.handle('same', (event, value) => value);
    ipcMain.handle('function', () => () => {});
    ipcMain.handle('throw', () => { throw new TypeError('no') });
    ipcMain.handle('who', ({ senderFrame }) => [senderFrame.url, senderFrame.parent === null]);
    await Promise.resolve();
    app.whenReady().then(() => {
      const window = new BrowserWindow({ show: false });
      let kept = 0;
      window.on('close', (event) => { tell('close'); if (kept++ === 0) event.preventDefault(); });
      window.on('closed', () => tell('closed'));
      try { window.webContents.send('x', () => {}); } catch (error) { tell(error.name); }
    });
  `);
  await expect.poll(async () => (await app.state()).windows.length, { interval: 20 }).toBe(1);
  expect(await app.invoke('same', [{ at: new Date(0), none: undefined }])).toEqual({
    at: new Date(0),
    none: undefined,
  });
  await expect(app.invoke('function', [])).rejects.toThrow(/Error invoking remote method 'function': DataCloneError/);
  await expect(app.invoke('throw', [])).rejects.toThrow("Error invoking remote method 'throw': TypeError: no");
  await expect(app.invoke('other', [])).rejects.toThrow("No handler registered for 'other'");
  expect(await app.invoke('who', [], { url: 'https://evil.test/', isMain: false })).toEqual([
    'https://evil.test/',
    false,
  ]);
  await app.quit();
  await app.quit();
  await expect.poll(() => app.sent.length, { interval: 20 }).toBe(4);
  await app.quit();
  expect(await app.exit).toBe(0);
  expect(app.sent.map(({ values }) => values[0])).toEqual([
    ...['DataCloneError', 'before-quit', 'before-quit', 'close'],
    ...['before-quit', 'close', 'closed', 'will-quit', 'quit 0'],
  ]);
});
