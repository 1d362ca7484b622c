import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutputOf } from '#shared/contract/index.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { simulateAnswer } from '#main/platforms/simulated/simulate-answer.ts';
import { simulatedProvider } from '#main/platforms/simulated/simulated.ts';
import type { ChooseProvider } from '#main/platforms/choose-provider.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner, type Service } from '#main/service/service.ts';
import { databaseFile, openStore } from '#main/store/open.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { insertQuery } from '#main/store/queries.ts';
import { createEventFeed } from '#main/doors/event-feed.ts';
import { printTable } from './machine.ts';

/**
 * A scan of 10,000 queries on a platform that answers at once, through the whole service with a dashboard open: answers per
 * second stored and analysed, the delay of the event loop meanwhile, and memory before and after. The delay includes what
 * other programs on the machine take; the processor time of the main thread per turn does not.
 */
const queries = Number(process.argv[2] ?? 10_000);
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-scan-'));

/** Realistic answers, generated beforehand so that generating them is not measured. */
const pool = Array.from({ length: 500 }, (_, index) => {
  const day = '2026-11-20';
  const query = `Which task manager suits a team of ${index} people best?`;
  return simulateAnswer({
    seed: 1,
    platform: 'chatgpt',
    query,
    language: 'en',
    country: 'us',
    day,
    sample: 1,
    today: day,
  }).captured;
});
const atOnce = 8;
const chooseProvider: ChooseProvider = () => {
  let next = 0;
  const definition = { ...simulatedProvider('chatgpt'), concurrency: atOnce, requestsPerMinute: 100_000_000 };
  const ask = () => Promise.resolve(pool[next++ % pool.length] as CapturedAnswer);
  return { kind: 'ready', definition, scanner: { ask }, model: null };
};

async function setUp(): Promise<number> {
  const setting = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
  const first = setting.current();
  const { organization_id: organizationId } = await ok(
    first.call('add-organization', { name: 'Bench', quota: 10 }, owner),
  );
  const { customer_id: customerId } = await ok(
    first.call('add-customer', { organizationId, name: 'Taskvale', websiteUrl: 'taskvale.example.com' }, owner),
  );
  const { query_group_id: id } = await ok(
    first.call(
      'add-query-group',
      {
        customerId,
        name: 'All',
        websiteUrl: 'taskvale.example.com',
        keywords: 'task manager',
        language: 'English',
        countryCode: 'us',
        queries: ['What is the best task manager?'],
        platforms: ['chatgpt'],
      },
      owner,
    ),
  );
  await setting.close();
  // A group has at most 150 queries; the bench needs more.
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
  store.transaction(() => {
    for (let i = 1; i < queries; i++)
      insertQuery(store, id, `Which task manager suits a team of ${i} people best?`, new Date().toISOString());
  });
  store.close();
  return id;
}

async function ok<Value>(
  result: Promise<{ ok: true; data: Value } | { ok: false; error: { message: string } }>,
): Promise<Value> {
  const reply = await result;
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.data;
}

/** The requests that an open dashboard repeats while a scan runs; returns the number of rounds. */
async function readDashboard(service: Service, signal: AbortSignal): Promise<number> {
  let rounds = 0;
  while (!signal.aborted) {
    await ok(service.call('get-workspace-status', {}, owner));
    await ok(service.call('list-executions', { limit: 50 }, owner));
    await ok(service.call('get-overview', { customerId: 1 }, owner));
    rounds += 1;
    await pause(500);
  }
  return rounds;
}

const inMb = (bytes: number): number => Math.round(bytes / 2 ** 20);

const memoryMb = (): { readonly process: number; readonly heap: number } => {
  (globalThis as { gc?: () => void }).gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { process: inMb(rss), heap: inMb(heapUsed) };
};

