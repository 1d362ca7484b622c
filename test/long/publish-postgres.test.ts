import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrationsDirectory } from '#main/files/paths.ts';
import { JobCancelled, type JobContext } from '#main/jobs/job.ts';
import { publishPostgres } from '#main/publish/postgres/publish-postgres.ts';
import { openStore } from '#main/store/open.ts';
import { warehouseQueries } from '../../scripts/docs/warehouse-queries.ts';
import { openWarehouse } from '#test/support/duckdb.ts';
import { startPostgres, type TestPostgres } from '#test/support/postgres.ts';
import { putEmptyWorkspace } from '#test/support/prepared-folder.ts';
import { twoClients } from '#test/support/published-workspace.ts';
import { longSize } from '#test/support/size.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory, type TestWorkspace } from '#test/support/workspace.ts';

const hostile = `O'Bolt \\" ; DROP TABLE answers; --`;

let postgres: TestPostgres;
let prepared = '';
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(async () => {
  await postgres.close();
  rmSync(prepared, { recursive: true, force: true });
});

/** A workspace of its own with the same clients and ids, never published yet. */
async function openCopy(): Promise<TestWorkspace> {
  if (prepared === '') {
    prepared = mkdtempSync(path.join(os.tmpdir(), 'answerscope-published-'));
    putEmptyWorkspace(prepared);
    await (await twoClients(hostile, { dataDirectory: prepared })).switcher.close();
  }
  const dataDirectory = temporaryDirectory();
  cpSync(prepared, dataDirectory, { recursive: true });
  return openTestWorkspace({ dataDirectory, resume: true });
}

/** Confirms a company that was found, and analyses past answers again. */
async function confirmGrindstone({ call }: TestWorkspace): Promise<void> {
  const found = (await call('list-brands', { customerId: 1 })).find(({ name }) => name === 'Grindstone');
  await call('save-brand', { customerId: 1, brandId: found?.brandId, state: 'confirmed' });
  await call('reanalyse', {});
}

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;
const october = { startDate: '2026-10-01', endDate: '2026-10-31' };

/** What an engine gives about a client of a workspace, in the shape of the published interface; `of`: its name of shares. */
async function figures(rows: Rows, of: (shares: string, scans: 'latest' | 'october') => string, where: string) {
  const shares = async (scans: 'latest' | 'october') => ({
    companies: await rows(
      `SELECT company, answers AS count, percentage FROM ${of('company_shares', scans)} WHERE ${where}`,
    ),
    domainStats: await rows(
      `SELECT domain, answers AS count, percentage, category FROM ${of('site_shares', scans)} WHERE ${where}`,
    ),
    articleStats: await rows(
      `SELECT url, answers AS count, percentage, names_client AS "isCustomerMentioned" FROM ${of('article_shares', scans)} WHERE ${where}`,
    ),
  });
  return {
    latest: await shares('latest'),
    october: await shares('october'),
    perScan: await rows(
      `SELECT CAST(execution_date AS varchar) AS date, platform AS "aiPlatform", score, execution_id AS "executionId"
       FROM execution_scores WHERE ${where} ORDER BY execution_date, execution_id`,
    ),
    overview: await rows(
      `SELECT CAST(last_scan AS varchar) AS "endDate", platform AS "aiPlatform", score FROM rolling_scores WHERE ${where} ORDER BY 1, 2`,
    ),
    headline: await rows(
      `SELECT platform, score, naming, answered FROM thirty_day_scores WHERE ${where} ORDER BY platform DESC`,
    ),
    voice: await rows(
      `SELECT company, share_of_voice, average_position FROM ${of('company_shares', 'october')} WHERE ${where} AND state = 'confirmed' ORDER BY company`,
    ),
  };
}

/** The same from the published interface; headline and share of voice from the window's. */
async function expected({ call }: TestWorkspace, customerID: number): Promise<Awaited<ReturnType<typeof figures>>> {
  const shares = async (days: Partial<typeof october>) => ({
    companies: await call('get-companies-stats', { customerID, ...days }),
    ...(await call('get-domain-stats', { customerID, ...days })),
  });
  const { perScan, overview } = await call('get-customer-growth-stats', { customerID });
  const client = (await call('get-portfolio', {})).customers.find(({ customerId }) => customerId === customerID);
  const { companies } = await call('get-overview', {
    ...{ customerId: customerID, from: october.startDate, to: october.endDate },
  });
  return {
    latest: await shares({}),
    october: await shares(october),
    perScan: perScan.flatMap(({ data }) => data),
    overview: overview.flatMap(({ data }) => data.map(({ startDate: _, ...point }) => point)),
    headline: (client?.platforms ?? []).map(({ platform, latest: { score } }) => ({
      ...{ platform, score: score.value, naming: score.successes, answered: score.n },
    })),
    voice: companies
      .filter(({ state }) => state === 'confirmed')
      .map(({ company, shareOfVoice, averagePosition }) => ({
        ...{ company, share_of_voice: shareOfVoice, average_position: averagePosition },
      }))
      .toSorted((a, b) => (a.company < b.company ? -1 : 1)),
  };
}

