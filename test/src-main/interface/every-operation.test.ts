import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { environments, interfaceVersion } from '#shared/contract/envelope.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { openBakery } from '#test/fixtures/interface/bakery-site.ts';
import { readLoopbackInternet } from '#test/fixtures/interface/loopback-internet.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';
import { specifiedFields } from '#test/fixtures/interface/specified-fields.ts';

const names = Object.keys(publishedInterface) as PublishedOperation[];

/** The reply of an operation, which must match the contract exactly. */
const replySchema = ({ response, statusInEnvelope }: Operation) =>
  z.strictObject({
    data: response,
    version: z.literal(interfaceVersion),
    env: z.enum(environments),
    ...(statusInEnvelope === true ? { status: z.literal(200) } : {}),
  });

async function open() {
  const bakery = await openBakery();
  const api = await openInterface({ switcher: { fetchPage: readLoopbackInternet } });
  const [seeded] = api.agencies;
  const ask = async <Data>(name: PublishedOperation, request?: unknown): Promise<Data> => {
    const reply = await api.post(name, request ?? requestsOf(seeded, bakery.websiteUrl)[name], seeded.key);
    expect(reply.status, `${name}: ${reply.text}`).toBe(200);
    return (reply.json as { data: Data }).data;
  };
  return { api, seeded, ask, requests: requestsOf(seeded, bakery.websiteUrl) };
}

/** The names of all fields of a value, nested ones with dots. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(fieldsOf))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner).map((one) => `${name}.${one}`)]);
}

/** A value of a JSON type that fields of other types refuse. */
const valuesOf: Readonly<Record<string, readonly unknown[]>> = {
  number: ['1', true, null, [1], {}],
  string: [1, true, null, ['us'], {}],
  boolean: ['true', 1, null, [], {}],
  array: ['a', 1, true, null, {}],
};

