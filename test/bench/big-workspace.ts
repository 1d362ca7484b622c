import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSample } from '#main/sample/build-sample.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner, type WorkspaceSwitcher } from '#main/service/service.ts';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { databaseFile } from '#main/store/open.ts';
import { program } from '#test/support/programs.ts';
import { growWorkspace } from './grow-workspace.ts';
import { printTable } from './machine.ts';
import { serve, stop } from './served-process.ts';

/**
 * A workspace of 2 GB (or as many megabytes as the first argument says) with an answer of 5 MB: the time and the memory of
 * a start, a backup with the stalls meanwhile, `check`, and opening the answer. A second argument names a folder to keep it in.
 */
const [megabytes, kept] = [Number(process.argv[2] ?? 2048), process.argv[3]];
const directory = kept ?? mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
const seconds = (since: number): number => Math.round((performance.now() - since) / 10) / 100;
const load = (): string =>
  os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
const figures: { figure: string; measured: string; goal: string; load: string }[] = [];
const report = (figure: string, measured: string, goal = ''): void => {
  figures.push({ figure, measured, goal, load: load() });
  console.log(`${figure}: ${measured}`);
};

async function call<Name extends OperationName>(
  switcher: WorkspaceSwitcher,
  name: Name,
  request: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const result = await switcher.current().call(name, request, owner);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.data;
}

/** The most memory that a process has had, MB (Linux only). */
function peakOf({ pid }: ChildProcess): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** How long a process has kept a processor busy (Linux only). */
function processorSecondsOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

async function prepare(): Promise<void> {
  const began = performance.now();
  mkdirSync(directory, { recursive: true });
  buildSample({ directory }, { now: () => new Date(), timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} });
  growWorkspace(databaseFile(directory), megabytes * 2 ** 20);
  const file = path.join(directory, 'long-answer.jsonl');
  const paragraph = 'For a workshop, **Acme** and Northwind are solid; see [a test](https://example.com/test). ';
  writeFileSync(
    file,
    JSON.stringify({
      query: 'Which is the longest answer?',
      answer: paragraph.repeat((5 * 2 ** 20) / paragraph.length),
    }),
  );
  const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
  const importing = performance.now();
  await call(switcher, 'import-answers', { file, customerId: 1, queryGroupId: 1, platform: 'chatgpt' });
  report('import of the answer of 5 MB', `${seconds(importing)} s`);
  await switcher.close();
  console.log(`${Math.round(statSync(databaseFile(directory)).size / 2 ** 20)} MB made in ${seconds(began)} s`);
}

interface Started {
  readonly milliseconds: number;
  readonly processor: number;
  readonly megabytes: number;
  readonly closed: number;
}

/** Starts `serve`; returns how long its first reply took, milliseconds, and its memory then, MB. */
async function start(): Promise<Started> {
  const { child, ready } = await serve(directory, true);
  const memory = peakOf(child);
  const processor = processorSecondsOf(child);
  await sleep(3_000);
  const closing = performance.now();
  await stop(child);
  return { milliseconds: Math.round(ready), processor, megabytes: memory, closed: seconds(closing) };
}

async function measureStart(): Promise<void> {
  // The first close writes the checksums of all pages.
  const first = await start();
  report('close that writes checksums', `${first.closed} s`);
  const starts = [await start(), await start(), await start(), await start(), await start()];
  const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  report(
    'start to first reply, median of 5',
    `${median(starts.map(({ milliseconds }) => milliseconds))} ms, ${median(starts.map(({ processor }) => processor))} s of a processor`,
    '1000 ms',
  );
  report('memory at the first reply', `${Math.max(...starts.map((run) => run.megabytes))} MB`, '150 MB');
}

/** Runs work while it reads and writes as a window and a scan do; reports the longest waits. */
async function withStalls(name: string, switcher: WorkspaceSwitcher, work: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const working = new AbortController();
  let longestRead = 0;
  let longestWrite = 0;
  const use = async (): Promise<void> => {
    for (let turn = 0; !working.signal.aborted; turn++) {
      const reading = performance.now();
      await call(switcher, 'list-executions', { limit: 20 });
      longestRead = Math.max(longestRead, performance.now() - reading);
      const writing = performance.now();
      await call(switcher, 'set-budget', { subject: { kind: 'workspace' }, capUsd: turn + 1 });
      longestWrite = Math.max(longestWrite, performance.now() - writing);
      await sleep(50);
    }
  };
  delay.enable();
  const using = use();
  const began = performance.now();
  await work();
  const took = seconds(began);
  working.abort();
  await using;
  delay.disable();
  const ms = (value: number): string => `${Math.round(value)} ms`;
  report(`${name}, while the window reads and a scan writes`, `${took} s`);
  report(`longest stall of the window during ${name}`, ms(delay.max / 1e6), '100 ms');
  report(`longest read and longest write during ${name}`, `${ms(longestRead)}, ${ms(longestWrite)}`);
}

async function measureBackup(): Promise<void> {
  const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
  const file = path.join(directory, 'backup.db');
  await withStalls('nothing for 10 s', switcher, () => sleep(10_000));
  await withStalls('a backup', switcher, () => call(switcher, 'create-backup', { file }));
  report('most memory of the process so far', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  rmSync(file);
  const { answers } = await call(switcher, 'list-answers', { customerId: 1, search: 'Which is the longest answer?' });
  const opening = performance.now();
  const answer = await call(switcher, 'get-answer', { answerId: answers[0]?.answerId ?? 0 });
  const json = JSON.stringify(answer).length;
  report(
    'an answer of 5 MB, from the database to its reply',
    `${Math.round(performance.now() - opening)} ms (${Math.round(json / 2 ** 20)} MB)`,
    '1000 ms',
  );
  await switcher.close();
}

async function measureCheck(): Promise<void> {
  const began = performance.now();
  const child = spawn(process.execPath, [program('cli'), '--data', directory, 'check'], { stdio: 'inherit' });
  let memory = 0;
  let processor = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, peakOf(child) || 0);
    processor = Math.max(processor, processorSecondsOf(child) || 0);
  }, 20);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  report('check', `${seconds(began)} s, ${processor} s of a processor (exit code ${String(code)})`, '60 s');
  report('memory of check', `${memory} MB`, '300 MB');
}

try {
  if (kept === undefined || statSync(databaseFile(directory), { throwIfNoEntry: false }) === undefined) await prepare();
  await measureStart();
  await measureBackup();
  await measureCheck();
} finally {
  if (kept === undefined) rmSync(directory, { recursive: true, force: true });
}
printTable(figures);
