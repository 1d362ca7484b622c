import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { databaseFile } from '#main/store/open.ts';
import { createTextSearcher } from '#main/workspace/text-searcher.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory, type TestWorkspace } from '#test/support/workspace.ts';

async function importAnswers(
  workspace: TestWorkspace,
  customerId: number,
  groupName: string,
  answers: readonly string[],
  date = '2026-01-01',
): Promise<void> {
  const file = path.join(temporaryDirectory(), 'answers.jsonl');
  const line = (answer: string, index: number): string =>
    JSON.stringify({ query: `${groupName}: question ${index}?`, answer, date });
  writeFileSync(file, answers.map(line).join('\n'));
  await workspace.call('import-answers', { file, customerId, groupName, platform: 'chatgpt' });
}

const texts = [
  'The **best anvil** for a small workshop is the Perun; see [this test](https://forge.example/anvils).',
  'Crème brûlée, Straße und Łódź. The anvil best known is heavy.',
  '小米手机的电池续航很好，价格便宜。',
  'トヨタの車は人気があります。PayPay株式会社も便利です。',
  '삼성전자의 노트북은 가볍습니다.',
  'ร้านกาแฟที่ดีที่สุดในกรุงเทพ',
  'बैंक में खाता खोलें और कार्ड लें',
  'Don’t buy "AND OR NOT NEAR(a b)" * anything* : {columns} ^x - y; DROP TABLE answer --',
  `${'Filler about hammers. '.repeat(40)}The zebrafish is rare.`,
];

async function openStage() {
  const workspace = await openTestWorkspace({ resume: true });
  const { customerId: acme } = await addCustomer(workspace);
  const { customerId: bolt, organizationId: boltOrganization } = await addCustomer(workspace, {
    name: 'Bolt',
    websiteUrl: 'bolt.com',
  });
  await importAnswers(workspace, acme, 'Anvils', texts);
  await importAnswers(workspace, bolt, 'Screws', ['Bolt sells screws and one anvil.', 'Nothing of note.']);
  const search = async (text: string, request: { customerId?: number; organizationId?: number } = {}) =>
    (await workspace.call('search-answers', { text, ...request })).answers;
  /** The queries of the answers found: their number is that of the text. */
  const found = async (text: string) => {
    const answers = await search(text, { customerId: acme });
    return answers.map(({ query }) => Number(/\d+/.exec(query)?.[0])).toSorted((a, b) => a - b);
  };
  const complete = () => workspace.call('set-answer-search', { on: true, wait: true });
  return { workspace, acme, bolt, boltOrganization, search, found, complete };
}

it('finds answers by words, beginnings and phrases in any script, and takes every text as plain words; all else by name', async () => {
  const { workspace, acme, bolt, boltOrganization, search, found, complete } = await openStage();
  expect(await workspace.call('search-answers', { text: 'anvil' })).toEqual({ state: 'off', answers: [], next: null });
  expect(await complete()).toMatchObject({ on: true, indexed: 11, answers: 11 });

  for (const [text, numbers] of [
    ['ANVIL', [0, 1]],
    ['"best anvil"', [0]],
    ['“anvil best”', [1]],
    ['"best anvil', [0]],
    ['best  workshop', [0]],
    ['work*', [0]],
    ['"small work*"', [0]],
    ['work', []],
    ['forge.example', [0]],
    ['creme BRULEE strasse lodz', [1]],
    ['电池', [2]],
    ['池电', []],
    ['手', [2]],
    ['トヨタ', [3]],
    ['ヨタ', [3]],
    ['タヨ', []],
    ['タ', [3]],
    ['人気', [3]],
    ['paypay', [3]],
    ['株式会社', [3]],
    ['삼성', [4]],
    ['กาแฟ', [5]],
    ['ดีที่สุด', [5]],
    ['खाता', [6]],
    ['don’t', [7]],
    ["don't buy", [7]],
    ['zebrafish', [8]],
  ] as const)
    expect([text, await found(text)]).toEqual([text, numbers]);

  // Nothing of them is syntax.
  for (const text of [
    'AND',
    'a OR b NOT c',
    'NEAR(a b, 3)',
    'words: AND',
    '{columns}',
    '^x',
    '- y',
    '"AND OR NOT"',
    '"; DROP TABLE answer',
    'x\' y"',
    '*',
    '""',
    '"""',
    '\u0000',
    '\uD800',
    '(((',
    'x*y*',
    '%',
    '\\',
    'a'.repeat(300),
    '字'.repeat(300),
    '',
  ]) {
    const reply = await workspace.call('search-answers', { text });
    expect(reply.state).toBe('ready');
    await workspace.call('find-by-name', { text });
  }
  expect(await found('AND OR NOT NEAR a b DROP TABLE answer')).toEqual([7]);
  expect(await workspace.fail('search-answers', { text: 'a'.repeat(301) })).toMatchObject({ code: 'invalid_request' });

  const [first] = await search('zebrafish');
  expect(first).toMatchObject({ customerId: acme, customerName: 'Acme', queryGroupName: 'Anvils', places: 1 });
  expect(first?.excerpt.filter((part) => part.found)).toEqual([{ text: 'zebrafish', found: true }]);
  const [marked] = await search('"best anvil" workshop', { customerId: acme });
  expect(marked?.excerpt.map(({ text, found: isFound }) => (isFound ? `[${text}]` : text)).join('')).toContain(
    'The [best anvil] for a small [workshop] is the Perun',
  );

  // Of one client, of one organization, of all; page by page.
  expect((await search('anvil', { customerId: bolt })).map(({ customerId }) => customerId)).toEqual([bolt]);
  expect((await search('anvil', { organizationId: boltOrganization })).length).toBe(1);
  const pages: number[] = [];
  for (let before: number | undefined; ;) {
    const page = await workspace.call('search-answers', { text: 'anvil', limit: 1, ...(before && { before }) });
    pages.push(...page.answers.map(({ answerId }) => answerId));
    if (page.next === null) break;
    before = page.next;
  }
  expect(pages).toEqual((await search('anvil')).map(({ answerId }) => answerId));
  expect(pages).toHaveLength(3);

  const key = await workspace.keyOf(boltOrganization);
  const ofKey = await workspace.switcher.current().call('search-answers', { text: 'anvil' }, key);
  expect(ofKey).toMatchObject({ ok: true, data: { answers: [{ customerName: 'Bolt' }] } });

  // Everything else by part of its name, that of the open client first.
  await workspace.call('save-brand', { customerId: bolt, name: 'Élan Schrauben', state: 'confirmed' });
  const find = (text: string, customerId?: number) =>
    workspace.call('find-by-name', { text, ...(customerId === undefined ? {} : { customerId }) });
  expect((await find('ACM')).customers).toEqual([
    { customerId: acme, customerName: 'Acme', websiteUrl: 'https://acme.com', archived: false },
  ]);
  expect((await find('nvil')).queryGroups.map(({ name }) => name)).toEqual(['Anvils']);
  expect((await find('question', bolt)).queries[0]).toMatchObject({ customerId: bolt, text: 'Screws: question 0?' });
  expect((await find('question', acme)).queries[0]).toMatchObject({ customerId: acme });
  expect((await find('0 screws')).queries.map(({ text }) => text)).toEqual(['Screws: question 0?']);
  expect((await find('élan')).companies.map(({ name }) => name)).toEqual(['Élan Schrauben']);
  expect((await find('forge')).domains).toEqual([{ customerId: acme, customerName: 'Acme', name: 'forge.example' }]);
  expect(await find('%')).toMatchObject({ customers: [], queries: [] });
  await workspace.call('archive-customer', { customerId: acme, archived: true });
  expect(await find('nvil')).toMatchObject({ queryGroups: [] });
  expect((await find('acme')).customers).toMatchObject([{ archived: true }]);
});

