import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appFile } from '#main/doors/desktop/app-files.ts';
import { isExternalLink } from '#main/doors/desktop/trust.ts';
import { menuTemplate } from '#main/doors/desktop/menu.ts';
import { createSecretStore, type Vault } from '#main/doors/desktop/secrets.ts';
import { placeWindow, readWindowState, writeWindowState } from '#main/doors/desktop/window-state.ts';
import { reversingVault } from '#test/support/shell-stage.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'shell-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of the app', () => {
  const fileOf = (url: string) => appFile(url, '/app/out/renderer')?.path;

  it('are those of the built dashboards', () => {
    expect(fileOf('app://answerscope/')).toBe('/app/out/renderer/index.html');
    expect(fileOf('app://answerscope')).toBe('/app/out/renderer/index.html');
    expect(appFile('app://answerscope/assets/index-a1.js?v=1#x', '/app/out/renderer')).toEqual({
      path: '/app/out/renderer/assets/index-a1.js',
      mediaType: 'text/javascript; charset=utf-8',
    });
  });

  it('do not include any other file', () => {
    for (const url of [
      'app://other/index.html',
      'app://answerscope.evil/index.html',
      'file:///etc/passwd',
      'app://answerscope/..%2f..%2fpackage.json',
      'app://answerscope/%2e%2e/%2e%2e/package.json',
      'app://answerscope/a%00.js',
      'app://answerscope/%zz',
    ])
      expect(fileOf(url)?.startsWith('/app/out/renderer/') ?? true, url).toBe(true);
    expect(fileOf('app://answerscope/..%2f..%2fpackage.json')).toBeUndefined();
    expect(fileOf('app://answerscope/..%2frenderer-other/x')).toBeUndefined();
    expect(fileOf('app://answerscope/a%00.js')).toBeUndefined();
  });
});

describe('links', () => {
  it('to web pages and e-mail addresses open outside the app, all others nowhere', () => {
    for (const url of ['https://example.com/a', 'http://example.com', 'mailto:a@example.com'])
      expect(isExternalLink(url), url).toBe(true);
    for (const url of [
      'file:///etc/passwd',
      'javascript:alert(1)',
      'smb://host/share',
      'ms-settings:',
      'app://answerscope/',
      'example.com',
      '',
    ])
      expect(isExternalLink(url), url).toBe(false);
  });
});

describe('the position of the window', () => {
  const screen = { x: 0, y: 0, width: 1_920, height: 1_080 };
  const state = { x: 100, y: 50, width: 1_000, height: 700, maximized: false, zoom: 0 };

  it('is the last one', () => {
    expect(placeWindow(state, [screen])).toEqual({ x: 100, y: 50, width: 1_000, height: 700 });
    expect(placeWindow({ ...state, x: 2_000 }, [screen, { ...screen, x: 1_920 }])).toMatchObject({ x: 2_000 });
  });

  it('is on an existing screen, and fits it', () => {
    expect(placeWindow({ ...state, x: 2_500 }, [screen])).toEqual({ width: 1_000, height: 700 });
    expect(placeWindow({ ...state, y: -900 }, [screen])).toEqual({ width: 1_000, height: 700 });
    expect(placeWindow({ ...state, width: 4_000, height: 3_000 }, [screen])).toMatchObject({
      width: 1_920,
      height: 1_080,
    });
    expect(placeWindow({ ...state, width: 10, height: 10 }, [screen])).toEqual({ width: 800, height: 560 });
    expect(placeWindow(null, [])).toEqual({ width: 1_320, height: 860 });
  });

  it('is stored with its zoom, and a broken file is ignored', () => {
    const file = path.join(folder, 'window.json');
    expect(readWindowState(file, [screen])).toBeNull();
    writeWindowState(file, [screen], { ...state, zoom: 1.5 });
    expect(readWindowState(file, [screen])).toEqual({ ...state, zoom: 1.5 });
    writeFileSync(file, '{"x":1');
    expect(readWindowState(file, [screen])).toBeNull();
    writeWindowState(path.join(folder, 'missing', 'window.json'), [screen], state);
  });

  it('is that of the displays which are connected; the zoom is the last one', () => {
    const file = path.join(folder, 'window.json');
    const desk = [screen, { ...screen, x: 1_920 }];
    const atDesk = { ...state, x: 2_000, zoom: 0 };
    writeWindowState(file, desk, atDesk);
    writeWindowState(file, [screen], { ...state, zoom: 2 });
    expect(readWindowState(file, desk.toReversed())).toEqual({ ...atDesk, zoom: 2 });
    expect(readWindowState(file, [{ ...screen, width: 1_280 }])).toEqual({ ...state, zoom: 2 });
    for (let width = 1_000; width < 1_020; width++) writeWindowState(file, [{ ...screen, width }], state);
    expect(Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { places: object }).places)).toHaveLength(10);
  });
});

