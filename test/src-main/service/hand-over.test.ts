import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateIdentity } from 'age-encryption';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { handedOver } from '#main/store/client-rows.ts';
import { databaseFile } from '#main/store/open.ts';
import { handOverAcme } from '#test/support/handed-over-client.ts';
import { addCustomer, temporaryDirectory } from '#test/support/workspace.ts';

/** What belongs to the workspace, or is computed again where a client is taken in; a new table has to be put here or handed over. */
const leftBehind = [
  ...['organization', 'api_key', 'setting', 'credit', 'spend', 'report', 'reanalysis', 'brand_book'],
  ...['mention', 'answer_company', 'citation', 'domain', 'url', 'url_spelling', 'domain_override', 'client_summary'],
  ...['execution_company', 'execution_domain', 'execution_article', 'query_month', 'discovery_state'],
  ...['article_page', 'article_check', 'article_company', 'model_change'],
  ...['recommendation_reference', 'key_spend', 'key_reply'],
  ...['alert', 'alert_rule', 'alert_series', 'alert_division', 'message_channel', 'message', 'message_part'],
  ...['report_share', 'report_run'],
];

it('a client goes to a colleague as one encrypted file, and is recognised there', async () => {
  const { ada, bob, customerId, before, made, request } = await handOverAcme();
  expect(made).toMatchObject({ answers: 3 });
  expect(readFileSync(made.file).includes('Grindstone')).toBe(false);
  expect(await bob.call('take-in-customer', { ...request, dryRun: true })).toMatchObject({
    customer_id: null,
    name: 'Acme',
    answers: 3,
    queryGroups: 1,
    existing: null,
  });
  const { customer_id: taken } = await bob.call('take-in-customer', request);
  const id = taken ?? 0;
  await bob.call('reanalyse', { customerId: id });
  const after = await bob.call('list-answers', { customerId: id });
  const figures = ({ answers }: typeof before) =>
    answers.map(({ query, mentioned, position, competitors, citations, date }) => ({
      ...{ query, mentioned, position, competitors, citations, date },
    }));
  expect(figures(after)).toEqual(figures(before));
  expect(await bob.call('list-notes', { customerId: id })).toMatchObject([
    { text: 'Relaunched', queryGroupName: 'Anvils' },
  ]);
  const [group] = await bob.call('list-query-groups', { customerId: id });
  expect(group).toMatchObject({ name: 'Anvils', status: 'Pause' });
  expect((await bob.call('list-customers', {})).find((one) => one.id === id)?.tags).toEqual(['Key account']);
  // Addresses and figures name what they named, under the new ids.
  expect((await bob.call('list-saved-views', { customerId: id })).map(({ place }) => place)).toEqual([
    `competitors?group=${group?.id}&platform=chatgpt`,
    `groups/${group?.id}`,
    'scans',
  ]);
  // The weekly list of its new home no longer has it; found again, it keeps its state.
  const asked = await bob.call('get-queries-definitions', { queryGroupId: group?.id ?? 0 });
  const queryId = asked[0]?.query_id;
  const there = new Database(databaseFile(bob.directory), { readonly: true });
  const sql = 'SELECT title, status, finding, evidence FROM recommendation WHERE customer_id = ?';
  const { evidence, ...recommendation } = there.prepare(sql).get(id) as Record<string, string>;
  there.close();
  expect(recommendation).toEqual({ title: 'Win it back', status: 'In Progress', finding: String(queryId) });
  expect(JSON.parse(evidence ?? '')).toEqual({
    exploratory: true,
    points: [
      [
        { text: 'Lost in 3', answers: { from: '2026-01-01', to: '2026-01-31', queryId } },
        { text: ' of 4', answers: null },
      ],
    ],
  });
  expect(await bob.call('list-actions', { customerId: id })).toMatchObject([
    {
      title: 'Anvil page',
      pages: ['https://www.acme.com/anvils'],
      costUsd: 120,
      day: '2026-01-01',
      steps: [{ queries: [{ query: 'Question 1?', queryGroupName: 'Anvils' }] }],
    },
  ]);
  expect((await bob.call('get-report-template', { customerId: id })).template.author).toBe('Ada');
  expect(await bob.call('check-workspace', {})).toMatchObject({ answers: 6, findings: [] });

  // It is recognised, there and at home.
  expect((await bob.fail('take-in-customer', request)).message).toContain(
    `is here already as the customer ${id}, Acme`,
  );
  const home = await addCustomer(ada, { name: 'Else', websiteUrl: 'else.com' });
  expect(
    await ada.call('take-in-customer', { ...request, organizationId: home.organizationId, dryRun: true }),
  ).toMatchObject({ existing: { customerId, name: 'Acme' } });
  const copy = await bob.call('take-in-customer', { ...request, asCopy: true });
  await bob.call('delete-customer', { customerId: copy.customer_id ?? 0, confirmName: 'Acme', wait: true });

  await bob.call('delete-customer', { customerId: id, confirmName: 'Acme', wait: true });
  expect(await bob.fail('take-in-customer', { ...request, identity: await generateIdentity() })).toMatchObject({
    details: [{ path: 'identity' }],
  });
  expect(await bob.fail('take-in-customer', { ...request, identity: 'secret' })).toMatchObject({
    code: 'invalid_request',
  });
  expect(await ada.fail('hand-over-customer', { customerId, recipient: 'age1nonsense' })).toMatchObject({
    details: [{ path: 'recipient' }],
  });

  // Cut off: nothing of it stays.
  const cut = path.join(temporaryDirectory(), 'cut.answerscope-client');
  const bytes = readFileSync(made.file);
  writeFileSync(cut, bytes.subarray(0, bytes.length - 30));
  const refused = await bob.fail('take-in-customer', { ...request, file: cut });
  expect(refused.message).toContain('is damaged or cut off; nothing of it was kept');
  await bob.switcher.close();

  const db = new Database(databaseFile(bob.directory), { readonly: true });
  expect(db.prepare('SELECT name FROM customer').pluck().all()).toEqual(['Bolt']);
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const decided = new Set([...handedOver.map(({ table }) => table), ...leftBehind]);
  expect(tables.filter((table) => !decided.has(table))).toEqual([]);
  db.close();
});
