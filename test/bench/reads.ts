import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { InputOf, OperationName } from '#shared/contract/index.ts';
import { buildSample } from '#main/sample/build-sample.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';
import { databaseFile } from '#main/store/open.ts';
import { medianMs, printTable } from './machine.ts';

/**
 * Every read operation on the sample workspace, compared with a bare SQLite query that returns the same rows; and the same
 * again with every answer a hundred times as long: the time of a read must not grow with the length of answers.
 */
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
const sample = path.join(directory, 'sample');
const started = performance.now();
const built = buildSample(
  { directory: sample },
  { now: () => new Date(), timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} },
);
console.log(
  `sample built in ${((performance.now() - started) / 1000).toFixed(1)} s: ${built.executions} executions, ${built.answers} answers`,
);

const year = "e.customer_id = 1 AND e.state = 'Done' AND e.execution_date >= '2000-01-01'";
const dates = { startDate: '2000-01-01', endDate: '2099-12-31' };
type Case = {
  [Name in OperationName]: { name: Name; label?: string; request: InputOf<Name>; bare: string };
}[OperationName];
const cases: Case[] = [
  {
    name: 'get-organization-customers',
    request: { organizationID: 1 },
    bare: 'SELECT * FROM customer WHERE organization_id = 1 ORDER BY name',
  },
  {
    name: 'get-customer-query-groups',
    request: { customerID: 1 },
    bare: "SELECT e.* FROM execution e WHERE e.customer_id = 1 AND e.state = 'Done' ORDER BY e.execution_date DESC",
  },
  {
    name: 'get-organization-quota-status',
    request: { organizationID: 1 },
    bare: 'SELECT c.id, c.name, COUNT(g.id) FROM customer c LEFT JOIN query_group g ON g.customer_id = c.id GROUP BY c.id',
  },
  { name: 'get-execution-status', request: { executionID: 1 }, bare: 'SELECT * FROM execution WHERE id = 1' },
  {
    name: 'get-queries',
    request: { customerID: 1, ...dates },
    bare: `SELECT q.text, a.query_id, a.execution_id, a.captured_at, a.mentioned, e.platform FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id WHERE ${year} ORDER BY e.execution_date DESC, e.id DESC, a.query_id`,
  },
  {
    name: 'get-companies-stats',
    request: { customerID: 1, ...dates },
    bare: `SELECT b.name, SUM(x.answers) AS n FROM execution e JOIN execution_company x ON x.execution_id = e.id JOIN brand b ON b.id = x.brand_id WHERE ${year} GROUP BY b.id ORDER BY n DESC, b.name`,
  },
  {
    name: 'get-domain-stats',
    request: { customerID: 1, ...dates },
    bare: `SELECT u.address, SUM(x.answers) AS n FROM execution e JOIN execution_article x ON x.execution_id = e.id JOIN url u ON u.id = x.url_id WHERE ${year} GROUP BY u.id ORDER BY n DESC, u.address`,
  },
  {
    name: 'get-customer-growth-stats',
    request: { customerID: 1 },
    bare: `SELECT e.id, e.query_group_id, e.execution_date, e.platform, e.mentioned, e.answered FROM execution e WHERE ${year} ORDER BY e.execution_date, e.id`,
  },
  {
    name: 'get-recommendations',
    request: { customerID: 1 },
    bare: 'SELECT * FROM recommendation WHERE customer_id = 1 AND current = 1',
  },
  {
    name: 'get-queries-definitions',
    request: { queryGroupId: 1 },
    bare: 'SELECT * FROM query WHERE query_group_id = 1 AND deleted_at IS NULL ORDER BY id',
  },
  {
    name: 'get-overview',
    label: 'get-overview (latest)',
    request: { customerId: 1 },
    bare: `SELECT e.id, e.mentioned, e.answered FROM execution e WHERE ${year}`,
  },
  {
    name: 'get-overview',
    label: 'get-overview (a year)',
    request: { customerId: 1, from: '2000-01-01', to: '2099-12-31' },
    bare: `SELECT e.id, e.mentioned, e.answered FROM execution e WHERE ${year}`,
  },
  {
    name: 'list-answers',
    request: { customerId: 1, from: '2000-01-01', to: '2099-12-31', limit: 100 },
    bare: `SELECT a.* FROM execution e JOIN answer a ON a.execution_id = e.id WHERE ${year} ORDER BY e.execution_date DESC, e.id DESC, a.query_id LIMIT 100`,
  },
  {
    name: 'list-executions',
    request: { customerId: 1, limit: 50 },
    bare: 'SELECT * FROM execution WHERE customer_id = 1 ORDER BY execution_date DESC, id DESC LIMIT 50',
  },
  { name: 'list-brands', request: { customerId: 1 }, bare: 'SELECT * FROM brand WHERE customer_id = 1' },
];

async function measure(): Promise<number[]> {
  const switcher = await createWorkspaceSwitcher({ dataDirectory: sample, environment: {} });
  const service = switcher.current();
  const times: number[] = [];
  for (const { name, request } of cases) {
    const first = await service.callUnchecked(name, request, owner);
    if (!first.ok) throw new Error(`${name}: ${first.error.message}`);
    times.push(await medianMs(() => service.callUnchecked(name, request, owner)));
  }
  await switcher.close();
  return times;
}

const normal = await measure();
const db = new Database(databaseFile(sample));
const bare: number[] = [];
for (const { bare: sql } of cases) {
  const statement = db.prepare(sql);
  bare.push(await medianMs(() => statement.all()));
}
// Longer answers, for the measurement only: the trigger that makes answers immutable is dropped in this temporary copy.
db.exec(
  'DROP TRIGGER answer_text_is_immutable; UPDATE answer_text SET content = CAST(content || randomblob(100 * length(content)) AS BLOB); VACUUM;',
);
db.close();
const long = await measure();

const ms = (value: number) => Number(value.toFixed(2));
printTable(
  cases.map((read, index) => ({
    operation: read.label ?? read.name,
    'ms (median)': ms(normal[index] ?? 0),
    'bare SQLite ms': ms(bare[index] ?? 0),
    ratio: Number(((normal[index] ?? 0) / (bare[index] ?? 1)).toFixed(1)),
    'ms, answers 100 × as long': ms(long[index] ?? 0),
  })),
);
rmSync(directory, { recursive: true, force: true });
