import path from 'node:path';
import { expect, it } from 'vitest';
import { migrationsDirectory } from '#main/files/paths.ts';
import { openStore } from '#main/store/open.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { writeSetting } from '#main/store/settings.ts';
import { keepPublished } from '#main/workspace/keep-published.ts';
import { openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';
import { patiently } from '#test/support/patiently.ts';

it('publishes when the schedule says, tells why it fails, and tries again after an hour', async () => {
  const folder = path.join(temporaryDirectory(), 'warehouse');
  const workspace = await openTestWorkspace();
  expect((await workspace.fail('set-publishing', { target: 'folder' })).message).toContain('is missing');
  expect((await workspace.fail('publish-workspace', {})).message).toContain('Where to publish is not set');
  expect(await workspace.call('set-publishing', { target: 'folder', folder, every: 'day' })).toMatchObject({
    last: null,
  });
  const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  let now = new Date();
  let looks = 0;
  const told: (string | null)[] = [];
  let look: (() => void) | undefined;
  const kept = keepPublished({
    store,
    now: () => now,
    delay: (_ms, signal) =>
      new Promise((resolve, reject) => {
        looks += 1;
        look = resolve;
        signal.addEventListener('abort', reject);
      }),
    publish: () => workspace.switcher.current().call('publish-workspace', {}, { kind: 'owner' }),
    tell: (problem) => void told.push(problem),
  });
  const lookAt = async (later: number): Promise<void> => {
    now = new Date(now.getTime() + later);
    const before = looks;
    look?.();
    await patiently(() => expect(looks).toBe(before + 1));
  };
  const attempts = async (): Promise<string | undefined> => (await workspace.call('get-publishing', {})).last?.at;
  await lookAt(0);
  const first = await workspace.call('get-publishing', {});
  expect(first.last).toMatchObject({ target: folder, outcome: { answers: 0 }, problem: null });
  expect(Date.parse(first.nextAt ?? '') - Date.parse(first.last?.at ?? '')).toBe(86_400_000);
  writeSetting(store, settingKeys.lastPublication, { ...first.last, at: '2026-01-01T00:00:00Z' });
  await workspace.call('set-publishing', { every: 'never' });
  await lookAt(60_000);
  expect(await attempts()).toBe('2026-01-01T00:00:00Z');
  // A file is where the folder was.
  await workspace.call('set-publishing', {
    every: 'week',
    folder: path.join(folder, '_answerscope', 'duckdb.sql', 'x'),
  });
  await lookAt(60_000);
  expect(told.at(-1)).toMatch(/^The workspace was not published to /);
  const failed = await workspace.call('get-publishing', {});
  expect(failed.last?.outcome).toBeNull();
  expect(Date.parse(failed.nextAt ?? '') - Date.parse(failed.last?.at ?? '')).toBe(3_600_000);
  await workspace.call('set-publishing', { target: 'none' });
  await lookAt(7_200_000);
  expect(told.at(-1)).toBeNull();
  kept.close();
  store.close();
});

it('ends with words for a folder that cannot be made', async () => {
  const workspace = await openTestWorkspace();
  // Where the file system says "no such file" for it, a recursive call of Node 24 never returns.
  const folder = process.platform === 'linux' ? '/proc/answers' : path.join(import.meta.filename, 'answers');
  expect((await workspace.fail('publish-workspace', { folder })).message).toContain(folder);
});
