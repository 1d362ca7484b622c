import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { buildSample } from '#main/sample/build-sample.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { databaseFile } from '#main/store/open.ts';

/** Sizes of an agency: two platforms and 2 million answers with the 13 queries that a group of the sample has on average. */
const [clients, groupsPerClient, weeks, copiesOfQuery] = [24, 5, 104, 6];
/** Customers of the sample with the history of a whole year; they come first. */
const customersOfTheWholeYear = 4;
/** Above every id of the sample's customers, brands, queries, pages and their spellings. */
const idSpace = 100_000;

/** Ids of the workspace are built from the sample's: of client 3, brand 7 is 300007. */
const ids = `
  CREATE TEMP TABLE client AS
    WITH RECURSIVE n (client) AS (SELECT 1 UNION ALL SELECT client + 1 FROM n WHERE client < ${clients})
    SELECT client, 1 + (client - 1) % ${customersOfTheWholeYear} AS old FROM n;
  CREATE TEMP TABLE grp AS
    WITH RECURSIVE slot (slot) AS (SELECT 1 UNION ALL SELECT slot + 1 FROM slot WHERE slot < ${groupsPerClient}),
      own AS (SELECT id, customer_id, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY id) - 1 AS place,
        COUNT(*) OVER (PARTITION BY customer_id) AS groups FROM sample.query_group)
    SELECT (c.client - 1) * ${groupsPerClient} + s.slot AS id, c.client, s.slot, o.id AS old
    FROM client c JOIN slot s JOIN own o ON o.customer_id = c.old AND o.place = (s.slot - 1) % o.groups;
  CREATE TEMP TABLE copy AS
    WITH RECURSIVE n (copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM n WHERE copy < ${copiesOfQuery}) SELECT copy FROM n;
  -- A client cites other pages every quarter, and the copies of a query other pages than the query.
  CREATE TEMP TABLE old_execution AS
    SELECT e.id, MIN(a.id) AS first, COUNT(*) AS answers, 1 + (julianday('now') - julianday(e.execution_date)) / 7 / 13 AS quarter
    FROM sample.execution e JOIN sample.answer a ON a.execution_id = e.id GROUP BY e.id;
  CREATE TEMP TABLE run (id INTEGER PRIMARY KEY, old, grp, client, first, old_first, answers, variant);
  INSERT INTO run SELECT ROW_NUMBER() OVER (ORDER BY e.execution_date, g.id, e.id), e.id, g.id, g.client, 0, o.first, o.answers,
      ${copiesOfQuery} * (CAST(o.quarter AS INTEGER) - 1)
    FROM grp g JOIN sample.execution e ON e.query_group_id = g.old JOIN old_execution o ON o.id = e.id ORDER BY 1;
  UPDATE run SET first = s.first FROM (SELECT id, SUM(answers) OVER (ORDER BY id) * ${copiesOfQuery} - answers * ${copiesOfQuery} + 1 AS first FROM run) s WHERE s.id = run.id;
  -- Which page of the workspace a page of the sample is, for a client, a quarter and a copy of a query.
  CREATE TEMP TABLE page AS SELECT c.client, v.variant, u.id AS old,
      ROW_NUMBER() OVER (ORDER BY c.client, v.variant, u.id) AS id
    FROM client c JOIN (SELECT DISTINCT r.client, r.variant + y.copy AS variant FROM run r JOIN copy y) v ON v.client = c.client
    JOIN (SELECT DISTINCT e.customer_id, i.url_id AS id FROM sample.citation i JOIN sample.answer a ON a.id = i.answer_id
      JOIN sample.execution e ON e.id = a.execution_id) u ON u.customer_id = c.old;
  CREATE UNIQUE INDEX temp.page_of ON page (client, old, variant);
  CREATE UNIQUE INDEX temp.page_id ON page (id);`;

const of = (client: string, id: string): string => `(${client} * ${idSpace} + ${id})`;
const perGroup = (id: string): string => `(((g.id * ${copiesOfQuery}) + y.copy) * 1000 + ${id})`;
const queryOfRun = `(((r.grp * ${copiesOfQuery}) + y.copy) * 1000 + a.query_id)`;
/** The rank of an answer of the sample within the copies of its execution; `answer` is its id. */
const answerId = (answer: string): string => `(r.first + (y.copy - 1) * r.answers + ${answer} - r.old_first)`;

/** Rows of a table that belong to an answer, in the order of their key. */
const perAnswer = (columns: string, table: string, order = ''): string =>
  `SELECT ${columns} FROM run r CROSS JOIN copy y CROSS JOIN sample.${table} x ON x.answer_id >= r.old_first AND x.answer_id < r.old_first + r.answers
   ORDER BY r.id, y.copy, x.answer_id${order}`;
