import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpDoor, type HttpDoor } from '#main/doors/http/http-door.ts';
import { send } from '#test/support/http-client.ts';
import { createServiceDouble, goodKey } from '#test/support/service-double.ts';

const json = { 'Content-Type': 'application/json' };
const withKey = { ...json, 'X-API-Key': goodKey };

async function openDoor(): Promise<HttpDoor> {
  const door = await createHttpDoor(createServiceDouble().switcher, { port: 0, ownerToken: 'x', dashboard: false });
  onTestFinished(() => door.close());
  return door;
}

describe('the port', () => {
  it('answers HEAD wherever GET, with the same headers and no body', async () => {
    const { port } = await openDoor();
    for (const path of ['/v1/openapi.json', '/v1/answers/1/1/answer.md', '/reports/nothing', '/nothing']) {
      const get = await send(port, path, { method: 'GET', headers: withKey });
      const head = await send(port, path, { method: 'HEAD', headers: withKey });
      expect([head.status, head.headers['content-type']], path).toEqual([get.status, get.headers['content-type']]);
      expect(head.text, path).toBe('');
    }
  });

  it('a missing or wrong key is told how to identify itself', async () => {
    const { port } = await openDoor();
    for (const headers of [json, { ...json, 'x-api-key': 'as_wrong' }]) {
      const reply = await send(port, '/v1/get-queries', { headers, body: '{}' });
      expect([reply.status, reply.headers['www-authenticate']]).toEqual([401, 'ApiKey realm="Answerscope"']);
    }
  });
});
