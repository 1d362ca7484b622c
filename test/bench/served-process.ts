import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { program } from '#test/support/programs.ts';

/** The service of the bundled command line as a process of its own. */
export interface Served {
  readonly child: ChildProcess;
  /** Of the published interface, without a slash at its end. */
  readonly address: string;
  /** From starting the process to its first reply, milliseconds. */
  readonly ready: number;
}

/** Starts `serve` on a data folder, without the scheduler unless asked; resolves at the first reply. */
export async function serve(directory: string, scheduler = false): Promise<Served> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [program('cli'), '--data', directory, 'serve', '--port', '0', ...(scheduler ? [] : ['--no-scheduler'])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /API\s+(http:\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
  });
  const reply = await fetch(`${address}/get-queries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (reply.status !== 401) throw new Error(`expected 401 without a key, got ${reply.status}`);
  return { child, address, ready: performance.now() - started };
}

/** Ends a process in order. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Resident memory of a process in MB, now and at its highest (Linux). */
export function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string): number =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