const perExecution = (columns: string, table: string): string =>
  `SELECT ${columns} FROM run r JOIN sample.${table} x ON x.execution_id = r.old ORDER BY r.id`;

/** Tables in order of dependency: columns and the statement that fills them. */
const tables: readonly (readonly [table: string, columns: string, rows: string])[] = [
  ['organization', 'id, name, quota, created_at', `SELECT id, name, 500, created_at FROM sample.organization`],
  [
    'customer',
    'id, organization_id, name, website_url, created_at, trial_start, trial_end, paying, report_token, brand_revision',
    `SELECT c.client, x.organization_id, x.name || ' ' || c.client, x.website_url, x.created_at, x.trial_start, x.trial_end, x.paying,
       'report' || c.client, x.brand_revision FROM client c JOIN sample.customer x ON x.id = c.old`,
  ],
  [
    'brand',
    'id, customer_id, kind, name, key, state, merged_into, created_at, common_word, product_of, probability',
    `SELECT ${of('c.client', 'x.id')}, c.client, x.kind, x.name, x.key, x.state, ${of('c.client', 'x.merged_into')}, x.created_at, x.common_word,
       ${of('c.client', 'x.product_of')}, x.probability FROM client c JOIN sample.brand x ON x.customer_id = c.old ORDER BY 1`,
  ],
  [
    'brand_name',
    'brand_id, kind, value',
    `SELECT ${of('c.client', 'b.id')}, x.kind, x.value FROM client c JOIN sample.brand b ON b.customer_id = c.old JOIN sample.brand_name x ON x.brand_id = b.id`,
  ],
  [
    'query_group',
    'id, customer_id, name, type, parent_id, website_url, keywords, language, country, status, samples, schedule, next_due_at, created_at',
    `SELECT g.id, g.client, x.name || ' ' || g.slot, 'original', NULL, x.website_url, x.keywords, x.language, x.country, x.status, x.samples,
       x.schedule, x.next_due_at, x.created_at FROM grp g JOIN sample.query_group x ON x.id = g.old ORDER BY 1`,
  ],
  [
    'group_platform',
    'query_group_id, platform',
    `SELECT g.id, x.platform FROM grp g JOIN sample.group_platform x ON x.query_group_id = g.old`,
  ],
  [
    'query',
    'id, query_group_id, text, created_at, deleted_at, intent',
    `SELECT ${perGroup('x.id')}, g.id, x.text || ' (' || y.copy || ')', x.created_at, x.deleted_at, x.intent
     FROM grp g JOIN copy y JOIN sample.query x ON x.query_group_id = g.old ORDER BY 1`,
  ],
  [
    'query_revision',
    'query_group_id, created_at, comments, added, deleted',
    `SELECT g.id, x.created_at, x.comments, x.added, x.deleted FROM grp g JOIN sample.query_revision x ON x.query_group_id = g.old ORDER BY x.id`,
  ],
  [
    'credit',
    'organization_id, query_group_id, spent_at',
    `SELECT 1, g.id, x.created_at FROM grp g JOIN sample.query_group x ON x.id = g.old`,
  ],
  ['domain', 'id, name, category', 'SELECT id, name, category FROM sample.domain'],
  [
    'url',
    'id, domain_id, address, title',
    `SELECT p.id, u.domain_id, u.address || '/' || p.client || '-' || p.variant, u.title FROM page p JOIN sample.url u ON u.id = p.old ORDER BY 1`,
  ],
  // Every page has one spelling.
  [
    'url_spelling',
    'id, url_id, spelling, citations',
    `SELECT p.id, p.id, COALESCE(s.spelling, u.address) || '/' || p.client || '-' || p.variant, 0
     FROM page p JOIN sample.url u ON u.id = p.old LEFT JOIN sample.url_spelling s ON s.id = u.spelling_id ORDER BY 1`,
  ],
  [
    'execution',
    `id, customer_id, query_group_id, platform, origin, state, execution_date, created_at, started_at, finished_at, samples, total, seconds_per_question,
       answered, no_overview, refused, failed, mentioned, naming_any, citing, citing_own, cost_micro, analysis_version, brand_revision`,
    `SELECT r.id, r.client, r.grp, platform, 'scan', state, execution_date, created_at, started_at, finished_at, samples, total * n, seconds_per_question,
       answered * n, no_overview * n, refused * n, failed * n, mentioned * n, naming_any * n, citing * n, citing_own * n, cost_micro * n, analysis_version, brand_revision
     FROM run r JOIN sample.execution x ON x.id = r.old, (SELECT ${copiesOfQuery} AS n) ORDER BY r.id`,
  ],
  [
    'execution_query',
    'execution_id, query_id, sample, state, attempts, timeouts, failure_kind, failure_message, updated_at',
    `SELECT r.id, ${queryOfRun} AS query, a.sample, a.state, a.attempts, a.timeouts, a.failure_kind, a.failure_message, a.updated_at
     FROM run r CROSS JOIN copy y CROSS JOIN sample.execution_query a ON a.execution_id = r.old ORDER BY r.id, query, a.sample`,
  ],
  [
    'answer',
    `id, execution_id, query_id, sample, outcome, captured_at, provider, surface, requested_model, served_model, latency_ms, input_tokens, output_tokens,
       billed_searches, cost_micro, mentioned, position, companies, citations, own_cited, found_digest`,
    `SELECT ${answerId('a.id')}, r.id, ${queryOfRun}, a.sample, outcome, captured_at, provider, surface, requested_model, served_model, latency_ms, input_tokens,
       output_tokens, billed_searches, cost_micro, mentioned, position, companies, citations, own_cited, found_digest
     FROM run r CROSS JOIN copy y CROSS JOIN sample.answer a ON a.id >= r.old_first AND a.id < r.old_first + r.answers ORDER BY r.id, y.copy, a.id`,
  ],
  ['answer_text', 'answer_id, content', perAnswer(`${answerId('x.answer_id')}, x.content`, 'answer_text')],
  [
    'mention',
    'answer_id, start_offset, end_offset, brand_id, rule, negated',
    perAnswer(
      `${answerId('x.answer_id')}, x.start_offset, x.end_offset, ${of('r.client', 'x.brand_id')}, x.rule, x.negated`,
      'mention',
      ', x.start_offset',
    ),
  ],
  [
    'answer_company',
    'answer_id, brand_id, position',
    perAnswer(
      `${answerId('x.answer_id')}, ${of('r.client', 'x.brand_id')}, x.position`,
      'answer_company',
      ', x.brand_id',
    ),
  ],
  [
    'citation',
    'answer_id, position, url_id, cited, spelling_id',
    `SELECT ${answerId('x.answer_id')}, x.position, p.id, x.cited, p.id
     FROM run r CROSS JOIN copy y CROSS JOIN sample.citation x ON x.answer_id >= r.old_first AND x.answer_id < r.old_first + r.answers
     CROSS JOIN page p ON p.client = r.client AND p.old = x.url_id AND p.variant = r.variant + y.copy ORDER BY r.id, y.copy, x.answer_id, x.position`,
  ],
  [
    'execution_company',
    'execution_id, brand_id, answers, position_sum, first_named',
    perExecution(
      `r.id, ${of('r.client', 'x.brand_id')}, x.answers * ${copiesOfQuery}, x.position_sum * ${copiesOfQuery}, x.first_named * ${copiesOfQuery}`,
      'execution_company',
    ),
  ],
  [
    'execution_domain',
    'execution_id, domain_id, answers',
    perExecution(`r.id, x.domain_id, x.answers * ${copiesOfQuery}`, 'execution_domain'),
  ],
  [
    'execution_article',
    'execution_id, url_id, answers',
    `SELECT r.id, p.id, x.answers FROM run r CROSS JOIN copy y CROSS JOIN sample.execution_article x ON x.execution_id = r.old
     CROSS JOIN page p ON p.client = r.client AND p.old = x.url_id AND p.variant = r.variant + y.copy ORDER BY r.id, p.id`,
  ],
  [
    'query_month',
    'query_id, platform, month, executions, answered, mentioned, position_sum, answered_squares, mentioned_squares, products',
    `SELECT ${perGroup('m.query_id')} AS query, platform, month, executions, answered, mentioned, position_sum, answered_squares, mentioned_squares, products
     FROM grp g JOIN copy y JOIN sample.query x ON x.query_group_id = g.old JOIN sample.query_month m ON m.query_id = x.id ORDER BY query, platform, month`,
  ],
  [
    'brand_book',
    'customer_id, revision, book',
    `SELECT c.client, x.revision, x.book FROM client c JOIN sample.brand_book x ON x.customer_id = c.old`,
  ],
  [
    'discovery_state',
    'customer_id, analysis_version, last_answer_id, modelled, state',
    `SELECT c.client, x.analysis_version, (SELECT MAX(id) FROM answer), x.modelled, x.state
     FROM client c JOIN sample.discovery_state x ON x.customer_id = c.old`,
  ],
  // Two of five pages were checked.
  [
    'article_check',
    'customer_id, url_id, state, checked_at, analysis_version, brand_revision',
    `SELECT p.client, p.id, CASE WHEN p.id % 5 = 0 THEN 'mentioned' ELSE 'not_mentioned' END, datetime('now'), (SELECT MAX(analysis_version) FROM execution), c.brand_revision
     FROM page p JOIN customer c ON c.id = p.client WHERE p.id % 5 < 2`,
  ],
  [
    'recommendation',
    'id, customer_id, query_group_id, rule, finding, title, task, data_points, why_important, platform, status, priority, date, first_found, take_action_url, evidence, current',
    `SELECT g.id * 10000 + x.id, g.client, g.id, rule, finding, title, task, data_points, why_important, platform, status, priority, date, first_found,
       take_action_url, evidence, current FROM grp g JOIN sample.recommendation x ON x.query_group_id = g.old ORDER BY 1`,
  ],
  [
    'spend',
    'day, customer_id, query_group_id, platform, provider, requests, cost_micro, unconfirmed_micro, unpriced_requests',
    `SELECT day, g.client, g.id, platform, provider, requests * ${copiesOfQuery}, cost_micro * ${copiesOfQuery}, unconfirmed_micro, unpriced_requests
     FROM grp g JOIN sample.spend x ON x.query_group_id = g.old`,
  ],
  // A model judged one mention in fifty.
  [
    'portrayal',
    'answer_id, start_offset, end_offset, brand_id, portrayal, model, assessed_at, review',
    `SELECT answer_id, start_offset, end_offset, brand_id, CASE answer_id % 5 WHEN 0 THEN 'negative' WHEN 1 THEN 'neutral' ELSE 'positive' END, 'bench',
       datetime('now'), CASE WHEN answer_id % 3 = 0 THEN 'accepted' ELSE 'open' END
     FROM mention WHERE answer_id % 50 = 0 AND negated = 0`,
  ],
];

