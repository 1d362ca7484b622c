import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { startDesktop, until, type DesktopApp } from '../support/desktop-app.ts';
import { startService } from '../support/service-process.ts';

const logOf = ({ dataDirectory }: DesktopApp): string =>
  readFileSync(path.join(dataDirectory, 'answerscope.log'), 'utf8');

describe('processes that end', () => {
  it('a crashed page is loaded again once; if it crashes again at once, the person decides', async () => {
    await using app = await startDesktop();
    await app.crashRenderer({ reason: 'clean-exit', exitCode: 0 });
    await app.crashRenderer({ reason: 'crashed', exitCode: 11 });
    await until(app, ({ windows: [window] }) => window?.crashed === false && !window.loading);
    expect(app.dialogs).toEqual([]);
    expect(logOf(app)).toContain('crashed');
    await app.crashRenderer({ reason: 'oom', exitCode: 9 });
    await until(app, ({ dialogs }) => dialogs.length === 1);
    expect(app.dialogs[0]).toMatchObject({ kind: 'message', buttons: ['Reload', 'Quit'] });
    expect((await app.state()).windows[0]?.crashed).toBe(true);
    await app.answer(0);
    await until(app, ({ windows: [window] }) => window?.crashed === false && !window.loading);
    // What is shared with the page still works.
    expect(await app.call('list-customers', {})).toEqual([]);

    // Chromium starts its own processes again: nothing but the log.
    await app.emitApp('child-process-gone', { type: 'GPU', reason: 'crashed', exitCode: 139 });
    await app.emitApp('child-process-gone', {
      type: 'Utility',
      reason: 'clean-exit',
      exitCode: 0,
      name: 'Network Service',
    });
    expect(logOf(app)).toContain('GPU');
    expect(logOf(app)).not.toContain('Network Service');
    expect(app.dialogs).toHaveLength(1);
    await app.quit();
    expect(await app.exit).toBe(0);
  });

  it('a page that hangs can be loaded again, or awaited', async () => {
    await using app = await startDesktop();
    await app.unresponsive();
    await until(app, ({ dialogs }) => dialogs.length === 1);
    expect(app.dialogs[0]?.buttons).toEqual(['Wait', 'Reload']);
    // A second report of the same hanging asks nothing more.
    await app.unresponsive();
    await app.responsive();
    await app.unresponsive();
    await until(app, ({ dialogs }) => dialogs.length === 2);
    await app.answer(1);
    await until(
      app,
      ({ windows: [window], calls }) =>
        calls.includes('WebContents.forcefullyCrashRenderer') && window?.crashed === false,
    );
    expect(app.dialogs).toHaveLength(2);
  });

  it('a worker that dies ends its job with words, and the next job starts', async () => {
    await using app = await startDesktop();
    const checking = app.call('check-workspace', {});
    const ended = checking.then(
      () => 'in order',
      (error: unknown) => String(error),
    );
    await until(app, ({ workers }) => workers > 0);
    await app.endWorkers();
    expect(await ended).toContain('check-workspace ended in');
    expect(await app.call('check-workspace', {})).toMatchObject({ findings: [] });
    await app.quit();
    expect(await app.exit).toBe(0);
  });
});

