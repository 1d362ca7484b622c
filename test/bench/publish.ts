import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
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
 * Publishing a workspace to PostgreSQL and to Parquet, what an answer takes there, and how the ready-made queries grow when the
 * files are copied, each copy as a workspace of its own. `--workspace FOLDER`: that of `npm run bench -- agency --keep FOLDER`.
 */
const { values } = parseArgs({
  options: {
    workspace: { type: 'string' },
    scratch: { type: 'string', default: os.tmpdir() },
    times: { type: 'string', default: '1,10,100' },
    only: { type: 'string', default: 'postgres,parquet,grow' },
    /** Facts that are too large for the disk at a hundred copies. */
    without: { type: 'string', default: '' },
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
const all = store.get<{ n: number }>('SELECT COUNT(*) AS n FROM answer')?.n ?? 0;
const seconds = (since: number): number => (performance.now() - since) / 1000;
const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Publishes and returns the seconds by the clock and of this process. */
async function publish(target: { folder: string } | { address: string }) {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const { answers } = await publishJob({ target, texts: false, workspace }, context);
  const { user, system } = process.cpuUsage(cpu);
  return { answers, clock: seconds(started), own: (user + system) / 1e6 };
}

type Rows = (sql: string) => Promise<unknown[]>;

async function timesOf(rows: Rows): Promise<number[]> {
  const times: number[] = [];
  for (const { sql } of warehouseQueries) {
    const started = performance.now();
    await rows(sql).catch((error: unknown) => console.log(String(error).slice(0, 300)));
    times.push(rounded(seconds(started), 3));
  }
  return times;
}

const runs: Record<string, string | number>[] = [];
const note = (target: string, { answers, clock, own }: Awaited<ReturnType<typeof publish>>, bytes: number) =>
  runs.push({
    ...{ target, answers, seconds: rounded(clock), 'a second': answers === 0 ? 0 : Math.round(answers / clock) },
    ...{ 'own processor s': rounded(own), 'bytes an answer': rounded(bytes / all) },
  });

const columns: [string, number[]][] = [];

try {
  console.log(`${all} answers`);
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
    scratch,
  );
  try {
    const address = await server.database('warehouse');
    const sizes = async (): Promise<number> =>
      Number((await server.rows(address, "SELECT pg_database_size('warehouse') AS size"))[0]?.['size']);
    note('PostgreSQL, everything', await publish({ address }), await sizes());
    note('PostgreSQL, nothing changed', await publish({ address }), await sizes());
    console.log(
      await server.rows(
        address,
        `SELECT split_part(relname, '_20', 1) AS name, sum(pg_table_size(c.oid)) AS "table", sum(pg_indexes_size(c.oid)) AS index, sum(reltuples) AS rows
         FROM pg_class c WHERE relnamespace = 'answerscope'::regnamespace AND relkind = 'r' GROUP BY 1 ORDER BY 2 DESC LIMIT 12`,
      ),
    );
    await server.rows(address, 'ANALYZE');
    const inSchema: Rows = (sql) => server.rows(`${address}?options=-c%20search_path%3Danswerscope`, sql);
    columns.push(['PostgreSQL', await timesOf(inSchema)]);
  } finally {
    await server.close();
  }
}

async function measureParquet(): Promise<void> {
  const sizes = (): number =>
    globSync('**/*.parquet', { cwd: folder }).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  note('Parquet, everything', await publish({ folder }), 0);
  note('Parquet, nothing changed', await publish({ folder }), sizes());
  for (const { name } of [...factTables, ...dimensions]) {
    const files = globSync(`${name}/**/*.parquet`, { cwd: folder });
    console.log(
      name,
      files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
      `${files.length} files`,
    );
  }
}

/** The published files, and copies of them under other workspace ids, one file a table and copy. */
async function measureGrowth(): Promise<void> {
  if (!parts.has('parquet')) await publish({ folder });
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '2',
    memory_limit: '8GB',
    temp_directory: scratch,
  });
  const connection = await instance.connect();
  const grown = path.join(scratch, 'grown');
  const left = new Set(values.without.split(','));
  const tables = [...dimensions, ...factTables].map(({ name }) => name);
  let made = 0;
  for (const times of values.times.split(',').map(Number)) {
    for (; made < times; made += 1)
      for (const name of tables) if (made === 0 || !left.has(name)) await copy(connection, grown, name, made);
    for (const name of tables)
      await connection.run(
        `CREATE OR REPLACE VIEW ${name} AS SELECT * FROM read_parquet('${grown}/${name}/*.parquet')`,
      );
    for (const { name, sql } of scoreViews) await connection.run(`CREATE OR REPLACE VIEW ${name} AS ${sql}`);
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    columns.push([`DuckDB x${times}`, await timesOf(async (sql) => (await connection.runAndReadAll(sql)).getRows())]);
    const { user, system } = process.cpuUsage(cpu);
    console.log(`x${times}: ${rounded(seconds(started))} s, ${rounded((user + system) / 1e6)} processor s`);
  }
  connection.closeSync();
  instance.closeSync();
}

async function copy(connection: DuckDBConnection, grown: string, name: string, number: number): Promise<void> {
  mkdirSync(path.join(grown, name), { recursive: true });
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const from = factTables.some((table) => table.name === name)
    ? `read_parquet('${folder}/${name}/*/*/*.parquet', hive_partitioning = false)`
    : `read_parquet('${folder}/${name}/*.parquet')`;
  const order = factTables.some((table) => table.name === name) ? 'ORDER BY execution_date' : '';
  await connection.run(
    `COPY (SELECT * REPLACE ('${id}' AS workspace) FROM ${from} ${order}) TO '${grown}/${name}/${number}.parquet' (FORMAT parquet)`,
  );
}
