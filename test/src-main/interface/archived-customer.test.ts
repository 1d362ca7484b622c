import { expect, test } from 'vitest';
import { owner } from '#main/service/service.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';

test('an archived customer is in neither list of the organization, is read by its id as before, and comes back', async () => {
  const api = await openInterface();
  const [{ organizationId, customerId, key }] = api.agencies;
  const listed = async (): Promise<readonly (readonly number[])[]> => {
    const ask = async (name: 'get-organization-customers' | 'get-organization-quota-status'): Promise<unknown> =>
      ((await api.post(name, { organizationID: organizationId }, key)).json as { data: unknown }).data;
    const customers = (await ask('get-organization-customers')) as { id: number }[];
    const quota = (await ask('get-organization-quota-status')) as { customers: { customer_id: number }[] };
    return [customers.map(({ id }) => id), quota.customers.map((row) => row.customer_id)];
  };
  const archive = (archived: boolean) =>
    api.switcher.current().call('archive-customer', { customerId, archived }, owner);
  const before = await listed();
  expect(before[0]).toContain(customerId);
  expect(before[1]).toEqual(before[0]);

  await archive(true);
  const rest = before[0]?.filter((id) => id !== customerId);
  expect(await listed()).toEqual([rest, rest]);
  expect((await api.post('get-customer-query-groups', { customerID: customerId }, key)).status).toBe(200);

  await archive(false);
  expect(await listed()).toEqual(before);
});
