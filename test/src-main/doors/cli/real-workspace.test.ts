import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { findRunningProcess } from '#main/workspace/running-process.ts';
import { send } from '#test/support/http-client.ts';
import { runCommand, type CommandRun } from '#test/support/run-command.ts';
import { program } from '#test/support/programs.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'workspace-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A command on the real service, in this process. */
const run = (...args: string[]): Promise<CommandRun> =>
  runCommand(['--data', folder, ...args], { createWorkspaceSwitcher });
const printed = async (...args: string[]): Promise<unknown> => {
  const { exitCode, stdout, stderr } = await run(...args);
  expect([exitCode, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
};

async function setUp(): Promise<string> {
  await printed('organization', 'add', 'Northlight');
  await printed('customer', 'add', '--organization', '1', '--name', '1Password', '--website', '1password.com');
  const { api_key: apiKey } = (await printed('key', 'create', '--organization', '1')) as { api_key: string };
  return apiKey;
}

/** `serve` in a separate process, once it has printed its address. */
async function serve(): Promise<{ child: ChildProcess; origin: string; ended: Promise<number | null> }> {
  const child = spawn(process.execPath, [program('cli'), '--data', folder, '--json', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  for await (const chunk of child.stdout) {
    const { api_base_url } = JSON.parse(String(chunk)) as { api_base_url: string };
    return { child, origin: new URL(api_base_url).origin, ended };
  }
  throw new Error('serve ended before it said where it is');
}

describe('the command line on a real workspace', () => {
  it('sets up an organization, a customer, a group and a key that the API accepts', async () => {
    const apiKey = await setUp();
    expect(apiKey).toMatch(/^\S{40,}$/);
    const queries = path.join(folder, 'queries.txt');
    writeFileSync(queries, 'What is the best password manager?\nWhich one suits families?\n');
    expect(
      await printed(
        'group',
        'add',
        '--customer',
        '1',
        '--name',
        'Managers',
        '--website',
        '1password.com',
        '--keywords',
        'password manager',
        '--language',
        'english',
        '--country',
        'US',
        '--queries',
        queries,
      ),
    ).toEqual({ query_group_id: 1 });
    const definitions = (await printed('call', 'get-queries-definitions', '{"queryGroupId":1}')) as {
      data: { query: string }[];
    };
    expect(definitions.data.map(({ query }) => query).toSorted()).toEqual([
      'What is the best password manager?',
      'Which one suits families?',
    ]);
  });

  it('says in one line which credential is missing, and loses nothing', async () => {
    await setUp();
    await run(
      'group',
      'add',
      '--customer',
      '1',
      '--name',
      'M',
      '--website',
      '1password.com',
      '--keywords',
      'password manager',
      '--language',
      'English',
      '--country',
      'us',
      '--platform',
      'chatgpt',
    );
    const scan = await run('scan', '--group', '1', '--platform', 'chatgpt');
    expect(scan.exitCode).not.toBe(0);
    expect(scan.stderr).toMatch(/^answerscope: [^\n]*OPENAI_API_KEY[^\n]*\n$/);
  });

  it('says in one line what is wrong with a file that is missing or not a table', async () => {
    await setUp();
    writeFileSync(path.join(folder, 'picture.png'), Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13));
    for (const file of ['missing.csv', 'picture.png']) {
      const imported = await run(
        'import',
        path.join(folder, file),
        '--customer',
        '1',
        '--group-name',
        'G',
        '--platform',
        'chatgpt',
      );
      expect(imported.exitCode).toBe(1);
      expect(imported.stderr).toMatch(new RegExp(`^answerscope: [^\\n]*${file}[^\\n]*\\n$`));
    }
    expect(await printed('call', 'get-customer-query-groups', '{"customerID":1}')).toMatchObject({ data: [] });
  });

  it('refuses a folder that is a file, and a workspace of a newer version, and leaves both as they are', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, 'text');
    const onFile = await runCommand(['--data', file, 'key', 'list'], { createWorkspaceSwitcher });
    expect([onFile.exitCode, onFile.stderr.split('\n').length]).toEqual([1, 2]);
    expect(onFile.stderr).toContain('--data');
    expect(readFileSync(file, 'utf8')).toBe('text');

    await setUp();
    const database = path.join(folder, 'workspace.db');
    const db = new Database(database);
    db.pragma('user_version = 9999');
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    const digest = () => createHash('sha256').update(readFileSync(database)).digest('hex');
    const before = digest();
    const newer = await run('key', 'list');
    expect(newer.exitCode).toBe(1);
    expect(newer.stderr).toMatch(/^answerscope: [^\n]*newer version[^\n]*\n$/);
    expect(digest()).toBe(before);
  });

  it('says which process has the workspace open if it cannot be reached', async () => {
    const switcher = await createWorkspaceSwitcher({ dataDirectory: folder, environment: {} });
    try {
      const second = await run('key', 'list');
      expect(second.exitCode).toBe(1);
      expect(second.stderr).toMatch(new RegExp(`^answerscope: [^\\n]*process ${process.pid}[^\\n]*\\n$`));
    } finally {
      await switcher.close();
    }
  });
});

describe('serve on a real workspace', () => {
  it('runs commands meanwhile, serves the API by key, refuses a second one, and ends on a signal', async () => {
    const apiKey = await setUp();
    const { child, origin, ended } = await serve();
    try {
      expect(await printed('organization', 'add', 'Second')).toEqual({ organization_id: 2 });
      const port = Number(new URL(origin).port);
      const ask = (name: string, body: object, key = apiKey) =>
        send(port, `/v1/${name}`, {
          headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
          body: JSON.stringify(body),
        });
      const customers = await ask('get-organization-customers', { organizationID: 1 });
      expect(customers.json).toMatchObject({ data: [{ id: 1, name: '1Password' }], env: 'local' });
      expect((await ask('get-organization-quota-status', { organizationID: 2 })).status).toBe(403);
      expect((await ask('get-customer-query-groups', { customerID: 2 })).status).toBe(404);
      const { api_key: second, id } = (await printed('key', 'create', '--organization', '2')) as {
        api_key: string;
        id: number;
      };
      expect((await ask('get-customer-query-groups', { customerID: 1 }, second)).status).toBe(404);
      expect((await ask('get-organization-customers', { organizationID: 2 }, second)).status).toBe(200);
      await run('key', 'revoke', String(id));
      expect((await ask('get-organization-customers', { organizationID: 2 }, second)).status).toBe(401);

      const another = await run('serve', '--port', '0');
      expect(another.exitCode).toBe(1);
      expect(another.stderr).toMatch(new RegExp(`answerscope: [^\\n]*process ${child.pid}[^\\n]*\\n$`));
    } finally {
      // As with Ctrl-C: from the terminal and from the parent process.
      child.kill('SIGINT');
      child.kill('SIGINT');
    }
    expect(await ended).toBe(0);
    expect(findRunningProcess(folder)).toBeNull();
  });

  it('that was killed does not keep others out', async () => {
    await setUp();
    const { child, ended } = await serve();
    child.kill('SIGKILL');
    await ended;
    expect(findRunningProcess(folder)).not.toBeNull();
    expect(await printed('organization', 'add', 'After')).toEqual({ organization_id: 2 });
  });
});
