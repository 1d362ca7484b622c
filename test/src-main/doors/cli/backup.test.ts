import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';
import { runCommand } from '#test/support/run-command.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

let folder: string;
let backup: string;
const run = (...args: string[]) => runCommand(['--data', folder, '--json', ...args], { createWorkspaceSwitcher });
const organizations = async (): Promise<unknown> => {
  const { stdout } = await run('call', 'get-workspace-status');
  return (JSON.parse(stdout) as { data: { organizations: { name: string }[] } }).data.organizations.map(
    ({ name }) => name,
  );
};

beforeEach(async () => {
  folder = temporaryDirectory();
  backup = path.join(temporaryDirectory(), 'backup.db');
  await run('organization', 'add', 'Northlight');
  await run('backup', backup);
  await run('organization', 'add', 'Added later');
});

it('restores a backup and keeps the previous workspace', async () => {
  const { exitCode, stdout, stderr } = await run('restore', backup);
  expect([exitCode, stderr]).toEqual([0, '']);
  const reply = JSON.parse(stdout) as { restored: boolean; data_directory: string; kept_before: string };
  expect(reply).toEqual({ restored: true, data_directory: folder, kept_before: expect.any(String) as string });
  expect(existsSync(reply.kept_before)).toBe(true);
  expect(await organizations()).toEqual(['Northlight']);
});

it('restores a backup over a workspace that is damaged beyond opening', async () => {
  writeFileSync(path.join(folder, 'workspace.db'), 'not a database');
  expect((await run('call', 'get-workspace-status')).exitCode).toBe(1);
  expect((await run('restore', backup)).exitCode).toBe(0);
  expect(await organizations()).toEqual(['Northlight']);
});

it('reports a backup that cannot be restored in one line and leaves the workspace as it was', async () => {
  const before = readFileSync(path.join(folder, 'workspace.db'));
  for (const [file, message] of [
    [path.join(folder, 'missing.db'), /^answerscope: There is no file .*missing\.db\.\n$/],
    [path.join(folder, 'workspace.db'), /^answerscope: .* is the workspace itself, not a backup of it\.\n$/],
  ] as const) {
    const { exitCode, stderr } = await run('restore', file);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(message);
  }
  expect(readFileSync(path.join(folder, 'workspace.db')).equals(before)).toBe(true);
});

it('does not restore while another process has the workspace open', async () => {
  const switcher = await createWorkspaceSwitcher({ dataDirectory: folder, environment: {} });
  try {
    const { exitCode, stderr } = await run('restore', backup);
    expect(exitCode).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  } finally {
    await switcher.close();
  }
  expect(await organizations()).toContain('Added later');
});

it('serves nothing but restore-backup while the workspace is closed', async () => {
  const switcher = await createWorkspaceSwitcher({ dataDirectory: folder, environment: {}, closed: true });
  const status = await switcher.current().call('get-workspace-status', {}, owner);
  expect(status).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  const refused = await switcher.current().callUnchecked('restore-backup', { path: backup }, owner);
  expect(refused).toMatchObject({ ok: false, error: { code: 'invalid_request' } });
  expect(await switcher.current().call('restore-backup', { file: backup }, owner)).toMatchObject({ ok: true });
  expect(await switcher.current().call('get-workspace-status', {}, owner)).toMatchObject({ ok: true });
  await switcher.close();
});
