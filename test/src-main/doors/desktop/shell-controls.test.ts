import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '#main/service/service.ts';
import { openTestWorkspace } from '#test/support/workspace.ts';
import { freePort } from '#test/support/free-port.ts';
import { openShell, reversingVault, type ShellStage } from '#test/support/shell-stage.ts';

/** What a build without a feed knows. */
const noUpdates = {
  feed: null,
  check: false,
  state: 'never checked',
  version: null,
  problem: null,
  checkedAt: null,
};

let folder: string;
let stage: ShellStage;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'answerscope-test-'));
  stage = await openShell(folder, { OPENAI_API_KEY: 'from-the-start' });
});
afterEach(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

const keep = (name: string, secret: string | null) =>
  stage.switcher.current().call('keep-credential', { name, secret }, owner);
const setPort = (port: number | null) => stage.switcher.current().call('set-port', { port }, owner);
const ready = async (): Promise<string[]> => {
  const platforms = await stage.switcher.current().call('list-providers', {}, owner);
  return platforms.ok ? platforms.data.filter((one) => one.ready).map((one) => one.platform) : [];
};
const again = async () => {
  await stage.close();
  stage = await openShell(folder, { OPENAI_API_KEY: 'from-the-start' });
};
/** Over a new connection: a persistent one would belong to the previous door. */
const status = (port: number, address = '/v1/openapi.json') =>
  new Promise<number | 'closed'>((resolve) => {
    get({ host: '127.0.0.1', port, path: address, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    }).on('error', () => resolve('closed'));
  });

describe('a credential kept in the vault', () => {
  it('works at once and after a restart, and is nowhere stored in plain text', async () => {
    expect(await ready()).toEqual(['chatgpt']);
    expect(await keep('SERPAPI_API_KEY', ' a-secret-of-serpapi ')).toEqual({
      ok: true,
      data: {
        desktop: true,
        vault: true,
        vaultProblem: null,
        kept: ['SERPAPI_API_KEY'],
        port: null,
        background: { keepRunning: null, startAtLogin: false, notify: true },
        updates: noUpdates,
        opened: null,
      },
    });
    expect(await ready()).toEqual(['chatgpt', 'aioverview']);
    await again();
    expect(await ready()).toEqual(['chatgpt', 'aioverview']);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBeGreaterThan(2);
    for (const file of files)
      expect(readFileSync(path.join(file.parentPath, file.name)).includes('a-secret-of-serpapi'), file.name).toBe(
        false,
      );
  });

  it('is deleted on demand, and the environment of the app counts again', async () => {
    await keep('SERPAPI_API_KEY', 'x');
    await keep('SERPAPI_API_KEY', null);
    expect(await ready()).toEqual(['chatgpt']);
    await keep('OPENAI_API_KEY', 'another');
    await keep('OPENAI_API_KEY', null);
    expect(await ready()).toEqual(['chatgpt']);
  });

  it('has a name that a provider reads, and is one line', async () => {
    expect(await keep('OPENAI_APIKEY', 'sk-1')).toMatchObject({
      ok: false,
      error: { code: 'invalid_request', message: 'name: no provider uses it; did you mean OPENAI_API_KEY?' },
    });
    const refused = await keep('OPENAI_API_KEY', 'sk-1\nsk-2');
    expect(refused).toMatchObject({ ok: false, error: { code: 'invalid_request' } });
    expect(JSON.stringify(refused)).not.toContain('sk-1');
  });

  it('cannot be stored without a vault', async () => {
    await stage.close();
    stage = await openShell(folder, {}, { ...reversingVault, isAsyncEncryptionAvailable: async () => false });
    expect(await keep('OPENAI_API_KEY', 'sk-1')).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  });
});

describe('the port for scripts', () => {
  it('is off until it is opened, works from then on, also after a restart, and can be closed', async () => {
    expect(stage.shell.port()).toBeNull();
    const [port, other] = [await freePort(), await freePort()];
    expect(await setPort(port)).toMatchObject({ ok: true, data: { port } });
    expect(await status(port)).toBe(200);
    const reported = await stage.switcher.current().call('get-workspace-status', {}, owner);
    expect(reported).toMatchObject({ ok: true, data: { apiBaseUrl: `http://127.0.0.1:${port}/v1` } });
    expect(await status(port, '/')).toBe(404);
    await again();
    expect(await status(port)).toBe(200);
    expect(await setPort(other)).toMatchObject({ ok: true, data: { port: other } });
    expect([await status(port), await status(other)]).toEqual(['closed', 200]);
    expect(await stage.switcher.current().call('get-workspace-status', {}, owner)).toMatchObject({
      data: { apiBaseUrl: `http://127.0.0.1:${other}/v1` },
    });
    expect(await setPort(null)).toMatchObject({ ok: true, data: { port: null } });
    expect(await status(other)).toBe('closed');
    await again();
    expect(stage.shell.port()).toBeNull();
  });

  it('that is taken is refused with its number, and the open one stays', async () => {
    const port = await freePort();
    await setPort(port);
    const taken = createServer();
    const busy = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port));
    });
    expect(await setPort(busy)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect([stage.shell.port(), await status(port)]).toEqual([port, 200]);
    await setPort(null);
    taken.close();
  });

  it('that is taken at the start is reported, and the app continues', async () => {
    const port = await freePort();
    await setPort(port);
    await stage.close();
    const taken = createServer();
    await new Promise<void>((resolve) => void taken.listen(port, '127.0.0.1', resolve));
    stage = await openShell(folder);
    expect(stage.portProblem).toContain(String(port));
    expect(stage.shell.port()).toBeNull();
    taken.close();
  });
});

describe('without the desktop app', () => {
  it('credentials and port are set at the start, and the reply says so', async () => {
    const workspace = await openTestWorkspace();
    expect(await workspace.call('get-shell-settings', {})).toEqual({
      desktop: false,
      vault: false,
      vaultProblem: null,
      kept: [],
      port: null,
      background: null,
      updates: null,
      opened: null,
    });
    const refused = await workspace.switcher
      .current()
      .call('keep-credential', { name: 'OPENAI_API_KEY', secret: 'sk-1' }, owner);
    expect(refused).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(await workspace.switcher.current().call('set-port', { port: 4720 }, owner)).toMatchObject({
      ok: false,
      error: { code: 'unavailable' },
    });
  });
});
