import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { migrationsDirectory } from '#main/files/paths.ts';
import { owner } from '#main/service/service.ts';
import { relaxDurability } from '#main/store/durability.ts';
import { databaseFile, openStore, type Store } from '#main/store/open.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import Database from 'better-sqlite3';
import { medianMs, printTable } from './machine.ts';

/**
 * The list of clients at the size of an agency: 200 clients with 400 groups on two platforms, weekly for two years, two million
 * answers. How long it takes to open, right after the start and later, and how long after scans that no one computed yet.
 */
const size = { clients: 200, groups: 2, weeks: 104, queries: 24, companies: 40 };
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));

/** Numbers from 0 as a table of one column, n. */
const numbers = (count: number): string =>
  `(WITH RECURSIVE x(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM x WHERE n < ${count - 1}) SELECT n FROM x)`;

/** Fills a workspace with rows as scans leave them, without the texts, which the list never reads. */
function fill(store: Store): void {
  const { clients, groups, weeks, queries, companies } = size;
  const at = "'2024-01-01T00:00:00Z'";
  const statements = [
    `INSERT INTO organization (id, name, quota, created_at) VALUES (1, 'Agency', 10000, ${at})`,
    `INSERT INTO customer (id, organization_id, name, website_url, created_at) SELECT n + 1, 1, 'Client ' || n, 'https://c' || n || '.example', ${at} FROM ${numbers(clients)}`,
    `INSERT INTO brand (customer_id, kind, name, key, state, created_at)
     SELECT c.n + 1, IIF(b.n = 0, 'own', 'competitor'), 'Brand ' || b.n, b.n, IIF(b.n < 12, 'confirmed', 'candidate'), ${at} FROM ${numbers(clients)} c, ${numbers(companies)} b`,
    `INSERT INTO query_group (id, customer_id, name, type, website_url, keywords, language, country, next_due_at, created_at)
     SELECT n + 1, n / ${groups} + 1, 'Group ' || n, 'original', 'https://c.example', 'k', 'English', 'us', '2027-01-01T06:00:00Z', ${at} FROM ${numbers(clients * groups)}`,
    `INSERT INTO query (id, query_group_id, text, created_at)
     SELECT n + 1, n / ${queries} + 1, 'Which is best for ' || n || '?', ${at} FROM ${numbers(clients * groups * queries)}`,
    // Weeks outside, so that scans have the order in which they ran.
    `INSERT INTO execution (customer_id, query_group_id, platform, origin, state, execution_date, created_at, finished_at, total, answered, naming_any, analysis_version, brand_revision)
     SELECT g.customer_id, g.id, p.value, 'scan', 'Done', date('2024-11-25', (7 * w.n + g.id % 5) || ' days'), ${at}, datetime('2024-11-25', (7 * w.n) || ' days'), ${queries}, ${queries}, ${queries}, 5, 1
     FROM ${numbers(weeks)} w CROSS JOIN query_group g CROSS JOIN json_each('["chatgpt","aioverview"]') p`,
    // Every query has its own rate, and hashes of the ids decide which answer names the client.
    `INSERT INTO answer (execution_id, query_id, outcome, captured_at, provider, surface, mentioned)
     SELECT e.id, q.id, 'answered', ${at}, 'openai', 'api', (e.id * 7919 + q.id * 104729) % 1009 < (q.id * 31) % 1009
     FROM execution e CROSS JOIN query q ON q.query_group_id = e.query_group_id`,
    'UPDATE execution SET mentioned = (SELECT SUM(mentioned) FROM answer WHERE execution_id = execution.id)',
    `INSERT INTO mention (answer_id, start_offset, end_offset, brand_id, rule, negated)
     SELECT a.id, 0, 5, (e.customer_id - 1) * ${companies} + 1, 'name', a.id % 170 = 0 FROM answer a JOIN execution e ON e.id = a.execution_id WHERE a.mentioned = 1 OR a.id % 170 = 0`,
    `INSERT INTO spend (day, customer_id, query_group_id, platform, provider, requests, cost_micro)
     SELECT execution_date, customer_id, query_group_id, platform, 'openai', 24, 240000 FROM execution`,
    `INSERT INTO recommendation (customer_id, query_group_id, rule, finding, title, task, data_points, why_important, platform, priority, date, first_found, evidence)
     SELECT g.customer_id, g.id, 'r', n, 't', 't', 'd', 'w', 'blog', 50, '2026-11-16', '2026-11-16', '{}' FROM query_group g, ${numbers(8)}`,
  ];
  relaxDurability(store);
  store.transaction(() => statements.forEach((sql) => store.run(sql)));
  store.db.exec('ANALYZE');
}

const filling = performance.now();
const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
fill(store);
const answers = store.get<{ n: number }>('SELECT COUNT(*) AS n FROM answer')?.n ?? 0;
store.close();
console.log(
  `${size.clients} clients, ${answers} answers, filled in ${((performance.now() - filling) / 1_000).toFixed(0)} s`,
);

/** Opens the workspace, reads the list, and tells the time of the first and of further readings. */
async function measure(): Promise<{ first: number; later: number; longestTask: number }> {
  const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
  const read = async (): Promise<void> => {
    const reply = await switcher.current().callUnchecked('get-portfolio', {}, owner);
    if (!reply.ok) throw new Error(reply.error.message);
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  await read();
  const first = performance.now() - started;
  await nextTurn(5);
  delay.disable();
  const longestTask = delay.max / 1e6;
  const later = await medianMs(read);
  await switcher.close();
  return { first, later, longestTask };
}

const computedAtOnce = await measure();
const stored = await measure();
const db = new Database(databaseFile(directory));
const bare = await medianMs(() =>
  db
    .prepare(
      `SELECT customer_id, platform, SUM(mentioned), SUM(answered) FROM execution WHERE state = 'Done' AND execution_date > '2026-10-20' GROUP BY 1, 2`,
    )
    .all(),
);
db.exec(
  'UPDATE execution SET answered = answered WHERE id IN (SELECT MAX(id) FROM execution WHERE customer_id <= 10 GROUP BY customer_id)',
);
db.close();
const afterScans = await measure();

const ms = (value: number): number => Math.round(value);
printTable([
  {
    reading: 'first of all, nothing computed',
    ms: ms(computedAtOnce.first),
    'longest task ms': ms(computedAtOnce.longestTask),
  },
  { reading: 'after a start', ms: ms(stored.first), 'longest task ms': ms(stored.longestTask) },
  { reading: 'again', ms: ms(stored.later), 'longest task ms': '' },
  {
    reading: 'after a start, scans of 10 clients not computed',
    ms: ms(afterScans.first),
    'longest task ms': ms(afterScans.longestTask),
  },
  { reading: 'bare SQLite, 30-day sums only', ms: ms(bare), 'longest task ms': '' },
]);
rmSync(directory, { recursive: true, force: true });
