import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { clone, create, edit, errorCases, numbered } from '#test/fixtures/interface/error-cases.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';
import { send, type Reply } from '#test/support/http-client.ts';

/** Checks the canonical shape, its status and code, and returns the error. */
function errorOf(reply: Reply, code: ErrorCode) {
  const { error, env, version } = errorEnvelopeSchema.parse(reply.json);
  expect({ status: reply.status, code: error.code, env, version, type: reply.headers['content-type'] }).toEqual({
    status: errorStatus[code],
    code,
    env: 'local',
    version: '1.0.0',
    type: 'application/json; charset=utf-8',
  });
  return error;
}

/** Runs a request that must change nothing in the workspace. */
async function changingNothing<Value>(api: OpenInterface, work: () => Promise<Value>): Promise<Value> {
  const before = api.content();
  const value = await work();
  expect(api.content()).toEqual(before);
  return value;
}

describe('an error of the closed list', () => {
  test('for each condition has its status, code, message and path, and changes nothing', async () => {
    const api = await openInterface();
    const [seeded, other] = api.agencies;
    for (const { when, operation, request, code, message, path: field } of errorCases) {
      const reply = await changingNothing(api, () => api.post(operation, request(seeded, other), seeded.key));
      const error = errorEnvelopeSchema.parse(reply.json).error;
      const expected = typeof message === 'string' ? message : message(seeded, other);
      expect([reply.status, error.code, error.message], `${operation}: ${when}`).toEqual([
        errorStatus[code],
        code,
        expected,
      ]);
      expect(
        error.details.map((detail) => detail.path),
        `${operation}: ${when}`,
      ).toEqual(field === undefined ? [] : [field]);
    }
    expect(api.logged).toEqual([]);
  });

  test('is none for a start day after today: nothing lies after it', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    const request = { customerID: seeded.customerId, startDate: '9999-12-31' };
    for (const [operation, data] of [
      ['get-queries', []],
      ['get-companies-stats', []],
      ['get-domain-stats', { domainStats: [], articleStats: [] }],
    ] as const)
      expect((await api.post(operation, request, seeded.key)).json).toMatchObject({ data });
  });

  test('leaves room for exactly 150 queries', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    const reply = await api.post('edit-queries-definitions', edit({ addedQueries: numbered(147) })(seeded), seeded.key);
    expect(reply.json).toMatchObject({ data: { message: '147 added, 0 deleted.' } });
    const swapped = await api.post(
      'edit-queries-definitions',
      edit({ addedQueries: ['Which is new?'], deletedQueriesIds: seeded.queryIds.slice(0, 1) })(seeded),
      seeded.key,
    );
    expect(swapped.json).toMatchObject({ data: { message: '1 added, 1 deleted.' } });
  });

  test('unauthorized is the same for a key that is missing, unknown or revoked, for every request', async () => {
    const api = await openInterface();
    const [seeded, other] = api.agencies;
    await api.switcher.current().call('revoke-key', { keyId: other.keyId }, { kind: 'owner' });
    const texts = new Set<string>();
    for (const operation of Object.keys(publishedInterface) as PublishedOperation[])
      for (const key of [undefined, '', 'as_nobody', other.key]) {
        const reply = await changingNothing(api, () =>
          api.post(operation, requestsOf(seeded, 'example.com')[operation], key),
        );
        expect(errorOf(reply, 'unauthorized').details).toEqual([]);
        texts.add(reply.text);
      }
    expect(texts.size).toBe(1);
  });

  test('quota_exhausted consumes nothing, for a new group and a clone', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    for (const name of ['One', 'Two'])
      expect((await api.post('create-query-group-from-existing', clone({ name })(seeded), seeded.key)).status).toBe(
        200,
      );
    for (const [operation, request] of [
      ['create-query-group', create({})],
      ['create-query-group-from-existing', clone({})],
    ] as const) {
      const reply = await changingNothing(api, () => api.post(operation, request(seeded), seeded.key));
      expect(errorOf(reply, 'quota_exhausted').message).toBe(
        'The organization has no credit left in its quota; nothing was created.',
      );
    }
  });

  test('internal carries the id it is logged under, and nothing of the defect', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    const db = new Database(path.join(api.directory, 'workspace.db'));
    db.exec('ALTER TABLE recommendation RENAME TO lost');
    db.close();
    const error = errorOf(
      await api.post('get-recommendations', { customerID: seeded.customerId }, seeded.key),
      'internal',
    );
    expect(error.message).not.toContain('recommendation');
    const [id = 'no id'] = /[\da-f]{8}-[\da-f-]{27}|[\da-f]{8,}/.exec(error.message) ?? [];
    const logs = readdirSync(api.directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.log'),
    );
    await expect
      .poll(() => logs.map((file) => readFileSync(path.join(api.directory, file), 'utf8')).join(''))
      .toContain(id);
  });
});