/** Measures the processor time of the main thread per turn of its event loop, in milliseconds. */
function watchTurns(): { stop: () => { readonly p99: number; readonly longest: number } } {
  const turns: number[] = [];
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    turns.push((now.user + now.system - last.user - last.system) / 1000);
    last = now;
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      turns.sort((a, b) => a - b);
      return { p99: turns[Math.floor(turns.length * 0.99)] ?? 0, longest: turns.at(-1) ?? 0 };
    },
  };
}

const groupId = await setUp();
const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {}, chooseProvider });
const service = switcher.current();
await ok(service.call('get-overview', { customerId: 1 }, owner));
await pause(500);
const before = memoryMb();

let garbageMs = 0;
const garbage = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) garbageMs = Math.max(garbageMs, entry.duration);
});
garbage.observe({ entryTypes: ['gc'] });
const feed = createEventFeed((listener) => service.subscribe(listener));
let events = 0;
feed.subscribe((event) => void (event.kind === 'execution' && events++));
const delay = monitorEventLoopDelay({ resolution: 5 });
const dashboard = new AbortController();
const reading = readDashboard(service, dashboard.signal);
delay.enable();
const turns = watchTurns();
const started = performance.now();
const { executionIds } = await ok(service.call('start-scan', { queryGroupId: groupId }, owner));
const executionId = executionIds[0] ?? 0;
let execution: OutputOf<'get-execution'>['execution'];
const memoryOfQuarters: number[] = [];
for (;;) {
  ({ execution } = await ok(service.call('get-execution', { executionId }, owner)));
  if (execution.state !== 'Pending' && execution.state !== 'In Progress') break;
  if (memoryOfQuarters.length < 3 && execution.completed >= (queries * (memoryOfQuarters.length + 1)) / 4)
    memoryOfQuarters.push(inMb(process.memoryUsage().rss));
  await pause(100);
}
const seconds = (performance.now() - started) / 1000;
delay.disable();
const turn = turns.stop();
garbage.disconnect();
dashboard.abort();
const rounds = await reading;
const after = memoryMb();
const toMs = (nanoseconds: number): number => Math.round(nanoseconds / 1e5) / 10;
printTable([
  { what: `questions completed of ${execution.total} (${execution.state})`, value: execution.completed, unit: '' },
  { what: 'stored and analysed', value: Math.round(execution.completed / seconds), unit: 'answers/s' },
  { what: 'in', value: Math.round(seconds * 10) / 10, unit: 's' },
  { what: 'event-loop delay p50', value: toMs(delay.percentile(50)), unit: 'ms' },
  { what: 'event-loop delay p99', value: toMs(delay.percentile(99)), unit: 'ms' },
  { what: 'event-loop delay, longest', value: toMs(delay.max), unit: 'ms' },
  { what: 'processor time of one turn p99', value: Math.round(turn.p99 * 10) / 10, unit: 'ms' },
  { what: 'processor time of one turn, longest', value: Math.round(turn.longest * 10) / 10, unit: 'ms' },
  { what: 'longest collection of garbage', value: Math.round(garbageMs * 10) / 10, unit: 'ms' },
  { what: 'memory of the process before', value: before.process, unit: 'MB' },
  ...memoryOfQuarters.map((value, index) => ({
    what: `memory of the process after ${index + 1}/4`,
    value,
    unit: 'MB',
  })),
  { what: 'memory of the process at the end', value: after.process, unit: 'MB' },
  { what: 'heap in use before', value: before.heap, unit: 'MB' },
  { what: 'heap in use at the end', value: after.heap, unit: 'MB' },
  { what: 'execution events to the dashboard', value: Math.round((events / seconds) * 10) / 10, unit: 'per s' },
  { what: 'dashboard reads meanwhile', value: rounds * 3, unit: '' },
  { what: 'database', value: Math.round(statSync(databaseFile(directory)).size / 2 ** 20), unit: 'MB' },
]);
feed.close();
await switcher.close();
rmSync(directory, { recursive: true, force: true });
