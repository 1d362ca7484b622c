import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrivate } from '#main/files/keep-private.ts';
import { program } from '#test/support/programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rights-'));
  chmodSync(folder, 0o777);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The files and folders below a folder that anyone but the user could open. */
function openToOthers(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => (statSync(path.join(directory, name)).mode & 0o077) !== 0)
    .map((name) => `${name} ${(statSync(path.join(directory, name)).mode & 0o777).toString(8)}`);
}

describe.skipIf(process.platform === 'win32')('in a folder that is open to everyone', () => {
  it('every file of the product is private under a permissive umask: database, journal, lock, log, address and backup', async () => {
    const data = path.join(folder, 'data');
    const child = spawn(
      '/bin/sh',
      ['-c', 'umask 000; exec "$0" "$@"', process.execPath, program('cli'), '--data', data, 'serve', '--port', '0'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const ended = new Promise((resolve) => child.on('exit', resolve));
    let printed = '';
    for await (const piece of child.stdout) if ((printed += String(piece)).includes('Data ')) break;
    const { baseUrl, ownerToken } = JSON.parse(readFileSync(path.join(data, 'service.json'), 'utf8')) as Holder;
    const backup = await fetch(new URL('/workspace/create-backup', baseUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Owner-Token': ownerToken },
      body: JSON.stringify({ file: path.join(folder, 'copy.db') }),
    });
    expect(backup.status, await backup.text()).toBe(200);
    await expect.poll(() => existsSync(path.join(folder, 'copy.db'))).toBe(true);
    const names = readdirSync(data);
    expect(names).toEqual(expect.arrayContaining(['workspace.db', 'workspace.db-wal', 'lock.db', 'service.json']));
    expect(openToOthers(folder)).toEqual([]);
    child.kill('SIGTERM');
    await ended;
    expect(openToOthers(folder)).toEqual([]);
  });

  it('files of a workspace that others could read become private; files beside them are left alone', () => {
    mkdirSync(path.join(folder, 'backups'));
    const files = ['workspace.db', 'workspace.db-wal', 'lock.db', 'answerscope.log.1', 'backups/old.db', 'notes.txt'];
    for (const name of files) {
      writeFileSync(path.join(folder, name), 'x');
      chmodSync(path.join(folder, name), 0o666);
    }
    chmodSync(path.join(folder, 'backups'), 0o755);
    keepPrivate(folder);
    expect(openToOthers(folder)).toEqual(['notes.txt 666']);
  });
});

interface Holder {
  readonly baseUrl: string;
  readonly ownerToken: string;
}
