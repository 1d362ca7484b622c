import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { providers } from '#main/platforms/registry.ts';
import type { ProviderDefinition } from '#main/platforms/platform-scanner.ts';
import type { FailureKind } from '#main/platforms/scan-failure.ts';
import { ask, failureOf } from '#test/support/ask.ts';
import {
  replayCredentials,
  type ReplayedApi,
  type ReplayReply,
  type ReplayServer,
  startReplayServer,
} from '#test/support/replay-server.ts';
import { patiently } from '#test/support/patiently.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const apiOf = (provider: ProviderDefinition): ReplayedApi => {
  if (provider.id.startsWith('dataforseo')) return 'dataforseo';
  return provider.platform === 'local' ? 'local' : (provider.id as ReplayedApi);
};
const error = (message: string) => ({ error: { message, type: 'error' } });
interface Fault {
  readonly name: string;
  readonly reply: ReplayReply;
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly retryAfterMs?: number | null;
  readonly maybeBilled?: boolean;
  readonly timeoutMs?: number;
}

const faults: readonly Fault[] = [
  { name: '400', reply: { status: 400, body: error('Bad parameter') }, kind: 'request', status: 400 },
  { name: '401', reply: { status: 401, body: error('Wrong key') }, kind: 'credential', status: 401 },
  { name: '402', reply: { status: 402, body: error('Pay first') }, kind: 'payment', status: 402 },
  { name: '403', reply: { status: 403, body: error('Not allowed') }, kind: 'credential', status: 403 },
  { name: '404', reply: { status: 404, body: error('No such model') }, kind: 'request', status: 404 },
  { name: '408', reply: { status: 408, body: error('Too slow') }, kind: 'server', status: 408 },
  { name: '409', reply: { status: 409, body: error('Locked') }, kind: 'server', status: 409 },
  { name: '422', reply: { status: 422, body: error('Unprocessable') }, kind: 'request', status: 422 },
  {
    name: '429 without Retry-After',
    reply: { status: 429, body: error('Slow down') },
    kind: 'rate_limited',
    status: 429,
    retryAfterMs: null,
  },
  {
    name: '429 with Retry-After in seconds',
    reply: { status: 429, body: error('Slow down'), headers: { 'retry-after': '12' } },
    kind: 'rate_limited',
    status: 429,
    retryAfterMs: 12_000,
  },
  {
    name: '429 with retry-after-ms',
    reply: { status: 429, body: error('Slow down'), headers: { 'retry-after-ms': '250', 'retry-after': '1' } },
    kind: 'rate_limited',
    status: 429,
    retryAfterMs: 250,
  },
  {
    name: '429 of an exhausted account',
    reply: { status: 429, body: { error: { message: 'No quota', code: 'insufficient_quota' } } },
    kind: 'payment',
    status: 429,
  },
  { name: '500', reply: { status: 500, body: error('Broken') }, kind: 'server', status: 500 },
  {
    name: '503 with Retry-After',
    reply: { status: 503, body: error('Overloaded'), headers: { 'retry-after': '3' } },
    kind: 'server',
    status: 503,
    retryAfterMs: 3000,
  },
  {
    name: '502 from a gateway',
    reply: { status: 502, body: '<html><h1>Bad  gateway</h1></html>' },
    kind: 'server',
    status: 502,
  },
  { name: 'a redirect', reply: { fault: 'redirect' }, kind: 'request', status: 302 },
  { name: 'a time-out', reply: { fault: 'hang' }, kind: 'timeout', status: null, maybeBilled: true, timeoutMs: 150 },
  { name: 'a reset connection', reply: { fault: 'reset' }, kind: 'connection', status: null, maybeBilled: true },
  { name: 'a cut body', reply: { fault: 'cut' }, kind: 'connection', status: null, maybeBilled: true },
  { name: 'broken JSON', reply: { fault: 'broken-json' }, kind: 'invalid_response', status: 200, maybeBilled: true },
  {
    name: 'an HTML page',
    reply: { status: 200, body: '<html>Log in to the hotel network</html>' },
    kind: 'invalid_response',
    status: 200,
    maybeBilled: true,
  },
  {
    name: 'JSON of another shape',
    reply: { status: 200, body: [1, 2, 3] },
    kind: 'invalid_response',
    status: 200,
    maybeBilled: true,
  },
  {
    name: 'an empty reply',
    reply: { status: 200, body: '' },
    kind: 'invalid_response',
    status: 200,
    maybeBilled: true,
  },
];

describe.each(providers.map((provider) => ({ id: provider.id, provider })))('$id', ({ provider }) => {
  const api = apiOf(provider);
  const options = { model: provider.defaultModel ?? 'some-model' };

  test.each(faults)(
    '$name is $kind, asked once',
    async ({ reply, kind, status, retryAfterMs = null, maybeBilled = false, timeoutMs = 5000 }) => {
      let failure;
      // A short time-out may be over before a busy computer has sent the question.
      for (let limitMs = timeoutMs; failure === undefined || server.requests.length === 0; limitMs *= 2) {
        server.queue({ provider: api, ...reply });
        failure = await failureOf(ask(server, provider, { ...options, timeoutMs: limitMs }));
      }
      expect(failure).toMatchObject({ kind, status, retryAfterMs, maybeBilled });
      expect(failure.message).toMatch(/^[A-Z][\w ]+: .+/);
      expect(server.requests).toHaveLength(1);
    },
  );

  test('a cancelled question ends at once', async () => {
    server.queue({ provider: api, fault: 'hang' });
    const stop = new AbortController();
    const asked = failureOf(ask(server, provider, { ...options, signal: stop.signal }));
    await patiently(() => expect(server.requests).toHaveLength(1));
    stop.abort();
    expect(await asked).toMatchObject({ kind: 'cancelled', maybeBilled: true });
  });

  test('a question cancelled beforehand is never sent', async () => {
    expect(await failureOf(ask(server, provider, { ...options, signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'cancelled',
      maybeBilled: false,
    });
    expect(server.requests).toHaveLength(0);
  });

  test.each(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'])('%s means offline', async (code) => {
    const cause = Object.assign(new Error(`${code} platform.example`), { code });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
    const failure = await failureOf(ask(server, provider, options));
    expect(failure).toMatchObject({ kind: 'offline', maybeBilled: false });
    expect(failure.message).toContain(`${code} platform.example`);
  });

  test('no key comes back in a message, whole, masked or inside an address', async () => {
    const secrets = provider.credentials.map((name) => replayCredentials[name] ?? '');
    const said = `Incorrect API key provided: ${secrets.join(' ')} sk-proj-abc***wxyz, see https://api.example/?api_key=${secrets[0] ?? 'x'}&q=1`;
    server.queue({ provider: api, status: 401, body: error(said.repeat(20)) });
    const { message } = await failureOf(ask(server, provider, options));
    for (const secret of secrets) expect(message).not.toContain(secret);
    expect(message).not.toMatch(/sk-proj|wxyz/);
    expect(message).toContain('Incorrect API key provided');
    expect(message.length).toBeLessThanOrEqual(500);
  });
});

describe('a reply without end', () => {
  test('is given up at its size limit', async () => {
    const provider = providers[0];
    if (provider === undefined) throw new Error('no provider');
    server.queue({ provider: 'openai', fault: 'endless' });
    const failure = await failureOf(ask(server, provider, { timeoutMs: 30_000 }));
    expect(failure).toMatchObject({
      kind: 'invalid_response',
      message: 'OpenAI: the reply is larger than 16 MB',
      maybeBilled: true,
    });
  });
});
