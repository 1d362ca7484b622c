import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import type { KeyScope, Operation } from '#shared/contract/operation.ts';
import { workspaceInterface } from '#shared/contract/workspace/index.ts';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { owner, type WorkspaceSwitcher } from '#main/service/service.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { authenticateKey } from '#main/service/api-keys.ts';
import { migrationFiles } from '#main/store/format.ts';
import { databaseFile, openStore } from '#main/store/open.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import type { SeededAgency } from '#test/fixtures/interface/seed-agencies.ts';
import { send, type Reply } from '#test/support/http-client.ts';
import { storeAlert } from '#test/support/stored-alert.ts';
import { jobThreads, temporaryDirectory } from '#test/support/workspace.ts';

const operations: readonly (Operation & { readonly name: OperationName })[] = Object.values(workspaceInterface);
/** Far beyond every id of the workspace: a foreign id must get the same reply. */
const missing = 987_654_321;

/** The migration that brought scopes. */
const keyScopesFile = (): string =>
  migrationFiles(migrationsDirectory()).find((file) => file.endsWith('key-scopes.sql')) ?? '';

const scopeSets: readonly (readonly KeyScope[])[] = [['read'], ['read', 'manage'], ['read', 'spend']];

const createKey = async (switcher: WorkspaceSwitcher, key: InputOf<'create-key'>): Promise<OutputOf<'create-key'>> => {
  const result = await switcher.current().call('create-key', key, owner);
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
};

const post = (port: number, operation: string, body: unknown, key: string, repeatKey?: string): Promise<Reply> =>
  send(port, `/workspace/${operation}`, {
    headers: {
      'Content-Type': 'application/json',
      'X-API-Key': key,
      ...(repeatKey === undefined ? {} : { 'Idempotency-Key': repeatKey }),
    },
    body: JSON.stringify(body),
  });
const codeOf = (reply: Reply): string => errorEnvelopeSchema.parse(reply.json).error.code;
const dataOf = (reply: Reply): unknown => (reply.json as { data: unknown }).data;

const made = <Data>(result: { ok: true; data: Data } | { ok: false; error: { message: string } }): Data => {
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
};

/** What an organization has beside its answers, made by the owner: ids by the field that names them. */
async function makeThings({ switcher, directory }: OpenInterface, agency: SeededAgency, answerId: number) {
  const { customerId } = agency;
  const [queryId = 0] = agency.queryIds;
  const service = switcher.current();
  const [noted, tagged, viewed, acted, ruled, brands] = await Promise.all([
    service.call('save-note', { customerId, day: '2026-01-05', text: 'Relaunched' }, owner),
    service.call('save-tag', { customerId, name: 'Costs' }, owner),
    service.call('save-view', { customerId, name: 'Costs', place: 'competitors' }, owner),
    service.call(
      'save-action',
      { customerId, kind: 'page', title: 'A page', day: '2026-01-05', queryIds: [queryId] },
      owner,
    ),
    service.call('save-label-rule', { customerId, text: 'cost', tag: 'Costs' }, owner),
    service.call('list-brands', { customerId }, owner),
  ]);
  const file = new Database(databaseFile(directory));
  const alertId = storeAlert(file, randomUUID(), customerId, '2026-01-05');
  const portrayalId = Number(
    file
      .prepare(
        "INSERT INTO portrayal (answer_id, start_offset, end_offset, brand_id, portrayal, model, assessed_at) VALUES (?, 0, 4, ?, 'neutral', 'm', '2026-01-05T00:00:00Z')",
      )
      .run(answerId, made(brands)[0]?.brandId ?? 0).lastInsertRowid,
  );
  file.close();
  const shared = await service.call('share-report', { customerId, from: '2026-01-01', to: '2026-01-31' }, owner);
  return {
    noteId: made(noted).noteId,
    tagId: made(tagged).tagId,
    viewId: made(viewed).viewId,
    actionId: made(acted).actionId,
    ruleId: made(ruled).ruleId,
    shareId: made(shared).shareId,
    ...{ alertId, alertIds: alertId, portrayalId },
  };
}

