import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { send } from '#test/support/http-client.ts';
import { recordOutput, runCommand } from '#test/support/run-command.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

interface Announced {
  dashboard_url: string;
  api_base_url: string;
  env: string;
}

/** Waits until something was written, and returns it. */
async function firstLine(output: { text: string }): Promise<string> {
  while (!output.text.includes('\n')) await new Promise((resolve) => setTimeout(resolve, 5));
  return output.text.split('\n')[0] ?? '';
}

describe('serve', () => {
  it('prints both addresses, serves until it is stopped, then closes everything', async () => {
    const double = createServiceDouble();
    const stop = new AbortController();
    const stdout = recordOutput();
    const running = runCommand(['serve', '--port', '0', '--json', '--open'], { double, stdout, signal: stop.signal });
    const announced = JSON.parse(await firstLine(stdout)) as Announced;
    const port = Number(new URL(announced.api_base_url).port);
    expect(announced.api_base_url).toBe(`http://127.0.0.1:${port}/v1`);
    const dashboard = new URL(announced.dashboard_url);
    expect(dashboard.origin).toBe(`http://127.0.0.1:${port}`);
    expect(
      (await send(port, dashboard.pathname + dashboard.search, { method: 'GET' })).headers['set-cookie'],
    ).toBeDefined();
    expect((await send(port, '/v1/openapi.json', { method: 'GET' })).status).toBe(200);
    stop.abort();
    const run = await running;
    expect([run.exitCode, run.opened, double.closed()]).toEqual([0, [announced.dashboard_url], true]);
    await expect(send(port, '/v1/openapi.json', { method: 'GET' })).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  });

  it('prints a new address at Enter, for another browser', async () => {
    const stop = new AbortController();
    const stdout = recordOutput();
    let enter = (): void => {};
    const onEnter = (listener: () => void) => {
      enter = listener;
      return () => {};
    };
    const running = runCommand(['serve', '--port', '0', '--json'], { stdout, signal: stop.signal, onEnter });
    await firstLine(stdout);
    enter();
    stop.abort();
    await running;
    const urls = stdout.text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Announced).dashboard_url);
    expect(new Set(urls).size).toBe(2);
  });

  it('ends with one line when the port is in use, and closes the workspace', async () => {
    const door = await createHttpDoor(createServiceDouble().switcher, { port: 0, ownerToken: 'x', dashboard: false });
    const double = createServiceDouble();
    try {
      const run = await runCommand(['serve', '--port', String(door.port)], { double });
      expect(run.exitCode).toBe(1);
      expect(run.stdout).toBe('');
      expect(run.stderr.split('\n').filter(Boolean).at(-1)).toBe(
        `answerscope: Port ${door.port} is in use by another program. Close it, or choose another port with --port.`,
      );
      expect(double.closed()).toBe(true);
    } finally {
      await door.close();
    }
  });
});

describe('a command given while another process holds the workspace', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'held-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const leaveWord = (origin: string, ownerToken: string): void =>
    writeFileSync(
      path.join(folder, 'service.json'),
      JSON.stringify({ pid: 4711, baseUrl: `${origin}/v1`, ownerToken }),
    );

  it('is carried out there, as the owner', async () => {
    const double = createServiceDouble({ 'add-organization': () => ({ organization_id: 9 }) });
    const door = await createHttpDoor(double.switcher, { port: 0, ownerToken: 'the-token', dashboard: false });
    leaveWord(door.origin, 'the-token');
    const createWorkspaceSwitcher = () => Promise.reject(new Error('opened here'));
    try {
      expect(
        (await runCommand(['--data', folder, 'organization', 'add', 'Northlight'], { createWorkspaceSwitcher })).stdout,
      ).toBe('{"organization_id":9}\n');
      expect(double.calls.at(-1)?.caller).toEqual({ kind: 'owner' });
      const refused = await runCommand(['--data', folder, 'call', 'get-queries', '{"customerId":1}'], {
        createWorkspaceSwitcher,
      });
      expect([refused.exitCode, refused.stderr]).toEqual([
        1,
        'answerscope: customerId: unknown field; did you mean "customerID"?\n',
      ]);
      expect(double.closed()).toBe(false);
    } finally {
      await door.close();
    }
  });

  it('is carried out here if that process is gone, or its port belongs to another', async () => {
    const double = createServiceDouble({ 'add-organization': () => ({ organization_id: 1 }) });
    const stranger = await createHttpDoor(createServiceDouble().switcher, {
      port: 0,
      ownerToken: 'of someone else',
      dashboard: false,
    });
    try {
      leaveWord(stranger.origin, 'the-token');
      await runCommand(['--data', folder, 'organization', 'add', 'A'], { double });
    } finally {
      await stranger.close();
    }
    await runCommand(['--data', folder, 'organization', 'add', 'B'], { double });
    expect(double.calls.map(({ request }) => request)).toEqual([{ name: 'A' }, { name: 'B' }]);
  });
});
