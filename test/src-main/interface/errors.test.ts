import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { countryCodes } from '#shared/domain/countries.ts';
import { languages } from '#shared/domain/languages.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';
import type { SeededAgency } from '#test/fixtures/interface/seed-agencies.ts';
import { send, type Reply } from '#test/support/http-client.ts';

const nobody = 999_999;

interface Case {
  readonly when: string;
  readonly operation: PublishedOperation;
  readonly request: (seeded: SeededAgency, other: SeededAgency) => Record<string, unknown>;
  readonly code: ErrorCode;
  readonly message: string | ((seeded: SeededAgency, other: SeededAgency) => string);
  /** The field at fault, where there is one. */
  readonly path?: string;
}

const create = (change: Record<string, unknown>) => (seeded: SeededAgency) => ({
  ...requestsOf(seeded, 'example.com')['create-query-group'],
  ...change,
});
const clone = (change: Record<string, unknown>) => (seeded: SeededAgency) => ({
  ...requestsOf(seeded, 'example.com')['create-query-group-from-existing'],
  ...change,
});
const edit =
  (change: Record<string, unknown>) =>
  ({ groupId }: SeededAgency) => ({ queryGroupId: groupId, ...change });
const read =
  (change: Record<string, unknown>) =>
  ({ customerID }: { customerID: number }) => ({ customerID, ...change });