/** Ids of everything that an organization has, by the field that names it. */
async function idsOf(api: OpenInterface, agency: SeededAgency): Promise<Record<string, number>> {
  const { customerId } = agency;
  const service = api.switcher.current();
  const [answers, brands, recommendations] = await Promise.all([
    service.call('list-answers', { customerId }, owner),
    service.call('list-brands', { customerId }, owner),
    service.call('list-recommendations', { customerId }, owner),
  ]);
  const answerId = made(answers).answers[0]?.answerId ?? 0;
  return {
    organizationId: agency.organizationId,
    customerId,
    intoCustomerId: agency.otherCustomerId,
    toCustomerIds: agency.otherCustomerId,
    queryGroupId: agency.groupId,
    executionId: agency.executionIds.done[0],
    queryId: agency.queryIds[0] ?? 0,
    queryIds: agency.queryIds[0] ?? 0,
    ...{ answerId, answerIds: answerId },
    brandId: made(brands)[0]?.brandId ?? 0,
    intoBrandId: made(brands)[1]?.brandId ?? 0,
    recommendationId: made(recommendations)[0]?.id ?? 0,
    ...(await makeThings(api, agency, answerId)),
  };
}

const fieldsOf = ({ request }: Operation): string[] => ('shape' in request ? Object.keys(request.shape as object) : []);

/** The example of an operation with the ids of an organization. */
function withIds(operation: Operation, ids: Readonly<Record<string, number>>, all: boolean): Record<string, unknown> {
  const request = { ...(operation.example as Record<string, unknown>) };
  for (const [field, id] of Object.entries(ids))
    if (field in request || (all && fieldsOf(operation).includes(field) && !field.endsWith('Ids')))
      request[field] = field.endsWith('Ids') ? [id] : id;
  return request;
}

const withoutId = (reply: Reply, id: number): string =>
  reply.text.replaceAll(new RegExp(`(?<![\\d.])${id}(?!\\.?\\d)`, 'g'), 'N');