it('covers what is imported and deleted later, is checked, and leaves nothing behind', async () => {
  const { workspace, acme, bolt, search, complete } = await openStage();
  await complete();
  await importAnswers(workspace, bolt, 'Screws', ['A quokkaberry screw.'], '2026-01-02');
  await complete();
  expect((await search('quokkaberry')).length).toBe(1);
  expect(await workspace.call('check-workspace', {})).toMatchObject({ findings: [] });

  await workspace.call('delete-customer', { customerId: acme, confirmName: 'Acme', wait: true });
  expect(await search('zebrafish')).toEqual([]);
  expect((await search('anvil')).length).toBe(1);
  expect(await complete()).toMatchObject({ indexed: 3, answers: 3 });
  expect(await workspace.call('check-workspace', {})).toMatchObject({ findings: [] });
  // The numbers of deleted answers are given again.
  await workspace.call('delete-query-group', { queryGroupId: 2, confirmName: 'Screws', wait: true });
  await importAnswers(workspace, bolt, 'Nails', ['A wombatnail.'], '2026-01-03');
  await complete();
  expect((await search('wombatnail')).length).toBe(1);
  expect(await search('quokkaberry')).toEqual([]);

  await workspace.switcher.close();
  const file = databaseFile(workspace.directory);
  const bytes = readFileSync(file);
  expect(bytes.includes('wombatnail')).toBe(true);
  for (const word of ['zebrafish', 'quokkaberry', 'perun']) expect([word, bytes.includes(word)]).toEqual([word, false]);

  // Searches are served by a thread: each its own reply, again after it ended, none once it is closed.
  const { search: inThread, close } = createTextSearcher(workspace.directory, { idleMs: 1 });
  const look = (text: string) =>
    inThread({ text, scope: { customerId: null, organizationId: null }, before: null, limit: 10 });
  const replies = await Promise.all([look('wombatnail'), look('wombat*'), look('anvil')]);
  expect(replies.map(({ answers }) => answers.map(({ customerName }) => customerName))).toEqual([
    ['Bolt'],
    ['Bolt'],
    [],
  ]);
  await sleep(20);
  expect((await look('wombat*')).answers[0]?.excerpt.find((part) => part.found)?.text).toBe('wombatnail');
  const interrupted = look('wombat*');
  await close();
  await expect(interrupted).rejects.toMatchObject({ code: 'unavailable' });
  await expect(look('anvil')).rejects.toMatchObject({ code: 'unavailable' });

  // Words that the index lost are noticed.
  const db = new Database(file);
  db.exec("INSERT INTO answer_search (answer_search, rowid, words) VALUES ('delete', 1, 'wombatnail')");
  db.close();
  rmSync(`${file}.seal`);
  const again = await openTestWorkspace({ dataDirectory: workspace.directory });
  const { findings } = await again.call('check-workspace', {});
  expect(findings.map(({ kind }) => kind)).toEqual(['figures', 'figures']);
  expect(findings[0]?.message).toContain('turn the search of answers off and on again');
  expect(await again.call('set-answer-search', { on: false, wait: true })).toMatchObject({ on: false, indexed: 0 });
  expect(await again.call('check-workspace', {})).toMatchObject({ findings: [] });
  await again.call('set-answer-search', { on: true, wait: true });
  expect((await again.call('search-answers', { text: 'wombatnail' })).answers.length).toBe(1);
  await again.call('set-answer-search', { on: false, wait: true });
  await again.switcher.close();
  const after = new Database(file, { readonly: true });
  expect(after.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'answer_search%'").all()).toEqual([]);
  after.close();
});