/** Everything that is published of a workspace, as one digest a table. */
const contentOf = async (address: string, workspace: string) => {
  const tables = await postgres.rows(
    address,
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'answerscope'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1",
  );
  const digests: Record<string, unknown> = {};
  for (const { name } of tables)
    if (name !== 'published_tables')
      [digests[String(name)]] = await postgres.rows(
        address,
        `SELECT count(*) AS rows, md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS digest FROM answerscope.${String(name)} t WHERE workspace = '${workspace}'`,
      );
  return digests;
};

const inSchema =
  (address: string): Rows =>
  (sql) =>
    postgres.rows(`${address}?options=-c%20search_path%3Danswerscope`, sql);

it('gives PostgreSQL and DuckDB the figures of the published interface, to the decimal, from two workspaces', async () => {
  const address = await postgres.database('warehouse');
  const folder = path.join(temporaryDirectory(), 'warehouse');
  const [ada, bob] = [await openCopy(), await openCopy()];
  await confirmGrindstone(bob);
  const ids: string[] = [];
  for (const workspace of [ada, bob]) {
    const made = await workspace.call('publish-workspace', { postgres: address, texts: true });
    expect(made).toMatchObject({ target: `127.0.0.1:${postgres.port}/warehouse`, answers: 168, unchangedAnswers: 0 });
    ids.push(made.workspace);
    await workspace.call('publish-workspace', { folder, texts: true });
  }
  using duckdb = await openWarehouse(folder);
  await duckdb.rows(
    "CREATE TEMP VIEW october AS SELECT * FROM counted_executions WHERE execution_date BETWEEN '2026-10-01' AND '2026-10-31'",
  );
  const inPostgres = inSchema(address);
  const ofPostgres = (shares: string, scans: string) =>
    scans === 'latest' ? `latest_${shares}` : `${shares}('2026-10-01', '2026-10-31')`;
  const ofDuckdb = (shares: string, scans: string) =>
    `${shares}(${scans === 'latest' ? 'latest_executions' : 'october'})`;
  for (const [index, workspace] of [ada, bob].entries())
    for (const customerID of [1, 2]) {
      const where = `workspace = '${ids[index]}' AND client_id = ${customerID}`;
      const told = await expected(workspace, customerID);
      expect(told.latest.companies.length).toBeGreaterThan(1);
      expect(told.latest.articleStats.length).toBeGreaterThan(1);
      expect(told.voice.some(({ share_of_voice }) => share_of_voice !== null)).toBe(true);
      expect(await figures(inPostgres, ofPostgres, where)).toEqual(told);
      expect(await figures(duckdb.rows, ofDuckdb, where)).toEqual(told);
    }
  // The same rows in both, whatever the texts are.
  const texts = 'SELECT CAST(workspace AS varchar) AS workspace, answer_id, text FROM answers ORDER BY 1, 2';
  const both = [await inPostgres(texts), await duckdb.rows(texts)] as const;
  expect(both[0]).toEqual(both[1].map((row) => ({ ...row, text: String(row['text']).replaceAll('\0', '') })));
  expect(both[0]).toHaveLength(336);
  expect((await inPostgres('SELECT name FROM clients')).map(({ name }) => name)).toContain(hostile);
  for (const { title, sql } of warehouseQueries) {
    const [first, second] = [await inPostgres(sql), await duckdb.rows(sql)];
    expect(first.map(plain).toSorted(), title).toEqual(second.map(plain).toSorted());
    if (!/Alerts|was done/.test(title)) expect(first.length, title).toBeGreaterThan(0);
  }
});

/** A row as text, days as both drivers can write them; clients of two workspaces may have one name, so order is not compared. */
const plain = (row: Record<string, unknown>): string =>
  JSON.stringify(Object.values(row).map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)));

/** A server on loopback that cuts a connection once so many bytes were sent through it. */
async function cuttingProxy(target: number): Promise<{ readonly port: number; limit: number }> {
  const proxy = { port: 0, limit: 0 };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const cut = (): void => void (client.destroy(), upstream.destroy());
    let sent = 0;
    client.on('data', (data) => {
      if ((sent += data.length) > proxy.limit) return cut();
      upstream.write(data);
    });
    upstream.on('data', (data) => client.write(data));
    for (const socket of [client, upstream]) socket.on('error', cut).on('close', cut);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}

