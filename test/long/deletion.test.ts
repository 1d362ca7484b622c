import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import type { ChooseProvider } from '#main/platforms/choose-provider.ts';
import { databaseFile } from '#main/store/open.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { captured } from '#test/support/answers.ts';
import { startServiceProcess } from '#test/support/service-process.ts';
import { fullKills as kills } from '#test/support/size.ts';
import { runCommand } from '#test/support/run-command.ts';
import {
  addCustomer,
  jobThreads,
  openTestWorkspace,
  temporaryDirectory,
  type TestWorkspace,
} from '#test/support/workspace.ts';

/** In every text that belongs to the client who is deleted, and in no other. */
const mark = 'Zqwarkovia';
const rows = 40;
const random = seededRandom(20_261_122);

/** Answers about a client, some of them citing what answers about others cite as well. */
function recordedAnswers(name: string): string {
  const file = path.join(temporaryDirectory(), 'answers.jsonl');
  const line = (index: number): string =>
    JSON.stringify({
      query: `Does ${name} make anvils for workshop number ${index}?`,
      answer: `**${name}** and **${name} Rival ${index % 7}** make [anvils](https://${name.toLowerCase()}.example/${index}), as [this test](https://shared.example/anvils/${index % 9}) says. ${`${name} `.repeat((index % 10) * 100)}`,
      date: `2026-01-${String(1 + (index % 3)).padStart(2, '0')}`,
    });
  writeFileSync(file, Array.from({ length: rows }, (_, index) => line(index)).join('\n'));
  return file;
}

interface Client {
  readonly organizationId: number;
  readonly customerId: number;
  readonly groupId: number;
}

/** A client with one group and no answers. */
async function addClient(workspace: TestWorkspace, name: string): Promise<Client> {
  const websiteUrl = `${name.toLowerCase()}.com`;
  const { organizationId, customerId } = await addCustomer(workspace, { name, websiteUrl });
  const { query_group_id: groupId } = await workspace.call('add-query-group', {
    customerId,
    name: `${name} anvils`,
    websiteUrl,
    keywords: `${name} anvil`,
    language: 'English',
    countryCode: 'us',
    queries: [`Which anvil does ${name} make?`, 'Which anvil is best?'],
    platforms: ['chatgpt'],
  });
  return { organizationId, customerId, groupId };
}

const importAnswers = (workspace: TestWorkspace, { customerId, groupId }: Client, name: string): Promise<unknown> =>
  workspace.call('import-answers', {
    file: recordedAnswers(name),
    customerId,
    queryGroupId: groupId,
    platform: 'chatgpt',
  });

/** A client with all that one can have: answers, brands, decisions, recommendations, a report, a cap, spend, a clone, a key. */
async function addFullClient(workspace: TestWorkspace, name: string): Promise<Client> {
  const client = await addClient(workspace, name);
  const { customerId, groupId, organizationId } = client;
  await workspace.call('create-query-group-from-existing', {
    customerID: customerId,
    name: `${name} clone`,
    parentQueryGroupId: groupId,
  });
  await importAnswers(workspace, client, name);
  await workspace.call('save-brand', {
    customerId,
    name: `${name} Smiths`,
    aliases: [`${name} Bros`],
    state: 'confirmed',
  });
  await workspace.call('refresh-recommendations', { customerId });
  await workspace.call('set-budget', { subject: { kind: 'customer', customerId }, capUsd: 12 });
  await workspace.call('create-report', { customerId, format: 'html', from: '2026-01-01', to: '2026-01-31' });
  const note = (text: string, noteId?: number) =>
    workspace.call('save-note', {
      customerId,
      day: '2026-01-02',
      text: `${name} ${text}`,
      queryGroupId: groupId,
      noteId,
    });
  await note('Relaunched the site', (await note('Relaunched the site, at last and with new prices')).noteId);
  await workspace.call('delete-note', { customerId, noteId: (await note('Written by mistake')).noteId });
  await workspace.call('create-key', { organizationId, name: `${name} key` });
  await workspace.call('save-label-rule', { customerId, text: 'which', tag: `${name} tag`, intent: 'comparison' });
  await workspace.call('save-view', { customerId, name: `${name} view`, place: `answers?tags=${name}` });
  const db = new Database(databaseFile(workspace.directory));
  db.prepare(
    'INSERT INTO spend (day, customer_id, query_group_id, platform, provider, requests, cost_micro) VALUES (?, ?, ?, ?, ?, 3, ?)',
  ).run('2026-01-05', customerId, groupId, 'chatgpt', 'openai', 1_000_000 + customerId);
  addMessages(db, customerId, groupId, name);
  db.close();
  return client;
}