describe('unavailable', () => {
  test('is the reply to a write that finds the store locked: nothing was changed, and reads continue', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    const db = new Database(path.join(api.directory, 'workspace.db'));
    db.exec('BEGIN IMMEDIATE');
    const read = await api.post('get-recommendations', { customerID: seeded.customerId }, seeded.key);
    const write = await api.post('update-query-group-name', edit({ name: 'New' })(seeded), seeded.key);
    db.exec('ROLLBACK');
    db.close();
    expect(read.status, read.text).toBe(200);
    expect(errorOf(write, 'unavailable').message).toBe(
      'The workspace cannot be written just now (disk full, or in use); nothing was changed.',
    );
    expect((await api.post('update-query-group-name', edit({ name: 'New' })(seeded), seeded.key)).status).toBe(200);
  });

  test('is the reply to everything while the service shuts down', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    await api.switcher.close();
    for (const operation of Object.keys(publishedInterface) as PublishedOperation[])
      errorOf(await api.post(operation, requestsOf(seeded, 'example.com')[operation], seeded.key), 'unavailable');
    errorOf(
      await api.get(`answers/${seeded.executionIds.overview}/${seeded.queryIds[0]}/answer.md`, seeded.key),
      'unavailable',
    );
    expect(api.logged).toEqual([]);
  });
});

describe('an unknown field', () => {
  const variants = (field: string): string[] => [
    field.replaceAll(/[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`),
    field.toUpperCase(),
    field.endsWith('ID') ? `${field.slice(0, -2)}Id` : field.endsWith('Id') ? `${field.slice(0, -2)}ID` : field,
    `${field.slice(0, 2)}${field.slice(3)}`,
    `${field}s`,
    `${field[1] ?? ''}${field[0] ?? ''}${field.slice(2)}`,
  ];

  test('is refused with the name probably meant, for every field of every operation', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    const before = api.content();
    for (const [operation, { request }] of Object.entries(publishedInterface)) {
      const full: Record<string, unknown> = requestsOf(seeded, 'example.com')[operation as PublishedOperation];
      for (const field of Object.keys(request.shape)) {
        const { [field]: value = 1, ...rest } = full;
        for (const wrong of variants(field).filter((variant) => variant !== field)) {
          const reply = await api.post(operation, { ...rest, [wrong]: value }, seeded.key);
          expect(errorOf(reply, 'invalid_request').details, `${operation} ${wrong}`).toEqual([
            { path: wrong, message: `unknown field; did you mean "${field}"?` },
          ]);
        }
      }
      const strange = await api.post(operation, { ...full, zebra: 1 }, seeded.key);
      expect(errorOf(strange, 'invalid_request').message).toBe(
        `zebra: unknown field; known are ${Object.keys(request.shape).join(', ')}`,
      );
    }
    expect(api.content()).toEqual(before);
  });

  test('is refused when it is one of the names every object has', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const reply = await send(api.door.port, '/v1/get-recommendations', {
        headers: { 'Content-Type': 'application/json', 'X-API-Key': seeded.key },
        body: `{"customerID":${seeded.customerId},"${name}":{"customerID":1}}`,
      });
      expect(errorOf(reply, 'invalid_request').details.map((detail) => detail.path)).toEqual([name]);
    }
  });
});
