import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type net from 'node:net';
import os from 'node:os';

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpDoor, type HttpDoor } from '#main/doors/http/http-door.ts';
import type { Timeouts } from '#main/doors/http/watch-arrival.ts';
import { sendRaw } from '#test/support/http-client.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

const ownerToken = 'the-owner-token';
const headers = { 'X-Owner-Token': ownerToken, 'Content-Type': 'application/octet-stream' };
let parent: string;
let directory: string;
let door: HttpDoor | undefined;

beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'answerscope-uploads-'));
  directory = path.join(parent, 'uploads');
});
afterEach(async () => {
  await door?.close();
  rmSync(parent, { recursive: true, force: true });
});

async function open(limitBytes = 10_000, timeouts: Partial<Timeouts> = {}): Promise<string> {
  const double = createServiceDouble({ 'import-answers': () => ({}) });
  door = await createHttpDoor(double.switcher, {
    port: 0,
    ownerToken,
    dashboard: false,
    uploads: { directory, limitBytes },
    timeouts,
    log: () => undefined,
  });
  return door.origin;
}
const upload = (origin: string, body: string, part: Record<string, string> = headers, name = 'answers.csv') =>
  fetch(`${origin}/workspace/upload?name=${encodeURIComponent(name)}`, { method: 'POST', headers: part, body });
const fileOf = async (reply: Response) => ((await reply.json()) as { data: { file: string; bytes: number } }).data;
const order = (origin: string, file: string, dryRun: boolean) =>
  fetch(`${origin}/workspace/import-answers`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ file, customerId: 1, groupName: 'g', dryRun }),
  });

/** Uploads over a raw socket; returns the reply. */
const slowly = (origin: string, length: number, write: (socket: net.Socket) => Promise<void>): Promise<string> =>
  sendRaw(Number(new URL(origin).port), (socket) => {
    const lines = [
      'POST /workspace/upload?name=a.csv HTTP/1.1',
      `Host: ${new URL(origin).host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${length}`,
      'Connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    void write(socket);
  });

describe('a file uploaded by the owner', () => {
  it('is stored in a folder that only the user can read, and keeps its extension', async () => {
    const origin = await open();
    const { file, bytes } = await fileOf(await upload(origin, 'query,answer\nא,ב\n'));
    expect(readFileSync(file, 'utf8')).toBe('query,answer\nא,ב\n');
    expect(bytes).toBe(19);
    expect(path.dirname(file)).toBe(directory);
    expect(path.extname(file)).toBe('.csv');
    expect([statSync(directory).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('arrives however slow the line, longer than any other request may take', async () => {
    const origin = await open(10_000_000, { requestMs: 100, uploadPauseMs: 400 });
    const piece = 'a'.repeat(10_000);
    const pieces = 12;
    const reply = await slowly(origin, piece.length * pieces, async (socket) => {
      for (let sent = 0; sent < pieces; sent++) {
        socket.write(piece);
        await sleep(50);
      }
    });
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(reply).toContain(`"bytes":${piece.length * pieces}`);
  });

  it('is refused once the line has been silent for too long', async () => {
    const origin = await open(10_000_000, { requestMs: 100, uploadPauseMs: 100 });
    const reply = await slowly(origin, 1000, async (socket) => void socket.write('a'));
    expect(reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*did not arrive in time/);
    await expect.poll(() => readdirSync(directory)).toEqual([]);
  });

  it('cannot choose its path by its name', async () => {
    const origin = await open();
    const { file } = await fileOf(await upload(origin, 'x', headers, '../../etc/passwd.sh'));
    expect(path.dirname(file)).toBe(directory);
    expect(path.basename(file)).toMatch(/^[\da-f-]{36}$/);
  });

  it('is refused to anyone else, before a byte is stored', async () => {
    const origin = await open();
    const reply = await upload(origin, 'x', { 'Content-Type': 'application/octet-stream' });
    expect(reply.status).toBe(401);
    expect(existsSync(directory)).toBe(false);
  });

  it('is refused over the limit, and leaves nothing behind', async () => {
    const origin = await open(1_000);
    expect((await upload(origin, 'x'.repeat(5_000))).status).toBe(413);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is refused as a form, which another page could send', async () => {
    const origin = await open();
    expect((await upload(origin, 'x', { ...headers, 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('is deleted once it is imported, and stays through a dry run', async () => {
    const origin = await open();
    const { file } = await fileOf(await upload(origin, 'query,answer\n'));
    expect((await order(origin, file, true)).status).toBe(200);
    expect(existsSync(file)).toBe(true);
    expect((await order(origin, file, false)).status).toBe(200);
    await expect.poll(() => existsSync(file)).toBe(false);
  });

  it('is deleted when twenty newer ones wait', async () => {
    const origin = await open();
    const first = await fileOf(await upload(origin, 'x'));
    for (let count = 0; count < 20; count += 1) await upload(origin, 'x');
    expect(existsSync(first.file)).toBe(false);
    expect(readdirSync(directory)).toHaveLength(20);
  });

  it('is distinguished from a file of the user, which an import leaves in place', async () => {
    const own = path.join(parent, 'own.csv');
    writeFileSync(own, 'query,answer\n');
    const origin = await open();
    expect((await order(origin, own, false)).status).toBe(200);
    expect(existsSync(own)).toBe(true);
  });

  it('that an earlier run left behind is deleted at the start', async () => {
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'left.csv'), 'x');
    await open();
    expect(existsSync(directory)).toBe(false);
  });
});
