import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpDoor, type HttpDoor } from '#main/doors/http/http-door.ts';
import { send, sendRaw, type Reply } from '#test/support/http-client.ts';
import { createServiceDouble, goodKey } from '#test/support/service-double.ts';

let door: HttpDoor;
beforeEach(async () => {
  door = await createHttpDoor(createServiceDouble().switcher, { port: 0, ownerToken: 'token', dashboard: false });
});
afterEach(() => door.close());

/** A request for figures with further headers, which the client of another language sends by itself. */
function figures(headers: Record<string, string>, path = '/v1/get-companies-stats'): Promise<Reply> {
  return send(door.port, path.replace('PORT', String(door.port)), {
    headers: { 'Content-Type': 'application/json', 'X-API-Key': goodKey, ...headers },
    body: '{"customerID":1}',
  });
}

it.each([
  ['h2c, as java.net.http and curl --http2 do', { Upgrade: 'h2c', 'HTTP2-Settings': 'AAEAAEAA' }],
  ['websocket', { Upgrade: 'websocket' }],
])('an offer to change to %s is ignored and the request answered', async (_name, headers) => {
  const reply = await figures({ Connection: 'Upgrade, HTTP2-Settings', ...headers });
  expect(reply.status).toBe(200);
  expect(reply.json).toMatchObject({ version: '1.0.0' });
});

it('the connection on which another protocol was offered is used again', async () => {
  const { port } = door;
  const request = (connection: string) =>
    `POST /v1/get-queries HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-API-Key: ${goodKey}\r\nContent-Type: application/json\r\nContent-Length: 16\r\n${connection}\r\n\r\n{"customerID":1}`;
  const text = await sendRaw(port, (socket) => {
    socket.write(request('Connection: Upgrade\r\nUpgrade: h2c'));
    socket.once('data', () => socket.write(request('Connection: close')));
  });
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});

it('a whole address in the request line is the same as its path', async () => {
  const reply = await figures({}, 'http://127.0.0.1:PORT/v1/get-companies-stats');
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const answer = await send(door.port, `http://127.0.0.1:${door.port}/v1/answers/1/2/answer.md`, {
    method: 'GET',
    headers: { 'X-API-Key': goodKey },
  });
  expect(answer.status).toBe(200);
  const wrong = await send(door.port, `http://127.0.0.1:${door.port}/v1/get-queries`, { method: 'GET' });
  expect(wrong.status).toBe(405);
});

it('a coding that changes nothing is understood in any case', async () => {
  expect((await figures({ 'Content-Encoding': 'Identity' })).status).toBe(200);
  expect((await figures({ 'Content-Encoding': 'GZIP' })).status).toBe(415);
});

it('an address without an operation says what is missing', async () => {
  for (const address of ['/v1', '/v1/'])
    expect((await figures({}, address)).json).toMatchObject({
      error: {
        code: 'not_found',
        message: `The name of an operation is missing after ${address}; /v1/openapi.json has them all.`,
      },
    });
});
