import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { tagLimits } from '#shared/domain/intents.ts';
import { headline } from '#test/support/headline.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

interface Row {
  readonly query: string;
  readonly answer: string;
  readonly date: string;
  readonly platform: string;
  readonly citations: readonly string[];
  readonly topic?: string;
  readonly tags?: string;
  readonly intent?: string;
}

const labels = {
  'Which anvil is best?': { topic: 'Anvils', tags: 'top; Smithing', intent: 'comparison' },
  'What does an anvil cost?': { tags: 'Price', intent: 'transactional' },
  'How much is a cheap anvil?': { tags: 'price', intent: 'transactional' },
  'How does an anvil work?': { intent: 'informational' },
  'Is Acme any good?': {},
} as const;
const answers = [
  ['**Acme** leads, then Bolt.', ['https://acme.com/a', 'https://anvils.example/1']],
  ['Bolt leads.', ['https://anvils.example/1', 'https://bolt.com/x']],
  ['No one stands out.', []],
  ['Acme alone.', ['https://acme.com/b']],
] as const;

/** Every query on six days and two platforms, with other answers each time. */
const rows: readonly Row[] = [
  '2026-03-10',
  '2026-03-17',
  '2026-04-07',
  '2026-04-14',
  '2026-05-05',
  '2026-05-12',
].flatMap((date, week) =>
  ['chatgpt', 'aioverview'].flatMap((platform, side) =>
    Object.entries(labels).map(([query, label], index): Row => {
      const [answer, citations] = answers[(week * 3 + side + index * index) % answers.length] ?? ['', []];
      return { query, answer, citations, date, platform, ...label };
    }),
  ),
);

const isPriced = ({ query }: { readonly query: string }): boolean => /cost|cheap/.test(query);
const ofIntent = (intent: string) => rows.filter((row) => row.intent === intent).length;

async function stage() {
  const workspace = await openTestWorkspace();
  const { call } = workspace;
  const imported = async (name: string, list: readonly object[], customerId?: number) => {
    const id = customerId ?? (await addCustomer(workspace)).customerId;
    const file = path.join(workspace.directory, `${name}.json`);
    writeFileSync(file, JSON.stringify(list));
    return { id, outcome: await call('import-answers', { file, customerId: id, groupName: 'Anvils' }) };
  };
  const { id } = await imported('Acme', rows);
  return { workspace, call, id, imported };
}

/** A reply without ids and judgements: two clients with the same answers differ in nothing else. */
const figures = (reply: unknown): unknown =>
  JSON.parse(
    JSON.stringify(reply, (key, value: unknown) =>
      /Ids?$|^change$|^recommendations$|^tags$|^intent$|^probability$/.test(key) ? undefined : value,
    ),
  );

