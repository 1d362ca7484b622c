import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner, type Service } from '#main/service/service.ts';
import { databaseFile } from '#main/store/open.ts';
import { furnish } from './agency-furnished.ts';
import { measureJobs } from './agency-jobs.ts';
import type { Client } from './agency-read.ts';
import { isOfV1, reads, readsMissing, views } from './agency-reads.ts';
import { measureServed } from './agency-served.ts';
import { agencyWorkspace } from './agency-workspace.ts';
import { printTable } from './machine.ts';

/**
 * The product at the size of an agency: 24 clients, 120 groups, two platforms, 104 weeks, 2 million answers. Every read of
 * both contracts, for every client in turn, beside plain statements on the same file; the views; start, memory and long lists over
 * HTTP; backup, check, import and re-analysis on a copy. Other programs on the machine lengthen the times of the
 * clock, so the load is printed and verdicts are by processor time (p95), those of what another thread does by the clock.
 *
 * `--keep FOLDER` uses the workspace of that folder and leaves it there (2.5 GB and building minutes otherwise gone);
 * `--only=reads,served,jobs` measures a part.
 */
const noTimes: Times = { cold: NaN, p50: NaN, p95: NaN, cpuCold: NaN, cpu50: NaN, cpu95: NaN };
/** Every other client: three of each of the sample's customers. */
const everyOther = 2;

const { values } = parseArgs({ options: { keep: { type: 'string' }, only: { type: 'string' } } });
const parts = new Set((values.only ?? 'reads,served,jobs').split(','));
const directory = values.keep ?? mkdtempSync(path.join(os.tmpdir(), 'answerscope-agency-'));
mkdirSync(directory, { recursive: true });

const load = (): string => `load ${os.loadavg()[0]?.toFixed(1)}`;
const tenth = (value: number): number => Number(value.toFixed(1));

/** Milliseconds: of the clock, and of the processor, which other programs on the machine affect least. */
interface Times {
  /** The first call for a client. */
  readonly cold: number;
  readonly p50: number;
  readonly p95: number;
  readonly cpuCold: number;
  readonly cpu50: number;
  readonly cpu95: number;
}

interface Sample {
  readonly ms: number;
  readonly cpu: number;
}

/** Times of a read: of the first call for every client, and of those after. Long reads are repeated less often. */
async function timesOf(clients: readonly Client[], read: (client: Client) => unknown): Promise<Times> {
  const pass = async (): Promise<Sample[]> => {
    const samples: Sample[] = [];
    for (const client of clients) {
      const cpu = process.threadCpuUsage();
      const at = performance.now();
      await read(client);
      const ms = performance.now() - at;
      const { user, system } = process.threadCpuUsage(cpu);
      samples.push({ ms, cpu: (user + system) / 1000 });
    }
    return samples;
  };
  const first = await pass();
  const passes = Math.max(1, Math.min(8, Math.floor(4_000 / first.reduce((sum, { ms }) => sum + ms, 0))));
  const later: Sample[] = [];
  for (let index = 0; index < passes; index++) later.push(...(await pass()));
  const at = (samples: readonly Sample[], pick: (sample: Sample) => number, share: number): number =>
    samples.map(pick).toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(share * samples.length))] ??
    Number.NaN;
  const [ms, cpu] = [(sample: Sample) => sample.ms, (sample: Sample) => sample.cpu];
  return {
    cold: at(first, ms, 0.95),
    p50: at(later, ms, 0.5),
    p95: at(later, ms, 0.95),
    cpuCold: at(first, cpu, 0.95),
    cpu50: at(later, cpu, 0.5),
    cpu95: at(later, cpu, 0.95),
  };
}

/** Milliseconds that count for a verdict: of this thread, unless most of the time went by in another. */
const counted = (ms: number, cpu: number): number => (ms > longWait && cpu < ms / 2 ? ms : cpu);
const longWait = 50;

