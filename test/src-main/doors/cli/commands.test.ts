import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '#shared/contract/errors.ts';
import type { WorkspaceSwitcherOptions } from '#main/service/service.ts';
import { runCommand } from '#test/support/run-command.ts';
import { WorkspaceInUse } from '#main/store/workspace-lock.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'cli-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('setting up', () => {
  it('prints ids as JSON that scripts can read', async () => {
    const double = createServiceDouble({
      'add-organization': () => ({ organization_id: 1 }),
      'add-customer': () => ({ customer_id: 2 }),
      'add-query-group': () => ({ query_group_id: 3 }),
      'create-key': () => ({ id: 4, api_key: 'secret', prefix: 'as_1' }),
    });
    const file = path.join(folder, 'queries.txt');
    writeFileSync(file, 'What is the best password manager?\r\n\r\n  Which one suits families? \n');
    const run = async (...args: string[]): Promise<unknown> => JSON.parse((await runCommand(args, { double })).stdout);
    expect(await run('organization', 'add', 'Northlight', '--quota', '5')).toEqual({ organization_id: 1 });
    expect(
      await run(
        'customer',
        'add',
        '--organization',
        '1',
        '--name',
        '1Password',
        '--website',
        '1password.com',
        '--alias',
        'AgileBits',
        '--alias',
        'One Password',
      ),
    ).toEqual({ customer_id: 2 });
    expect(
      await run(
        'group',
        'add',
        '--customer',
        '2',
        '--name',
        'Managers',
        '--website',
        '1password.com',
        '--keywords',
        'a, b',
        '--language',
        'English',
        '--country',
        'us',
        '--queries',
        file,
        '--platform',
        'chatgpt',
      ),
    ).toEqual({ query_group_id: 3 });
    expect(await run('key', 'create', '--organization', '1')).toEqual({ api_key: 'secret', id: 4 });
    expect(double.calls.map(({ name, request }) => [name, request])).toEqual([
      ['add-organization', { name: 'Northlight', quota: 5 }],
      [
        'add-customer',
        { organizationId: 1, name: '1Password', websiteUrl: '1password.com', aliases: ['AgileBits', 'One Password'] },
      ],
      [
        'add-query-group',
        {
          customerId: 2,
          name: 'Managers',
          websiteUrl: '1password.com',
          keywords: 'a, b',
          language: 'English',
          countryCode: 'us',
          queries: ['What is the best password manager?', 'Which one suits families?'],
          platforms: ['chatgpt'],
        },
      ],
      ['create-key', { organizationId: 1 }],
    ]);
    expect(double.closed()).toBe(true);
  });

  it('refuses a queries file that is missing, empty or not text, before the workspace is touched', async () => {
    const group = [
      'group',
      'add',
      '--customer',
      '2',
      '--name',
      'M',
      '--website',
      'a.com',
      '--keywords',
      'a',
      '--language',
      'English',
      '--country',
      'us',
      '--queries',
    ];
    writeFileSync(path.join(folder, 'empty.txt'), '\n \n');
    writeFileSync(path.join(folder, 'binary.txt'), Uint8Array.of(0xff, 0xfe, 0x00));
    for (const [file, words] of [
      ['missing.txt', 'no such file'],
      ['empty.txt', 'is empty'],
      ['binary.txt', 'not UTF-8 text'],
    ] as const) {
      const double = createServiceDouble();
      const { exitCode, stderr, stdout } = await runCommand([...group, path.join(folder, file)], { double });
      expect([exitCode, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
      expect(stderr).toContain(words);
      expect(double.calls).toEqual([]);
    }
  });
});

describe('keys', () => {
  const row = {
    id: 1,
    organizationId: 1,
    name: 'Script',
    prefix: 'as_ab12',
    ...{ scopes: ['read', 'spend'], expiresOn: '2027-06-30', dailyCapUsd: 2.5, committedTodayUsd: 0 },
    createdAt: '2026-11-20T00:00:00Z',
    lastUsedAt: null,
    revokedAt: null,
  };

  it('are listed in a table, or one object per line', async () => {
    const double = createServiceDouble({ 'list-keys': () => [row, { ...row, id: 12, name: 'שלום' }] });
    expect((await runCommand(['key', 'list'], { double })).stdout).toBe(
      [
        'id  name    begins with  organization  may, besides /v1  a day  last day    last used  revoked',
        ' 1  Script  as_ab12                 1  read, spend       $2.50  2027-06-30  –          –',
        '12  שלום    as_ab12                 1  read, spend       $2.50  2027-06-30  –          –',
        '',
      ].join('\n'),
    );
    const lines = (await runCommand(['--json', 'key', 'list'], { double })).stdout.trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([row, { ...row, id: 12, name: 'שלום' }]);
    expect((await runCommand(['key', 'list'], { double: createServiceDouble() })).stdout).toBe(
      'There are no API keys yet.\n',
    );
  });

  it('are revoked by id', async () => {
    const double = createServiceDouble({ 'revoke-key': () => ({ revoked: true }) });
    expect((await runCommand(['key', 'revoke', '7', '--json'], { double })).stdout).toBe('{"revoked":7}\n');
    expect(double.calls[0]?.request).toEqual({ keyId: 7 });
  });
});

describe('call', () => {
  it('prints the reply of the API, for both interfaces', async () => {
    const double = createServiceDouble({
      'get-organization-quota-status': () => ({ quota: 1 }),
      'list-customers': () => [],
    });
    expect(
      (await runCommand(['call', 'get-organization-quota-status', '{"organizationID":1}'], { double })).stdout,
    ).toBe('{"data":{"quota":1},"version":"1.0.0","env":"local","status":200}\n');
    expect((await runCommand(['call', 'list-customers'], { double })).stdout).toBe(
      '{"data":[],"version":"1.0.0","env":"local"}\n',
    );
    expect(double.calls.every(({ caller }) => caller.kind === 'owner')).toBe(true);
  });

  it('reads the request from standard input when asked to', async () => {
    const double = createServiceDouble();
    await runCommand(['call', 'get-queries', '-'], { double, readInput: () => Promise.resolve('{"customerID": 5}') });
    expect(double.calls[0]?.request).toEqual({ customerID: 5 });
  });

  it("prints the service's error in one line", async () => {
    const run = await runCommand(['call', 'get-queries', '{"customerId":1}']);
    expect(run).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'answerscope: customerId: unknown field; did you mean "customerID"?\n',
      opened: [],
    });
  });

  it('refuses an unknown operation and invalid JSON, without opening the workspace', async () => {
    const createWorkspaceSwitcher = () => Promise.reject(new Error('opened'));
    expect((await runCommand(['call', 'get-company-stats'], { createWorkspaceSwitcher })).stderr).toBe(
      'answerscope: There is no operation get-company-stats; did you mean get-companies-stats?\n',
    );
    const broken = await runCommand(['call', 'get-queries', '{customerID:1}'], { createWorkspaceSwitcher });
    expect(broken.exitCode).toBe(2);
    expect(broken.stderr).toMatch(/^answerscope: The request is not valid JSON: [^\n]*\n$/);
  });
});

