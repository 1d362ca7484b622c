import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#shared/contract/workspace/reports.ts';
import { databaseFile } from '#main/store/open.ts';
import { importAnswers } from '#test/support/import-answers.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

it('a client is merged into another: nothing is lost, names do not collide, and every figure equals a recount', async () => {
  const workspace = await openTestWorkspace({ resume: true });
  const { organizationId, customerId: from } = await addCustomer(workspace, {
    name: 'Acme Tools',
    websiteUrl: 'acmetools.com',
  });
  const { customer_id: into } = await workspace.call('add-customer', {
    organizationId,
    name: 'Perun',
    websiteUrl: 'perun.com',
  });
  for (const [customerId, name, state] of [
    [from, 'Grindstone', 'confirmed'],
    [from, 'Vulcan', 'confirmed'],
    [from, 'Loki', 'ignored'],
    [into, 'Grindstone', 'ignored'],
    [into, 'Thor', 'confirmed'],
  ] as const)
    await workspace.call('save-brand', { customerId, name, state });
  await importAnswers(workspace, from, ['Acme Tools and Vulcan.', 'Only Grindstone.', 'Perun is fine, says Thor.']);
  await importAnswers(workspace, into, ['Perun, Thor.', 'Acme Tools is the best.', 'Vulcan.']);
  for (const customerId of [from, into])
    await workspace.call('save-note', { customerId, day: '2026-01-02', text: `Of ${customerId}` });
  const [asked] = (await workspace.call('list-answers', { customerId: from })).answers;
  await workspace.call('save-action', {
    ...{ customerId: from, kind: 'press', title: 'Interview', day: '2026-01-02', queryIds: [asked?.queryId ?? 0] },
  });
  for (const customerId of [from, into])
    await workspace.call('set-budget', { subject: { kind: 'customer', customerId }, capUsd: 5 });
  for (const [customerId, author] of [
    [from, 'Ada'],
    [into, 'Bob'],
  ] as const)
    await workspace.call('save-report-template', { customerId, template: { ...defaultTemplate, author } });
  await workspace.call('share-report', { customerId: from });
  await workspace.call('reanalyse', {});

  const request = { customerId: from, intoCustomerId: into, confirmName: 'Acme Tools' };
  for (const [change, field] of [
    [{ confirmName: 'acme tools' }, 'confirmName'],
    [{ intoCustomerId: from }, 'intoCustomerId'],
  ] as const)
    expect(await workspace.fail('merge-customers', { ...request, ...change })).toMatchObject({
      code: 'invalid_request',
      details: [{ path: field }],
    });
  expect(await workspace.fail('merge-customers', { ...request, intoCustomerId: 99 })).toMatchObject({
    code: 'not_found',
  });

  const merged = await workspace.call('merge-customers', request);
  expect(merged).toMatchObject({ queryGroups: 1, renamed: [{ from: 'Anvils', to: 'Anvils (Acme Tools)' }] });
  expect(merged.backup).toContain('.answerscope');
  await workspace.call('reanalyse', { customerId: into });
  expect(await workspace.call('check-workspace', {})).toMatchObject({ answers: 6, findings: [] });
  expect((await workspace.call('list-customers', {})).map(({ name }) => name)).toEqual(['Perun']);
  expect((await workspace.call('list-query-groups', { customerId: into })).map(({ name }) => name).toSorted()).toEqual([
    'Anvils',
    'Anvils (Acme Tools)',
  ]);
  expect((await workspace.call('list-notes', { customerId: into })).map(({ text }) => text)).toEqual([
    `Of ${from}`,
    `Of ${into}`,
  ]);
  expect(await workspace.call('list-actions', { customerId: into })).toMatchObject([
    { title: 'Interview', steps: [{ day: '2026-01-02', queries: [{ queryId: asked?.queryId }] }] },
  ]);
  expect((await workspace.call('get-report-template', { customerId: into })).template.author).toBe('Bob');
  expect((await workspace.call('list-report-shares', { customerId: into })).shares).toHaveLength(1);
  expect((await workspace.call('get-budget', {})).customers).toMatchObject([{ customerId: into, capUsd: 10 }]);
  // Acme Tools is another name of Perun now; what a person decided about either client's rivals counts.
  const { answers } = await workspace.call('list-answers', { customerId: into });
  expect(answers.filter(({ mentioned }) => mentioned).length).toBe(4);
  const brands = await workspace.call('list-brands', { customerId: into });
  expect(
    Object.fromEntries(brands.filter(({ state }) => state !== 'merged').map(({ name, state }) => [name, state])),
  ).toMatchObject({
    Perun: 'confirmed',
    Grindstone: 'ignored',
    Vulcan: 'confirmed',
    Loki: 'ignored',
    Thor: 'confirmed',
  });
  await workspace.switcher.close();

  const db = new Database(databaseFile(workspace.directory), { readonly: true });
  expect(db.pragma('foreign_key_check')).toEqual([]);
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const left = tables.filter((table) => {
    const columns = db.pragma(`table_info(${table})`) as { name: string }[];
    return (
      columns.some(({ name }) => name === 'customer_id') &&
      db.prepare(`SELECT 1 FROM ${table} WHERE customer_id = ?`).get(from) !== undefined
    );
  });
  expect(left).toEqual([]);
  db.close();
});
