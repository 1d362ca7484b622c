import { closeSync, cpSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { owner } from '#main/service/service.ts';
import { databaseFile } from '#main/store/open.ts';
import { lookAtRest, sealClosed } from '#main/store/seal.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { startServiceProcess } from '#test/support/service-process.ts';
import { fullKills } from '#test/support/size.ts';
import { addCustomer, jobThreads, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

const flips = 4 * fullKills;

/** A closed workspace with analysed answers. */
async function prepare(): Promise<string> {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(temporaryDirectory(), 'answers.jsonl');
  const row = (index: number): string =>
    JSON.stringify({
      query: `Which anvil suits workshop number ${index % 40}?`,
      answer: `For job ${index}, **Acme** and **Anvilmaster** are solid; see [a test](https://anvils.example/tests/${index}). ${'Steel matters. '.repeat(index % 20)}`,
      date: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 40))).toISOString().slice(0, 10),
    });
  writeFileSync(file, Array.from({ length: 800 }, (_, index) => row(index)).join('\n'));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  await workspace.switcher.close();
  return workspace.directory;
}

/** How a flipped bit is noticed: at the start (refused, or told), by `check`, or not at all. */
async function noticed(directory: string): Promise<'at the start' | 'by check' | 'not'> {
  let switcher;
  try {
    switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {}, jobThreads });
  } catch {
    return 'at the start';
  }
  try {
    const upkeep = await switcher.current().call('get-upkeep', {}, owner);
    if (upkeep.ok && upkeep.data.notices.length > 0) return 'at the start';
    const checked = await switcher.current().call('check-workspace', {}, owner);
    return !checked.ok || checked.data.findings.some(({ kind }) => kind !== 'unfinished') ? 'by check' : 'not';
  } finally {
    await switcher.close();
  }
}

test('every flipped bit of a closed workspace is noticed at the start or by check', { timeout: 900_000 }, async () => {
  const prepared = await prepare();
  const content = readFileSync(databaseFile(prepared));
  const random = seededRandom(20_261_124);
  const counts = { 'at the start': 0, 'by check': 0, not: 0 };
  for (let flip = 0; flip < flips; flip++) {
    const directory = temporaryDirectory();
    const offset = Math.floor(random() * content.length);
    const flipped = Buffer.from(content);
    flipped[offset] = (flipped[offset] ?? 0) ^ (1 << Math.floor(random() * 8));
    cpSync(prepared, directory, { recursive: true });
    writeFileSync(databaseFile(directory), flipped);
    counts[await noticed(directory)] += 1;
  }
  expect(counts.not).toBe(0);
  expect(counts['at the start'] + counts['by check']).toBe(flips);
});

test('a large workspace is compared once it has started, at once if someone waits for it', async () => {
  const file = path.join(temporaryDirectory(), 'workspace.db');
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.exec(`CREATE TABLE page (content BLOB); INSERT INTO page VALUES (zeroblob(${40 * 1024 ** 2}))`);
  db.close();
  await sealClosed(file, true);
  const first = lookAtRest(file, true);
  expect(await Promise.race([first.problem, pause(100, 'later')])).toBe('later');
  first.hurry();
  expect(await first.problem).toBeNull();
  await first.release();
  // Which only the process that has the database open removes.
  for (const log of ['-wal', '-shm']) rmSync(file + log, { force: true });
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.from([1]), 0, 1, 20 * 1024 ** 2);
  closeSync(descriptor);
  const second = lookAtRest(file, true);
  second.hurry();
  expect(await second.problem).toMatch(/^1 page of .* changed while it was closed/);
  await second.release();
});

test('a workspace that was not touched, was killed, or was restored is not taken for damaged', async () => {
  const directory = await prepare();
  const { size: bytes } = statSync(`${databaseFile(directory)}.seal`);
  expect(bytes).toBeGreaterThan(100);
  expect(await noticed(directory)).toBe('not');
  const service = await startServiceProcess(directory);
  await service.call('add-organization', { name: 'Killed', quota: 1 });
  await service.kill();
  expect(await noticed(directory)).toBe('not');
  const again = await startServiceProcess(directory);
  const made = await again.call('create-backup', {});
  expect(made).toMatchObject({ ok: true });
  expect(await again.call('restore-backup', { file: made.ok ? made.data.file : '' })).toMatchObject({ ok: true });
  expect(await again.close()).toBe(0);
  expect(await noticed(directory)).toBe('not');
});
