import { describe, expect, test } from 'vitest';
import { baseUrlOf } from '#main/platforms/http/base-url.ts';
import {
  failureFromConnection,
  failureFromStatus,
  kindOfPlatformError,
  longestMessage,
} from '#main/platforms/http/failure-from.ts';
import { readPlatformError } from '#main/platforms/http/platform-error.ts';
import { readText, ReplyTooLarge } from '#main/platforms/http/read-text.ts';
import { longestRetryAfterMs, retryAfterMs } from '#main/platforms/http/retry-after.ts';
import { scrubJson, scrubMessage } from '#main/platforms/http/scrub.ts';

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  test.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': 'Fri, 20 Nov 2026 10:01:30 GMT' }, 90_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '120', 'retry-after': '9' }, 120],
    [{ 'retry-after': '99999999' }, longestRetryAfterMs],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('%o is %s ms', (headers, expected) =>
    expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(expected),
  );
});

describe('what a platform says', () => {
  test.each([
    [{ error: { message: 'm', code: 'c', type: 'T' } }, 'm', ['c', 't']],
    [{ error: 'plain' }, 'plain', []],
    [{ detail: 'd' }, 'd', []],
    [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'Overloaded', ['overloaded_error']],
    [{ message: 'top' }, 'top', []],
    [{ status_code: 40100, status_message: 'Not authorized' }, 'Not authorized', []],
    [[{ error: { message: 'in a list' } }], 'in a list', []],
    ['<html><style>x{}</style><h1>Bad</h1> gateway</html>', 'Bad gateway', []],
    [null, '', []],
    [{ error: 5 }, '', []],
  ])('%o', (body, message, codes) => expect(readPlatformError(body)).toMatchObject({ message, codes }));

  test.each([
    [['insufficient_quota'], '', 'payment'],
    [[], 'Your account has run out of searches.', 'payment'],
    [['rate_limit_exceeded'], '', 'rate_limited'],
    [['server_error'], '', 'server'],
    [['invalid_api_key'], '', 'credential'],
    [['context_length_exceeded'], '', 'request'],
    [['something_new'], 'Hm', null],
  ] as const)('%o %s is %s', (codes, message, kind) => expect(kindOfPlatformError(codes, message)).toBe(kind));

  test('a server error stays passing whatever it says', () => {
    const reply = {
      status: 500,
      headers: new Headers(),
      body: { error: { message: 'x', code: 'insufficient_quota' } },
    };
    expect(failureFromStatus(reply, { label: 'X', secrets: [], now: 0 }).kind).toBe('server');
  });

  test('a silent platform is quoted by its status', () => {
    const reply = { status: 418, headers: new Headers(), body: '' };
    expect(failureFromStatus(reply, { label: 'X', secrets: [], now: 0 }).message).toBe(
      'X: HTTP status 418 without a message',
    );
  });
});

describe('a broken connection', () => {
  const context = { label: 'X', secrets: [] };
  const failed = (code: string, more: object = {}) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(`${code} somewhere`), { code, ...more }) });

  test.each([
    [failed('ENOTFOUND'), 'offline', false],
    [failed('ECONNREFUSED', { address: '104.18.6.1' }), 'offline', false],
    [failed('ECONNREFUSED', { address: '127.0.0.1' }), 'connection', false],
    [failed('ECONNREFUSED', { address: '192.168.1.5' }), 'connection', false],
    [failed('ECONNREFUSED', { address: '::1' }), 'connection', false],
    [failed('UND_ERR_CONNECT_TIMEOUT'), 'offline', false],
    [failed('UND_ERR_HEADERS_TIMEOUT'), 'timeout', true],
    [new TypeError('fetch failed', { cause: new Error('connect ETIMEDOUT 104.18.6.1:443') }), 'offline', false],
    [failed('ETIMEDOUT'), 'connection', true],
    [
      new TypeError('fetch failed', {
        cause: new Error('Client network socket disconnected before secure TLS connection was established'),
      }),
      'connection',
      false,
    ],
    [failed('CERT_HAS_EXPIRED'), 'connection', false],
    [failed('ECONNRESET'), 'connection', true],
    [failed('UND_ERR_SOCKET'), 'connection', true],
    [new TypeError('terminated'), 'connection', true],
    [new TypeError('fetch failed', { cause: new Error('bad port') }), 'connection', false],
    ['no error at all', 'connection', true],
  ])('%s is %s', (error, kind, maybeBilled) =>
    expect(failureFromConnection(error, context)).toMatchObject({ kind, maybeBilled }),
  );

  test('the address and its key go no further', () => {
    const error = new TypeError('Failed to parse URL from https://x.example/?api_key=geheim123');
    const failure = failureFromConnection(error, { label: 'X', secrets: ['geheim123'] });
    expect(JSON.stringify([failure.message, failure.cause ?? null])).not.toContain('geheim123');
  });

  test('every address of a name is looked at', () => {
    const refused = ['::1', '127.0.0.1'].map((address) =>
      Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED', address }),
    );
    const failure = failureFromConnection(
      new TypeError('fetch failed', { cause: new AggregateError(refused) }),
      context,
    );
    expect(failure).toMatchObject({ kind: 'connection', message: 'X: connect ECONNREFUSED 127.0.0.1' });
  });
});