/** A channel of the client, and messages that name it: its own, and one about all clients. */
function addMessages(db: Database.Database, customerId: number, groupId: number, name: string): void {
  const channel = db.prepare(
    `INSERT INTO message_channel (token, kind, name, customer_id, active, alerts, digest, digest_day, digest_time, recipients, format, host,
       allow_private, told_from, created_at)
     VALUES (?, 'email', ?, ?, 1, 1, 'off', 1, '08:00', ?, 'json', '', 0, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
  );
  const message = db.prepare(
    `INSERT INTO message (uuid, channel_id, recipient, reason, kind, customer_id, language, state, created_at, next_try_at)
     VALUES (?, ?, 'ada@example.com', 'digest', 'digest', ?, 'en', 'sent', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
  );
  const part = db.prepare(
    'INSERT INTO message_part (message_id, customer_id, query_group_id, content) VALUES (?, ?, ?, ?)',
  );
  for (const owner of [customerId, null]) {
    const token = `${customerId}-${owner}`;
    const about = owner === null ? 'All clients' : `${name} contact`;
    const { lastInsertRowid: id } = channel.run(token, about, owner, JSON.stringify([`ada@${about}`]));
    const { lastInsertRowid: messageId } = message.run(`uuid-${customerId}-${owner}`, id, owner);
    part.run(messageId, customerId, null, JSON.stringify({ name }));
    part.run(messageId, customerId, groupId, JSON.stringify({ name, group: `${name} anvils` }));
  }
}

/** What a client's views show. */
const views = async (workspace: TestWorkspace, { customerId }: Client): Promise<unknown> => [
  await workspace.call('list-answers', { customerId, limit: 200 }),
  await workspace.call('get-overview', { customerId }),
  await workspace.call('list-sources', { customerId }),
  await workspace.call('list-brands', { customerId }),
  await workspace.call('list-query-groups', { customerId }),
];

const answersAndSources = async (workspace: TestWorkspace, { customerId }: Client): Promise<unknown> => [
  await workspace.call('list-answers', { customerId, limit: 200 }),
  await workspace.call('list-sources', { customerId }),
];

const tablesOf = (db: Database.Database): string[] =>
  db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all() as string[];

const readDatabase = <Value>(directory: string, read: (db: Database.Database) => Value): Value => {
  const db = new Database(databaseFile(directory), { readonly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
};

/** Files of a folder in which a text occurs. */
const filesWith = (directory: string, text: string | Buffer): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(directory, name);
    return statSync(file).isFile() && readFileSync(file).includes(text);
  });

const compressedTexts = (directory: string, customerId: number): Buffer[] =>
  readDatabase(directory, (db) =>
    (
      db
        .prepare(
          'SELECT content FROM answer_text t JOIN answer a ON a.id = t.answer_id JOIN execution e ON e.id = a.execution_id WHERE e.customer_id = ?',
        )
        .pluck()
        .all(customerId) as Buffer[]
    ).map((content) => Buffer.from(content.subarray(content.length / 3, content.length / 3 + 24))),
  );

const spentInAll = (workspace: TestWorkspace): number =>
  readDatabase(
    workspace.directory,
    (db) => db.prepare('SELECT SUM(cost_micro) * 1000 + SUM(requests) FROM spend').pluck().get() as number,
  );

test('of a deleted client nothing is left in any file of the workspace, and no other client changes', async () => {
  const workspace = await openTestWorkspace();
  const other = await addClient(workspace, 'Acme');
  await importAnswers(workspace, other, 'Acme');
  await workspace.call('reanalyse', { customerId: other.customerId });
  const gone = await addFullClient(workspace, mark);
  const before = { other: await views(workspace, other), spent: spentInAll(workspace) };
  const texts = compressedTexts(workspace.directory, gone.customerId);
  expect(texts).toHaveLength(rows);
  const preview = await workspace.call('preview-deletion', { kind: 'customer', id: gone.customerId });
  expect(preview).toMatchObject({
    name: mark,
    customers: 1,
    queryGroups: 2,
    answers: rows,
    openScans: 0,
    reports: 1,
    notes: 1,
  });

  const request = { customerId: gone.customerId, wait: true };
  expect(await workspace.fail('delete-customer', { ...request, confirmName: 'Acme' })).toMatchObject({
    code: 'invalid_request',
    details: [{ path: 'confirmName' }],
  });
  expect(await workspace.call('delete-customer', { ...request, confirmName: mark })).toEqual({
    answers: rows,
    erased: true,
  });

  expect(await workspace.fail('get-overview', { customerId: gone.customerId })).toMatchObject({ code: 'not_found' });
  expect((await workspace.call('list-customers', {})).map(({ name }) => name)).toEqual(['Acme']);
  expect(await views(workspace, other)).toEqual(before.other);
  expect(spentInAll(workspace)).toBe(before.spent);
  expect(await workspace.call('check-workspace', {})).toMatchObject({ answers: rows, findings: [] });
  const { organizations } = await workspace.call('get-workspace-status', {});
  expect(organizations.find(({ id }) => id === gone.organizationId)?.used).toBe(2);

  // Once the organizations are deleted as well, only settings and sums of money are left in any table.
  for (const { organizationId } of [gone, other])
    await workspace.call('delete-organization', { organizationId, confirmName: 'Northlight Consulting', wait: true });
  const left = readDatabase(workspace.directory, (db) =>
    tablesOf(db).filter((table) => db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined),
  );
  // Rules and channels about all clients belong to the workspace.
  expect(left.toSorted()).toEqual(['alert_rule', 'message', 'message_channel', 'setting', 'spend']);
  expect(spentInAll(workspace)).toBe(before.spent);
  await workspace.switcher.close();
  expect(filesWith(workspace.directory, mark)).toEqual([]);
  expect(filesWith(workspace.directory, mark.toLowerCase())).toEqual([]);
  expect(texts.flatMap((text) => filesWith(workspace.directory, text))).toEqual([]);
});

test('a deleted group takes its answers with it, and leaves the client’s other group as it is', async () => {
  const workspace = await openTestWorkspace();
  const client = await addClient(workspace, 'Acme');
  await importAnswers(workspace, client, 'Acme');
  await workspace.call('reanalyse', { customerId: client.customerId });
  const before = await answersAndSources(workspace, client);
  const { query_group_id: groupId } = await workspace.call('create-query-group-from-existing', {
    customerID: client.customerId,
    name: `${mark} group`,
    parentQueryGroupId: client.groupId,
  });
  await importAnswers(workspace, { ...client, groupId }, mark);
  const spent = spentInAll(workspace);
  await workspace.call('delete-query-group', { queryGroupId: groupId, confirmName: `${mark} group`, wait: true });
  await workspace.call('reanalyse', { customerId: client.customerId });
  expect(spentInAll(workspace)).toBe(spent);
  expect(await answersAndSources(workspace, client)).toEqual(before);
  expect(await workspace.call('check-workspace', {})).toMatchObject({ answers: rows, findings: [] });
});

test('requests in flight of a deleted client are paid for and booked, and nothing else is asked', async () => {
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  const chooseProvider: ChooseProvider = (platform) => ({
    kind: 'ready',
    model: null,
    definition: {
      id: 'stage',
      platform: platform as 'chatgpt',
      label: 'Stage',
      surface: 'api',
      credentials: [],
      baseUrlVariable: '',
      defaultModel: null,
      concurrency: 1,
      requestsPerMinute: 100_000,
      timeoutMs: 60_000,
      create: () => ({ ask: () => Promise.reject(new Error('never')) }),
    },
    scanner: {
      ask: async ({ query }) => {
        asked.push(query);
        await answer.promise;
        return captured({ text: `${mark} it is.`, provider: 'stage' });
      },
    },
  });
  const workspace = await openTestWorkspace({ chooseProvider, resume: true });
  const { customerId, groupId } = await addClient(workspace, mark);
  const { executionIds } = await workspace.call('start-scan', { queryGroupId: groupId, platform: 'chatgpt' });
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
  expect(await workspace.call('preview-deletion', { kind: 'customer', id: customerId })).toMatchObject({
    openScans: 1,
  });
  const deleted = workspace.call('delete-customer', { customerId, confirmName: mark, wait: true });
  // It is gone at once for everyone who looks.
  expect(await workspace.fail('get-execution', { executionId: executionIds[0] })).toMatchObject({ code: 'not_found' });
  const requests = (): number =>
    readDatabase(workspace.directory, (db) => db.prepare('SELECT SUM(requests) FROM spend').pluck().get() as number);
  const before = requests();
  answer.resolve();
  await deleted;
  expect(asked).toHaveLength(1);
  expect(requests()).toBe(before + 1);
  expect(await workspace.call('check-workspace', {})).toMatchObject({ answers: 0, findings: [] });
  await workspace.switcher.close();
  expect(filesWith(workspace.directory, mark)).toEqual([]);
});

test('an archived client is hidden and not scanned, and comes back as it was', async () => {
  const workspace = await openTestWorkspace();
  const client = await addClient(workspace, 'Acme');
  const before = await views(workspace, client);
  const { customerId, groupId } = client;
  expect((await workspace.call('archive-customer', { customerId, archived: true })).archivedAt).not.toBeNull();
  expect(await workspace.call('list-customers', {})).toEqual([]);
  expect((await workspace.call('list-customers', { archived: true })).map(({ name }) => name)).toEqual(['Acme']);
  expect((await workspace.call('get-calendar', { days: 30 })).runs).toEqual([]);
  expect(await workspace.fail('start-scan', { queryGroupId: groupId })).toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('archived'),
  });
  await workspace.call('archive-customer', { customerId, archived: false });
  expect(await workspace.call('list-customers', {})).toHaveLength(1);
  expect(await views(workspace, client)).toEqual(before);
});

