import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import bundlePrograms, { program } from '#test/support/programs.ts';

/**
 * What the service costs while nothing happens: processor time, wake-ups and memory over two minutes with its scheduler on and
 * a scan planned. Read from Linux's process table; elsewhere there is no such file and the bench says so.
 */
const measuredMs = 120_000;
const settleMs = 20_000;
const ticksPerSecond = 100;

if (!existsSync('/proc/self/stat')) {
  console.log('idle: only measured on Linux');
  process.exit(0);
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
await bundlePrograms();
const environment = { ...process.env, OPENAI_API_KEY: 'sk-bench' };
const run = (...args: string[]): Promise<number | null> =>
  new Promise((resolve) => {
    spawn(process.execPath, [program('cli'), '--data', directory, ...args], { env: environment, stdio: 'ignore' }).on(
      'exit',
      resolve,
    );
  });
await run('organization', 'add', 'Bench', '--quota', '5');
await run('customer', 'add', '--organization', '1', '--name', 'Bench', '--website', 'bench.example.com');

const service = spawn(process.execPath, [program('cli'), '--data', directory, 'serve', '--port', '0'], {
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
});
service.stdout.resume();

interface Usage {
  readonly processorMs: number;
  readonly wakeUps: number;
}

/** Processor time of a process and how often its threads gave up and took a processor again. */
function usage(pid: number): Usage {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  let wakeUps = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8');
    wakeUps += Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  }
  return { processorMs: (ticks * 1_000) / ticksPerSecond, wakeUps };
}

await sleep(settleMs);
const pid = service.pid ?? 0;
const before = usage(pid);
await sleep(measuredMs);
const after = usage(pid);
const memory = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
const minutes = measuredMs / 60_000;
console.log(
  `idle, per minute: ${((after.processorMs - before.processorMs) / minutes).toFixed(0)} ms of processor time, ` +
    `${((after.wakeUps - before.wakeUps) / minutes).toFixed(0)} wake-ups; memory ${memory.toFixed(0)} MB`,
);
service.kill('SIGTERM');
await new Promise((resolve) => service.once('exit', resolve));
rmSync(directory, { recursive: true, force: true });
