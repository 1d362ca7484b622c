import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import bundlePrograms, { program } from '#test/support/programs.ts';

/** From starting the process to the first reply of the published interface, on a fresh folder. */
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
await bundlePrograms();
const times: number[] = [];
for (let run = 0; run < 5; run++) {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [program('cli'), '--data', path.join(directory, String(run)), 'serve', '--port', '0', '--no-scheduler'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
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
  times.push(performance.now() - started);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `service start to first reply, bundled: ${Math.round(sorted[2] ?? 0)} ms (median of 5; ${sorted.map((time) => Math.round(time)).join(', ')})`,
);
rmSync(directory, { recursive: true, force: true });