describe('secrets', () => {
  test.each([
    ['Incorrect API key provided: my-own-key.', ['my-own-key'], 'Incorrect API key provided: [key].'],
    ['key sk-proj-abcd1234 is wrong', [], 'key [key] is wrong'],
    ['key sk-pr**********wxyz is wrong', [], 'key [key] is wrong'],
    ['key abcd***wxyz is wrong', [], 'key [key] is wrong'],
    ['pplx-0123456789', [], '[key]'],
    ['https://x.example/?q=1&api_key=0123&z=2', [], 'https://x.example/?q=1&api_key=[key]&z=2'],
    ['"api_key": "0123"', [], '"api_key": "[key]"'],
    ['Authorization: Bearer abc.def-ghi', [], 'Authorization: Bearer [key]'],
    [`Basic ${Buffer.from('me@x.example:geheim1').toString('base64')}`, ['me@x.example', 'geheim1'], 'Basic [key]'],
    ['me%40x.example', ['me@x.example'], '[key]'],
    ['**bold** words and risk-free advice', [], '**bold** words and risk-free advice'],
  ])('%s', (text, secrets, clean) => expect(scrubMessage(text, secrets)).toBe(clean));

  test('a stored payload loses the secret wherever it appears, and nothing else', () => {
    const payload = {
      link: 'https://x.example/?api_key=geheim123',
      deep: [{ n: 1, ok: true, none: null, text: 'sk-proj-is-a-product-name' }],
    };
    expect(scrubJson(payload, ['geheim123'])).toEqual({ ...payload, link: 'https://x.example/?api_key=[key]' });
  });

  test('a very long message is cut', () => {
    const reply = { status: 500, headers: new Headers(), body: { error: 'x'.repeat(9999) } };
    expect(failureFromStatus(reply, { label: 'X', secrets: [], now: 0 }).message).toHaveLength(longestMessage);
  });
});

describe('base addresses', () => {
  test.each([
    [null, 'https://api.example/v1'],
    ['  ', 'https://api.example/v1'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/v2/', 'http://127.0.0.1:8080/v2'],
    ['https://proxy.example/openai/v1', 'https://proxy.example/openai/v1'],
  ])('%s is %s', (configured, expected) => expect(baseUrlOf(configured, 'https://api.example/v1')).toBe(expected));

  test.each(['ftp://x.example', 'not an address'])('%s is refused', (configured) =>
    expect(() => baseUrlOf(configured, 'https://api.example')).toThrow('is not an http address'),
  );
});

describe('the body of a reply', () => {
  test('is read as text over chunk borders', async () => {
    const bytes = new TextEncoder().encode('Grüße');
    const halves = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes.slice(0, 3));
        controller.enqueue(bytes.slice(3));
        controller.close();
      },
    });
    expect(await readText(new Response(halves), 100)).toBe('Grüße');
  });

  test.each([{ 'content-length': '101' }, {}])('is refused over its limit, announced or not %o', async (headers) => {
    await expect(
      readText(new Response('x'.repeat(101), { headers: headers as Record<string, string> }), 100),
    ).rejects.toThrow(ReplyTooLarge);
  });
});