describe('the menu', () => {
  const opened: string[] = [];
  const template = (platform: NodeJS.Platform, development = false, exports: string[] = []) =>
    menuTemplate(
      platform,
      development,
      {
        openDataFolder: () => void opened.push('data'),
        openLicences: () => void opened.push('licences'),
        offerCommand: () => void opened.push('command'),
        openSettings: () => void opened.push('settings'),
        importAnswers: () => void opened.push('import'),
        showExport: (file) => void opened.push(file),
      },
      exports,
    );

  it('has the usual items, and opens settings, data folder and licences', () => {
    const labels = (platform: NodeJS.Platform) => template(platform).map((item) => item.role ?? item.label);
    expect(labels('darwin')).toEqual(['appMenu', 'File', 'editMenu', 'View', 'windowMenu', 'help']);
    expect(labels('linux')).toEqual(['File', 'editMenu', 'View', 'windowMenu', 'help']);
    for (const { submenu } of template('linux'))
      for (const item of Array.isArray(submenu) ? submenu : []) (item.click as (() => void) | undefined)?.();
    expect(opened).toEqual(['settings', 'import', 'data', 'command', 'licences']);
  });

  it('lists the last exports, and shares the newest on macOS', () => {
    const items = (platform: NodeJS.Platform, exports: string[]) => {
      const submenu = template(platform, false, exports).find(({ label }) => label === 'File')?.submenu;
      return Array.isArray(submenu) ? submenu : [];
    };
    const recent = items('linux', ['/home/ada/R&D.pdf']).find(({ label }) => label === 'Recent Exports')?.submenu;
    expect(recent).toMatchObject([{ label: 'R&&D.pdf' }]);
    expect(items('linux', ['/a.pdf']).some(({ role }) => role === 'shareMenu')).toBe(false);
    expect(items('darwin', []).some(({ role }) => role === 'shareMenu')).toBe(false);
    expect(items('darwin', ['/a.pdf', '/b.pdf']).find(({ role }) => role === 'shareMenu')?.sharingItem).toEqual({
      filePaths: ['/a.pdf'],
    });
  });

  it('offers developer tools only in development', () => {
    const tools = (development: boolean) => JSON.stringify(template('linux', development)).includes('toggleDevTools');
    expect([tools(false), tools(true)]).toEqual([false, true]);
  });
});

describe('secrets', () => {
  const vault = reversingVault;
  const file = () => path.join(folder, 'desktop', 'secrets.json');
  const stored = async () => (await createSecretStore(file(), vault).readAll()).secrets;

  it('are stored encrypted, readable by the user only, and deleted on demand', async () => {
    const store = createSecretStore(file(), vault);
    expect(await store.readAll()).toEqual({ secrets: {}, loss: null });
    await Promise.all([store.write('OPENAI_API_KEY', 'sk-secret'), store.write('SERPAPI_API_KEY', 'other')]);
    expect(readFileSync(file(), 'utf8')).not.toContain('sk-secret');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await stored()).toEqual({ OPENAI_API_KEY: 'sk-secret', SERPAPI_API_KEY: 'other' });
    await store.write('OPENAI_API_KEY', null);
    expect(await stored()).toEqual({ SERPAPI_API_KEY: 'other' });
    expect(readdirSync(path.dirname(file()))).toEqual(['secrets.json']);
  });

  it('of another computer are named, and kept until they are entered again', async () => {
    const store = createSecretStore(file(), vault);
    await store.write('OPENAI_API_KEY', 'mine');
    const kept = JSON.parse(readFileSync(file(), 'utf8')) as Record<string, string>;
    writeFileSync(file(), JSON.stringify({ ...kept, SERPAPI_API_KEY: Buffer.from('foreign').toString('base64') }));
    expect(await store.readAll()).toEqual({
      secrets: { OPENAI_API_KEY: 'mine' },
      loss: 'The vault does not open SERPAPI_API_KEY, stored by another user or computer: enter them again.',
    });
    await store.write('PERPLEXITY_API_KEY', 'new');
    expect(Object.keys(JSON.parse(readFileSync(file(), 'utf8')) as object)).toContain('SERPAPI_API_KEY');
  });

  it('in a broken file are put aside and reported, never overwritten', async () => {
    await createSecretStore(file(), vault).write('OPENAI_API_KEY', 'mine');
    const whole = readFileSync(file(), 'utf8');
    writeFileSync(file(), whole.slice(0, -4));
    const { secrets, loss } = await createSecretStore(file(), vault).readAll();
    expect(secrets).toEqual({});
    const [aside = ''] = readdirSync(path.dirname(file())).filter((name) => name.includes('unreadable'));
    expect(loss).toContain(aside);
    expect(readFileSync(path.join(path.dirname(file()), aside), 'utf8')).toBe(whole.slice(0, -4));
  });

  it('are encrypted again when the vault has a new key', async () => {
    await createSecretStore(file(), vault).write('OPENAI_API_KEY', 'mine');
    const rotated: Vault = {
      ...vault,
      encryptStringAsync: async (text) => Buffer.from(`2${[...text].toReversed().join('')}`),
      decryptStringAsync: async (encrypted) => ({
        result: [...encrypted.toString().replace('2', '')].toReversed().join(''),
        shouldReEncrypt: !encrypted.toString().startsWith('2'),
      }),
    };
    const old = readFileSync(file(), 'utf8');
    expect((await createSecretStore(file(), rotated).readAll()).secrets).toEqual({ OPENAI_API_KEY: 'mine' });
    expect(readFileSync(file(), 'utf8')).not.toBe(old);
  });

  it.each([
    ['has no vault', { isAsyncEncryptionAvailable: async () => false }, 'This system has no vault'],
    ['has a vault that anyone can open', { getSelectedStorageBackend: () => 'basic_text' }, 'No password manager'],
  ])('are never written if the system %s', async (_name, without, problem) => {
    const store = createSecretStore(file(), { ...vault, ...without });
    expect(await store.problem()).toContain(problem);
    await expect(store.write('OPENAI_API_KEY', 'sk-secret')).rejects.toThrow('environment variables');
    expect(await store.readAll()).toEqual({ secrets: {}, loss: null });
    expect(() => statSync(file())).toThrow('ENOENT');
  });
});