describe('the operations of the workspace for an API key', () => {
  test('need the scope that each declares, whatever the request', async () => {
    const api = await openInterface();
    const [{ organizationId }] = api.agencies;
    const before = api.content();
    const counts = { refused: 0, passed: 0 };
    for (const scopes of scopeSets) {
      const { api_key } = await createKey(api.switcher, { organizationId, scopes: [...scopes] });
      for (const { name, scope } of operations) {
        // Refused for its fields where it is not refused for its scope: nothing is carried out.
        const service = api.switcher.current();
        const caller = service.authenticate(api_key);
        if (caller === null) throw new Error('the key is valid');
        const result = await service.callUnchecked(name, { unknownField: 1 }, caller);
        const allowed = scope !== 'owner' && scopes.some((held) => held === scope);
        const code = result.ok ? 'none' : result.error.code;
        expect([name, scopes, code]).toEqual([name, scopes, allowed ? 'invalid_request' : 'forbidden']);
        counts[allowed ? 'passed' : 'refused'] += 1;
      }
    }
    expect(counts.refused).toBeGreaterThan(100);
    expect(counts.passed).toBeGreaterThan(80);
    expect({ ...api.content(), api_key: null }).toEqual({ ...before, api_key: null });
  });

  test('reply to ids of another organization as to missing ones, and neither read nor change them', async () => {
    const api = await openInterface();
    const [asking, other] = api.agencies;
    const { organizationId } = asking;
    const scopes: KeyScope[] = ['read', 'manage', 'spend'];
    const { api_key } = await createKey(api.switcher, { organizationId, scopes, dailyCapUsd: 10_000 });
    const [own, foreign] = [await idsOf(api, asking), await idsOf(api, other)];
    const before = api.content();
    const tried = new Set<string>();
    for (const operation of operations.filter(({ scope }) => scope !== 'owner'))
      for (const field of fieldsOf(operation)) {
        const id = foreign[field];
        if (id === undefined || (operation.name === 'add-customer' && field !== 'organizationId')) continue;
        const request = withIds(operation, own, field === 'queryGroupId' || field === 'executionId');
        const value = (of: number): unknown => (field.endsWith('Ids') ? [of] : of);
        const ask = (of: number) => post(api.door.port, operation.name, { ...request, [field]: value(of) }, api_key);
        const [reply, absent] = [await ask(id), await ask(missing)];
        const what = `${operation.name} ${field}: ${reply.text}`;
        expect(id, `both organizations have the same ${field}`).not.toBe(own[field]);
        expect([reply.status, withoutId(reply, id)], what).toEqual([absent.status, withoutId(absent, missing)]);
        if (/^(?:customerId|queryGroupId|executionId|answerId|organizationId|recommendationId)$/.test(field))
          expect(reply.status, what).toBeGreaterThanOrEqual(400);
        tried.add(operation.name);
      }
    expect(tried.size).toBeGreaterThan(60);
    const named = operations.filter(({ scope }) => scope !== 'owner').flatMap(fieldsOf);
    expect(named.filter((field) => /Ids?$/.test(field) && foreign[field] === undefined)).toEqual([]);
    expect({ ...api.content(), api_key: null, key_spend: null }).toEqual({ ...before, api_key: null, key_spend: null });
  });

  test('never show names of another organization', async () => {
    const api = await openInterface();
    const [asking, other] = api.agencies;
    const own = await idsOf(api, asking);
    const names = [
      other.agency.organization,
      other.agency.customer,
      other.agency.otherCustomer,
      ...other.agency.queries,
    ];
    let read = 0;
    for (const operation of operations.filter(({ scope, kind }) => scope === 'read' && kind === 'query')) {
      const example: Record<string, unknown> = withIds(operation, own, false);
      if (operation.name.startsWith('list-') && operation.request.safeParse({}).success) delete example['customerId'];
      const requests = operation.name === 'find-by-name' ? names.map((text) => ({ text })) : [example];
      for (const request of requests) {
        const reply = await post(api.door.port, operation.name, request, asking.key);
        expect([200, 400, 404], `${operation.name} ${reply.text}`).toContain(reply.status);
        if (reply.status === 200) read += 1;
        for (const name of names) expect(reply.text.includes(name), `${operation.name} shows ${name}`).toBe(false);
      }
    }
    expect(read).toBeGreaterThan(25);
  });

  test('have alerts and finished scans as a JSON Feed, of the organization only, with the key as password', async () => {
    const api = await openInterface();
    const [asking, other] = api.agencies;
    const feed = (headers: Record<string, string>) =>
      send(api.door.port, '/workspace/feed.json', { method: 'GET', headers });
    const password = Buffer.from(`key:${asking.key}`).toString('base64');
    const basic = await feed({ Authorization: `Basic ${password}` });
    expect([basic.status, basic.headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8']);
    const { version, items } = JSON.parse(basic.text) as { version: string; items: { id: string; title: string }[] };
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(asking.executionIds.done.map((execution) => `scan:${execution}`)),
    );
    expect(basic.text).not.toContain(other.agency.customer);
    expect((await feed({ 'X-API-Key': asking.key })).text).toBe(basic.text);
    const head = await send(api.door.port, '/workspace/feed.json', {
      method: 'HEAD',
      headers: { 'X-API-Key': asking.key },
    });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([
      200,
      basic.headers['content-length'],
      '',
    ]);
    const whole = await feed({ 'X-Owner-Token': 'owner-token-of-a-test' });
    expect(whole.text).toContain(other.agency.customer);
    const refused = await feed({});
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Basic realm="Answerscope"']);
    expect((await feed({ Authorization: 'Basic !' })).status).toBe(401);
  });

  test('are limited per scope and by the day’s cap, which a refused request leaves as it was', async () => {
    const api = await openInterface({ door: { limits: { perKey: 1_000, managing: 1_000, spending: 4, badKeys: 20 } } });
    const [{ organizationId, groupId }] = api.agencies;
    const [queryGroupId, committed] = [
      groupId,
      async (id: number) => {
        const keys = await api.switcher.current().call('list-keys', {}, owner);
        return keys.ok ? keys.data.find((key) => key.id === id)?.committedTodayUsd : undefined;
      },
    ];
    const spend = ['read', 'spend'] as KeyScope[];
    const poor = await createKey(api.switcher, { organizationId, scopes: spend, dailyCapUsd: 0 });
    const refused = await post(api.door.port, 'set-samples', { queryGroupId, samples: 5 }, poor.api_key);
    expect([codeOf(refused), refused.status]).toEqual(['quota_exhausted', 409]);
    expect(refused.text).toContain('of the $0.00 a day');
    const rich = await createKey(api.switcher, { organizationId, scopes: spend });
    // No platform is set up: nothing is started, and nothing counts.
    expect((await post(api.door.port, 'start-scan', { queryGroupId }, rich.api_key)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await committed(rich.id)).toBe(0);
    expect((await post(api.door.port, 'set-samples', { queryGroupId, samples: 2 }, rich.api_key)).status).toBe(200);
    const once = (await committed(rich.id)) ?? 0;
    expect(once).toBeGreaterThan(0);
    expect((await post(api.door.port, 'set-samples', { queryGroupId, samples: 2 }, rich.api_key)).status).toBe(200);
    expect(await committed(rich.id)).toBeCloseTo(2 * once);
    expect((await post(api.door.port, 'estimate-scan', { queryGroupId }, rich.api_key)).status).toBe(200);
    await post(api.door.port, 'set-samples', { queryGroupId, samples: 1 }, rich.api_key);
    const tooMany = await post(api.door.port, 'set-samples', { queryGroupId, samples: 1 }, rich.api_key);
    expect([codeOf(tooMany), Number(tooMany.headers['retry-after'])]).toEqual(['rate_limited', 60]);
    expect((await post(api.door.port, 'estimate-scan', { queryGroupId }, rich.api_key)).status).toBe(200);
  });

  test('are carried out once under an Idempotency-Key, also after a restart', async () => {
    const api = await openInterface();
    const [{ organizationId }, other] = api.agencies;
    const { id, api_key } = await createKey(api.switcher, { organizationId, scopes: ['read', 'manage'] });
    const elsewhere = await createKey(api.switcher, { organizationId: other.organizationId, scopes: ['manage'] });
    const add = (name: string, repeatKey: string, key = api_key, to = organizationId, port = api.door.port) =>
      post(port, 'add-customer', { organizationId: to, name, websiteUrl: 'acme.example.com' }, key, repeatKey);
    const [first, together] = await Promise.all([add('Acme', 'order-1'), add('Acme', 'order-1')]);
    expect([first.status, dataOf(together)]).toEqual([200, dataOf(first)]);
    expect(dataOf(await add('Acme', 'order-1'))).toEqual(dataOf(first));
    expect(codeOf(await add('Other', 'order-1'))).toBe('invalid_request');
    // The keys of another API key are its own.
    expect(dataOf(await add('Acme', 'order-1', elsewhere.api_key, other.organizationId))).not.toEqual(dataOf(first));
    // What failed changed nothing, and can be made again.
    expect((await add('', 'order-2')).status).toBe(400);
    expect((await add('Second', 'order-2')).status).toBe(200);
    expect((await add('Spaced', 'or der')).status).toBe(400);
    await api.door.close();
    await api.switcher.close();
    const file = new Database(databaseFile(api.directory));
    file
      .prepare(
        'INSERT INTO key_reply (key_id, repeat_key, request, made_at) SELECT key_id, ?, request, made_at FROM key_reply WHERE key_id = ? AND repeat_key = ?',
      )
      .run('cut', id, 'order-1');
    file.close();
    const switcher = await createWorkspaceSwitcher({ environment: {}, jobThreads, dataDirectory: api.directory });
    const door = await createHttpDoor(switcher, { port: 0, ownerToken: 'token', dashboard: false });
    try {
      expect(dataOf(await add('Acme', 'order-1', api_key, organizationId, door.port))).toEqual(dataOf(first));
      expect(codeOf(await add('Acme', 'cut', api_key, organizationId, door.port))).toBe('unavailable');
      const customers = dataOf(await post(door.port, 'list-customers', {}, api_key)) as OutputOf<'list-customers'>;
      expect(customers.filter(({ name }) => name === 'Acme')).toHaveLength(1);
      const { customer_id: customerId } = dataOf(first) as OutputOf<'add-customer'>;
      const gone = { customerId, confirmName: 'Acme', wait: true };
      expect((await post(door.port, 'delete-customer', gone, api_key)).status).toBe(200);
      // The reply named what was deleted.
      expect(codeOf(await add('Acme', 'order-1', api_key, organizationId, door.port))).toBe('unavailable');
      const confirmName = api.agencies[0].agency.organization;
      const end = { organizationId, confirmName, wait: true };
      expect(await switcher.current().call('delete-organization', end, owner)).toMatchObject({ ok: true });
      const rest = new Database(databaseFile(api.directory), { readonly: true });
      expect(rest.prepare('SELECT key_id FROM key_reply').pluck().all()).toEqual([elsewhere.id]);
      expect(rest.pragma('foreign_key_check')).toEqual([]);
      rest.close();
    } finally {
      await door.close();
      await switcher.close();
    }
  });

  test('are none to a key made before there were scopes, and whoever holds it goes on reading', () => {
    const [directory, migrations] = [temporaryDirectory(), path.join(temporaryDirectory(), 'migrations')];
    mkdirSync(migrations);
    for (const file of migrationFiles(migrationsDirectory()).filter((name) => name < keyScopesFile()))
      copyFileSync(path.join(migrationsDirectory(), file), path.join(migrations, file));
    const before = openStore(directory, { migrationsDirectory: migrations });
    before.run("INSERT INTO organization (name, quota, created_at) VALUES ('Northlight', 5, '2026-01-01T00:00:00Z')");
    before.run(
      "INSERT INTO api_key (organization_id, name, prefix, hash, created_at) VALUES (1, 'Old', 'as_old', :hash, '2026-01-01T00:00:00Z')",
      { hash: createHash('sha256').update('as_old-key').digest() },
    );
    before.close();
    const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
    const caller = authenticateKey(store, 'as_old-key', new Date(), 'UTC');
    expect(caller).toEqual({ kind: 'key', keyId: 1, organizationId: 1, scopes: ['read'], dailyCapMicro: 0 });
    store.close();
  });

  test('end with the last day of the key, and a key made before scopes only reads', async () => {
    const api = await openInterface();
    const [{ organizationId, key, customerId }] = api.agencies;
    const past = await api.switcher.current().call('create-key', { organizationId, expiresOn: '2020-01-01' }, owner);
    expect(past.ok).toBe(false);
    const capped = await api.switcher.current().call('create-key', { organizationId, dailyCapUsd: 3 }, owner);
    expect(capped.ok).toBe(false);
    expect(codeOf(await post(api.door.port, 'archive-customer', { customerId, archived: true }, key))).toBe(
      'forbidden',
    );
    const { id, api_key } = await createKey(api.switcher, { organizationId, expiresOn: '2999-12-31' });
    expect((await post(api.door.port, 'list-customers', {}, api_key)).status).toBe(200);
    const file = new Database(path.join(databaseFile(api.directory)));
    file.prepare("UPDATE api_key SET expires_on = date('now', '-2 days') WHERE id = ?").run(id);
    file.close();
    const expired = await post(api.door.port, 'list-customers', {}, api_key);
    expect([expired.status, codeOf(expired)]).toEqual([401, 'unauthorized']);
    expect((await api.post('get-organization-customers', { organizationID: organizationId }, api_key)).status).toBe(
      401,
    );
  });
});