describe('every command', () => {
  it('takes the data folder from --data, before or after the command, else from ANSWERSCOPE_DATA, else from the system', async () => {
    const used: WorkspaceSwitcherOptions[] = [];
    const double = createServiceDouble();
    const createWorkspaceSwitcher = (options: WorkspaceSwitcherOptions) => {
      used.push(options);
      return Promise.resolve(double.switcher);
    };
    await runCommand(['--data', '/srv/a', 'call', 'list-keys'], { createWorkspaceSwitcher });
    await runCommand(['organization', 'add', 'A', '--data', '/srv/b'], { createWorkspaceSwitcher });
    await runCommand(['key', 'list'], {
      createWorkspaceSwitcher,
      environment: { ANSWERSCOPE_DATA: '/srv/c', OPENAI_API_KEY: 'x' },
    });
    expect(used.map((options) => options.dataDirectory)).toEqual(['/srv/a', '/srv/b', '/srv/c']);
    expect(used.every((options) => options.scheduler === false)).toBe(true);
    expect(used[2]?.environment['OPENAI_API_KEY']).toBe('x');
  });

  it('says that a folder named by --data was missing, unless a new workspace is what it is for', async () => {
    const { exitCode, stderr } = await runCommand(['--data', '/srv/missing', 'key', 'list']);
    expect([exitCode, stderr]).toEqual([0, 'There was no workspace in /srv/missing: this is a new, empty one.\n']);
    const { stderr: nothing } = await runCommand(['--data', '/srv/missing', 'organization', 'add', 'A']);
    expect(nothing).toBe('');
  });

  it('waits for another command that has the workspace, not for long', async () => {
    const double = createServiceDouble();
    let tries = 0;
    const createWorkspaceSwitcher = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new WorkspaceInUse('/srv/a', null)) : Promise.resolve(double.switcher);
    };
    expect((await runCommand(['key', 'list'], { createWorkspaceSwitcher })).exitCode).toBe(0);
    expect(tries).toBe(3);
  });

  it('reports a usage error in one line with exit code 2', async () => {
    const mistakes = [
      ['nonsense'],
      ['key', 'create'],
      ['key', 'revoke', 'x'],
      ['key', 'revoke', '0'],
      ['serve', '--port', '70000'],
      ['scan', '--group', '1.5'],
      ['scan', '--grup', '1'],
      ['organization', 'add', 'A', '--quota', '-1'],
      ['call'],
    ];
    for (const args of mistakes) {
      const run = await runCommand(args, { createWorkspaceSwitcher: () => Promise.reject(new Error('opened')) });
      expect(run.exitCode, args.join(' ')).toBe(2);
      expect(run.stderr, args.join(' ')).toMatch(/^answerscope: [^\n]+\n$/);
      expect(run.stdout).toBe('');
    }
  });

  it('reports in one line why the workspace cannot be opened', async () => {
    const run = await runCommand(['key', 'list'], {
      createWorkspaceSwitcher: () =>
        Promise.reject(new Error('The data folder /x cannot be written.\n  Give yourself access.')),
    });
    expect(run).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'answerscope: The data folder /x cannot be written. Give yourself access.\n',
      opened: [],
    });
  });

  it('shows help with exit code 0', async () => {
    const run = await runCommand(['--help']);
    expect(run.exitCode).toBe(0);
    for (const command of ['serve', 'sample', 'organization', 'customer', 'group', 'key', 'scan', 'import', 'call'])
      expect(run.stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it('closes the workspace when it fails, and when it is interrupted', async () => {
    const failing = createServiceDouble({
      'list-keys': () => {
        throw new ServiceError('unavailable', 'The disk is full.');
      },
    });
    expect((await runCommand(['key', 'list'], { double: failing })).stderr).toBe('answerscope: The disk is full.\n');
    expect(failing.closed()).toBe(true);

    const stop = new AbortController();
    const endless = createServiceDouble({
      'list-keys': () => {
        stop.abort();
        return new Promise(() => {});
      },
    });
    const run = await runCommand(['key', 'list'], { double: endless, signal: stop.signal });
    expect([run.exitCode, endless.closed()]).toEqual([130, true]);
  });
});

describe('sample', () => {
  it('rebuilds the sample and shows progress on a terminal only', async () => {
    const build = () => {
      const double = createServiceDouble({
        'open-sample-workspace': () => {
          double.emit({
            kind: 'job',
            jobId: 1,
            job: 'sample',
            state: 'running',
            completed: 6,
            total: 12,
            message: 'Scanning',
          });
          return { env: 'sample' };
        },
      });
      return double;
    };
    const quiet = await runCommand(['sample', '--json'], { double: build() });
    expect(quiet.stderr).toBe('');
    expect(JSON.parse(quiet.stdout)).toMatchObject({ env: 'sample' });
    const shown = await runCommand(['sample'], { double: build(), terminal: true });
    expect(shown.stderr).toContain('████████████░░░░░░░░░░░░ 6/12 Scanning');
  });
});
