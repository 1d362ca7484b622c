import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { createHttpDoor, type HttpDoor, type HttpDoorOptions } from '#main/doors/http/http-door.ts';
import { send, sendRaw, type Reply } from '#test/support/http-client.ts';
import { createServiceDouble, goodKey, otherKey, type ServiceDouble } from '#test/support/service-double.ts';

const json = { 'Content-Type': 'application/json' };
const withKey = { ...json, 'X-API-Key': goodKey };
const ownerToken = 'the-owner-token';
const doors: HttpDoor[] = [];

afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.close()));
});

async function openDoor(options: Partial<HttpDoorOptions> = {}, double: ServiceDouble = createServiceDouble()) {
  const logged: string[] = [];
  const door = await createHttpDoor(double.switcher, {
    port: 0,
    ownerToken,
    dashboard: false,
    log: (line) => logged.push(line),
    ...options,
  });
  doors.push(door);
  return { door, double, logged, port: door.port };
}

/** The code of a reply that must be an error in the canonical shape, under the right status. */
function codeOf(reply: Reply): string {
  return errorEnvelopeSchema.parse(reply.json).error.code;
}
const messageOf = (reply: Reply): string => errorEnvelopeSchema.parse(reply.json).error.message;

describe('an operation over HTTP', () => {
  it('is answered in the envelope', async () => {
    const double = createServiceDouble({ 'get-organization-customers': () => [{ id: 1 }] });
    const { port } = await openDoor({}, double);
    const reply = await send(port, '/v1/get-organization-customers', {
      headers: withKey,
      body: '{"organizationID":1}',
    });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json).toEqual({ data: [{ id: 1 }], version: '1.0.0', env: 'local' });
    expect(double.calls).toEqual([
      {
        name: 'get-organization-customers',
        request: { organizationID: 1 },
        caller: { kind: 'key', keyId: 1, organizationId: 1 },
      },
    ]);
  });

  it('carries a status on quota and execution status, and only there', async () => {
    const { port } = await openDoor();
    for (const operation of Object.values(publishedInterface)) {
      const reply = await send(port, `/v1/${operation.name}`, {
        headers: withKey,
        body: JSON.stringify(operation.example),
      });
      expect(reply.status, reply.text).toBe(200);
      const withStatus =
        operation.name === 'get-organization-quota-status' || operation.name === 'get-execution-status';
      expect(Object.keys(reply.json as object).toSorted()).toEqual(
        withStatus ? ['data', 'env', 'status', 'version'] : ['data', 'env', 'version'],
      );
    }
  });

  it('works on every loopback address and name', async () => {
    const { port } = await openDoor();
    const hasIpv6 = await new Promise<boolean>((resolve) => {
      const probe = net.createServer().once('error', () => resolve(false));
      probe.listen(0, '::1', () => probe.close(() => resolve(true)));
    });
    for (const address of hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])
      expect(
        (await send(port, '/v1/get-recommendations', { headers: withKey, body: '{"customerID":1}', address })).status,
      ).toBe(200);
    expect(
      (
        await send(port, '/v1/get-recommendations', {
          headers: { ...withKey, Host: `localhost:${port}` },
          body: '{"customerID":1}',
        })
      ).status,
    ).toBe(200);
  });

  it('keeps the connection for the next request, and answers pipelined ones in order', async () => {
    const { port } = await openDoor({}, createServiceDouble({ 'get-recommendations': (request) => request }));
    const request = (id: number, last = false) => {
      const body = JSON.stringify({ customerID: id });
      return `POST /v1/get-recommendations HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-API-Key: ${goodKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${last ? 'Connection: close\r\n' : ''}\r\n${body}`;
    };
    const text = await sendRaw(port, (socket) => socket.write(request(1) + request(2) + request(3, true)));
    expect([...text.matchAll(/"customerID":(\d)/g)].map((match) => match[1])).toEqual(['1', '2', '3']);
  });

  it('survives a client that leaves in the middle', async () => {
    let reached: () => void = () => {};
    const started = new Promise<void>((resolve) => (reached = resolve));
    const double = createServiceDouble({
      'get-recommendations': async () => {
        reached();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return [];
      },
    });
    const { port, logged } = await openDoor({}, double);
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /v1/get-recommendations HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-API-Key: ${goodKey}\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"customerID":1}`,
      ),
    );
    await started;
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await send(port, '/v1/get-recommendations', { headers: withKey, body: '{"customerID":1}' })).status).toBe(
      200,
    );
    expect(logged).toEqual([]);
  });
});

describe('a request that is refused', () => {
  it('an unknown operation is 404 before anything else, with the name probably meant', async () => {
    const { port } = await openDoor();
    const reply = await send(port, '/v1/get-company-stats', { method: 'GET' });
    expect(reply.status).toBe(404);
    expect(codeOf(reply)).toBe('not_found');
    expect(messageOf(reply)).toBe('There is no operation get-company-stats; did you mean get-companies-stats?');
    for (const path of [
      '/v1/',
      '/v1/get-queries/',
      '/v1/get-queries/x',
      '/v1/__proto__',
      '/v1/list-customers',
      '/v1/constructor',
      '/nothing',
      '/',
      '/v1/%00',
      '/v1/%zz',
      `/v1/${'x'.repeat(5_000)}`,
      '//v1/get-queries',
    ])
      expect(codeOf(await send(port, path, { headers: withKey, body: '{}' })), path).toBe('not_found');
  });

  it('another method is 405 with Allow, even an unknown one', async () => {
    const { port } = await openDoor();
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'REPORT']) {
      const reply = await send(port, '/v1/get-queries', { method });
      expect(reply.status, method).toBe(405);
      expect(codeOf(reply)).toBe('method_not_allowed');
      expect(reply.headers.allow).toBe('POST');
    }
    const head = await send(port, '/v1/get-queries', { method: 'HEAD' });
    expect([head.status, head.headers.allow]).toEqual([405, 'POST']);
    const posted = await send(port, '/v1/openapi.json', { headers: json, body: '{}' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('another media type is 415', async () => {
    const { port, double } = await openDoor();
    for (const type of [
      undefined,
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'application/json; charset=latin1',
      '',
    ]) {
      const reply = await send(port, '/v1/get-queries', {
        headers: { 'X-API-Key': goodKey, ...(type === undefined ? {} : { 'Content-Type': type }) },
        body: '{"customerID":1}',
      });
      expect(reply.status, type).toBe(415);
      expect(codeOf(reply)).toBe('unsupported_media_type');
    }
    const compressed = await send(port, '/v1/get-queries', {
      headers: { ...withKey, 'Content-Encoding': 'gzip' },
      body: '{"customerID":1}',
    });
    expect(codeOf(compressed)).toBe('unsupported_media_type');
    expect(double.calls).toEqual([]);
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])
      expect(
        (
          await send(port, '/v1/get-queries', {
            headers: { ...withKey, 'Content-Type': type },
            body: '{"customerID":1}',
          })
        ).status,
      ).toBe(200);
  });

  it('a body over 1 MiB is 413, announced or not; one of exactly 1 MiB is read', async () => {
    const { port, double } = await openDoor();
    const ofSize = (bytes: number) => `{"customerID":1}${' '.repeat(bytes - 16)}`;
    expect((await send(port, '/v1/get-queries', { headers: withKey, body: ofSize(1_048_576) })).status).toBe(200);
    for (const headers of [withKey, { ...withKey, 'Transfer-Encoding': 'chunked' }]) {
      const reply = await send(port, '/v1/get-queries', { headers, body: ofSize(1_048_577) });
      expect(reply.status).toBe(413);
      expect(codeOf(reply)).toBe('body_too_large');
    }
    const huge = await fetch(`http://127.0.0.1:${port}/v1/get-queries`, {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(20_000_000),
    });
    expect(huge.status).toBe(413);
    expect(double.calls).toHaveLength(1);
  });

  it('a key that is missing, unknown or revoked is 401, the same reply for all, before the body is parsed', async () => {
    const { port, double } = await openDoor();
    const texts = new Set<string>();
    for (const key of [undefined, '', 'wrong', `${goodKey}x`, goodKey.toUpperCase()]) {
      const reply = await send(port, '/v1/get-queries', {
        headers: { ...json, ...(key === undefined ? {} : { 'X-API-Key': key }) },
        body: 'no json',
      });
      expect(reply.status).toBe(401);
      expect(codeOf(reply)).toBe('unauthorized');
      texts.add(reply.text);
    }
    expect(texts.size).toBe(1);
    expect(double.calls).toEqual([]);
  });

  it('a body that is not a JSON object is 400 invalid_json', async () => {
    const { port, double } = await openDoor();
    const bodies: (string | Uint8Array)[] = [
      '',
      'x',
      '{',
      '[]',
      '[{"customerID":1}]',
      'null',
      '1',
      '"text"',
      '{"customerID":1}}',
      "{'customerID':1}",
      Uint8Array.of(0x7b, 0xff, 0x7d),
    ];
    for (const body of bodies) {
      const reply = await send(port, '/v1/get-queries', { headers: withKey, body });
      expect(reply.status).toBe(400);
      expect(codeOf(reply), String(body)).toBe('invalid_json');
    }
    expect(double.calls).toEqual([]);
  });

  it('a body that breaks the contract is 400 invalid_request, with the name probably meant', async () => {
    const { port } = await openDoor();
    const reply = await send(port, '/v1/get-queries-definitions', { headers: withKey, body: '{"queryGroupID":1}' });
    expect(reply.status).toBe(400);
    expect(reply.json).toEqual({
      error: {
        code: 'invalid_request',
        message: 'queryGroupID: unknown field; did you mean "queryGroupId"?',
        details: [{ path: 'queryGroupID', message: 'unknown field; did you mean "queryGroupId"?' }],
      },
      version: '1.0.0',
      env: 'local',
    });
  });

  it("the service's own errors keep code and message, under their status", async () => {
    for (const [code, status] of [
      ['forbidden', 403],
      ['not_found', 404],
      ['quota_exhausted', 409],
      ['active_query_limit', 422],
      ['website_unreachable', 502],
      ['unavailable', 503],
    ] as const) {
      const double = createServiceDouble({
        'get-queries': () => {
          throw new ServiceError(code, `because of ${code}`);
        },
      });
      const { port } = await openDoor({}, double);
      const reply = await send(port, '/v1/get-queries', { headers: withKey, body: '{"customerID":1}' });
      expect(reply.status).toBe(status);
      expect(reply.json).toEqual({
        error: { code, message: `because of ${code}`, details: [] },
        version: '1.0.0',
        env: 'local',
      });
    }
  });

  it('a defect is 500 with the id it is logged under, and no stack', async () => {
    const double = createServiceDouble({
      'get-queries': () => {
        throw new TypeError('secret detail');
      },
    });
    const { port, logged } = await openDoor({}, double);
    const reply = await send(port, '/v1/get-queries', { headers: withKey, body: '{"customerID":1}' });
    expect(reply.status).toBe(500);
    expect(codeOf(reply)).toBe('internal');
    expect(reply.text).not.toContain('secret detail');
    const [id] = /[0-9a-f-]{36}/.exec(messageOf(reply)) ?? [];
    expect(logged.join()).toContain(`${id}: TypeError: secret detail`);
  });
});

