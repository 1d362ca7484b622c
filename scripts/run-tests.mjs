import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
/** What is checked beside the tests, as scripts of package.json. */
const checks = ['typecheck', 'boundaries'];

/**
 * Runs the checks and the tests at the same time and prints `N passed, N failed`, in which every check counts as one; to the
 * file named by `TEST_TALLY` instead if it is set, for a run that consists of several. Returns the exit code.
 * @param {readonly string[]} testArguments what to hand to vitest
 * @returns {Promise<number>}
 */
export async function runTests(testArguments) {
  const folder = mkdtempSync(path.join(temporaryFolder(), 'answerscope-tests-'));
  const tally = path.join(folder, 'tally');
  writeFileSync(tally, '');
  try {
    const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const tests = run(process.execPath, [vitest, 'run', ...testArguments], {
      ...process.env,
      TEST_TALLY: tally,
      TMPDIR: folder,
      // Jobs start hundreds of threads, each of which would compile the bundle again.
      NODE_COMPILE_CACHE: path.join(root, 'out', 'compile-cache'),
    });
    const checked = runChecks();
    const testsEnded = (await tests.ended) === 0;
    const results = await checked;
    for (const { name, passed, seconds, output } of results)
      process.stdout.write(`${passed ? '' : output}${name}: ${passed ? 'passed' : 'failed'} in ${seconds} s\n`);

    for (const { name, passed } of results) appendFileSync(tally, passed ? '1 0\n' : `0 1 ${name}\n`);
    // Vitest itself may fail, without a test that did.
    if (!testsEnded && readTally(tally).failed === 0) appendFileSync(tally, '0 1 the test run itself\n');
    const { passed, failed } = readTally(tally);
    const outer = process.env['TEST_TALLY'];
    if (outer) appendFileSync(outer, readFileSync(tally));
    else process.stdout.write(`${passed} passed, ${failed} failed\n`);
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const memoryFolder = '/dev/shm';
const neededBytes = 2 * 2 ** 30;

/**
 * Where the tests keep their files: in memory where the system has a folder for that with room, since the tests open hundreds
 * of workspaces and each commit waits for the disk. What a disk does wrong is tested on volumes of their own.
 */
function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededBytes ? memoryFolder : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** The checks, one after the other. The type checker may take more memory: it collects garbage half as often, and is done in two thirds of the time. */
async function runChecks() {
  const results = [];
  for (const name of checks) {
    const started = performance.now();
    const check = run('npm', ['run', '--silent', name], { GOGC: '200', ...process.env }, 'pipe');
    const passed = (await check.ended) === 0;
    const seconds = Math.round((performance.now() - started) / 1000);
    results.push({ name, passed, seconds, output: check.output() });
  }
  return results;
}

/**
 * @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} environment
 * @param {'inherit' | 'pipe'} [output]
 */
function run(command, args, environment, output = 'inherit') {
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32' && command === 'npm',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  return { ended, output: () => text };
}

/** The sums of a file of lines `passed failed`, with what failed behind them. @param {string} file */
function readTally(file) {
  let passed = 0;
  let failed = 0;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [linePassed = 0, lineFailed = 0] = line.split(' ', 2).map(Number);
    passed += linePassed;
    failed += lineFailed;
  }
  return { passed, failed };
}
