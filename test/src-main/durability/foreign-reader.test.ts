import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseFile } from '#main/store/open.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { readValue } from '#test/support/inspect-workspace.ts';
import { startServiceProcess, type ServiceProcess } from '#test/support/service-process.ts';
import { jobThreads, openTestWorkspace } from '#test/support/workspace.ts';

const library = createRequire(import.meta.url).resolve('better-sqlite3');
const readAndClose = (file: string): string =>
  `const db = new (require(${JSON.stringify(library)}))(${JSON.stringify(file)}); db.prepare('SELECT COUNT(*) FROM setting').get(); db.close();`;

/** The locks of a process on a file, as the system lists them. */
const locksOn = (file: string, pid: number): string =>
  readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` ${pid} `) && line.includes(`:${statSync(file).ino} `))
    .join('\n');

/** A workspace that was closed with its checksums, in a process that has compared them. */
async function running(): Promise<{ directory: string; service: ServiceProcess }> {
  const { directory, switcher } = await openTestWorkspace();
  await switcher.close();
  expect(existsSync(`${databaseFile(directory)}.seal`)).toBe(true);
  const service = await startServiceProcess(directory);
  // A few hundred kilobytes are compared by then.
  await pause(300);
  return { directory, service };
}

test('another program that reads the database and closes it leaves the log to the process that writes it', async () => {
  const { directory, service } = await running();
  await service.call('add-organization', { name: 'Before', quota: 1 });
  if (process.platform === 'linux') expect(locksOn(databaseFile(directory), service.pid)).toContain('READ');
  expect(spawnSync(process.execPath, ['-e', readAndClose(databaseFile(directory))]).status).toBe(0);
  expect(existsSync(`${databaseFile(directory)}-wal`)).toBe(true);
  await service.call('add-organization', { name: 'After', quota: 1 });
  await service.kill();
  expect(readValue(databaseFile(directory), 'SELECT COUNT(*) FROM organization')).toBe(2);
});

test('a list of copies in the folder of the workspace leaves the workspace locked', async () => {
  const { directory, service } = await running();
  expect(await service.call('set-automatic-copies', { folder: directory })).toMatchObject({ ok: true });
  const listed = await service.call('get-upkeep', {});
  expect(listed).toMatchObject({ ok: true, data: { copies: [] } });
  await expect(createWorkspaceSwitcher({ dataDirectory: directory, environment: {}, jobThreads })).rejects.toThrow(
    /open in/,
  );
  expect(await service.close()).toBe(0);
});