describe('limits', () => {
  it('stop a key after its requests of a minute, with Retry-After, and no other key', async () => {
    const { port, double } = await openDoor({ limits: { perKey: 5 } });
    const ask = (key: string) =>
      send(port, '/v1/get-recommendations', { headers: { ...json, 'X-API-Key': key }, body: '{"customerID":1}' });
    for (let request = 0; request < 5; request++) expect((await ask(goodKey)).status).toBe(200);
    const reply = await ask(goodKey);
    expect(reply.status).toBe(429);
    expect(codeOf(reply)).toBe('rate_limited');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask(otherKey)).status).toBe(200);
    expect(double.calls).toHaveLength(6);
  });

  it('stop wrong keys after 20 in a minute, but never a valid one', async () => {
    const { port } = await openDoor();
    const ask = (key: string) =>
      send(port, '/v1/get-recommendations', { headers: { ...json, 'X-API-Key': key }, body: '{"customerID":1}' });
    for (let request = 0; request < 20; request++) expect((await ask(`wrong ${request}`)).status).toBe(401);
    const reply = await ask('wrong again');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50);
    expect((await ask(goodKey)).status).toBe(200);
  });

  it('let 600 requests of a key in a minute through by default, and no more', async () => {
    const { port } = await openDoor();
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 62 }, () =>
            send(port, '/v1/get-recommendations', { headers: withKey, body: '{"customerID":1}' }).then(
              (reply) => reply.status,
            ),
          ),
        )),
      );
    expect(
      Map.groupBy(statuses, (status) => status)
        .entries()
        .map(([status, { length }]) => [status, length])
        .toArray(),
    ).toEqual([
      [200, 600],
      [429, 20],
    ]);
  });
});

