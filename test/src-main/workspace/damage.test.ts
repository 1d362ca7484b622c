import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { owner } from '#main/service/service.ts';
import { databaseFile } from '#main/store/open.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { runCommand } from '#test/support/run-command.ts';
import { startServiceProcess } from '#test/support/service-process.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

/** A workspace with a backup of the state before its second organization, closed. */
async function withBackup(): Promise<{ directory: string; file: string; backup: string }> {
  const workspace = await openTestWorkspace();
  await addCustomer(workspace);
  const { file: backup } = await workspace.call('create-backup', {});
  await workspace.call('add-organization', { name: 'Added later', quota: 5 });
  await workspace.switcher.close();
  return { directory: workspace.directory, file: databaseFile(workspace.directory), backup };
}

function foreignDatabase(file: string): void {
  rmSync(file);
  const db = new Database(file);
  db.exec(
    'CREATE TABLE photo (id INTEGER); INSERT INTO photo VALUES (7); PRAGMA user_version = 3; PRAGMA application_id = 77',
  );
  db.close();
}

/** Flips the lowest bit of a byte, or of the first byte of every occurrence of a text. */
function flip(file: string, where: number | string): void {
  const content = readFileSync(file);
  const offsets = typeof where === 'number' ? [where] : [];
  if (typeof where === 'string')
    for (let at = content.indexOf(where); at >= 0; at = content.indexOf(where, at + 1)) offsets.push(at);
  for (const offset of offsets) content[offset] = (content[offset] ?? 0) ^ 1;
  writeFileSync(file, content);
}

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is empty', (file: string) => truncateSync(file, 0)],
  ['is no database', (file: string) => writeFileSync(file, 'a diary '.repeat(1_000))],
  ['is cut off', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)],
  ['has a flipped bit in its header', (file: string) => flip(file, 20)],
  ['has a flipped bit in its schema', (file: string) => flip(file, 'quota INTEGER NOT NULL')],
  [
    'holds no table any more',
    (file: string) => {
      rmSync(file);
      const db = new Database(file);
      db.pragma('journal_mode = WAL');
      db.close();
    },
  ],
])(
  'a workspace that %s is noticed at the start, not written to, and its newest copy is offered',
  async (_what, damage) => {
    const { directory, file, backup } = await withBackup();
    damage(file);
    const damaged = existsSync(file) ? readFileSync(file) : null;
    const run = (...args: string[]) => runCommand(['--data', directory, ...args], { createWorkspaceSwitcher });
    const { exitCode, stderr } = await run('key', 'list');
    expect([exitCode, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toMatch(/damaged/);
    expect(stderr).toContain(`restore ${backup}`);
    expect(existsSync(file) ? readFileSync(file) : null).toEqual(damaged);
    expect((await run('restore', backup)).exitCode).toBe(0);
    const status = await run('--json', 'call', 'get-workspace-status');
    expect(status.stdout).toContain('Northlight Consulting');
    expect(status.stdout).not.toContain('Added later');
    // The damaged file is kept.
    if (damaged === null) return;
    const kept = readdirSync(path.join(directory, 'backups')).filter((name) => name.startsWith('before-restore-'));
    expect(kept.some((name) => readFileSync(path.join(directory, 'backups', name)).equals(damaged))).toBe(true);
  },
);

test('the database of another program is refused and left as it is', async () => {
  const { directory, file } = await withBackup();
  foreignDatabase(file);
  const before = readFileSync(file);
  const { exitCode, stderr } = await runCommand(['--data', directory, 'key', 'list'], { createWorkspaceSwitcher });
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('not an Answerscope workspace')]);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a beginning that was interrupted begins again', async () => {
  const directory = temporaryDirectory();
  writeFileSync(databaseFile(directory), '');
  expect((await runCommand(['--data', directory, 'key', 'list'], { createWorkspaceSwitcher })).exitCode).toBe(0);
});

test('a log of the last changes that is missing after a crash is told', async () => {
  const { directory, file } = await withBackup();
  const service = await startServiceProcess(directory);
  await service.call('add-organization', { name: 'In the log only', quota: 5 });
  await service.kill();
  rmSync(`${file}-wal`);
  const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
  const upkeep = await switcher.current().call('get-upkeep', {}, owner);
  expect(upkeep).toMatchObject({ ok: true, data: { notices: [expect.stringContaining('workspace.db-wal')] } });
  await switcher.close();
  // After a close in order there is nothing to tell, and after a crash with its log neither.
  const again = await startServiceProcess(directory);
  expect(await again.call('get-upkeep', {})).toMatchObject({ data: { notices: [] } });
  await again.call('add-organization', { name: 'In the log', quota: 5 });
  await again.kill();
  const third = await startServiceProcess(directory);
  expect(await third.call('get-upkeep', {})).toMatchObject({ data: { notices: [] } });
  expect(JSON.stringify(await third.call('get-workspace-status', {}))).toContain('In the log');
  expect(await third.close()).toBe(0);
});
