import { describe, expect, test } from 'vitest';
import { owner } from '#main/service/service.ts';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';

const files = ['answer.md', 'resources.json', 'competitors.json'];

async function setStatus(api: OpenInterface, status: 'Active' | 'Pause' | 'Not Active'): Promise<void> {
  const request = { queryGroupId: api.agencies[0].groupId, status };
  expect(await api.switcher.current().call('set-query-group-status', request, owner)).toMatchObject({ ok: true });
}

/** Every read about the first agency. */
async function readAll(api: OpenInterface): Promise<Record<string, unknown>> {
  const [seeded] = api.agencies;
  const replies: Record<string, unknown> = {};
  for (const [name, { kind }] of Object.entries(publishedInterface))
    if (kind === 'query') {
      const request = requestsOf(seeded, seeded.agency.site)[name as PublishedOperation];
      replies[name] = (await api.post(name, request, seeded.key)).json;
    }
  return replies;
}

describe('a query group', () => {
  test('in Pause is read as usual; only the next scan and the number of active groups differ', async () => {
    const api = await openInterface();
    const read = async () => {
      const {
        'get-organization-quota-status': quota,
        'get-organization-customers': customers,
        ...rest
      } = await readAll(api);
      return { quota, customers, rest };
    };
    const active = await read();
    await setStatus(api, 'Pause');
    const paused = await read();
    expect(paused.rest).toEqual(active.rest);
    const figures = ({ quota, customers }: { quota: unknown; customers: unknown }) => ({
      groups: (quota as { data: { customers: { active_query_groups: number }[] } }).data.customers.map(
        (row) => row.active_query_groups,
      ),
      next: (customers as { data: { next_scheduled_run: string | null }[] }).data.map((row) => row.next_scheduled_run),
    });
    // The stored slot has passed: the next one of the schedule is shown, never one in the past.
    const { groups, next } = figures(active);
    expect([groups, next[0]]).toEqual([[0, 1], null]);
    expect(Date.parse(next[1] ?? '')).toBeGreaterThan(Date.now());
    expect(next[1]).toMatch(/T08:00:00Z$/);
    expect(figures(paused)).toEqual({ groups: [0, 0], next: [null, null] });
  });

  test('that is Not Active does not exist: not by its id, nor by those of its scans and queries, nor in a list', async () => {
    const api = await openInterface();
    const [{ groupId, cloneId, customerId, executionIds, queryIds, key }] = api.agencies;
    await setStatus(api, 'Not Active');
    const before = api.content();
    const executions = [...executionIds.done, executionIds.overview, executionIds.running];
    const attempts: [operation: PublishedOperation, request: object][] = [
      ...(['get-queries', 'get-companies-stats', 'get-domain-stats'] as const).flatMap((operation) => [
        [operation, { customerID: customerId, queryGroupID: groupId }] satisfies [PublishedOperation, object],
        ...executions.map((executionID): [PublishedOperation, object] => [
          operation,
          { customerID: customerId, executionID },
        ]),
      ]),
      ...executions.map((executionID): [PublishedOperation, object] => ['get-execution-status', { executionID }]),
      ['get-queries-definitions', { queryGroupId: groupId, includeDeleted: true }],
      ['edit-queries-definitions', { queryGroupId: groupId, deletedQueriesIds: queryIds.slice(0, 1) }],
      ['update-query-group-name', { queryGroupId: groupId, name: 'Seen' }],
      ['create-query-group-from-existing', { customerID: customerId, parentQueryGroupId: groupId, name: 'Seen' }],
    ];
    for (const [operation, request] of attempts) {
      const reply = await api.post(operation, request, key);
      expect(reply.status, `${operation} ${JSON.stringify(request)}`).toBe(404);
      expect(reply.json).toMatchObject({ error: { code: 'not_found' } });
    }
    for (const executionId of executions)
      for (const file of files)
        expect((await api.get(`answers/${executionId}/${queryIds[0]}/${file}`, key)).status).toBe(404);

    const data = async (operation: PublishedOperation, request: object = { customerID: customerId }) =>
      ((await api.post(operation, request, key)).json as { data: unknown }).data;
    expect(await data('get-customer-query-groups')).toMatchObject([{ query_group_id: cloneId }]);
    expect(await data('get-customer-growth-stats')).toMatchObject({
      perScan: [{ queryGroupId: cloneId, data: [] }],
      overview: [{ queryGroupId: cloneId, data: [] }],
    });
    const always = { customerID: customerId, startDate: '2000-01-01' };
    expect(await data('get-recommendations')).toEqual([]);
    expect(await data('get-queries', always)).toEqual([]);
    expect(await data('get-companies-stats', always)).toEqual([]);
    expect(await data('get-domain-stats', always)).toEqual({ domainStats: [], articleStats: [] });
    expect(api.content()).toEqual(before);
  });

  test('comes back from Not Active with everything it had', async () => {
    const api = await openInterface();
    const before = await readAll(api);
    await setStatus(api, 'Not Active');
    expect(await readAll(api)).not.toEqual(before);
    await setStatus(api, 'Active');
    expect(await readAll(api)).toEqual(before);
  });
});
