import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import bundlePrograms from '#test/support/programs.ts';
import { serve, stop } from './served-process.ts';

/** From starting the process to the first reply of the published interface, on a fresh folder. */
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
await bundlePrograms();
const times: number[] = [];
for (let run = 0; run < 5; run++) {
  const { child, ready } = await serve(path.join(directory, String(run)));
  times.push(ready);
  await stop(child);
}
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `service start to first reply, bundled: ${Math.round(sorted[2] ?? 0)} ms (median of 5; ${sorted.map((time) => Math.round(time)).join(', ')})`,
);
rmSync(directory, { recursive: true, force: true });
