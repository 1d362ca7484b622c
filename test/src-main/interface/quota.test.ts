import { describe, expect, onTestFinished, test } from 'vitest';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import { seededQuota } from '#test/fixtures/interface/seed-agencies.ts';
import { startModelServer } from '#test/src-main/generate/model-server.ts';

const rounds = 40;

describe('the last credit', () => {
  test('goes to exactly one of several requests at once, new groups and clones mixed', async () => {
    const api = await openInterface();
    const service = api.switcher.current();
    for (let round = 0; round < rounds; round++) {
      // A new organization for every round, with one credit.
      const { organization_id } = await service
        .call('add-organization', { name: `Round ${round}`, quota: 2 }, { kind: 'owner' })
        .then(data);
      const { customer_id } = await service
        .call(
          'add-customer',
          { organizationId: organization_id, name: 'Planwise', websiteUrl: 'planwise.example' },
          { kind: 'owner' },
        )
        .then(data);
      const { api_key } = await service
        .call('create-key', { organizationId: organization_id }, { kind: 'owner' })
        .then(data);
      const create = (name: string) =>
        api.post(
          'create-query-group',
          {
            customerID: customer_id,
            name,
            websiteUrl: 'planwise.example',
            keywords: 'team planning',
            language: 'English',
            countryCode: 'us',
          },
          api_key,
        );
      const parent = (await create('Parent')).json as { data: { query_group_id: number } };
      const clone = (name: string, change: object) =>
        api.post(
          'create-query-group-from-existing',
          { customerID: customer_id, name, parentQueryGroupId: parent.data.query_group_id, ...change },
          api_key,
        );
      const replies = await Promise.all([
        create('A'),
        clone('B', {}),
        clone('C', { keywords: 'other words' }),
        create('D'),
      ]);
      const statuses = replies.map((reply) => reply.status).toSorted((a, b) => a - b);
      expect(statuses, `round ${round}`).toEqual([200, 409, 409, 409]);
      const quota = await api.post('get-organization-quota-status', { organizationID: organization_id }, api_key);
      expect(quota.json).toMatchObject({ data: { quota: 2, used: 2, customers: [{ active_query_groups: 2 }] } });
      const groups = (await api.post('get-customer-query-groups', { customerID: customer_id }, api_key)).json as {
        data: unknown[];
      };
      expect(groups.data).toHaveLength(2);
    }
  });

  test('goes to exactly one of two requests that both wait for a model before either is written', async () => {
    const { api, seeded, ask } = await openWaiting();
    const clone = { customerID: seeded.customerId, parentQueryGroupId: seeded.groupId };
    for (let spent = 3; spent < seededQuota - 1; spent++)
      await api.post('create-query-group-from-existing', { ...clone, name: `Spent ${spent}` }, seeded.key);
    expect(await ask('A', 'B')).toEqual([200, 409]);
    expect(await usedBy(api)).toBe(seededQuota);
  });

  test('is not consumed by a request that fails for another reason', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    const taken = { customerID: seeded.customerId, name: seeded.agency.topic, parentQueryGroupId: seeded.groupId };
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await api.post('create-query-group-from-existing', taken, seeded.key)).status).toBe(400);
    const quota = await api.post(
      'get-organization-quota-status',
      { organizationID: seeded.organizationId },
      seeded.key,
    );
    expect(quota.json).toMatchObject({ data: { quota: seededQuota, used: 3 } });
  });

  test('two simultaneous requests with one name create one group, also if both wait for a model', async () => {
    const { api, ask } = await openWaiting();
    expect(await ask('Twin', 'Twin')).toEqual([200, 400]);
    expect(await usedBy(api)).toBe(4);
  });
});

/** An interface whose model replies only once two requests have arrived, and the replies to two simultaneous clones. */
async function openWaiting() {
  const bothWait = Promise.withResolvers<void>();
  const model = await startModelServer(async (_, index) => {
    if (index === 1) bothWait.resolve();
    await bothWait.promise;
    const items = ['first', 'second', 'third'].map((word) => `Which ${word} planner suits group ${index}?`);
    return { text: JSON.stringify({ lists: [{ about: 'planner', items }] }) };
  });
  onTestFinished(() => model.close());
  const api = await openInterface({
    switcher: { environment: { GENERATION_BASE_URL: model.baseUrl, GENERATION_MODEL: 'tiny' } },
  });
  const [seeded] = api.agencies;
  const ask = async (...names: [string, string]): Promise<number[]> => {
    const replies = await Promise.all(
      names.map((name) =>
        api.post(
          'create-query-group-from-existing',
          { customerID: seeded.customerId, parentQueryGroupId: seeded.groupId, name, keywords: 'planner' },
          seeded.key,
        ),
      ),
    );
    expect(model.requests).toHaveLength(2);
    return replies.map((reply) => reply.status).toSorted((a, b) => a - b);
  };
  return { api, seeded, ask };
}

/** Credits spent by the first agency. */
async function usedBy(api: OpenInterface): Promise<number> {
  const [{ organizationId, key }] = api.agencies;
  const quota = await api.post('get-organization-quota-status', { organizationID: organizationId }, key);
  return (quota.json as { data: { used: number } }).data.used;
}

function data<Value>(result: { ok: true; data: Value } | { ok: false; error: { message: string } }): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
}
