import { globSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { migrationsDirectory } from '#main/files/paths.ts';
import type { JobContext } from '#main/jobs/job.ts';
import { scoreViews } from '#main/store/warehouse-views.ts';
import { dimensions } from '#main/publish/dimension-rows.ts';
import { publishJob } from '#main/publish/publish-job.ts';
import { openStore } from '#main/store/open.ts';
import { factTables } from '#main/store/warehouse-tables.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { warehouseQueries } from '../../scripts/docs/warehouse-queries.ts';
import { printTable } from './machine.ts';

/**
 * Publishing a workspace to PostgreSQL and to Parquet, what an answer takes there, and how the cost of the ready-made queries
 * grows with the number of workspaces: one file of each table is linked many times, so that processor time is that of as many
 * answers, while the disk is read once. `--workspace FOLDER`: that of `npm run bench -- agency --keep FOLDER`.
 */
const { values } = parseArgs({
  options: {
    workspace: { type: 'string' },
    scratch: { type: 'string', default: os.tmpdir() },
    times: { type: 'string', default: '1,10,100' },
    only: { type: 'string', default: 'postgres,parquet,grow' },
  },
});
if (values.workspace === undefined) throw new Error('give --workspace FOLDER');
const parts = new Set(values.only.split(','));
const scratch = mkdtempSync(path.join(values.scratch, 'answerscope-bench-publish-'));
const folder = path.join(scratch, 'warehouse');
const workspace = '00000000-0000-4000-8000-000000000000';
const store = openStore(values.workspace, { migrationsDirectory: migrationsDirectory(), secondary: true });
const context = {
  ...{ store, timeZone: 'UTC', now: () => new Date(), progress: () => {}, checkCancelled: () => {} },
} as unknown as JobContext;
let all = 0;
const seconds = (since: number): number => (performance.now() - since) / 1000;
const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Publishes and returns the seconds by the clock and of this process. */
async function publish(target: { folder: string } | { address: string }) {
  const [started, cpu] = [performance.now(), ownSeconds()];
  const { answers, unchangedAnswers } = await publishJob({ target, texts: false, workspace }, context);
  all = answers + unchangedAnswers;
  return { answers, clock: seconds(started), own: ownSeconds() - cpu };
}

type Rows = (sql: string) => Promise<unknown[]>;

/** Processor seconds of each ready-made query, by the counter of the process that answers it. */
async function timesOf(rows: Rows, counter: () => number): Promise<number[]> {
  const times: number[] = [];
  for (const { sql } of warehouseQueries) {
    const started = counter();
    await rows(sql);
    times.push(rounded(counter() - started, 2));
  }
  return times;
}

const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Processor seconds of a server's processes that have ended: one for each connection. */
const endedChildren = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
};

const runs: Record<string, string | number>[] = [];
const note = (
  target: string,
  { answers, clock, own }: Awaited<ReturnType<typeof publish>>,
  { bytes, server = 0 }: { bytes: number; server?: number },
) =>
  runs.push({
    ...{ target, answers, seconds: rounded(clock), 'a second': answers === 0 ? 0 : Math.round(answers / clock) },
    ...{ 'own processor s': rounded(own), 'server processor s': rounded(server) },
    ...{ 'bytes an answer': rounded(bytes / all) },
  });

const columns: [string, number[]][] = [];

