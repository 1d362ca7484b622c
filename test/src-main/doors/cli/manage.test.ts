import { execFileSync } from 'node:child_process';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { owner } from '#main/service/service.ts';
import { databaseFile } from '#main/store/open.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { recordOutput, runCommand } from '#test/support/run-command.ts';
import { storeAlert } from '#test/support/stored-alert.ts';

/** Commands on a seeded workspace that a service has open: they are carried out by it. */
async function openCommands() {
  const api = await openInterface();
  const run = (...args: string[]) => runCommand(['--data', api.directory, ...args], { createWorkspaceSwitcher });
  const lines = async (...args: string[]): Promise<Record<string, unknown>[]> => {
    const { exitCode, stdout, stderr } = await run('--json', ...args);
    if (exitCode !== 0) throw new Error(stderr);
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { api, run, lines };
}

describe('managing by commands', () => {
  it('lists, shows, pauses, schedules and cancels, as tables for people and lines for machines', async () => {
    const { api, run, lines } = await openCommands();
    const [{ customerId, groupId, cloneId, executionIds, agency }] = api.agencies;
    expect((await run('customer', 'show', String(customerId))).stdout).toContain(agency.customer);
    const groups = await lines('group', 'list', '--customer', String(customerId));
    expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining([groupId, cloneId]));
    expect((await run('group', 'list', '--customer', String(customerId))).stdout).toMatch(/^id +name +status/);
    expect(await lines('group', 'pause', String(groupId))).toEqual([{ query_group_id: groupId, status: 'Pause' }]);
    expect(await lines('group', 'resume', String(groupId))).toEqual([{ query_group_id: groupId, status: 'Active' }]);
    const [paused] = await lines('customer', 'pause', String(customerId));
    expect(paused).toMatchObject({
      status: 'Pause',
      query_group_ids: expect.arrayContaining([groupId]) as unknown,
    });
    expect((await run('customer', 'resume', String(customerId))).stdout).toMatch(
      /^Resumed \d of \d groups of customer/,
    );
    const [settings] = await lines(
      'group',
      'schedule',
      String(groupId),
      ...'--every weekly --on mon,thu --at 07:30'.split(' '),
    );
    expect(settings?.['schedule']).toEqual({ kind: 'weekly', days: [1, 4], time: '07:30' });
    expect((await run('group', 'show', String(groupId))).stdout).toContain('weekly on mon, thu at 07:30');
    expect((await run('group', 'schedule', String(groupId), '--every', 'weekly', '--on', 'someday')).exitCode).toBe(2);
    const running = executionIds.running;
    const open = await lines('scan', 'list', '--customer', String(customerId), '--state', 'In Progress');
    expect(open.map(({ id }) => id)).toEqual([running]);
    expect(await lines('scan', 'cancel', String(running))).toEqual([{ execution_id: running, state: 'Cancelled' }]);
    expect((await run('scan', 'show', String(running))).stdout).toContain('Cancelled');
    expect((await run('scan', 'retry', String(running))).stderr).toContain('The scan was cancelled');
    expect(await lines('scan', 'pause')).toEqual([{ paused: true }]);
    expect(await lines('scan', 'resume')).toEqual([{ paused: false }]);
    expect((await run('scan')).exitCode).toBe(2);
    const [key] = await lines('key', 'create', ...`--organization 1 --scope spend --daily-cap 2.50`.split(' '));
    expect((await run('key', 'show', String(key?.['id']))).stdout).toContain(
      'may call all of /v1, and read, spend under /workspace, up to $2.50 a day',
    );
    expect(await lines('key', 'delete', String(key?.['id']))).toEqual([{ revoked: key?.['id'] }]);
  });

  it('describes every operation, and takes fields of a request from the command line', async () => {
    const list = await runCommand(['--json', 'call', '--list']);
    expect(list.stdout.trim().split('\n')).toHaveLength(Object.keys(contract).length);
    for (const name of Object.keys(contract)) {
      const { exitCode, stdout } = await runCommand(['call', name, '--help']);
      expect([exitCode, stdout.startsWith(`${name}: `), stdout.includes(`answerscope call ${name} '{`)]).toEqual([
        0,
        true,
        true,
      ]);
    }
    expect((await runCommand(['call', '--help'])).stdout).toContain('Usage: answerscope call');
    expect((await runCommand(['call'])).exitCode).toBe(2);
    const { run, api } = await openCommands();
    const set = ['--set', `customerId=${api.agencies[0].customerId}`, '--set', 'show=all'];
    const reply = await run('call', 'list-alerts', ...set);
    expect([reply.stderr, JSON.parse(reply.stdout)]).toMatchObject(['', { data: { total: 0 }, env: 'local' }]);
  });

  it('follows scans and alerts of the process that has the workspace, as JSON lines', async () => {
    const nothing = await runCommand(['--data', '/nonexistent', 'watch']);
    expect([nothing.exitCode, nothing.stderr.split('\n')[0]?.includes('nothing to watch')]).toEqual([1, true]);
    const { api } = await openCommands();
    const [{ customerId, executionIds }, { executionIds: foreign }] = api.agencies;
    const service = api.switcher.current();
    const file = new Database(databaseFile(api.directory));
    const addAlert = (uuid: string) => storeAlert(file, uuid, customerId, '2026-11-20');
    addAlert('known');
    const stop = new AbortController();
    const stdout = recordOutput();
    const watching = runCommand(['--data', api.directory, 'watch', '--customer', String(customerId)], {
      createWorkspaceSwitcher,
      stdout,
      signal: stop.signal,
    });
    const change = () => service.call('set-alert-state', { alertIds: [987_654], state: 'seen' }, owner);
    await expect.poll(() => stdout.text).toContain('"event":"watching"');
    addAlert('fresh');
    await service.call('cancel-execution', { executionId: foreign.running }, owner);
    await service.call('cancel-execution', { executionId: executionIds.running }, owner);
    await change();
    await expect.poll(() => stdout.text.trim().split('\n').length).toBe(3);
    stop.abort();
    expect((await watching).exitCode).toBe(0);
    file.close();
    const lines = stdout.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'scan', execution_id: executionIds.running, state: 'Cancelled' }),
        expect.objectContaining({ event: 'alert', uuid: 'fresh', sentence: 'Scans fail.' }),
      ]),
    );
  });

  it.runIf(process.platform === 'linux')('is completed by bash: commands, options and operations', async () => {
    const { stdout } = await runCommand(['completion', 'bash']);
    const complete = (...words: string[]): string[] =>
      execFileSync(
        'bash',
        [
          '-c',
          `${stdout}\nCOMP_WORDS=(answerscope "$@"); COMP_CWORD=$#; _answerscope; echo "\${COMPREPLY[@]}"`,
          'x',
          ...words,
        ],
        { encoding: 'utf8' },
      )
        .trim()
        .split(' ');
    expect(complete('gro')).toEqual(['group']);
    expect(complete('group', 'p')).toEqual(['pause']);
    expect(complete('scan', 'list', '--st')).toEqual(['--state']);
    expect(complete('call', 'get-ov')).toEqual(['get-overview']);
    for (const shell of ['zsh', 'fish'])
      expect((await runCommand(['completion', shell])).stdout).toContain('get-overview');
  });
});
