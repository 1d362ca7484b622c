import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { runLoad } from '#test/support/interface-load.ts';

/**
 * 200 concurrent requests for 30 seconds (or as many as the first argument says), four reads to two writes, over
 * HTTP: ends with exit code 1 if a reply was not 200, a write was lost, or memory grew.
 */
const seconds = Number(process.argv[2] ?? 30);
const allowedGrowthMiB = 20;
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
const door = await createHttpDoor(switcher, {
  port: 0,
  ownerToken: 'bench',
  dashboard: false,
  limits: { perKey: 10_000_000 },
});
const collectGarbage = globalThis.gc;
if (collectGarbage === undefined) throw new Error('run it with --expose-gc, or with `npm run bench load`');
const outcome = await runLoad({
  origin: door.origin,
  switcher,
  atOnce: 200,
  seconds,
  collectGarbage: () => {
    collectGarbage();
  },
  samples: 8,
});
await door.close();
await switcher.close();
rmSync(directory, { recursive: true, force: true });

const { reads, writes, latencyMs, heapBytes, residentBytes, errors, lost } = outcome;
const inMebibytes = (sizes: readonly number[]): number[] => sizes.map((bytes) => bytes / 2 ** 20);
const mebibytes = inMebibytes(heapBytes);
const growth = (mebibytes.at(-1) ?? 0) - (mebibytes[0] ?? 0);
console.log(
  `${seconds} s, 200 at once: ${reads} reads, ${writes} writes, ${Math.round((reads + writes) / seconds)} a second`,
);
console.log(
  `latency: p50 ${latencyMs.p50.toFixed(0)} ms, p99 ${latencyMs.p99.toFixed(0)} ms, highest ${latencyMs.highest.toFixed(0)} ms`,
);
console.log(`heap after collection, MiB: ${mebibytes.map((size) => size.toFixed(1)).join(' ')}`);
console.log(`whole process, MiB: ${inMebibytes(residentBytes).map(Math.round).join(' ')}`);
console.log(`errors: ${errors.length}, lost writes: ${lost.length}`);
for (const line of [...errors, ...lost].slice(0, 10)) console.log(`  ${line}`);
if (errors.length > 0 || lost.length > 0 || growth > allowedGrowthMiB) process.exitCode = 1;