try {
  if (parts.has('postgres')) await measurePostgres();
  if (parts.has('parquet')) await measureParquet();
  printTable(runs);
  if (parts.has('grow')) await measureGrowth();
  printTable(
    warehouseQueries.map(({ title }, row) => ({
      query: title.slice(0, 60),
      ...Object.fromEntries(columns.map(([name, times]) => [name, times[row] ?? Number.NaN])),
    })),
  );
} finally {
  store.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function measurePostgres(): Promise<void> {
  const server = await startPostgres(
    { fsync: 'on', shared_buffers: '512MB', max_wal_size: '4GB', work_mem: '64MB' },
    values.scratch,
  );
  try {
    const address = await server.database('warehouse');
    const sizes = async (): Promise<number> =>
      Number((await server.rows(address, "SELECT pg_database_size('warehouse') AS size"))[0]?.['size']);
    for (const name of ['everything', 'nothing changed']) {
      const before = endedChildren(server.pid);
      const published = await publish({ address });
      await sleep(500);
      note(`PostgreSQL, ${name}`, published, { bytes: await sizes(), server: endedChildren(server.pid) - before });
    }
    console.log(
      await server.rows(
        address,
        `SELECT split_part(relname, '_20', 1) AS name, sum(pg_table_size(c.oid)) AS "table", sum(pg_indexes_size(c.oid)) AS index, sum(reltuples) AS rows
         FROM pg_class c WHERE relnamespace = 'answerscope'::regnamespace AND relkind = 'r' GROUP BY 1 ORDER BY 2 DESC LIMIT 12`,
      ),
    );
    await server.rows(address, 'ANALYZE');
    // Its processes would count as those of the queries.
    await server.rows(address, 'ALTER SYSTEM SET autovacuum = off');
    await server.rows(address, 'SELECT pg_reload_conf()');
    await sleep(5_000);
    const inSchema: Rows = (sql) => server.rows(`${address}?options=-c%20search_path%3Danswerscope`, sql);
    columns.push([
      'PostgreSQL',
      await timesOf(
        async (sql) => {
          const rows = await inSchema(sql);
          // Until the process of the connection has ended.
          await sleep(100);
          return rows;
        },
        () => endedChildren(server.pid),
      ),
    ]);
  } finally {
    await server.close();
  }
}

async function measureParquet(): Promise<void> {
  const sizes = (): number =>
    globSync('**/*.parquet', { cwd: folder }).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  for (const name of ['everything', 'nothing changed'])
    note(`Parquet, ${name}`, await publish({ folder }), { bytes: sizes() });
  for (const { name } of [...factTables, ...dimensions]) {
    const files = globSync(`${name}/**/*.parquet`, { cwd: folder });
    console.log(
      name,
      files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
      `${files.length} files`,
    );
  }
}

/** Makes one file of each table, and of these files as many workspaces as asked for. */
async function measureGrowth(): Promise<void> {
  if (!parts.has('parquet')) await publish({ folder });
  const instance = await DuckDBInstance.create(':memory:', {
    ...{ threads: '2', memory_limit: '8GB', temp_directory: scratch },
  });
  const connection = await instance.connect();
  const grown = path.join(scratch, 'grown');
  const facts = new Set(factTables.map(({ name }) => name));
  const tables = [...facts, ...dimensions.map(({ name }) => name)];
  const fileOf = (name: string, number: number): string => path.join(grown, name, `ws=${number}`, 'all.parquet');
  for (const name of tables) {
    mkdirSync(path.dirname(fileOf(name, 0)), { recursive: true });
    const [files, order] = facts.has(name) ? ['*/*/*', 'ORDER BY execution_date'] : ['*', ''];
    await connection.run(
      `COPY (SELECT * EXCLUDE (workspace) FROM read_parquet('${folder}/${name}/${files}.parquet', hive_partitioning = false) ${order})
       TO '${fileOf(name, 0)}' (FORMAT parquet)`,
    );
    await connection.run(
      `CREATE VIEW ${name} AS SELECT ws AS workspace, * EXCLUDE (ws) FROM read_parquet('${grown}/${name}/*/all.parquet', hive_partitioning = true)`,
    );
  }
  for (const { name, sql } of scoreViews) await connection.run(`CREATE VIEW ${name} AS ${sql}`);
  let made = 1;
  for (const times of values.times.split(',').map(Number)) {
    for (; made < times; made += 1)
      for (const name of tables) {
        mkdirSync(path.dirname(fileOf(name, made)));
        linkSync(fileOf(name, 0), fileOf(name, made));
      }
    columns.push([
      `DuckDB x${times}`,
      await timesOf(async (sql) => (await connection.runAndReadAll(sql)).getRows(), ownSeconds),
    ]);
  }
  connection.closeSync();
  instance.closeSync();
}
