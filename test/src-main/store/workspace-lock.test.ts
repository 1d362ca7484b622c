import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockWorkspace, readHolder, WorkspaceInUse } from '#main/store/workspace-lock.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const lockModule = path.resolve(import.meta.dirname, '../../../src-main/store/workspace-lock.ts');

/** Tries to take the lock in a process of its own; `hold` keeps it until the process is killed. */
const inAnotherProcess = (directory: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
      import { lockWorkspace } from ${JSON.stringify(lockModule)};
      try { lockWorkspace(${JSON.stringify(directory)}); console.log('taken'); process.kill(process.pid, 'SIGKILL'); }
      catch (error) { console.log(error.message); }`,
    ],
    { encoding: 'utf8', cwd: path.dirname(lockModule) },
  );

describe('the lock of a workspace', () => {
  test('tells a second process which process holds it', () => {
    const directory = temporaryDirectory();
    const lock = lockWorkspace(directory);
    expect(inAnotherProcess(directory).stdout).toContain(`is open in process ${process.pid}. Close it`);
    lock.release();
    expect(inAnotherProcess(directory).stdout).toContain('taken');
  });

  test('is released by the system when its holder is killed', () => {
    const directory = temporaryDirectory();
    expect(inAnotherProcess(directory)).toMatchObject({ signal: 'SIGKILL' });
    lockWorkspace(directory).release();
  });

  test('also refuses a second opening in the same process', () => {
    const directory = temporaryDirectory();
    const lock = lockWorkspace(directory);
    expect(() => lockWorkspace(directory)).toThrow(WorkspaceInUse);
    lock.release();
  });

  test('publishes the address in a file that only the user can read, and withdraws it', () => {
    const directory = temporaryDirectory();
    const lock = lockWorkspace(directory);
    lock.publish({ baseUrl: 'http://127.0.0.1:4720', ownerToken: 'secret' });
    expect(readHolder(directory)).toEqual({ pid: process.pid, baseUrl: 'http://127.0.0.1:4720', ownerToken: 'secret' });
    expect(statSync(path.join(directory, 'service.json')).mode & 0o777).toBe(0o600);
    lock.publish(null);
    expect(readHolder(directory)).toEqual({ pid: process.pid, baseUrl: null, ownerToken: null });
    lock.release();
    expect(readHolder(directory)).toBeNull();
  });
});
