import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { program } from '#test/support/programs.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

/** Makes a Node take itself for an old one. */
const pretendOld = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;

const runOnOldNode = (script: string) =>
  spawnSync(process.execPath, ['--import', pretendOld, script, 'key', 'list'], { encoding: 'utf8' });

test('the installed command says in one line that it needs a newer Node', () => {
  const { status, stdout, stderr } = runOnOldNode(program('cli'));
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'answerscope: Node 24 or newer is needed, this is Node 20.20.2: install it from https://nodejs.org.\n',
  });
});

test.each(['cli.mjs', 'start.mjs'])('%s says in one line that it needs a newer Node', (script) => {
  const folder = path.join(temporaryDirectory(), 'scripts');
  mkdirSync(folder);
  // A copy of the scripts alone: the project's own Node is not installed beside them.
  cpSync(path.join(projectRoot(), 'scripts'), folder, { recursive: true });
  const { status, stdout, stderr } = runOnOldNode(path.join(folder, script));
  expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 1, stdout: '', lines: 2 });
  expect(stderr).toMatch(/^Node 24 or newer is needed, this is Node 20\.20\.2: run npm ci/);
});