describe('tags and intents of queries', () => {
  test('figures of some queries are those of a client that was asked nothing else, in every view; a headline without branded queries is one number', async () => {
    const { workspace, call, id, imported } = await stage();
    const twin = (
      await imported(
        'Acme twin',
        rows.filter(isPriced).map(({ tags: _, intent: __, ...row }) => row),
      )
    ).id;
    // Its brand book holds the same names.
    const priced = { tags: ['PRICE'] };
    const period = { from: '2026-03-01', to: '2026-05-31' };
    const both = async <
      Name extends 'get-overview' | 'get-growth' | 'get-query-rates' | 'get-query-companies' | 'list-sources',
    >(
      name: Name,
      days: object,
    ): Promise<readonly [OutputOf<Name>, OutputOf<Name>]> => [
      await call(name, { customerId: id, ...priced, ...days } as InputOf<Name>),
      await call(name, { customerId: twin, ...days } as InputOf<Name>),
    ];
    for (const name of [
      'get-overview',
      'get-growth',
      'get-query-rates',
      'get-query-companies',
      'list-sources',
    ] as const)
      for (const days of [{}, period]) {
        const [some, alone] = await both(name, days);
        expect(figures(some), name).toEqual(figures(alone));
        expect(JSON.stringify(some).length, name).toBeGreaterThan(100);
      }
    const listed = async (customerId: number, filter: object) =>
      (await call('list-answers', { customerId, ...period, ...filter })).total;
    expect(await listed(id, priced)).toBe(await listed(twin, {}));
    expect(await listed(id, { intents: ['informational', 'comparison'] })).toBe(
      ofIntent('informational') + ofIntent('comparison'),
    );
    expect(await listed(id, { intents: ['transactional'], tags: ['top'] })).toBe(0);
    expect(await listed(id, { branded: 'only' })).toBe(rows.length / 5);
    // The headline, everywhere; the published interface counts all.
    const all = await headline(workspace, id);
    const published = await call('get-companies-stats', { customerID: id });
    await call('set-branded-queries', { customerId: id, withoutBranded: true });
    const without = await headline(workspace, id);
    expect(without).not.toEqual(all);
    expect(await call('get-companies-stats', { customerID: id })).toEqual(published);
    const { platforms } = await call('get-overview', { customerId: id, branded: 'with' });
    expect(Object.fromEntries(platforms.map(({ platform, latest }) => [platform, latest.score.value]))).toEqual(all);
    expect((await call('list-customers', {})).find((one) => one.id === id)?.withoutBranded).toBe(true);
    expect((await call('get-portfolio', {})).customers.find((one) => one.customerId === id)?.withoutBranded).toBe(true);
    const { html } = await call('preview-report', { customerId: id, to: '2026-05-31' });
    expect(html).toContain('without branded queries');
    await call('set-branded-queries', { customerId: id, withoutBranded: false });
    expect((await call('preview-report', { customerId: id, to: '2026-05-31' })).html).not.toContain('branded');
    // What is imported is in the figures at once.
    const before = await call('get-overview', { customerId: id, ...priced, ...period });
    await imported(
      'more',
      rows.filter(isPriced).map((row) => ({ ...row, date: '2026-05-19', answer: 'Acme wins.' })),
      id,
    );
    const after = await call('get-overview', { customerId: id, ...priced, ...period });
    expect(after.answered).toBe(before.answered + 4);
  });

  test('are set by import, by hand, by rules, and by accepting suggestions', async () => {
    const { call, id, imported, workspace } = await stage();
    const read = async () => {
      const { queries, ...rest } = await call('list-query-labels', { customerId: id });
      return { ...rest, queries, of: (text: string) => queries.find(({ query }) => query.includes(text)) };
    };
    const first = await read();
    expect(first.tags.map(({ name, queries }) => [name, queries])).toEqual([
      ['Anvils', 1],
      ['Price', 2],
      ['Smithing', 1],
      ['top', 1],
    ]);
    expect(first.of('best')).toMatchObject({
      tags: ['Anvils', 'Smithing', 'top'],
      intent: 'comparison',
      branded: false,
    });
    expect(first.of('Acme')).toMatchObject({ intent: null, branded: true, suggestedIntent: 'brand' });
    const ids = first.queries.map(({ queryId }) => queryId);
    // Several at once; null takes the intent away, and then the words of a query suggest one.
    await call('set-query-labels', {
      customerId: id,
      queryIds: ids,
      addTags: ['All', ' all '],
      removeTags: ['top'],
      intent: null,
    });
    const cleared = await read();
    expect(cleared.of('best')?.tags).toEqual(['All', 'Anvils', 'Smithing']);
    expect(cleared.queries.map(({ query, suggestedIntent }) => [query, suggestedIntent])).toEqual([
      ['Which anvil is best?', 'comparison'],
      ['What does an anvil cost?', 'transactional'],
      ['How much is a cheap anvil?', 'transactional'],
      ['How does an anvil work?', 'informational'],
      ['Is Acme any good?', 'brand'],
    ]);
    expect(await call('accept-query-labels', { customerId: id, queryIds: ids })).toEqual({ queries: 5 });
    expect((await read()).of('work')).toMatchObject({ intent: 'informational', suggestedIntent: null });
    // Rules: queries of today at once, and those that are added later.
    const words = await call('save-label-rule', { customerId: id, text: 'ANVIL cost', tag: 'Money' });
    expect(words.queries).toBe(1);
    await call('save-label-rule', { customerId: id, text: 'how * work?', tag: 'Guides', intent: 'informational' });
    const [group] = await call('list-query-groups', { customerId: id });
    await call('edit-queries-definitions', {
      queryGroupId: group?.id ?? 0,
      addedQueries: ['What cost has an anvil?', 'How do hammers work?', 'Costly anvils?'],
      deletedQueriesIds: [],
    });
    const later = await read();
    expect(later.of('What cost')).toMatchObject({ tags: ['Money'], intent: null });
    expect(later.of('hammers')).toMatchObject({ tags: ['Guides'], intent: 'informational' });
    expect(later.of('Costly')).toMatchObject({ tags: [] });
    await call('delete-label-rule', { customerId: id, ruleId: words.ruleId });
    expect((await read()).of('What cost')?.tags).toEqual([]);
    // Tags are renamed, coloured and deleted.
    const guides = later.tags.find(({ name }) => name === 'Guides');
    await call('save-tag', { customerId: id, tagId: guides?.tagId, name: 'How-to', colour: 'red' });
    expect((await read()).of('hammers')?.tags).toEqual(['How-to']);
    expect(await workspace.fail('save-tag', { customerId: id, name: 'HOW-TO' })).toMatchObject({
      code: 'invalid_request',
    });
    await call('delete-tag', { customerId: id, tagId: guides?.tagId ?? 0 });
    expect((await read()).of('hammers')?.tags).toEqual([]);
    // A copy for another client has the labels of its originals.
    const other = (await addCustomer(workspace, { name: 'Bolt' })).customerId;
    await call('copy-query-group', { queryGroupId: group?.id ?? 0, customerId: other });
    const copied = (await call('list-query-labels', { customerId: other })).queries;
    expect(copied.find(({ query }) => query.includes('best'))).toMatchObject({
      tags: ['All', 'Anvils', 'Smithing'],
      intent: 'comparison',
    });
    expect(copied.find(({ query }) => query.includes('Bolt'))).toMatchObject({ intent: 'brand', tags: ['All'] });
    // A file imported again labels the queries whose answers are there.
    const again = await imported(
      'again',
      rows.map((row) => ({ ...row, tags: 'Again', intent: 'navigational' })),
      id,
    );
    expect(again.outcome).toMatchObject({ imported: 0, alreadyThere: rows.length });
    expect((await read()).of('work')).toMatchObject({ intent: 'brand', tags: ['Again', 'All'] });
  });

  test('too many, too long and unknown ones are one clear line; saved views belong to one client; of a deleted one nothing is left', async () => {
    const { workspace, call, id, imported } = await stage();
    const other = (await addCustomer(workspace, { name: 'Bolt' })).customerId;
    const { queries, tags } = await call('list-query-labels', { customerId: id });
    const queryIds = queries.map(({ queryId }) => queryId);
    const set = (change: object) => workspace.fail('set-query-labels', { customerId: id, queryIds, ...change });
    const many = Array.from({ length: 5_000 }, (_, index) => `tag ${index}`);
    expect((await set({ addTags: many })).message).toMatch(/addTags: must hold at most 20 tags/);
    expect((await set({ addTags: ['x'.repeat(10_240)] })).message).toMatch(/must have at most 60 characters/);
    expect((await set({ addTags: ['a, b'] })).message).toMatch(/must not contain a comma/);
    expect((await set({ intent: 'navigational' })).code).toBe('invalid_request');
    expect((await set({ queryIds: [...queryIds, 999] })).code).toBe('not_found');
    expect(await workspace.fail('set-query-labels', { customerId: other, queryIds, addTags: ['x'] })).toMatchObject({
      code: 'not_found',
    });
    expect(await workspace.fail('delete-tag', { customerId: other, tagId: tags[0]?.tagId })).toMatchObject({
      code: 'not_found',
    });
    expect((await workspace.fail('save-label-rule', { customerId: id, text: ' * ', tag: 'x' })).message).toMatch(
      /a word/,
    );
    const row = { query: 'Which anvil is new?', answer: 'Acme.', date: '2026-05-20', platform: 'chatgpt' };
    const { outcome } = await imported(
      'bad',
      [
        { ...row, tags: 'x'.repeat(10_240) },
        { ...row, tags: many.join(',') },
        { ...row, intent: 'curious' },
        ...Array.from({ length: 30 }, (_, at) => ({
          ...row,
          query: `Which anvil is ${at}?`,
          tags: many.slice(at * 15, at * 15 + 15),
        })),
      ],
      id,
    );
    expect(outcome.problems.map(({ message, count }) => [message, count])).toEqual([
      [`the client would have more than ${tagLimits.ofClient} tags`, 11],
      ['a tag must have at most 60 characters', 1],
      ['the row has more than 20 tags', 1],
      ['the intent is not one of informational, comparison, transactional, brand', 1],
    ]);
    expect(outcome.imported).toBe(19);
    const after = await call('list-query-labels', { customerId: id });
    expect(after.tags).toHaveLength(tags.length + 19 * 15);
    // Views with a name.
    const place = 'competitors?platform=chatgpt&tag=Price&from=2026-01-01';
    const saved = await call('save-view', { customerId: id, name: 'Prices', place });
    expect(await call('save-view', { customerId: id, name: 'Prices', place: 'growth?tag=Price' })).toEqual({
      ...saved,
      place: 'growth?tag=Price',
    });
    await call('save-view', { customerId: other, name: 'Prices', place });
    expect(await call('list-saved-views', { customerId: id })).toHaveLength(1);
    expect(await call('list-saved-views', {})).toHaveLength(2);
    for (const wrong of ['', '/customers/3', 'https://evil.example', 'answers#x', `a?${'x'.repeat(3_000)}`])
      expect(await workspace.fail('save-view', { customerId: id, name: 'x', place: wrong })).toMatchObject({
        code: 'invalid_request',
      });
    expect(await workspace.fail('delete-view', { customerId: other, viewId: saved.viewId })).toMatchObject({
      code: 'not_found',
    });
    await call('delete-view', { customerId: id, viewId: saved.viewId });
    // Of a deleted client nothing is left.
    await call('set-query-labels', {
      customerId: id,
      queryIds: [(await call('list-query-labels', { customerId: id })).queries[0]?.queryId ?? 0],
      addTags: ['Left'],
    });
    await call('save-label-rule', { customerId: id, text: 'anvil', tag: 'Left' });
    await call('save-view', { customerId: id, name: 'Last', place });
    expect(await call('preview-deletion', { kind: 'customer', id })).toMatchObject({ savedViews: 1 });
    await call('delete-customer', { customerId: id, confirmName: 'Acme', wait: true });
    expect(await call('list-saved-views', {})).toHaveLength(1);
    expect((await call('check-workspace', {})).findings).toEqual([]);
  });
});

