import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { pageKeyHeader } from '#shared/contract/page-key.ts';
import type { Limits } from '#main/doors/http/callers.ts';
import { createHttpDoor, type HttpDoor } from '#main/doors/http/http-door.ts';
import { createOwnerSessions, sessionLimits } from '#main/doors/http/owner-sessions.ts';
import { send } from '#test/support/http-client.ts';
import { createServiceDouble, goodKey } from '#test/support/service-double.ts';

const ownerToken = 'the-owner-token';
const json = { 'Content-Type': 'application/json' };
let dashboardDirectory: string;
const doors: HttpDoor[] = [];

beforeEach(() => {
  dashboardDirectory = mkdtempSync(path.join(os.tmpdir(), 'dashboard-'));
  mkdirSync(path.join(dashboardDirectory, 'assets'));
  writeFileSync(path.join(dashboardDirectory, 'index.html'), '<!doctype html><title>Answerscope</title>');
  writeFileSync(path.join(dashboardDirectory, 'assets', 'index-abc123.js'), 'export {}');
});
afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.close()));
  rmSync(dashboardDirectory, { recursive: true });
});

async function openDoor({ dashboard = true, limits = {} }: { dashboard?: boolean; limits?: Partial<Limits> } = {}) {
  const double = createServiceDouble();
  const door = await createHttpDoor(double.switcher, { port: 0, ownerToken, dashboard, dashboardDirectory, limits });
  doors.push(door);
  return { door, double, port: door.port };
}
type Open = Awaited<ReturnType<typeof openDoor>>;

/** Opens the printed address as a browser would, and returns the cookie and the page key it got. */
async function openAddress({ door, port }: Open): Promise<{ readonly cookie: string; readonly key: string }> {
  const { pathname, search } = new URL(door.dashboardUrl() ?? '');
  const reply = await send(port, pathname + search, { method: 'GET' });
  return {
    cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    key: /url=\/#page-key=([\w-]{43})"/.exec(reply.text)?.[1] ?? '',
  };
}
const signIn = async (open: Open): Promise<string> => (await openAddress(open)).cookie;
const list = (port: number, headers: http.OutgoingHttpHeaders) =>
  send(port, '/workspace/list-customers', { headers: { ...json, ...headers }, body: '{}' });

describe("the owner's operations", () => {
  it('are carried out with the owner token, of both interfaces', async () => {
    const { port, double } = await openDoor({ dashboard: false });
    for (const name of ['list-customers', 'get-workspace-status'])
      expect(
        (await send(port, `/workspace/${name}`, { headers: { ...json, 'X-Owner-Token': ownerToken }, body: '{}' }))
          .status,
      ).toBe(200);
    await send(port, '/workspace/get-queries', {
      headers: { ...json, 'X-Owner-Token': ownerToken },
      body: '{"customerID":1}',
    });
    expect(double.calls.map(({ name, caller }) => [name, caller.kind])).toEqual([
      ['list-customers', 'owner'],
      ['get-workspace-status', 'owner'],
      ['get-queries', 'owner'],
    ]);
  });

  it('are refused to anyone else: no token, a wrong one, a wrong API key, a made-up cookie', async () => {
    const { port, double } = await openDoor();
    for (const headers of [
      {},
      { 'X-Owner-Token': 'wrong' },
      { 'X-Owner-Token': '' },
      { 'X-API-Key': 'as_wrong' },
      { 'X-Owner-Token': goodKey },
      { Cookie: `answerscope_${port}=guess` },
    ]) {
      const reply = await send(port, '/workspace/list-customers', { headers: { ...json, ...headers }, body: '{}' });
      expect(reply.status).toBe(401);
      expect(errorEnvelopeSchema.parse(reply.json).error.code).toBe('unauthorized');
    }
    expect(double.calls).toEqual([]);
  });

  it('cannot be reached through the published interface', async () => {
    const { port } = await openDoor();
    const reply = await send(port, '/v1/list-customers', { headers: { ...json, 'X-API-Key': goodKey }, body: '{}' });
    expect(reply.status).toBe(404);
  });
});