describe('every operation, over HTTP, on a filled workspace', () => {
  test('replies with exactly the fields of the contract, none missing and none added', async () => {
    const { api, seeded, requests } = await open();
    for (const name of names) {
      const reply = await api.post(name, requests[name], seeded.key);
      expect(reply.status, `${name}: ${reply.text}`).toBe(200);
      const checked = replySchema(publishedInterface[name]).safeParse(reply.json);
      expect(checked.error?.issues ?? [], name).toEqual([]);
      const { data } = reply.json as { data: unknown };
      expect(data, name).not.toEqual([]);
    }
  });

  test('has the fields of the specification, spelled as there', async () => {
    const { api, seeded, requests } = await open();
    expect(names.toSorted()).toEqual(Object.keys(specifiedFields).toSorted());
    for (const name of names) {
      const { data, status, request } = specifiedFields[name];
      const reply = (await api.post(name, requests[name], seeded.key)).json as { data: unknown };
      expect(Object.keys(reply).toSorted(), name).toEqual(['data', 'env', ...(status ? ['status'] : []), 'version']);
      expect(fieldsOf(reply.data).toSorted(), name).toEqual(data.toSorted());
      const known = z.toJSONSchema(publishedInterface[name].request, { io: 'input', unrepresentable: 'any' });
      expect(Object.keys(known.properties ?? {}).toSorted(), name).toEqual(Object.keys(request).toSorted());
    }
  });

  test('takes the fields of the specification only in their types, and needs only the required ones', async () => {
    const { api, seeded, requests } = await open();
    for (const name of names) {
      const full: Record<string, unknown> = { ...requests[name] };
      for (const [field, type] of Object.entries(specifiedFields[name].request)) {
        const { [field]: _, ...without } = full;
        const missing = await api.post(name, without, seeded.key);
        const required = { error: { code: 'invalid_request', details: [{ path: field, message: 'is required' }] } };
        if (type.endsWith('?')) expect(missing.json, `${name} without ${field}`).not.toMatchObject(required);
        else expect(missing.json, name).toMatchObject(required);
        for (const value of valuesOf[type.replace('?', '')] ?? []) {
          const wrong = await api.post(name, { ...full, [field]: value }, seeded.key);
          expect(wrong.json, `${name} ${field} ${JSON.stringify(value)}`).toMatchObject({
            error: { code: 'invalid_request', details: [{ path: field }] },
          });
        }
      }
    }
  });

  test('reads agree with each other', async () => {
    const { ask, seeded } = await open();
    const [group] =
      await ask<
        { executions: { id: number; score: number; ai_platform: string; title: string }[]; num_of_queries: number }[]
      >('get-customer-query-groups');
    expect(group?.num_of_queries).toBe(3);
    expect(group?.executions.map(({ id, score, title }) => [id, score, title])).toEqual([
      [seeded.executionIds.overview, 50, 'Google AI Overview · 2026-10-12'],
      [seeded.executionIds.done[1], 66.7, 'ChatGPT · 2026-10-12'],
      [seeded.executionIds.done[0], 33.3, 'ChatGPT · 2026-10-05'],
      // Not Done yet: after the Done ones, with its score so far.
      [seeded.executionIds.running, 50, 'ChatGPT · 2026-10-19'],
    ]);
    const growth = await ask<{ perScan: { data: { executionId: number; score: number }[] }[] }>(
      'get-customer-growth-stats',
    );
    expect(growth.perScan[0]?.data.map(({ executionId, score }) => [executionId, score])).toEqual(
      (group?.executions ?? [])
        .filter(({ id }) => id !== seeded.executionIds.running)
        .toReversed()
        .map(({ id, score }) => [id, score]),
    );
    for (const execution of group?.executions ?? []) {
      const rows = await ask<{ is_product_in_results: number }[]>('get-queries', {
        customerID: seeded.customerId,
        executionID: execution.id,
      });
      const companies = await ask<{ company: string; count: number; percentage: number }[]>('get-companies-stats', {
        customerID: seeded.customerId,
        executionID: execution.id,
      });
      const own = companies.find(({ company }) => company === seeded.agency.customer);
      expect(own).toMatchObject({
        count: rows.filter((row) => row.is_product_in_results === 1).length,
        percentage: execution.score,
      });
    }
    expect(await ask('get-execution-status')).toEqual({
      execution_status: 'In Progress',
      progress: { total: 3, completed: 2 },
      eta_hours: 0.01,
    });
    expect(
      await ask('get-domain-stats', { customerID: seeded.customerId, executionID: seeded.executionIds.done[0] }),
    ).toEqual({
      domainStats: [
        { domain: 'toolreviews.example', count: 2, percentage: 66.7, category: 'reviews' },
        { domain: 'planwise.example', count: 1, percentage: 33.3, category: 'owned' },
        { domain: 'taskharbor.example', count: 1, percentage: 33.3, category: 'competitor' },
      ],
      articleStats: [
        {
          url: 'https://toolreviews.example/project-management',
          count: 2,
          percentage: 66.7,
          isCustomerMentioned: true,
        },
        { url: 'https://planwise.example/tour', count: 1, percentage: 33.3, isCustomerMentioned: false },
        { url: 'https://taskharbor.example/', count: 1, percentage: 33.3, isCustomerMentioned: false },
      ],
    });
  });

  test('a read shows what a write reported', async () => {
    const { ask, seeded } = await open();
    const texts = async (queryGroupId: number) =>
      (await ask<{ query: string; is_deleted: number }[]>('get-queries-definitions', { queryGroupId })).map(
        ({ query }) => query,
      );
    expect(await ask('edit-queries-definitions')).toEqual({ message: '1 added, 1 deleted.' });
    expect(await texts(seeded.groupId)).toEqual([
      ...seeded.agency.queries.slice(1),
      'Which one is the easiest to learn?',
    ]);
    expect(await ask('update-query-group-name')).toEqual({ message: 'Renamed to "Project management for agencies".' });
    const created = await ask<{ query_group_id: number }>('create-query-group');
    const cloned = await ask<{ query_group_id: number }>('create-query-group-from-existing');
    expect(await texts(cloned.query_group_id)).toEqual(await texts(seeded.groupId));
    const groups = await ask<Record<string, unknown>[]>('get-customer-query-groups');
    const rowOf = (id: number) => groups.find((group) => group['query_group_id'] === id);
    expect(rowOf(seeded.groupId)).toMatchObject({ query_group_name: 'Project management for agencies' });
    expect(rowOf(created.query_group_id)).toMatchObject({
      group_type: 'original',
      num_of_queries: 6,
      executions: [],
      run_from_location: 'us',
      website_url: 'https://planwise.example',
    });
    expect(rowOf(cloned.query_group_id)).toMatchObject({
      group_type: 'clone',
      run_from_location: 'ca',
      keywords: 'project management',
    });
    expect(await ask('get-organization-quota-status')).toEqual({
      quota: 5,
      used: 5,
      customers: [
        { customer_id: seeded.otherCustomerId, customer_name: 'Orchard Lane Bakery', active_query_groups: 0 },
        { customer_id: seeded.customerId, customer_name: 'Planwise', active_query_groups: 3 },
      ],
    });
  });

  test('every edit is kept in the version history with its comment', async () => {
    const { api, ask, seeded } = await open();
    await ask('edit-queries-definitions');
    const revision = JSON.parse(api.content()['query_revision']?.at(-1) ?? '{}') as Record<string, string>;
    expect(revision['comments']).toBe('Beginners ask this more often.');
    expect(JSON.parse(revision['added'] ?? '')).toEqual(['Which one is the easiest to learn?']);
    expect(JSON.parse(revision['deleted'] ?? '')).toEqual([seeded.agency.queries[0]]);
  });
});

