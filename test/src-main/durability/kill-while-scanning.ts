import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';
import { databaseFile } from '#main/store/open.ts';
import { program } from '#test/support/programs.ts';

export interface KillingOptions {
  /** An empty folder for the workspace. */
  readonly directory: string;
  readonly queries: number;
  readonly kills: number;
  readonly concurrency: number;
  /** Shortest and longest time the platform takes for an answer, in milliseconds. */
  readonly answerMs: readonly [shortest: number, longest: number];
  /** A process is killed at a random moment within this time after it began to scan, in milliseconds. */
  readonly lifeMs: number;
  readonly random: () => number;
}

export interface KillingOutcome {
  readonly kills: number;
  readonly state: string;
  /** Every reported progress, in order, over all processes. */
  readonly progress: readonly { readonly total: number; readonly completed: number }[];
  readonly answered: number;
  /** Queries with an answer in the store; equals the number of answers if each has exactly one. */
  readonly queriesAnswered: number;
  /** Paid requests by query. */
  readonly paid: ReadonlyMap<string, number>;
  /** By query, how often a kill interrupted its request: each may have been paid for once more. */
  readonly outAtKills: ReadonlyMap<string, number>;
  /** The most requests that one kill interrupted. */
  readonly mostOut: number;
  readonly unconfirmedMicro: number;
}

