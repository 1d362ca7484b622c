import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { machine } from './machine.ts';
import bundlePrograms from '#test/support/programs.ts';

/** Runs every bench of this folder (or those named) one after the other, each in its own process. */
const notBenches = new Set([
  'run.ts',
  'machine.ts',
  'http-server.ts',
  'grow-workspace.ts',
  'agency-workspace.ts',
  'agency-furnished.ts',
  'agency-read.ts',
  'agency-reads.ts',
  'agency-work-reads.ts',
  'agency-served.ts',
  'agency-jobs.ts',
]);
/** Those that take a quarter of an hour and gigabytes run only if they are named. */
const onlyIfNamed = new Set(['agency.ts', 'big-workspace.ts', 'first-number.ts', 'page-tasks.ts', 'publish.ts']);
const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !notBenches.has(file));
const isBench = (argument: string): boolean => all.includes(`${argument}.ts`);
const wanted = process.argv.slice(2).filter(isBench);
/** Files and options for the benches named before them. */
const passedOn = process.argv.slice(2).filter((argument) => !isBench(argument));
const benches = all
  .filter((file) => (wanted.length === 0 ? !onlyIfNamed.has(file) : wanted.includes(path.basename(file, '.ts'))))
  .toSorted();

await bundlePrograms();
console.log(machine());
let failed = 0;
for (const file of benches) {
  console.log(`\n── ${path.basename(file, '.ts')} ${'─'.repeat(60 - file.length)}`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', path.join(import.meta.dirname, file), ...passedOn], {
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
}
if (failed > 0) console.log(`\n${failed} of ${benches.length} benches failed`);
process.exitCode = failed === 0 ? 0 : 1;
