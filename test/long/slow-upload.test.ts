import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { sendRaw } from '#test/support/http-client.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

const mebibyte = 1024 ** 2;
const pieces = 300;
/** 300 MiB in 34 seconds: longer than any other request may take. */
const pauseMs = 115;

it('an upload of 300 MB over a slow line completes, with the time limits of the product', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'slow-upload-'));
  const door = await createHttpDoor(createServiceDouble().switcher, {
    ...{ port: 0, ownerToken: 'token', dashboard: false, uploads: { directory: path.join(folder, 'uploads') } },
  });
  const reply = await sendRaw(door.port, (socket) => {
    const lines = [
      'POST /workspace/upload?name=a.csv HTTP/1.1',
      `Host: 127.0.0.1:${door.port}`,
      'X-Owner-Token: token',
    ];
    const type = 'Content-Type: application/octet-stream';
    socket.write([...lines, type, `Content-Length: ${pieces * mebibyte}`, 'Connection: close', '', ''].join('\r\n'));
    void (async () => {
      for (let sent = 0; sent < pieces; sent++) {
        socket.write(Buffer.alloc(mebibyte, 'a'));
        await sleep(pauseMs);
      }
    })();
  });
  await door.close();
  rmSync(folder, { recursive: true, force: true });
  expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  expect(reply).toContain(`"bytes":${pieces * mebibyte}`);
});
