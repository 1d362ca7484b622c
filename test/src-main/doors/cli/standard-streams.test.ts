import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shellWord } from '#main/doors/cli/shell-word.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { program } from '#test/support/programs.ts';

const run = (args: readonly string[], options: Parameters<typeof spawnSync>[2] = {}) =>
  spawnSync(process.execPath, [program('cli'), '--data', temporaryDirectory(), ...args], {
    ...options,
    encoding: 'utf8',
  });

it.skipIf(process.platform !== 'linux')('output that cannot be written is one line that says so, and a failure', () => {
  const { status, stderr } = run(['call', '--list'], { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'answerscope: The output cannot be written (ENOSPC): is the disk full? Write it to another place.\n',
  );
});

it('a request on standard input may begin with the mark of UTF-8, as PowerShell writes it', () => {
  const { stderr } = run(['call', 'get-companies-stats', '-'], { input: '\uFEFF{"customerID":1}' });
  expect(stderr).toBe('answerscope: There is no customer 1.\n');
});

it.skipIf(process.platform === 'win32')('a name in a command to copy is read by the shell as it is', () => {
  for (const name of ['Acme', "O'Neill & Sons", '$(echo x)', '`echo x`', 'a "b" \\ !c', `$HOME's`])
    expect(spawnSync('sh', ['-c', `printf %s ${shellWord(name)}`], { encoding: 'utf8' }).stdout).toBe(name);
  expect(shellWord('Northlight Consulting')).toBe('"Northlight Consulting"');
});