const scope = (change: Record<string, unknown>) => (seeded: SeededAgency) =>
  read(change)({ customerID: seeded.customerId });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Which is number ${index}?`);
const invalid = (path: string, message: string) =>
  ({ code: 'invalid_request', message: `${path}: ${message}`, path }) as const;
const missing = (what: string, id: number = nobody) =>
  ({ code: 'not_found', message: `There is no ${what} ${id}.` }) as const;

/** The specification's table of conditions, and what DECISIONS adds, one by one. */
const cases: readonly Case[] = [
  {
    when: 'the customer does not exist',
    operation: 'create-query-group',
    request: create({ customerID: nobody }),
    ...missing('customer'),
  },
  {
    when: 'the customer does not exist',
    operation: 'create-query-group-from-existing',
    request: clone({ customerID: nobody }),
    ...missing('customer'),
  },
  {
    when: 'the customer is another organization’s',
    operation: 'create-query-group',
    request: (seeded, other) => create({ customerID: other.customerId })(seeded),
    code: 'not_found',
    message: (_, other) => `There is no customer ${other.customerId}.`,
  },
  {
    when: 'the name is empty',
    operation: 'create-query-group',
    request: create({ name: '' }),
    ...invalid('name', 'must not be empty'),
  },
  {
    when: 'the name is blank',
    operation: 'create-query-group-from-existing',
    request: clone({ name: ' \u00a0\t' }),
    ...invalid('name', 'must not be empty'),
  },
  {
    when: 'the name is blank',
    operation: 'update-query-group-name',
    request: edit({ name: ' ' }),
    ...invalid('name', 'must not be empty'),
  },
  {
    when: 'the name has 201 characters',
    operation: 'create-query-group',
    request: create({ name: 'x'.repeat(201) }),
    ...invalid('name', 'must have at most 200 characters'),
  },
  {
    when: 'the name holds a line break',
    operation: 'update-query-group-name',
    request: edit({ name: 'a\nb' }),
    ...invalid('name', 'must not contain control characters'),
  },
  {
    when: 'the name is another group’s',
    operation: 'create-query-group',
    request: (seeded) => create({ name: ` ${seeded.agency.topic} ` })(seeded),
    ...invalid('name', 'the customer already has a query group named "Project management"'),
  },
  {
    when: 'the name is another group’s',
    operation: 'create-query-group-from-existing',
    request: (seeded) => clone({ name: seeded.agency.topic })(seeded),
    ...invalid('name', 'the customer already has a query group named "Project management"'),
  },
  {
    when: 'the name is another group’s',
    operation: 'update-query-group-name',
    request: (seeded) => edit({ name: `${seeded.agency.topic}, Germany` })(seeded),
    ...invalid('name', 'the customer already has a query group named "Project management, Germany"'),
  },
  ...['', 'one,,two', 'one, ,two', ',', ' '].map((keywords): Case => ({
    when: `a keyword is empty after trimming (${JSON.stringify(keywords)})`,
    operation: 'create-query-group',
    request: create({ keywords }),
    ...invalid('keywords', 'must be comma-separated keywords, none of them empty'),
  })),
  {
    when: 'a keyword is empty after trimming',
    operation: 'create-query-group-from-existing',
    request: clone({ keywords: 'one,,two' }),
    ...invalid('keywords', 'must be comma-separated keywords, none of them empty'),
  },
  {
    when: 'there are 51 keywords',
    operation: 'create-query-group',
    request: create({ keywords: numbered(51).join(',') }),
    ...invalid('keywords', 'must hold at most 50 keywords'),
  },
  {
    when: 'the keywords hold nothing but the customer’s name',
    operation: 'create-query-group',
    request: create({ keywords: 'Planwise, planwise' }),
    ...invalid('keywords', 'no question can be made of them: they say nothing beside the name of the customer'),
  },
  {
    when: 'a keyword has 201 characters',
    operation: 'create-query-group',
    request: create({ keywords: `one, ${'x'.repeat(201)}` }),
    ...invalid('keywords', 'must have at most 200 characters each'),
  },
  ...[
    'localhost',
    'acme',
    '127.0.0.1',
    'ftp://planwise.example',
    'no host',
    'planwise.example:70000',
    'javascript:alert(1)',
  ].flatMap((websiteUrl): Case[] => [
    {
      when: `the website is ${websiteUrl}`,
      operation: 'create-query-group',
      request: create({ websiteUrl }),
      ...invalid('websiteUrl', `"${websiteUrl}" is not the address of a website such as example.com`),
    },
    {
      when: `the website is ${websiteUrl}`,
      operation: 'generate-keywords',
      request: () => ({ language: 'English', websiteUrl }),
      ...invalid('websiteUrl', `"${websiteUrl}" is not the address of a website such as example.com`),
    },
  ]),
  {
    when: 'the language is not supported',
    operation: 'create-query-group',
    request: create({ language: 'Klingon' }),
    ...invalid('language', `must be one of the supported languages: ${languages.map(({ name }) => name).join(', ')}`),
  },
  {
    when: 'the language is not supported',
    operation: 'generate-keywords',
    request: () => ({ language: 'en', websiteUrl: 'planwise.example' }),
    ...invalid('language', `must be one of the supported languages: ${languages.map(({ name }) => name).join(', ')}`),
  },
  {
    when: 'the country is not supported',
    operation: 'create-query-group-from-existing',
    request: clone({ countryCode: 'xx' }),
    ...invalid('countryCode', `must be one of the supported two-letter country codes: ${countryCodes.join(', ')}`),
  },
  {
    when: 'the parent does not exist',
    operation: 'create-query-group-from-existing',
    request: clone({ parentQueryGroupId: nobody }),
    ...missing('query group'),
  },
  {
    when: 'the parent is another customer’s of the same organization',
    operation: 'create-query-group-from-existing',
    request: (seeded) => clone({ customerID: seeded.otherCustomerId })(seeded),
    code: 'not_found',
    message: ({ groupId }) => `There is no query group ${groupId}.`,
  },
  {
    when: 'the parent is another organization’s',
    operation: 'create-query-group-from-existing',
    request: (seeded, other) => clone({ parentQueryGroupId: other.groupId })(seeded),
    code: 'not_found',
    message: (_, { groupId }) => `There is no query group ${groupId}.`,
  },
  {
    when: 'the parent is Not Active',
    operation: 'create-query-group-from-existing',
    request: (seeded) => clone({ parentQueryGroupId: seeded.hiddenGroupId })(seeded),
    code: 'not_found',
    message: ({ hiddenGroupId }) => `There is no query group ${hiddenGroupId}.`,
  },
  ...[
    {},
    { addedQueries: [] },
    { deletedQueriesIds: [] },
    { addedQueries: [], deletedQueriesIds: [], comments: 'nothing' },
  ].map((change): Case => ({
    when: `an edit says nothing (${JSON.stringify(change)})`,
    operation: 'edit-queries-definitions',
    request: edit(change),
    code: 'nothing_to_edit',
    message: 'Nothing to edit: addedQueries or deletedQueriesIds must hold at least one entry.',
  })),
  {
    when: 'an edit would leave 151 queries',
    operation: 'edit-queries-definitions',
    request: edit({ addedQueries: numbered(148) }),
    code: 'active_query_limit',
    message: 'The group would have 151 active queries; the most is 150.',
  },
  {
    when: 'an edit would leave 151 queries, its deletions counted',
    operation: 'edit-queries-definitions',
    request: (seeded) => edit({ addedQueries: numbered(149), deletedQueriesIds: seeded.queryIds.slice(0, 1) })(seeded),
    code: 'active_query_limit',
    message: 'The group would have 151 active queries; the most is 150.',
  },
  {
    when: 'a query to delete does not exist, others do',
    operation: 'edit-queries-definitions',
    request: (seeded) =>
      edit({ addedQueries: ['Which is new?'], deletedQueriesIds: [...seeded.queryIds.slice(0, 1), nobody] })(seeded),
    code: 'query_not_in_group',
    message: `deletedQueriesIds: the group has no active query ${nobody}.`,
    path: 'deletedQueriesIds',
  },
  {
    when: 'a query to delete was deleted before',
    operation: 'edit-queries-definitions',
    request: (seeded) => edit({ deletedQueriesIds: seeded.queryIds.slice(3) })(seeded),
    code: 'query_not_in_group',
    message: ({ queryIds }) => `deletedQueriesIds: the group has no active query ${queryIds[3]}.`,
    path: 'deletedQueriesIds',
  },
  {
    when: 'a query to add is asked already',
    operation: 'edit-queries-definitions',
    request: (seeded) => edit({ addedQueries: ['Which is new?', ` ${seeded.agency.queries[0]} `] })(seeded),
    ...invalid('addedQueries', 'the group already asks "Which project management tool suits a small agency?"'),
  },
  {
    when: 'a query has 2 characters after trimming',
    operation: 'edit-queries-definitions',
    request: edit({ addedQueries: ['Which is new?', ' ab '] }),
    ...invalid('addedQueries[1]', 'must have at least 3 characters'),
  },
  {
    when: 'a query has 501 characters',
    operation: 'edit-queries-definitions',
    request: edit({ addedQueries: ['x'.repeat(501)] }),
    ...invalid('addedQueries[0]', 'must have at most 500 characters'),
  },
  ...(['get-queries-definitions', 'edit-queries-definitions', 'update-query-group-name'] as const).flatMap(
    (operation): Case[] => {
      const body = {
        'get-queries-definitions': {},
        'edit-queries-definitions': { addedQueries: ['Which is new?'] },
        'update-query-group-name': { name: 'New' },
      }[operation];
      return [
        {
          when: 'the group does not exist',
          operation,
          request: () => ({ queryGroupId: nobody, ...body }),
          ...missing('query group'),
        },
        {
          when: 'the group is another organization’s',
          operation,
          request: (_, other) => ({ queryGroupId: other.groupId, ...body }),
          code: 'not_found',
          message: (_, { groupId }) => `There is no query group ${groupId}.`,
        },
        {
          when: 'the group is Not Active',
          operation,
          request: ({ hiddenGroupId }) => ({ queryGroupId: hiddenGroupId, ...body }),
          code: 'not_found',
          message: ({ hiddenGroupId }) => `There is no query group ${hiddenGroupId}.`,
        },
      ];
    },
  ),
  ...(['get-organization-quota-status', 'get-organization-customers'] as const).flatMap((operation) =>
    [nobody, 'other'].map((id): Case => ({
      when: `organizationID is not the key's (${id === 'other' ? 'another one' : 'there is none'})`,
      operation,
      request: (_, other) => ({ organizationID: id === 'other' ? other.organizationId : id }),
      code: 'forbidden',
      message: 'organizationID: this API key belongs to another organization.',
      path: 'organizationID',
    })),
  ),
  ...(['get-queries', 'get-companies-stats', 'get-domain-stats'] as const).flatMap((operation): Case[] => [
    { when: 'the customer does not exist', operation, request: scope({ customerID: nobody }), ...missing('customer') },
    {
      when: 'the group does not exist',
      operation,
      request: scope({ queryGroupID: nobody }),
      ...missing('query group'),
    },
    {
      when: 'the execution does not exist',
      operation,
      request: scope({ executionID: nobody }),
      ...missing('execution'),
    },
    {
      when: 'the execution is not of the group',
      operation,
      request: (seeded) => scope({ queryGroupID: seeded.cloneId, executionID: seeded.executionIds.overview })(seeded),
      code: 'not_found',
      message: ({ executionIds }) => `There is no execution ${executionIds.overview}.`,
    },
    {
      when: 'the execution is of a group that is Not Active',
      operation,
      request: (seeded) => scope({ executionID: seeded.executionIds.hidden })(seeded),
      code: 'not_found',
      message: ({ executionIds }) => `There is no execution ${executionIds.hidden}.`,
    },
    {
      when: 'the start is after the end',
      operation,
      request: scope({ startDate: '2026-10-02', endDate: '2026-10-01' }),
      ...invalid('startDate', '2026-10-02 is after the end, 2026-10-01'),
    },
    {
      when: 'a day does not exist',
      operation,
      request: scope({ startDate: '2026-02-30' }),
      ...invalid('startDate', 'must be a calendar day, yyyy-mm-dd'),
    },
    {
      when: 'a day is a date-time',
      operation,
      request: scope({ endDate: '2026-02-01T00:00:00Z' }),
      ...invalid('endDate', 'must be a calendar day, yyyy-mm-dd'),
    },
    {
      when: 'the platform is malformed',
      operation,
      request: scope({ aiPlatform: 'chat gpt' }),
      ...invalid('aiPlatform', 'must be a platform value such as chatgpt or aioverview'),
    },
  ]),
  ...(['get-customer-query-groups', 'get-customer-growth-stats', 'get-recommendations'] as const).map(
    (operation): Case => ({
      when: 'the customer does not exist',
      operation,
      request: () => ({ customerID: nobody }),
      ...missing('customer'),
    }),
  ),
  {
    when: 'the execution does not exist',
    operation: 'get-execution-status',
    request: () => ({ executionID: nobody }),
    ...missing('execution'),
  },
  {
    when: 'an id is a fraction',
    operation: 'get-execution-status',
    request: () => ({ executionID: 1.5 }),
    ...invalid('executionID', 'must be a whole number, not 1.5'),
  },
];

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

/** Runs something that must change nothing in the workspace. */
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
    for (const { when, operation, request, code, message, path: field } of cases) {
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

  test('unauthorized is one answer for a key that is missing, unknown or revoked, whatever is asked', async () => {
    const api = await openInterface();
    const [seeded, other] = api.agencies;
    await api.host.current().call('revoke-key', { keyId: other.keyId }, { kind: 'owner' });
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
        'No credit is left in the quota of the organization; nothing was created.',
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
  test('is the answer to a write that finds the store locked: nothing was changed, and reads go on', async () => {
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

  test('is the answer to everything while the service shuts down', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    await api.host.close();
    for (const operation of Object.keys(publishedInterface) as PublishedOperation[])
      errorOf(await api.post(operation, requestsOf(seeded, 'example.com')[operation], seeded.key), 'unavailable');
    errorOf(
      await api.get(`answers/${seeded.executionIds.overview}/${seeded.queryIds[0]}/answer.md`, seeded.key),
      'unavailable',
    );
    expect(api.logged).toEqual([]);
  });
});

describe('a field nobody knows', () => {
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