describe('the vault', () => {
  it('keeps a credential over a restart, and says when it no longer opens it', async () => {
    await using first = await startDesktop();
    await first.call('keep-credential', { name: 'OPENAI_API_KEY', secret: 'sk-a-secret' });
    await first.quit();
    expect(await first.exit).toBe(0);
    const file = path.join(first.dataDirectory, 'desktop', 'secrets.json');
    expect(readFileSync(file, 'utf8')).not.toContain('sk-a-secret');
    await using again = await startDesktop({ dataDirectory: first.dataDirectory });
    expect(await again.call('get-shell-settings', {})).toMatchObject({
      vault: true,
      vaultProblem: null,
      kept: ['OPENAI_API_KEY'],
    });
    await again.quit();
    await again.exit;
    const before = readFileSync(file, 'utf8');
    await using changed = await startDesktop({ dataDirectory: first.dataDirectory, vault: 'changed' });
    const settings = await changed.call('get-shell-settings', {});
    expect(settings).toMatchObject({ vault: true, kept: [] });
    expect(settings.vaultProblem).toContain('OPENAI_API_KEY');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([
    ['missing', 'has no vault', false],
    ['basic_text', 'GNOME Keyring', false],
    ['broken', '', true],
  ] as const)('that is %s stores nothing and says so', async (vault, words, usable) => {
    await using app = await startDesktop({ vault });
    const settings = await app.call('get-shell-settings', {});
    expect(settings).toMatchObject({ vault: usable, kept: [] });
    expect(settings.vaultProblem ?? '').toContain(words);
    await expect(app.call('keep-credential', { name: 'OPENAI_API_KEY', secret: 'sk-a-secret' })).rejects.toThrow(
      /keep-credential ended in (?!internal)/,
    );
    expect(existsSync(path.join(app.dataDirectory, 'desktop', 'secrets.json'))).toBe(false);
    expect(app.dialogs).toEqual([]);
  });
});

describe('what stands in the way of a start', () => {
  it('a port that is taken is told, and the app opens without it', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const dataDirectory = temporaryDirectory();
    mkdirSync(path.join(dataDirectory, 'desktop'));
    writeFileSync(path.join(dataDirectory, 'desktop', 'port.json'), JSON.stringify({ port }));
    await using app = await startDesktop({ dataDirectory });
    expect(app.dialogs).toMatchObject([{ kind: 'error', title: 'The port for scripts could not be opened' }]);
    expect(app.dialogs[0]?.detail).toContain(String(port));
    expect(await app.call('get-shell-settings', {})).toMatchObject({ port: null });
    taken.close();
  });

  it('a workspace that another process has open is left to it', async () => {
    await using service = await startService({ args: ['--no-scheduler'] });
    await using app = await startDesktop({ dataDirectory: service.dataDirectory, waitForWindow: false });
    expect(await app.exit).toBe(1);
    expect(app.dialogs).toMatchObject([{ kind: 'error', title: 'Answerscope cannot start' }]);
    expect(app.dialogs[0]?.detail).toMatch(/process|open/);
    expect(await service.command('organization', 'add', 'Northlight')).toHaveLength(1);
  });

  it('a workspace of a newer version is refused and left as it is, a damaged one restored from its copy if the person wants that', async () => {
    await using first = await startDesktop();
    const { dataDirectory } = first;
    await first.call('add-organization', { name: 'Northlight' });
    await first.call('add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.example.com' });
    await first.call('create-backup', {});
    await first.quit();
    expect(await first.exit).toBe(0);
    const file = path.join(dataDirectory, 'workspace.db');
    const version = (next: number): number => {
      const database = new Database(file);
      const before = Number(database.pragma('user_version', { simple: true }));
      database.pragma(`user_version = ${next}`);
      database.close();
      return before;
    };
    const known = version(9_999);
    await using newer = await startDesktop({ dataDirectory, waitForWindow: false });
    expect(await newer.exit).toBe(1);
    expect(newer.dialogs).toMatchObject([{ kind: 'error' }]);
    expect(newer.dialogs[0]?.detail).toContain('newer version');
    expect(version(known)).toBe(9_999);

    writeFileSync(file, 'a diary '.repeat(1_000));
    await using refused = await startDesktop({ dataDirectory, answers: [1], waitForWindow: false });
    expect(await refused.exit).toBe(1);
    expect(refused.dialogs.map(({ kind }) => kind)).toEqual(['message']);
    expect(readFileSync(file, 'utf8')).toMatch(/^a diary/);
    await using restored = await startDesktop({ dataDirectory, answers: [0] });
    expect(restored.dialogs).toMatchObject([{ kind: 'message', title: 'The workspace is damaged.' }]);
    expect(await restored.call('list-customers', {})).toMatchObject([{ name: 'Acme' }]);
  });

  it('a damaged workspace without a copy is told once, with what can be done', async () => {
    const dataDirectory = temporaryDirectory();
    writeFileSync(path.join(dataDirectory, 'workspace.db'), 'a diary '.repeat(1_000));
    await using app = await startDesktop({ dataDirectory, waitForWindow: false });
    expect(await app.exit).toBe(1);
    expect(app.dialogs).toMatchObject([{ kind: 'error', title: 'Answerscope cannot start' }]);
    expect(app.dialogs[0]?.detail).toContain('backup');
  });

  it('a data folder that cannot be made is told', async () => {
    const file = path.join(temporaryDirectory(), 'file');
    writeFileSync(file, 'text');
    await using app = await startDesktop({
      environment: { ANSWERSCOPE_DATA: path.join(file, 'data') },
      waitForWindow: false,
    });
    expect(await app.exit).toBe(1);
    expect(app.dialogs).toMatchObject([{ kind: 'error', title: 'Answerscope cannot start' }]);
  });
});