const start = (
  name: Parameters<typeof program>[0],
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ChildProcessWithoutNullStreams => spawn(process.execPath, [program(name), ...args], { env: environment });

/** Scans a group while the scanning process is killed again and again, and returns the outcome. */
export async function killWhileScanning(options: KillingOptions): Promise<KillingOutcome> {
  const platform = start('platform-process', options.answerMs.map(String), process.env);
  const paid = new Map<string, number>();
  const environment = await new Promise<Record<string, string>>((resolve, reject) => {
    platform.on('exit', (code) => reject(new Error(`the platform process ended with ${code}`)));
    createInterface({ input: platform.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { environment?: Record<string, string>; paid?: string };
      if (said.environment) resolve(said.environment);
      if (said.paid !== undefined) paid.set(said.paid, (paid.get(said.paid) ?? 0) + 1);
    });
  });
  try {
    const executionId = await createScan(options);
    const outAtKills = new Map<string, number>();
    const progress: { total: number; completed: number }[] = [];
    let mostOut = 0;
    let kills = 0;
    for (;;) {
      const life = await oneLife(options, executionId, environment, kills < options.kills);
      progress.push(...life.progress);
      if (!life.killed) break;
      kills += 1;
      const left = lookInto(options.directory, executionId);
      for (const query of left.out) outAtKills.set(query, (outAtKills.get(query) ?? 0) + 1);
      mostOut = Math.max(mostOut, left.out.length);
    }
    const end = lookInto(options.directory, executionId);
    return { ...end, kills, progress, paid, outAtKills, mostOut };
  } finally {
    platform.kill();
  }
}

/** Sets up the workspace and creates the execution as a schedule does, without asking anything yet. */
async function createScan(options: KillingOptions): Promise<number> {
  // Under a cap of nothing the scan can only wait: the first request is sent by a process that will be killed.
  const environment = { OPENAI_API_KEY: 'k' };
  const switcher = await createWorkspaceSwitcher({ dataDirectory: options.directory, environment, scheduler: true });
  const service = switcher.current();
  const setCap = (of: typeof service, capUsd: number | null) =>
    of.call('set-budget', { subject: { kind: 'workspace' }, capUsd }, owner);
  const call = async <Value>(
    result: Promise<{ ok: true; data: Value } | { ok: false; error: { message: string } }>,
  ): Promise<Value> => {
    const settled = await result;
    if (!settled.ok) throw new Error(settled.error.message);
    return settled.data;
  };
  await call(setCap(service, 0));
  const { organization_id: organizationId } = await call(
    service.call('add-organization', { name: 'Northlight', quota: 5 }, owner),
  );
  const { customer_id: customerId } = await call(
    service.call('add-customer', { organizationId, name: 'Acme', websiteUrl: 'acme.com' }, owner),
  );
  await call(
    service.call(
      'set-provider',
      { platform: 'chatgpt', concurrency: options.concurrency, requestsPerMinute: 100_000 },
      owner,
    ),
  );
  const texts = Array.from({ length: options.queries }, (_, index) => `Which anvil is best for job ${index + 1}?`);
  await call(
    service.call(
      'add-query-group',
      {
        customerId,
        name: 'Anvils',
        websiteUrl: 'acme.com',
        keywords: 'anvil',
        language: 'English',
        countryCode: 'us',
        queries: texts.slice(0, 150),
        platforms: ['chatgpt'],
      },
      owner,
    ),
  );
  for (;;) {
    const { executions } = await call(service.call('list-executions', {}, owner));
    const [execution] = executions;
    if (execution) {
      await switcher.close();
      // This one carries out no scan.
      const quiet = await createWorkspaceSwitcher({ dataDirectory: options.directory, environment });
      await call(setCap(quiet.current(), null));
      await quiet.close();
      addQueries(options.directory, texts.slice(150), execution.id);
      return execution.id;
    }
    await pause(20);
  }
}

/** A new group has at most 150 queries; the rest of a larger plan is inserted directly. */
function addQueries(directory: string, texts: readonly string[], executionId: number): void {
  const db = new Database(databaseFile(directory));
  const insert = db.prepare(
    "INSERT INTO query (query_group_id, text, created_at) VALUES (1, ?, '2026-01-01T00:00:00Z')",
  );
  const plan = db.prepare('INSERT INTO execution_query (execution_id, query_id, sample) VALUES (?, ?, 1)');
  db.transaction(() => {
    for (const text of texts) plan.run(executionId, insert.run(text).lastInsertRowid);
    db.prepare('UPDATE execution SET total = total + ? WHERE id = ?').run(texts.length, executionId);
  })();
  db.close();
}

interface Life {
  readonly killed: boolean;
  readonly progress: { total: number; completed: number }[];
}

/** One process: killed at a random moment of its scanning, or left to finish. */
function oneLife(
  options: KillingOptions,
  executionId: number,
  environment: Record<string, string>,
  kill: boolean,
): Promise<Life> {
  return new Promise((resolve, reject) => {
    const child = start('scanning-process', [options.directory, String(executionId)], {
      ...process.env,
      ...environment,
    });
    const progress: Life['progress'] = [];
    let said = '';
    let ended = false;
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const told = JSON.parse(line) as { ready?: boolean; total?: number; completed?: number; closed?: boolean };
      if (told.closed) ended = true;
      if (told.total !== undefined && told.completed !== undefined)
        progress.push({ total: told.total, completed: told.completed });
      if (told.ready && kill) setTimeout(() => child.kill('SIGKILL'), options.random() * options.lifeMs);
    });
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') return resolve({ killed: true, progress });
      if (code === 0 && ended) return resolve({ killed: false, progress });
      reject(new Error(`the scanning process ended with ${code ?? signal}: ${said}`));
    });
  });
}

/** The contents of the store, read from outside. */
function lookInto(directory: string, executionId: number) {
  const db = new Database(databaseFile(directory), { readonly: true });
  const one = (sql: string): Record<string, unknown> => db.prepare(sql).get(executionId) as Record<string, unknown>;
  const counts = one(
    'SELECT COUNT(*) AS answers, COUNT(DISTINCT query_id) AS queries FROM answer WHERE execution_id = ?',
  );
  const out = db
    .prepare(
      "SELECT q.text FROM execution_query x JOIN query q ON q.id = x.query_id WHERE x.execution_id = ? AND x.state = 'asking'",
    )
    .all(executionId) as { text: string }[];
  const outcome = {
    state: String(one('SELECT state FROM execution WHERE id = ?')['state']),
    answered: Number(counts['answers']),
    queriesAnswered: Number(counts['queries']),
    unconfirmedMicro: Number(
      (db.prepare('SELECT COALESCE(SUM(unconfirmed_micro), 0) AS micro FROM spend').get() as { micro: number }).micro,
    ),
    out: out.map((row) => row.text),
  };
  db.close();
  return outcome;
}
