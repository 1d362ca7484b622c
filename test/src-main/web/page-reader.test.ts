import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageReader, UnreadablePage, type PageReader } from '#main/web/page-reader.ts';
import { program } from '#test/support/programs.ts';

let folder: string;
let reader: PageReader | undefined;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'page-reader-'))));
afterEach(async () => {
  await reader?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A thread that does what a page asks for. */
function standIn(): URL {
  const file = path.join(folder, 'reader.mjs');
  writeFileSync(
    file,
    `import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ page: { html } }) => {
  if (html === 'forever') for (;;);
  if (html === 'memory') { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); }
  if (html === 'throw') throw new Error('defect');
  if (html === 'exit') process.exit(1);
  parentPort.postMessage({ ok: true, value: { html, threadId } });
});`,
  );
  return pathToFileURL(file);
}
const threadOf = async (html: string): Promise<number | undefined> =>
  ((await reader?.read('site', html, '')) as { threadId: number } | undefined)?.threadId;

describe("a stranger's page", () => {
  it.each(['forever', 'throw', 'exit'])('that makes its thread %s does not stop the next page', async (html) => {
    reader = createPageReader({ entry: standIn(), timeLimitMs: 300 });
    const [hostile, next] = await Promise.allSettled([reader.read('site', html, ''), reader.read('site', 'next', '')]);
    expect(hostile.status === 'rejected' && hostile.reason).toBeInstanceOf(UnreadablePage);
    expect(next).toMatchObject({ status: 'fulfilled', value: { html: 'next' } });
  });

  it('whose thread fails for another reason is not said to fill the memory', async () => {
    reader = createPageReader({ entry: standIn() });
    await expect(reader.read('site', 'throw', '')).rejects.toThrow('Reading the page failed: defect');
  });

  it('that fills the memory of its thread ends the thread and not the process', async () => {
    reader = createPageReader({ entry: standIn(), timeLimitMs: 60_000, memoryLimitMb: 24 });
    await expect(reader.read('site', 'memory', '')).rejects.toThrow('memory');
    expect(await threadOf('next')).toBeGreaterThan(0);
  });

  it('shares a thread with the next one, which ends when none follows', async () => {
    reader = createPageReader({ entry: standIn(), idleMs: 50 });
    const first = await threadOf('a');
    expect(await threadOf('b')).toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await threadOf('c')).not.toBe(first);
  });

  it('is read by the worker of the product: an article, and a website', async () => {
    reader = createPageReader({ entry: pathToFileURL(program('worker')) });
    const html = '<title>Anvils</title><main><h1>Anvils</h1><p>Acme makes them.</p></main>';
    expect(await reader.read('article', html, 'https://a.example/b')).toEqual({
      title: 'Anvils',
      text: 'Anvils\nAcme makes them.',
    });
    expect(await reader.read('site', html, 'https://a.example/')).toMatchObject({
      title: 'Anvils',
      body: ['Acme makes them.'],
    });
  });
});
