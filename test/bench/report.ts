/**
 * Processor time, duration and size of a report in every format, by the command line: a client with ten query groups scanned
 * weekly for a year on two platforms. docs/reports.md. Run: `npm run bench -- report`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { reportFormats, type ReportFormat } from '#shared/contract/workspace/reports.ts';
import { buildSample } from '#main/sample/build-sample.ts';
import { databaseFile } from '#main/store/open.ts';
import { program } from '#test/support/programs.ts';

const groups = 10;
const goals: Partial<Record<ReportFormat, number>> = { html: 3, pdf: 10, pptx: 5, xlsx: 5 };

/** Copies everything that belongs to a query group of one client, with new numbers, until there are enough groups. */
function fill(file: string): { customerId: number; answers: number; from: string } {
  const db = new Database(file);
  db.pragma('foreign_keys = OFF');
  const customerId = Number(
    db.prepare('SELECT customer_id FROM query_group GROUP BY 1 ORDER BY COUNT(*) DESC, 1 LIMIT 1').pluck().get(),
  );
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const referencesOf = (table: string) => db.pragma(`foreign_key_list(${table})`) as { from: string; table: string }[];
  const belonging = new Set(['query_group']);
  for (let before = 0; before < belonging.size;) {
    before = belonging.size;
    for (const name of names)
      if (!name.startsWith('alert') && referencesOf(name).some(({ table }) => belonging.has(table)))
        belonging.add(name);
  }
  // Their numbers are of the client as well.
  for (const table of ['credit', 'spend', 'note', 'recommendation_reference']) belonging.delete(table);
  const group = 'SELECT id FROM query_group WHERE customer_id = :customerId';
  const rowsOf: Readonly<Record<string, string>> = {
    query_group: `customer_id = :customerId`,
    query_group_id: `query_group_id IN (${group})`,
    query_id: `query_id IN (SELECT id FROM query WHERE query_group_id IN (${group}))`,
    execution_id: 'execution_id IN (SELECT id FROM execution WHERE customer_id = :customerId)',
    answer_id:
      'answer_id IN (SELECT a.id FROM answer a JOIN execution e ON e.id = a.execution_id WHERE e.customer_id = :customerId)',
  };
  const copies = [...belonging].flatMap((table) => {
    const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
    const shifted = new Set(
      referencesOf(table)
        .filter((one) => belonging.has(one.table))
        .map(({ from }) => from),
    );
    if (columns[0] === 'id') shifted.add('id');
    const rows =
      table === 'query_group'
        ? rowsOf['query_group']
        : ['answer_id', 'execution_id', 'query_group_id', 'query_id']
            .filter((name) => columns.includes(name))
            .map((name) => rowsOf[name])[0];
    if (rows === undefined) return [];
    const values = columns.map((name) => (shifted.has(name) ? `${name} + :shift` : name)).join(', ');
    db.exec(
      `CREATE TEMP TABLE one_${table} AS SELECT * FROM ${table} WHERE ${rows.replaceAll(':customerId', String(customerId))}`,
    );
    return [`INSERT INTO ${table} SELECT ${values} FROM one_${table}`];
  });
  const countGroups = db.prepare('SELECT COUNT(*) FROM query_group WHERE customer_id = ?').pluck();
  db.transaction(() => {
    for (let copy = 1; Number(countGroups.get(customerId)) < groups; copy++)
      for (const sql of copies) db.prepare(sql).run({ shift: copy * 10_000_000 });
  })();
  const { answers, from } = db
    .prepare<[number], { answers: number; from: string }>(
      'SELECT SUM(total) AS answers, MIN(execution_date) AS "from" FROM execution WHERE customer_id = ?',
    )
    .get(customerId) ?? { answers: 0, from: '' };
  db.close();
  return { customerId, answers, from };
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-report-bench-'));
try {
  buildSample(
    { directory, weeks: 52 },
    { now: () => new Date(), timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} },
  );
  const { customerId, answers, from } = fill(databaseFile(directory));
  console.log(`${groups} query groups, ${answers} answers since ${from}`);
  console.log(['format', 'processor s', 'duration s', 'MB', 'goal s'].join('\t'));
  for (const format of reportFormats)
    for (const more of format === 'csv' || format === 'json' ? [[], ['--whole-answers']] : [[]]) {
      const out = path.join(directory, `report.${format}`);
      const started = performance.now();
      // The shell says what its children used.
      const { stdout, status, stderr } = spawnSync(
        'sh',
        [
          '-c',
          '"$@" >&2; code=$?; times; exit $code',
          'sh',
          process.execPath,
          program('cli'),
          '--data',
          directory,
          'report',
        ].concat(['--customer', String(customerId), '--format', format, '--from', from, '--out', out], more),
        { encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(stderr);
      const used = [...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
        (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
        0,
      );
      console.log(
        [
          [format, ...more].join(' '),
          used.toFixed(1),
          ((performance.now() - started) / 1000).toFixed(1),
          (statSync(out).size / 1e6).toFixed(1),
          goals[format] ?? '–',
        ].join('\t'),
      );
    }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
