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
  ...['organization', 'api_key', 'setting', 'credit', 'spend', 'report', 'saved_view', 'reanalysis', 'brand_book'],
  ...['mention', 'answer_company', 'citation', 'domain', 'url', 'url_spelling', 'domain_override', 'client_summary'],
  ...['execution_company', 'execution_domain', 'execution_article', 'query_month', 'discovery_state'],
  ...['article_page', 'article_check', 'article_company', 'model_change'],
  ...['recommendation', 'recommendation_wording', 'recommendation_reference'],
  ...['alert', 'alert_rule', 'alert_series', 'alert_division', 'message_channel', 'message', 'message_part'],
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
  expect(await bob.call('list-query-groups', { customerId: id })).toMatchObject([{ name: 'Anvils', status: 'Pause' }]);
  expect((await bob.call('list-brands', { customerId: id })).map(({ name, state }) => [name, state])).toEqual(
    (await ada.call('list-brands', { customerId })).map(({ name, state }) => [name, state]),
  );
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
