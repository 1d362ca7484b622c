import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { databaseFile } from '#main/store/open.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

it('a group is applied to another client, with the names of the first one replaced and other companies pointed out', async () => {
  const workspace = await openTestWorkspace();
  const { organizationId, customerId } = await addCustomer(workspace);
  const { customer_id: bolt } = await workspace.call('add-customer', {
    organizationId,
    name: 'Bolt & Sons',
    websiteUrl: 'bolt.example.com',
  });
  for (const name of ['Grindstone', 'Bolt & Sons'])
    await workspace.call('save-brand', { customerId, name, state: 'confirmed' });
  const { query_group_id: queryGroupId } = await workspace.call('add-query-group', {
    customerId,
    name: 'Anvils',
    websiteUrl: 'acme.com',
    keywords: 'anvil, Acme prices',
    language: 'English',
    countryCode: 'us',
    queries: [
      'Which anvil is best?',
      'Are Acme’s anvils good?',
      'Is Acme or Grindstone better?',
      'Is acme.com reliable?',
      'Is Bolt & Sons reliable?',
      'Is Acme reliable?',
    ],
    platforms: ['chatgpt', 'perplexity'],
  });
  await workspace.call('set-schedule', { queryGroupId, schedule: { kind: 'monthly', day: 3, time: '09:30' } });
  await workspace.call('set-samples', { queryGroupId, samples: 3 });

  await workspace.call('set-query-labels', { customerId, queryIds: [2, 3], addTags: ['Trust'], intent: 'comparison' });

  const plan = await workspace.call('copy-query-group', { queryGroupId, customerId: bolt, dryRun: true });
  expect(plan).toMatchObject({
    query_group_id: null,
    name: 'Anvils',
    duplicates: 1,
    platforms: ['chatgpt', 'perplexity'],
    schedule: { kind: 'monthly', day: 3, time: '09:30' },
  });
  expect(plan.queries).toEqual([
    { text: 'Which anvil is best?', before: null, names: [] },
    { text: 'Are Bolt & Sons’s anvils good?', before: 'Are Acme’s anvils good?', names: [] },
    { text: 'Is Bolt & Sons or Grindstone better?', before: 'Is Acme or Grindstone better?', names: ['Grindstone'] },
    { text: 'Is bolt.example.com reliable?', before: 'Is acme.com reliable?', names: [] },
    { text: 'Is Bolt & Sons reliable?', before: null, names: [] },
  ]);
  expect(await workspace.call('list-query-groups', { customerId: bolt })).toEqual([]);

  const copy = { queryGroupId, customerId: bolt };
  expect((await workspace.call('copy-query-group', copy)).query_group_id).toBe(queryGroupId + 1);
  expect(await workspace.call('copy-query-group', { ...copy, queries: ['Is Acme fine?'] })).toMatchObject({
    name: 'Anvils 2',
    queries: [{ text: 'Is Acme fine?', names: ['Acme'] }],
  });
  const groups = await workspace.call('list-query-groups', { customerId: bolt });
  expect(groups.map(({ name }) => name).toSorted()).toEqual(['Anvils', 'Anvils 2']);
  const labels = await workspace.call('list-query-labels', { customerId: bolt, queryGroupId: queryGroupId + 1 });
  expect(labels.tags).toMatchObject([{ name: 'Trust', queries: 2 }]);
  expect(labels.queries.filter(({ intent }) => intent === 'comparison').map(({ query }) => query)).toEqual([
    'Are Bolt & Sons’s anvils good?',
    'Is Bolt & Sons or Grindstone better?',
  ]);
  const [first] = groups.filter(({ name }) => name === 'Anvils');
  expect(first).toMatchObject({
    activeQueries: 5,
    keywords: 'anvil, Bolt & Sons prices',
    websiteUrl: 'https://bolt.example.com',
    platforms: ['chatgpt', 'perplexity'],
    nextRunAt: plan.nextRunAt,
  });
  expect(await workspace.call('get-scan-settings', { queryGroupId: queryGroupId + 1 })).toMatchObject({ samples: 3 });
  expect(await workspace.fail('copy-query-group', { queryGroupId, customerId })).toMatchObject({
    details: [{ path: 'customerId' }],
  });
  expect(await workspace.fail('copy-query-group', { queryGroupId, customerId: 99 })).toMatchObject({
    code: 'not_found',
  });

  // A group that is only planned waits for its schedule.
  const group = {
    customerId,
    websiteUrl: 'acme.com',
    keywords: 'anvil',
    language: 'English',
    countryCode: 'us',
  } as const;
  const queries = ['Which anvil is light?'];
  await workspace.call('add-query-group', { ...group, name: 'At once', queries });
  await workspace.call('add-query-group', { ...group, name: 'Planned', queries, firstScan: 'scheduled' });
  await workspace.switcher.close();
  const db = new Database(databaseFile(workspace.directory), { readonly: true });
  const due = db
    .prepare(
      `SELECT name, ROUND((julianday(next_due_at) - julianday(created_at)) * 24) AS hours FROM query_group
       WHERE name IN ('At once', 'Planned') ORDER BY name`,
    )
    .all();
  expect(due[0]).toEqual({ name: 'At once', hours: 0 });
  expect((due[1] as { hours: number }).hours).toBeGreaterThan(6 * 24);
  db.close();
});
