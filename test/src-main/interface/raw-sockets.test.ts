import net from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import { send, sendRaw } from '#test/support/http-client.ts';

/** A request as sent over the wire. */
const wire = (api: OpenInterface, operation: string, body: string, extra: readonly string[] = []): string =>
  [
    `POST /v1/${operation} HTTP/1.1`,
    `Host: 127.0.0.1:${api.door.port}`,
    `X-API-Key: ${api.agencies[0].key}`,
    'Content-Type: application/json',
    ...(extra.some((line) => /^(?:content-length|transfer-encoding):/i.test(line))
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...extra,
    '',
    body,
  ].join('\r\n');

const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]));
const bodiesOf = (text: string): unknown[] =>
  [...text.matchAll(/\r\n\r\n(\{.*?\})(?=HTTP\/1\.1|$)/gs)].map((match) => JSON.parse(match[1] ?? '') as unknown);
const recommendations = (api: OpenInterface) => JSON.stringify({ customerID: api.agencies[0].customerId });
const answers = async (api: OpenInterface): Promise<boolean> =>
  (await api.post('get-recommendations', { customerID: api.agencies[0].customerId }, api.agencies[0].key)).status ===
  200;

/** The version history of the first group: one row per stored edit. */
const edits = (api: OpenInterface): number =>
  (api.content()['query_revision'] ?? []).filter(
    (row) => (JSON.parse(row) as { query_group_id: number }).query_group_id === api.agencies[0].groupId,
  ).length - 1;
const activeQueries = (api: OpenInterface): number =>
  (api.content()['query'] ?? [])
    .map((row) => JSON.parse(row) as { query_group_id: number; deleted_at: string | null })
    .filter((row) => row.query_group_id === api.agencies[0].groupId && row.deleted_at === null).length;

describe('requests one after the other on one connection', () => {
  test('are answered in order, reads seeing the writes before them', async () => {
    const api = await openInterface();
    const { groupId } = api.agencies[0];
    const rename = (name: string) =>
      wire(api, 'update-query-group-name', JSON.stringify({ queryGroupId: groupId, name }));
    const read = wire(api, 'get-customer-query-groups', recommendations(api));
    const last = wire(api, 'get-customer-query-groups', recommendations(api), ['Connection: close']);
    const text = await sendRaw(api.door.port, (socket) =>
      socket.write([rename('One'), read, rename('Two'), last].join('')),
    );
    expect(statusesOf(text)).toEqual([200, 200, 200, 200]);
    const named = bodiesOf(text).map((body) => (body as { data: { query_group_name?: string }[] }).data);
    expect([named[1]?.[0]?.query_group_name, named[3]?.[0]?.query_group_name]).toEqual(['One', 'Two']);
  });

  test('with a broken one among them: those before are answered, the connection ends there', async () => {
    const api = await openInterface();
    const { groupId } = api.agencies[0];
    const good = wire(api, 'get-recommendations', recommendations(api));
    const after = wire(api, 'update-query-group-name', JSON.stringify({ queryGroupId: groupId, name: 'Smuggled' }));
    const text = await sendRaw(api.door.port, (socket) => socket.write(`${good}${good}NONSENSE\r\n\r\n${after}`));
    expect(statusesOf(text).at(-1)).toBe(400);
    expect(
      statusesOf(text)
        .slice(0, -1)
        .every((status) => status === 200),
    ).toBe(true);
    expect(JSON.stringify(api.content())).not.toContain('Smuggled');
    expect(await answers(api)).toBe(true);
  });
});