describe('the three paths of a result row', () => {
  /** Reads the file behind every path of every row. */
  async function follow(api: OpenInterface, key: string, rows: readonly Record<string, unknown>[]) {
    return Promise.all(
      rows.map(async (row) => {
        const [answer, resources, competitors] = await Promise.all(
          ['query_results_path', 'resources_data_path', 'competitors_data_path'].map((field) =>
            api.get(String(row[field]), key),
          ),
        );
        return { answer, resources, competitors };
      }),
    );
  }

  test('lead to the answer, its sources and its companies, with the same key', async () => {
    const { api, ask, seeded } = await open();
    const rows = await ask<Record<string, unknown>[]>('get-queries', {
      customerID: seeded.customerId,
      executionID: seeded.executionIds.done[0],
    });
    const [first, second, third] = await follow(api, seeded.key, rows);
    expect(first?.answer?.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(first?.answer?.text).toBe('Most people choose **Planwise** or **Taskharbor** or **Boardly**.');
    expect(first?.resources?.json).toEqual([
      {
        position: 1,
        url: 'https://toolreviews.example/project-management',
        domain: 'toolreviews.example',
        title: 'About project management',
        cited: true,
      },
      {
        position: 2,
        url: 'https://planwise.example/tour',
        domain: 'planwise.example',
        title: 'About project management',
        cited: true,
      },
    ]);
    expect(first?.competitors?.json).toEqual([
      { company: 'Taskharbor', position: 2 },
      { company: 'Boardly', position: 3 },
    ]);
    expect(second?.competitors?.json).toEqual([
      { company: 'Taskharbor', position: 1 },
      { company: 'Boardly', position: 2 },
    ]);
    expect([third?.answer?.text, third?.resources?.json, third?.competitors?.json]).toEqual([
      'It depends on what you need.',
      [],
      [],
    ]);
  });

  test('are there for a query without an overview too: an empty text and empty lists', async () => {
    const { api, ask, seeded } = await open();
    const rows = await ask<Record<string, unknown>[]>('get-queries');
    expect(rows).toHaveLength(3);
    const [, without] = await follow(api, seeded.key, rows);
    expect([
      without?.answer?.status,
      without?.answer?.text,
      without?.resources?.json,
      without?.competitors?.json,
    ]).toEqual([200, '', [], []]);
  });

  test('need the key of the organization', async () => {
    const { api, ask } = await open();
    const [row] = await ask<Record<string, unknown>[]>('get-queries');
    for (const field of ['query_results_path', 'resources_data_path', 'competitors_data_path']) {
      expect((await api.get(String(row?.[field]))).status).toBe(401);
      expect((await api.get(String(row?.[field]), api.agencies[1].key)).status).toBe(404);
    }
  });
});