describe('the loopback guard over HTTP', () => {
  it('refuses a rebound name and foreign pages before the key is looked at', async () => {
    const { port, double } = await openDoor();
    for (const headers of [
      { Host: 'evil.example' },
      { Host: `evil.example:${port}` },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://localhost:3000' },
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
    ]) {
      const reply = await send(port, '/v1/get-queries', {
        headers: { ...withKey, ...headers },
        body: '{"customerID":1}',
      });
      expect(reply.status).toBe(403);
      expect(codeOf(reply)).toBe('forbidden');
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    expect(double.calls).toEqual([]);
  });

  it('refuses a CORS preflight of a foreign page', async () => {
    const { port } = await openDoor();
    const reply = await send(port, '/v1/get-queries', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(reply.status).toBe(403);
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is bound to loopback only', async () => {
    const { port } = await openDoor();
    const { networkInterfaces } = await import('node:os');
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.internal === false && address.family === 'IPv4');
    if (outside === undefined) return;
    const refused = new Promise((resolve) =>
      net
        .createServer()
        .once('error', resolve)
        .listen(port, outside.address, () => resolve('free')),
    );
    // The port has no listener and is still free.
    expect(await refused).toBe('free');
  });
});

describe('broken and slow requests', () => {
  it('input that is not HTTP gets the canonical error', async () => {
    const { port } = await openDoor();
    const text = await sendRaw(port, (socket) => socket.write('NONSENSE\r\n\r\n'));
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(errorEnvelopeSchema.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).error.code).toBe('invalid_request');
  });

  it('a body or a header that never ends is cut off', async () => {
    const { port } = await openDoor({ timeouts: { requestMs: 300, headersMs: 200 } });
    const slowBody = await sendRaw(port, (socket) => {
      socket.write(
        `POST /v1/get-queries HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-API-Key: ${goodKey}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
    });
    expect(slowBody).toMatch(/^HTTP\/1\.1 400 [\s\S]*did not arrive in time/);
    const slowHeader = await sendRaw(port, (socket) => socket.write('POST /v1/get-queries HTTP/1.1\r\nHost: 127'));
    expect(slowHeader).toContain('did not arrive in time');
    expect((await send(port, '/v1/get-queries', { headers: withKey, body: '{"customerID":1}' })).status).toBe(200);
  });

  it('a connection on which nothing was asked is closed without a word, so that a browser asks again on another', async () => {
    const { port } = await openDoor({ timeouts: { headersMs: 200 } });
    expect(await sendRaw(port, () => undefined)).toBe('');
  });
});

describe('artifacts', () => {
  it('are served to GET with a key, as they are', async () => {
    const { port } = await openDoor();
    const reply = await send(port, '/v1/answers/1/2/answer.md', { method: 'GET', headers: { 'X-API-Key': goodKey } });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.text).toBe('# שלום 1Password');
  });

  it('need a key, and a file that is there', async () => {
    const { port } = await openDoor();
    expect(codeOf(await send(port, '/v1/answers/1/2/answer.md', { method: 'GET' }))).toBe('unauthorized');
    for (const path of ['answers/1/3/answer.md', 'answers/1/2/../../secret', 'answers/'])
      expect(codeOf(await send(port, `/v1/${path}`, { method: 'GET', headers: { 'X-API-Key': goodKey } })), path).toBe(
        'not_found',
      );
    expect((await send(port, '/v1/answers/1/2/answer.md', { headers: withKey, body: '{}' })).headers.allow).toBe(
      'GET, HEAD',
    );
  });
});

describe('the life of the port', () => {
  it('is announced to the host and withdrawn', async () => {
    const { door, double, port } = await openDoor();
    expect(double.apiBaseUrls).toEqual([`http://127.0.0.1:${port}/v1`]);
    expect(door.apiBaseUrl).toBe(`http://127.0.0.1:${port}/v1`);
    await door.close();
    expect(double.apiBaseUrls.at(-1)).toBeNull();
    await expect(send(port, '/v1/openapi.json', { method: 'GET' })).rejects.toThrow('ECONNREFUSED');
  });

  it('that is taken gives one clear line', async () => {
    const { port } = await openDoor();
    await expect(openDoor({ port })).rejects.toThrow(
      `Port ${port} is in use by another program. Close it, or choose another port with --port.`,
    );
  });

  it('closes while a request runs: the request is answered', async () => {
    const double = createServiceDouble({
      'get-recommendations': () => new Promise((resolve) => setTimeout(() => resolve([]), 100)),
    });
    const { door, port } = await openDoor({}, double);
    const running = send(port, '/v1/get-recommendations', { headers: withKey, body: '{"customerID":1}' });
    await new Promise((resolve) => setTimeout(resolve, 30));
    await door.close();
    expect((await running).status).toBe(200);
  });
});