describe('the dashboard', () => {
  it('opens once by the printed address, then by its cookie', async () => {
    const open = await openDoor();
    const { door, port } = open;
    const address = new URL(door.dashboardUrl() ?? '');
    const first = await send(port, address.pathname + address.search, { method: 'GET' });
    expect(first.status).toBe(200);
    expect(first.headers['set-cookie']?.[0]).toMatch(/^answerscope_\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
    expect((await send(port, address.pathname + address.search, { method: 'GET' })).status).toBe(401);
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const page = await send(port, '/', { method: 'GET', headers: { Cookie: `other=1; ${cookie}` } });
    expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Answerscope</title>']);
    const key = /#page-key=([\w-]{43})"/.exec(first.text)?.[1] ?? '';
    expect((await list(port, { Cookie: cookie, [pageKeyHeader]: key })).status).toBe(200);
  });

  it('shows nothing to a browser that is not signed in, and says how to get in', async () => {
    const { port } = await openDoor();
    for (const address of [
      '/',
      '/index.html',
      '/assets/index-abc123.js',
      '/?token=',
      '/?token=guess',
      '/?token=a&token=b',
    ]) {
      const reply = await send(port, address, { method: 'GET' });
      expect(reply.status, address).toBe(401);
      expect(reply.text).toContain('not signed in');
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  it('comes with a strict content security policy and no inline scripts', async () => {
    const open = await openDoor();
    const cookie = await signIn(open);
    const page = await send(open.port, '/', { method: 'GET', headers: { Cookie: cookie } });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(page.headers['cache-control']).toBe('no-store');
    const asset = await send(open.port, '/assets/index-abc123.js', { method: 'GET', headers: { Cookie: cookie } });
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-type']).toMatch(/javascript/);
  });

  it('serves no file but its own', async () => {
    const open = await openDoor();
    const headers = { Cookie: await signIn(open) };
    writeFileSync(path.join(dashboardDirectory, '..', 'outside.txt'), 'outside');
    for (const address of ['/../outside.txt', '/%2e%2e/outside.txt', '/assets/..%2f..%2foutside.txt', '/.env'])
      expect((await send(open.port, address, { method: 'GET', headers })).status, address).not.toBe(200);
    rmSync(path.join(dashboardDirectory, '..', 'outside.txt'));
  });

  it('is not served in the desktop app, which has a window', async () => {
    const { door, port } = await openDoor({ dashboard: false });
    expect(door.dashboardUrl()).toBeNull();
    expect((await send(port, '/', { method: 'GET', headers: { 'X-Owner-Token': ownerToken } })).status).toBe(404);
  });

  it('that was never built says so', async () => {
    rmSync(path.join(dashboardDirectory, 'index.html'));
    const open = await openDoor();
    const reply = await send(open.port, '/', { method: 'GET', headers: { Cookie: await signIn(open) } });
    expect(reply.status).toBe(503);
    expect(reply.text).toContain('npm run build');
  });
});

describe('a session', () => {
  it('needs both halves: the cookie, which every server of this computer is sent, opens nothing alone', async () => {
    const open = await openDoor();
    const { cookie, key } = await openAddress(open);
    const other = await openAddress(open);
    expect(key).not.toBe('');
    for (const headers of [
      { Cookie: cookie },
      { [pageKeyHeader]: key },
      { Cookie: cookie, [pageKeyHeader]: 'guess' },
      { Cookie: cookie, [pageKeyHeader]: other.key },
      { Cookie: cookie, [pageKeyHeader]: '' },
    ])
      expect((await list(open.port, headers)).status, JSON.stringify(headers)).toBe(401);
    expect((await list(open.port, { Cookie: cookie, [pageKeyHeader]: key })).status).toBe(200);
    const events = (query: string) =>
      send(open.port, `/workspace/events${query}`, { method: 'GET', headers: { Cookie: cookie } });
    expect((await events('')).status).toBe(401);
    expect((await events('?page-key=guess')).status).toBe(401);
  });

  it('is not locked out by a cookie of the same name that another server set for a longer path', async () => {
    const open = await openDoor();
    const { cookie, key } = await openAddress(open);
    const shadowed = `answerscope_${open.port}=evil; answerscope_${open.port}=; ${cookie}`;
    expect((await list(open.port, { Cookie: shadowed, [pageKeyHeader]: key })).status).toBe(200);
    expect((await send(open.port, '/', { method: 'GET', headers: { Cookie: shadowed } })).status).toBe(200);
  });

  it('of one port opens no other port', async () => {
    const [one, other] = [await openDoor(), await openDoor()];
    const { cookie, key } = await openAddress(one);
    const renamed = cookie.replace(String(one.port), String(other.port));
    for (const Cookie of [cookie, renamed])
      expect((await list(other.port, { Cookie, [pageKeyHeader]: key })).status).toBe(401);
  });

  it('ends 12 hours after its last request, and after a week in any case', () => {
    let at = 0;
    const sessions = createOwnerSessions(() => at);
    const open = () => sessions.redeem(sessions.issueToken()) ?? { session: '', pageKey: '' };
    const idle = open();
    at += sessionLimits.idleMs;
    expect(sessions.allows([idle.session], idle.pageKey)).toBe(true);
    at += sessionLimits.idleMs + 1;
    expect(sessions.allows([idle.session], idle.pageKey)).toBe(false);
    expect(sessions.isOpen([idle.session])).toBe(false);
    const busy = open();
    const start = at;
    for (; at - start <= sessionLimits.wholeMs; at += sessionLimits.idleMs)
      expect(sessions.allows([busy.session], busy.pageKey)).toBe(true);
    expect(sessions.allows([busy.session], busy.pageKey)).toBe(false);
  });
});

describe('wrong tokens', () => {
  it('are limited per minute, and never slow down the right one', async () => {
    const open = await openDoor({ limits: { badTokens: 3 } });
    const { door, port } = open;
    const wrong = () => list(port, { 'X-Owner-Token': 'wrong' });
    expect([(await wrong()).status, (await wrong()).status]).toEqual([401, 401]);
    expect((await send(port, '/?token=guess', { method: 'GET' })).status).toBe(401);
    const limited = await wrong();
    expect([limited.status, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await send(port, '/?token=guess', { method: 'GET' })).status).toBe(429);
    expect((await list(port, { 'X-Owner-Token': ownerToken })).status).toBe(200);
    const { cookie, key } = await openAddress({ ...open, door });
    expect((await list(port, { Cookie: cookie, [pageKeyHeader]: key })).status).toBe(200);
  });
});

describe('progress over server-sent events', () => {
  const progress = (completed: number): ServiceEvent => ({
    kind: 'execution',
    executionId: 1,
    customerId: 1,
    queryGroupId: 1,
    platform: 'chatgpt',
    state: 'In Progress',
    total: 3,
    completed,
    etaHours: 0,
  });

  /** Listens until `count` events have arrived. */
  const listen = (port: number, headers: http.OutgoingHttpHeaders, count: number, ready: () => void, query = '') =>
    new Promise<{ type: string | undefined; events: unknown[] }>((resolve, reject) => {
      const request = http.get(
        { host: '127.0.0.1', port, path: `/workspace/events${query}`, headers, agent: false },
        (response) => {
          let text = '';
          ready();
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
            const events = [...text.matchAll(/^data: (.*)$/gm)].map((match): unknown => JSON.parse(match[1] ?? ''));
            if (events.length < count) return;
            resolve({ type: response.headers['content-type'], events });
            request.destroy();
          });
        },
      );
      request.on('error', reject);
    });

  it('reaches the owner, throttled, and stops when the page closes', async () => {
    const { port, double } = await openDoor();
    const heard = await listen(port, { 'X-Owner-Token': ownerToken }, 2, () =>
      [1, 2, 3].map(progress).forEach(double.emit),
    );
    expect(heard).toEqual({ type: 'text/event-stream; charset=utf-8', events: [progress(1), progress(3)] });
  });

  it('reaches a dashboard, whose event stream can send no header', async () => {
    const open = await openDoor();
    const { cookie, key } = await openAddress(open);
    const { port, double } = open;
    const ready = (): void => double.emit(progress(1));
    const heard = await listen(port, { Cookie: cookie }, 1, ready, `?page-key=${key}`);
    expect(heard.events).toEqual([progress(1)]);
  });

  it('is refused to anyone else', async () => {
    const { port } = await openDoor();
    const reply = await send(port, '/workspace/events', { method: 'GET', headers: { 'X-API-Key': goodKey } });
    expect(reply.status).toBe(401);
  });

  it('does not keep the door from closing', async () => {
    const { door, port, double } = await openDoor();
    const ended = new Promise<void>((resolve) => {
      http.get(
        { host: '127.0.0.1', port, path: '/workspace/events', headers: { 'X-Owner-Token': ownerToken }, agent: false },
        (response) => {
          response.on('error', () => {});
          response.on('close', resolve);
          void door.close();
          response.resume();
        },
      );
    });
    await ended;
    expect(double.listeners()).toBe(0);
  });
});