test('the command line says what would go, deletes with the name, archives and lists', async () => {
  const workspace = await openTestWorkspace();
  const { customerId, groupId } = await addClient(workspace, mark);
  await workspace.call('create-backup', {});
  await workspace.switcher.close();
  const run = (...args: string[]) =>
    runCommand(args, {
      environment: { ANSWERSCOPE_DATA: workspace.directory },
      createWorkspaceSwitcher: (options) => createWorkspaceSwitcher({ ...options, jobThreads }),
    });
  expect((await run('customer', 'delete', String(customerId))).stderr).toContain(`--confirm "${mark}"`);
  expect((await run('customer', 'archive', String(customerId))).exitCode).toBe(0);
  expect((await run('customer', 'list')).stdout).not.toContain(mark);
  expect((await run('customer', 'list', '--archived')).stdout).toContain(mark);
  expect((await run('customer', 'unarchive', String(customerId))).exitCode).toBe(0);
  expect((await run('group', 'delete', String(groupId), '--confirm', `${mark} anvils`)).stdout).toContain('2 queries');
  const deleted = await run('customer', 'delete', String(customerId), '--confirm', mark);
  expect(deleted.stdout).toMatch(/backup/);
  const folders = filesWith(workspace.directory, mark);
  expect(folders.every((name) => name.startsWith('backups'))).toBe(true);
  expect(existsSync(`${databaseFile(workspace.directory)}.erased`)).toBe(false);
});

