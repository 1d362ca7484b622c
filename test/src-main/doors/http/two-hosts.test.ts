import { afterEach, expect, it } from 'vitest';
import { createHttpDoor, type HttpDoor } from '#main/doors/http/http-door.ts';
import { sendRaw } from '#test/support/http-client.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

let door: HttpDoor | undefined;
afterEach(() => door?.close());

it('two Host headers are refused over a real socket, in either order, even equal ones', async () => {
  door = await createHttpDoor(createServiceDouble().switcher, { port: 0, ownerToken: 'token', dashboard: false });
  const { port } = door;
  const own = `127.0.0.1:${port}`;
  const statusWith = async (hosts: readonly string[]): Promise<string> => {
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    const text = await sendRaw(port, (socket) =>
      socket.write(`GET /v1/openapi.json HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`),
    );
    return text.slice(9, 12);
  };
  expect(await statusWith([own])).toBe('200');
  expect(await statusWith([own, 'evil.example'])).toBe('403');
  expect(await statusWith(['evil.example', own])).toBe('403');
  expect(await statusWith([own, own])).toBe('403');
});