test('a query that is worded differently keeps its tags and its intent, another one that takes a place does not', async () => {
  const { call, customerId, queryGroupId } = await oneGroup(['Which anvil is best?', 'What does an anvil cost?']);
  const listed = async () => (await call('list-query-labels', { customerId })).queries;
  const [best, cost] = await listed();
  const queryIds = [best?.queryId ?? 0, cost?.queryId ?? 0];
  await call('set-query-labels', { customerId, queryIds, addTags: ['Top'], intent: 'comparison' });
  await call('edit-queries-definitions', {
    queryGroupId,
    deletedQueriesIds: queryIds,
    addedQueries: ['Where is Wien?', 'Which anvils are the best?'],
  });
  expect((await listed()).map(({ query, tags, intent }) => [query, tags, intent])).toEqual([
    ['Where is Wien?', [], null],
    ['Which anvils are the best?', ['Top'], 'comparison'],
  ]);
});

async function oneGroup(queries: string[]) {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const { query_group_id: queryGroupId } = await workspace.call('add-query-group', {
    ...{
      customerId,
      name: 'Anvils',
      websiteUrl: 'acme.com',
      keywords: 'anvil',
      language: 'English',
      countryCode: 'us',
    },
    queries,
  });
  return { ...workspace, customerId, queryGroupId };
}