it('writes only what changed, lets deletions follow, and completes what a kill or a cut at any step left', async () => {
  const [address, fresh] = [await postgres.database('cut'), await postgres.database('fresh')];
  const workspace = await openCopy();
  const { directory } = workspace;
  const proxy = await cuttingProxy(postgres.port);
  const cutAddress = address.replace(`:${postgres.port}/`, `:${proxy.port}/`);
  const growth = longSize(1.15, 2.2);
  // Cut later and later, until it is through. Whatever is there in between is whole.
  let cuts = 0;
  for (proxy.limit = 400; ; proxy.limit = Math.round(proxy.limit * growth)) {
    const result = await workspace.switcher
      .current()
      .call('publish-workspace', { postgres: cutAddress }, { kind: 'owner' });
    if (result.ok) break;
    cuts += 1;
    expect(result.error.message).toMatch(/was cut\. What was published stays/);
    // Longer than what creates the tables.
    if (proxy.limit > 30_000)
      expect(
        await postgres.rows(
          address,
          `SELECT e.execution_id FROM answerscope.published_executions e FULL JOIN
             (SELECT workspace, execution_id, count(*) AS n FROM answerscope.answers GROUP BY 1, 2) a USING (workspace, execution_id)
           WHERE a.n IS DISTINCT FROM 7`,
        ),
      ).toEqual([]);
  }
  expect(cuts).toBeGreaterThan(3);
  const { workspace: id } = await workspace.call('publish-workspace', { postgres: fresh });
  expect(await contentOf(address, id)).toEqual(await contentOf(fresh, id));
  expect(await workspace.call('publish-workspace', { postgres: address })).toMatchObject({
    answers: 0,
    unchangedAnswers: 168,
    removed: 0,
  });

  // A decision about a company, then a re-analysis; killed at each step.
  await confirmGrindstone(workspace);
  await workspace.switcher.close();
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
  const run = async (stopAt: number) => {
    let steps = 0;
    const context = {
      ...{ store, timeZone: 'UTC', now: () => new Date(), progress: () => {} },
      checkCancelled: () => {
        if ((steps += 1) === stopAt) throw new JobCancelled();
      },
    } as unknown as JobContext;
    return publishPostgres({ address, texts: false, workspace: id }, context);
  };
  let kills = 1;
  for (; ; kills += 1)
    try {
      expect((await run(kills)).removed).toBe(0);
      break;
    } catch (error) {
      expect(error).toBeInstanceOf(JobCancelled);
    }
  expect(kills).toBeGreaterThan(3);
  store.close();
  const again = await openTestWorkspace({ dataDirectory: directory, resume: true });
  const other = await postgres.database('other');
  await again.call('publish-workspace', { postgres: other });
  expect(await contentOf(address, id)).toEqual(await contentOf(other, id));

  await again.call('delete-customer', { customerId: 2, confirmName: hostile, wait: true });
  expect((await again.call('publish-workspace', { postgres: address })).removed).toBe(12);
  for (const table of ['answers', 'mentions', 'citations', 'executions', 'companies', 'clients'])
    expect(await postgres.rows(address, `SELECT DISTINCT client_id FROM answerscope.${table}`), table).toEqual([
      { client_id: 1 },
    ]);
});

it('checks the certificate of the server, tells what to do, and never tells the address', async () => {
  await postgres.rows(await postgres.database('guarded'), "CREATE ROLE ada LOGIN PASSWORD 'battery/staple'");
  const { authorityFile } = postgres;
  const password = 'battery%2Fstaple';
  const at = (rest: string): string => `postgresql://ada:${password}@127.0.0.1:${postgres.port}/guarded${rest}`;
  const workspace = await openTestWorkspace({ environment: { ANSWERSCOPE_POSTGRES_URL: at('') } });
  const problem = async (postgres_: string | undefined): Promise<string> =>
    (await workspace.fail('publish-workspace', { postgres: postgres_ })).message;
  await addCustomer(workspace);
  expect(await problem(at('?sslmode=require'))).toMatch(/No known authority vouches .*sslrootcert=/);
  expect(await problem(at('?sslmode=no-verify'))).toMatch(/sslrootcert=/);
  expect(await problem(at(`?sslmode=verify-full&sslrootcert=${authorityFile}`))).toMatch(
    /may not do this .*GRANT CREATE/,
  );
  expect(await problem(at(`?sslmode=require&sslrootcert=${authorityFile}.gone`))).toMatch(/cannot be read/);
  expect(await problem(at('').replace('battery', 'batteries'))).toMatch(/refuses the user name or the password/);
  expect(await problem(`postgresql://ada:${password}@127.0.0.1:1/warehouse`)).toMatch(/refuses connections/);
  await workspace.call('set-publishing', { target: 'postgres', every: 'day' });
  expect((await workspace.fail('publish-workspace', {})).message).toMatch(/may not do this/);
  const state = await workspace.call('get-publishing', {});
  expect(state).toMatchObject({ database: `127.0.0.1:${postgres.port}/guarded`, addressFrom: 'environment' });
  expect(state.last?.problem).toMatch(/may not do this/);
  expect(JSON.stringify(state)).not.toMatch(/battery|ada/);
  await workspace.switcher.close();
  for (const file of readdirSync(workspace.directory, { withFileTypes: true }))
    if (file.isFile())
      expect(readFileSync(path.join(workspace.directory, file.name), 'latin1'), file.name).not.toMatch(/battery/);
});