export interface AgencySize {
  readonly answers: number;
  readonly executions: number;
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Fills a folder with a workspace of 2 million answers: two years of four of the sample's customers become those of 24 clients
 * with five query groups each, by statements that copy rows. An earlier one is used again.
 */
export async function agencyWorkspace(directory: string): Promise<AgencySize> {
  const file = databaseFile(directory);
  if (statSync(file, { throwIfNoEntry: false }) === undefined) await build(directory);
  return sizeOf(file);
}

async function build(directory: string): Promise<void> {
  const workshop = path.join(directory, 'building');
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  const sample = path.join(workshop, 'sample');
  timed(`the sample of ${weeks} weeks`, () =>
    buildSample(
      { directory: sample, weeks },
      { now: () => new Date(), timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} },
    ),
  );
  // The service makes the empty workspace, so that its settings are those of one.
  const switcher = await createWorkspaceSwitcher({ dataDirectory: workshop, environment: {} });
  await switcher.close();
  const db = new Database(databaseFile(workshop));
  // Out of the write-ahead log first: it cannot be turned off directly.
  db.pragma('journal_mode = DELETE');
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('temp_store = MEMORY');
  db.pragma('cache_size = -524288');
  db.prepare('ATTACH ? AS sample').run(databaseFile(sample));
  timed('ids', () => db.exec(ids));
  const indexes = db
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM main.sqlite_schema WHERE type = 'index' AND sql IS NOT NULL AND tbl_name <> 'url_spelling'",
    )
    .all();
  for (const { name } of indexes) db.exec(`DROP INDEX main.${name}`);
  for (const [table, columns, rows] of tables)
    timed(table, () => db.prepare(`INSERT INTO main.${table} (${columns}) ${rows}`).run());
  timed('indexes', () => {
    for (const { sql } of indexes) db.exec(sql);
  });
  timed('spellings', () =>
    db.exec(`UPDATE url_spelling SET citations = s.n FROM (SELECT url_id, COUNT(*) AS n FROM citation GROUP BY url_id) s WHERE s.url_id = url_spelling.url_id;
      UPDATE url SET spelling_id = id;
      INSERT INTO main.setting SELECT key, value FROM sample.setting WHERE key = 'domainCategoriesVersion' ON CONFLICT DO NOTHING;`),
  );
  const broken = db.pragma('main.foreign_key_check') as unknown[];
  if (broken.length > 0) throw new Error(`foreign keys of the bench workspace: ${JSON.stringify(broken.slice(0, 3))}`);
  db.exec('DETACH sample');
  db.pragma('journal_mode = WAL');
  db.close();
  renameSync(databaseFile(workshop), databaseFile(directory));
  rmSync(workshop, { recursive: true, force: true });
}

function sizeOf(file: string): AgencySize {
  const db = new Database(file);
  const size = db
    .prepare<[], Omit<AgencySize, 'bytes'>>(
      'SELECT (SELECT COUNT(*) FROM answer) AS answers, (SELECT COUNT(*) FROM execution) AS executions, (SELECT COUNT(*) FROM url) AS pages',
    )
    .get();
  db.close();
  if (size === undefined) throw new Error('the workspace is empty');
  return { ...size, bytes: statSync(file).size };
}

function timed(what: string, work: () => unknown): void {
  const started = performance.now();
  work();
  const seconds = (performance.now() - started) / 1000;
  if (seconds > 1) console.log(`  ${what}: ${seconds.toFixed(1)} s`);
}