describe('ambiguous requests', () => {
  const ambiguous: readonly (readonly [what: string, extra: readonly string[], body: (hidden: string) => string])[] = [
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], (hidden) => `0\r\n\r\n${hidden}`],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 200'], (hidden) => `{}${hidden}`],
    ['a length that is no number', ['Content-Length: 0x2'], (hidden) => `{}${hidden}`],
    ['a negative length', ['Content-Length: -1'], (hidden) => `{}${hidden}`],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], (hidden) => `{}${hidden}`],
    ['a broken chunk', ['Transfer-Encoding: chunked'], (hidden) => `zz\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['a header with a line break of its own', ['X-A: b\n\nGET / HTTP/1.1'], (hidden) => `{}${hidden}`],
    ['a space before the colon', ['Content-Length : 2'], (hidden) => `{}${hidden}`],
    ['a NUL in a header', ['X-A: b\0c'], (hidden) => `{}${hidden}`],
  ];
  test.for(ambiguous)('%s: refused, and nothing hidden behind them is done', async ([, extra, body]) => {
    const api = await openInterface();
    const hidden = wire(
      api,
      'update-query-group-name',
      JSON.stringify({ queryGroupId: api.agencies[0].groupId, name: 'Smuggled' }),
    );
    const text = await sendRaw(api.door.port, (socket) => {
      socket.write(wire(api, 'get-recommendations', body(hidden), extra));
      socket.setTimeout(3_000, () => socket.destroy());
    });
    for (const status of statusesOf(text)) expect(status).toBeGreaterThanOrEqual(400);
    expect(statusesOf(text).length, text).toBeGreaterThan(0);
    expect(JSON.stringify(api.content())).not.toContain('Smuggled');
    expect(await answers(api)).toBe(true);
  });
});

describe('requests that are strange but whole', () => {
  test('in pieces of one byte are put together', async () => {
    const api = await openInterface();
    const request = wire(api, 'get-recommendations', recommendations(api), ['Connection: close']);
    const text = await sendRaw(api.door.port, (socket) => {
      socket.setNoDelay(true);
      void (async () => {
        for (const byte of request) {
          socket.write(byte);
          await new Promise((resolve) => setImmediate(resolve));
        }
      })();
    });
    expect(statusesOf(text)).toEqual([200]);
  });

  test('in chunks are put together, also with trailers', async () => {
    const api = await openInterface();
    const body = recommendations(api);
    const chunks = [...body].map((letter) => `1\r\n${letter}\r\n`).join('');
    const text = await sendRaw(api.door.port, (socket) =>
      socket.write(
        wire(api, 'get-recommendations', `${chunks}0\r\nX-Trailer: 1\r\n\r\n`, [
          'Transfer-Encoding: chunked',
          'Connection: close',
        ]),
      ),
    );
    expect(statusesOf(text)).toEqual([200]);
  });

  test('with `Expect: 100-continue` get a 100, then a reply', async () => {
    const api = await openInterface();
    const text = await sendRaw(api.door.port, (socket) =>
      socket.write(
        wire(api, 'get-recommendations', recommendations(api), ['Expect: 100-continue', 'Connection: close']),
      ),
    );
    expect(statusesOf(text)).toEqual([100, 200]);
  });

  test.for([
    [
      'without a Host',
      (api: OpenInterface) =>
        `POST /v1/get-recommendations HTTP/1.1\r\nX-API-Key: ${api.agencies[0].key}\r\nConnection: close\r\n\r\n`,
      [400, 403],
    ],
    [
      'of HTTP/1.0 without a Host',
      (api: OpenInterface) => `POST /v1/get-recommendations HTTP/1.0\r\nX-API-Key: ${api.agencies[0].key}\r\n\r\n`,
      [403],
    ],
    [
      'to the address of another host',
      (api: OpenInterface) =>
        wire(api, 'get-recommendations', '{}', ['Connection: close']).replace(
          'POST /v1',
          'POST http://evil.example/v1',
        ),
      [403],
    ],
    [
      'that name a rebound host',
      (api: OpenInterface) =>
        wire(api, 'get-recommendations', '{}', ['Connection: close']).replace(
          /Host: .*/,
          `Host: rebound.example:${api.door.port}`,
        ),
      [403],
    ],
    [
      'with headers of 20 KB',
      (api: OpenInterface) =>
        wire(api, 'get-recommendations', '{}', [`X-Long: ${'x'.repeat(20_000)}`, 'Connection: close']),
      [400, 431],
    ],
    [
      'with an expectation that cannot be met',
      (api: OpenInterface) => wire(api, 'get-recommendations', '{}', ['Expect: tea', 'Connection: close']),
      [400],
    ],
  ] as const)('%s are refused in the canonical shape', async ([, request, statuses]) => {
    const api = await openInterface();
    const text = await sendRaw(api.door.port, (socket) => socket.write(request(api)));
    const [status] = statusesOf(text);
    expect(statuses, text).toContain(status);
    expect(errorEnvelopeSchema.safeParse(bodiesOf(text)[0]).success, text).toBe(true);
  });
});

describe('clients that leave', () => {
  test('at any moment of a write: it is done completely or not at all, and other clients are served', async () => {
    const api = await openInterface();
    const { groupId } = api.agencies[0];
    const before = activeQueries(api);
    for (let round = 0; round < 60; round++) {
      const request = wire(
        api,
        'edit-queries-definitions',
        JSON.stringify({
          queryGroupId: groupId,
          addedQueries: [`Which is round ${round}?`, `And what of round ${round}?`],
        }),
      );
      const socket = net.connect(api.door.port, '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      // All or a part of the request, then a close, clean or abrupt.
      socket.write(round % 3 === 0 ? request.slice(0, Math.floor((request.length * (round % 20)) / 20)) : request);
      await new Promise((resolve) => setTimeout(resolve, round % 5));
      if (round % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    await expect.poll(() => edits(api)).toBeGreaterThan(0);
    expect(await answers(api)).toBe(true);
    expect(activeQueries(api)).toBe(before + 2 * edits(api));
    expect(api.logged).toEqual([]);
  });

  test('with 300 connections that say nothing: the others are served, and closing ends them', async () => {
    const api = await openInterface();
    const sockets = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const socket = net.connect(api.door.port, '127.0.0.1').on('error', () => {});
        onTestFinished(() => void socket.destroy());
        await new Promise((resolve) => socket.once('connect', resolve));
        if (index % 2 === 0) socket.write('POST /v1/get-queries HTTP/1.1\r\nHost: 127');
        return socket;
      }),
    );
    for (let request = 0; request < 20; request++) expect(await answers(api)).toBe(true);
    await api.door.close();
    await expect.poll(() => sockets.every((socket) => socket.destroyed || socket.readableEnded)).toBe(true);
  });

  test('after a body that never ends: cut off, while others are served', async () => {
    const api = await openInterface({ door: { timeouts: { headersMs: 300, requestMs: 600 } } });
    const slow = sendRaw(api.door.port, (socket) => {
      socket.write(wire(api, 'edit-queries-definitions', '{', ['Content-Length: 1000']));
      const drip = setInterval(() => socket.write(' '), 50);
      socket.on('error', () => {});
      socket.on('close', () => clearInterval(drip));
    }).catch(() => 'reset');
    for (let request = 0; request < 10; request++) expect(await answers(api)).toBe(true);
    const text = await slow;
    if (text !== 'reset') expect(statusesOf(text)).toEqual([400]);
    expect(edits(api)).toBe(0);
  });
});

test('a page of another origin reaches nothing, whatever it sends', async () => {
  const api = await openInterface();
  const before = api.content();
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `https://127.0.0.1:${api.door.port}` },
    { Host: `127.0.0.1.evil.example:${api.door.port}` },
    { Host: '127.0.0.1' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' },
  ]) {
    const reply = await send(api.door.port, '/v1/update-query-group-name', {
      headers: { 'Content-Type': 'application/json', 'X-API-Key': api.agencies[0].key, ...headers },
      body: JSON.stringify({ queryGroupId: api.agencies[0].groupId, name: 'Taken over' }),
    });
    expect(reply.status, JSON.stringify(headers)).toBe(403);
    expect(errorEnvelopeSchema.parse(reply.json).error.code).toBe('forbidden');
  }
  expect(api.content()).toEqual(before);
});