async function measureReads(): Promise<void> {
  const before = load();
  const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {}, resume: false });
  const service = switcher.current();
  await furnish(service, databaseFile(directory));
  const clients = readClients(databaseFile(directory)).filter(({ id }) => Math.floor((id - 1) / 4) % everyOther === 0);
  const measured = new Map<string, Times>();
  for (const read of reads) {
    const label = read.label ?? read.name;
    measured.set(label, await timesOf(clients, (client) => call(service, read.name, read.request(client))));
  }
  const memory = process.memoryUsage().rss / 2 ** 20;
  await switcher.close();

  const db = new Database(databaseFile(directory), { readonly: true });
  db.pragma('cache_size = -65536');
  const rows = [];
  for (const read of reads) {
    const label = read.label ?? read.name;
    const statements = read.bare.map((sql) => db.prepare<[Client]>(sql));
    const bare = await timesOf(clients, (client) => {
      for (const statement of statements) statement.all(client);
    });
    const { cold, p50, p95, cpu50, cpu95 } = measured.get(label) ?? noTimes;
    rows.push({
      read: `${isOfV1(read) ? 'v1 ' : ''}${label}`,
      'cold p95 ms': tenth(cold),
      'p50 ms': tenth(p50),
      'p95 ms': tenth(p95),
      'CPU p50': tenth(cpu50),
      'CPU p95': tenth(cpu95),
      'bare CPU p50': tenth(bare.cpu50),
      'bare CPU p95': tenth(bare.cpu95),
      ratio: tenth(cpu50 / bare.cpu50),
      verdict: counted(p95, cpu95) <= Math.max(10, 1.5 * bare.cpu95) ? 'ok' : 'slow',
    });
  }
  db.close();
  console.log(
    `\nreads, in process, each client in turn (${before} before, ${load()} after; ${Math.round(memory)} MB resident)`,
  );
  printTable(rows);
  console.log('\nviews, the sum of their reads: under 300 ms cold, under 100 ms warm');
  printTable(
    Object.entries(views).map(([view, labels]) => {
      const sum = (pick: (times: Times) => number): number =>
        labels.reduce((total, label) => total + pick(measured.get(label) ?? noTimes), 0);
      const cold = sum((times) => counted(times.cold, times.cpuCold));
      const warm = sum((times) => counted(times.p95, times.cpu95));
      return {
        view,
        'cold ms': tenth(sum((times) => times.cold)),
        'warm ms': tenth(sum((times) => times.p95)),
        'cold CPU': tenth(sum((times) => times.cpuCold)),
        'warm CPU': tenth(sum((times) => times.cpu95)),
        verdict: cold < 300 && warm < 100 ? 'ok' : 'slow',
      };
    }),
  );
}

function readClients(file: string): Client[] {
  const db = new Database(file, { readonly: true });
  const clients = db
    .prepare<[], Client>(
      `SELECT c.id, (SELECT MIN(id) FROM query_group WHERE customer_id = c.id) AS "group",
         (SELECT MAX(id) FROM execution WHERE customer_id = c.id) AS execution,
         (SELECT MAX(a.id) FROM answer a WHERE a.execution_id = (SELECT MAX(id) FROM execution WHERE customer_id = c.id)) AS answer,
         (SELECT d.name FROM execution_domain x JOIN domain d ON d.id = x.domain_id
          WHERE x.execution_id = (SELECT MAX(id) FROM execution WHERE customer_id = c.id) ORDER BY x.answers DESC LIMIT 1) AS domain,
         (SELECT MAX(id) FROM recommendation WHERE customer_id = c.id) AS recommendation,
         (SELECT MAX(id) FROM action WHERE customer_id = c.id) AS action
       FROM customer c ORDER BY c.id`,
    )
    .all();
  db.close();
  return clients;
}

async function call<Name extends OperationName>(
  service: Service,
  name: Name,
  request: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const result = await service.callUnchecked(name, request, owner);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.data as OutputOf<Name>;
}

const started = performance.now();
const size = await agencyWorkspace(directory);
console.log(
  `${size.answers} answers, ${size.executions} executions, ${size.pages} cited pages, ${(size.bytes / 1e9).toFixed(2)} GB, ready in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
const missing = readsMissing();
if (missing.length > 0) console.log(`not measured: ${missing.join(', ')}`);
if (parts.has('reads')) await measureReads();
if (parts.has('served')) await measureServed(directory);
if (parts.has('jobs')) await measureJobs(directory);
if (values.keep === undefined) rmSync(directory, { recursive: true, force: true });
else console.log(`\nthe workspace is kept in ${directory}`);