test('killed in the middle of a deletion, a process leaves nothing wrong, and the next start finishes it', async () => {
  const workspace = await openTestWorkspace();
  const other = await addClient(workspace, 'Acme');
  await importAnswers(workspace, other, 'Acme');
  const gone = await addClient(workspace, mark);
  await importAnswers(workspace, gone, mark);
  await workspace.call('reanalyse', {});
  const { file: base } = await workspace.call('create-backup', { file: path.join(temporaryDirectory(), 'base.db') });
  await workspace.switcher.close();
  const { directory } = workspace;
  let interrupted = 0;
  for (let life = 0; life < kills; life++) {
    copyFileSync(base, databaseFile(directory));
    rmSync(`${databaseFile(directory)}.seal`, { force: true });
    const service = await startServiceProcess(directory, { resume: true });
    const deleted = service
      .call('delete-customer', { customerId: gone.customerId, confirmName: mark, wait: true })
      .then(
        () => true,
        () => false,
      );
    await pause(random() * 400);
    await service.kill();
    // Named as unfinished, not as wrong, by a command that does not finish it.
    const unfinished = await findings(directory, { resume: false }, () => true);
    expect(unfinished.filter(({ kind }) => kind !== 'unfinished')).toEqual([]);
    if (!(await deleted) && unfinished.length > 0) interrupted += 1;
    expect(await findings(directory, { resume: true }, (left) => left.length === 0)).toEqual([]);
    const customers = readDatabase(directory, (db) => db.prepare('SELECT name FROM customer').pluck().all());
    // Deleted, unless it was killed before it began.
    if (unfinished.length > 0 || !customers.includes(mark)) expect(filesWith(directory, mark)).toEqual([]);
    expect(customers).toContain('Acme');
  }
  expect(interrupted).toBeGreaterThan(0);
});

interface Finding {
  readonly kind: string;
  readonly message: string;
}

/** What `check` finds in a folder, asked until it is enough; then the workspace is closed. */
async function findings(
  directory: string,
  { resume }: { readonly resume: boolean },
  enough: (found: readonly Finding[]) => boolean,
): Promise<readonly Finding[]> {
  const workspace = await openTestWorkspace({ dataDirectory: directory, resume });
  try {
    for (let tries = 0; ; tries++) {
      const { findings: found } = await workspace.call('check-workspace', {});
      if (enough(found) || tries > 200) return found;
      await pause(50);
    }
  } finally {
    await workspace.switcher.close();
  }
}
