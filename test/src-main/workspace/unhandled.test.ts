import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { logFileOf } from '#main/workspace/log.ts';
import { findRunningProcess } from '#main/workspace/running-process.ts';
import { program } from '#test/support/programs.ts';
import { runCommand } from '#test/support/run-command.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

interface Served {
  readonly child: ChildProcess;
  readonly errors: () => string;
  readonly ended: Promise<number | string | null>;
}

/** `serve` in its own process, with a file of code loaded first. */
async function serve(folder: string, code: string, environment: Record<string, string> = {}): Promise<Served> {
  const injected = path.join(temporaryDirectory(), 'injected.cjs');
  writeFileSync(injected, code);
  const child = spawn(process.execPath, [program('cli'), '--data', folder, '--json', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, NODE_OPTIONS: `--require ${injected}` },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  );
  for await (const chunk of child.stdout) {
    expect(JSON.parse(String(chunk))).toHaveProperty('api_base_url');
    return { child, errors: () => errors, ended };
  }
  throw new Error(`serve ended before it said where it is: ${errors}`);
}

test.each([
  ['an error that nothing caught', `setTimeout(() => { throw new Error('marked defect') }, 0)`, 'unhandled error'],
  ['a rejection that nothing handled', `void Promise.reject(new Error('marked defect'))`, 'unhandled rejection'],
])('%s is logged with an id, told, and the workspace is closed in order', async (_name, defect, operation) => {
  const folder = temporaryDirectory();
  const { child, errors, ended } = await serve(folder, `process.on('SIGUSR2', () => { ${defect}; });`);
  child.kill('SIGUSR2');
  expect(await ended).toBe(1);
  const [, id] =
    /Something went wrong inside Answerscope\. It is logged under (\w{8}) in \S+answerscope\.log\./.exec(errors()) ??
    [];
  const line =
    readFileSync(logFileOf(folder), 'utf8')
      .split('\n')
      .find((text) => text.includes('marked defect')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ id, operation, msg: 'defect', error: { message: 'marked defect' } });
  // In order: the address is withdrawn, and the log of the database is merged.
  expect(findRunningProcess(folder)).toBeNull();
  const db = new Database(path.join(folder, 'workspace.db'), { readonly: true, fileMustExist: true });
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
});

test('a close that hangs is cut after the stated time, and a second quit waits for the first', async () => {
  const folder = temporaryDirectory();
  const { child, errors, ended } = await serve(
    folder,
    // A server that never reports that it is closed.
    `require('node:net').Server.prototype.close = function () { return this; };`,
    { ANSWERSCOPE_CLOSE_SECONDS: '3' },
  );
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([child.exitCode, errors()]).toEqual([null, expect.stringContaining('Closing; this ends by itself')]);
  expect(await ended).toBe(130);
  expect(errors()).toContain('Closing took longer than 3 seconds and was cut');
  expect((await runCommand(['--data', folder, 'check'], { createWorkspaceSwitcher })).exitCode).toBe(0);
});
