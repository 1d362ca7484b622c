import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

async function start(): Promise<{
  workspace: TestWorkspace;
  customerId: number;
  write: (name: string, content: string | Buffer) => string;
}> {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const write = (name: string, content: string | Buffer): string => {
    const file = path.join(workspace.directory, name);
    writeFileSync(file, content);
    return file;
  };
  return { workspace, customerId, write };
}

const header = 'prompt,response,date,sources\n';
const good =
  'Which anvil is best?,"**Acme** makes the best anvils. See also **Bolt & Co**.",2026-05-04,"https://anvils.example.com/best?utm_source=x https://www.acme.com/"\n';

/** Files that no row is imported from: what each is, its content (null: there is none), the mapping, and what the error says. */
const unusable: readonly (readonly [
  name: string,
  content: string | Buffer | null,
  mapping: Record<string, string> | undefined,
  message: RegExp,
])[] = [
  ['a missing file', null, undefined, /there is no file/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), undefined, /is not a text file/],
  ['an empty file', '', undefined, /is empty/],
  ['a text without columns', 'Dear diary\nnothing\n', undefined, /not CSV, JSON, JSON Lines or XLSX/],
  [
    'another encoding',
    Buffer.from('prompt,response\nX\xfdq\xfez \xe1\xfd\xff?,Acme\n', 'latin1'),
    undefined,
    /not saved as UTF-8/,
  ],
  [
    'columns with other names',
    'a,b\n1,2\n',
    undefined,
    /no column of the file looks like the query; name the one that holds it. Its columns are a, b/,
  ],
  [
    'an unknown column',
    header + good,
    { query: 'promt' },
    /the file has no column "promt" \(for query\); its columns are prompt, response, date, sources/,
  ],
  [
    'only bad rows',
    `${header}ab,x,,\n`,
    undefined,
    /no row can be imported; line 2: the query is shorter than 3 characters \("ab"\)/,
  ],
];

describe('importing recorded answers', () => {
  test('reads CSV with guessed columns, dates and a list of sources', async () => {
    const { workspace, customerId, write } = await start();
    const outcome = await workspace.call('import-answers', {
      file: write('answers.csv', `${header}${good}What anvil is cheap?,"Nobody knows.",2026-05-04,\n`),
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
    });
    expect(outcome).toMatchObject({ format: 'csv', imported: 2, rejected: 0, queriesAdded: 2 });
    const stats = await workspace.call('get-domain-stats', { customerID: customerId });
    // Counted under one address, served in the spelling cited most often.
    expect(stats.articleStats.map((row) => row.url)).toEqual([
      'https://anvils.example.com/best',
      'https://www.acme.com/',
    ]);
    expect(stats.domainStats.find((row) => row.domain === 'acme.com')?.category).toBe('owned');
    const [row] = await workspace.call('get-queries', { customerID: customerId });
    expect(row).toMatchObject({ query: 'Which anvil is best?', is_product_in_results: 1, ai_platform: 'chatgpt' });
  });

  test('reads JSON and JSON Lines, with a platform and date per row', async () => {
    const { workspace, customerId, write } = await start();
    const rows = [
      {
        query: 'Which anvil is best?',
        answer: 'Acme.',
        platform: 'ChatGPT',
        date: '2026-05-04T10:00:00Z',
        citations: [{ url: 'https://a.example.com/x', title: 'X' }],
      },
      { query: 'Which anvil is best?', answer: '', platform: 'AI Overview', date: '2026-05-05' },
    ];
    const json = await workspace.call('import-answers', {
      file: write('a.json', JSON.stringify(rows)),
      customerId,
      groupName: 'One',
    });
    expect(json).toMatchObject({ format: 'json', imported: 2 });
    const lines = await workspace.call('import-answers', {
      file: write('a.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')),
      customerId,
      groupName: 'Two',
    });
    expect(lines).toMatchObject({ format: 'jsonl', imported: 2 });
    const groups = await workspace.call('get-customer-query-groups', { customerID: customerId });
    for (const group of groups)
      expect(group.executions.map((execution) => [execution.ai_platform, execution.score])).toEqual([
        ['aioverview', 0],
        ['chatgpt', 100],
      ]);
    const growth = await workspace.call('get-customer-growth-stats', { customerID: customerId });
    expect(growth.perScan.map((group) => group.data.map((point) => point.aiPlatform))).toEqual([
      ['chatgpt'],
      ['chatgpt'],
    ]);
  });

  test('imports nothing twice, and adds only what is new in a longer file', async () => {
    const { workspace, customerId, write } = await start();
    const order = { file: write('a.csv', header + good), customerId, groupName: 'Anvils', platform: 'chatgpt' };
    await workspace.call('import-answers', order);
    expect(await workspace.call('import-answers', order)).toMatchObject({ imported: 0, alreadyThere: 1 });
    write('a.csv', `${header}${good}${good}What anvil is cheap?,"Acme, perhaps.",2026-05-04,\n`);
    expect(await workspace.call('import-answers', order)).toMatchObject({ imported: 1, alreadyThere: 2 });
    const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
    expect(group?.executions).toHaveLength(1);
    expect(await workspace.call('get-companies-stats', { customerID: customerId })).toContainEqual({
      company: 'Acme',
      count: 2,
      percentage: 100,
    });
  });

  test('reports invalid rows by line, including a half-written last line, and keeps the valid ones', async () => {
    const { workspace, customerId, write } = await start();
    const file = write(
      'a.csv',
      `${header}${good}ab,too short a query,2026-05-04,\nWhat anvil is cheap?,,2026-05-04,\nWhich is heavy?,"yes",04/05/2026,\nWhich one is cut o,"Acme is`,
    );
    const outcome = await workspace.call('import-answers', {
      file,
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
    });
    expect(outcome).toMatchObject({ rows: 5, imported: 1, rejected: 4 });
    expect(outcome.problems).toEqual([
      { lines: [3], count: 1, message: 'the query is shorter than 3 characters', example: 'ab', decidedBy: null },
      { lines: [4], count: 1, message: 'the answer is empty', example: null, decidedBy: null },
      {
        lines: [5],
        count: 1,
        message: 'the date is not understood; write yyyy-mm-dd',
        example: '04/05/2026',
        decidedBy: null,
      },
      {
        lines: [6],
        count: 1,
        message: 'ends in the middle of a quoted text: the file is cut off here',
        example: null,
        decidedBy: null,
      },
    ]);
  });

  test('a dry run reads everything and stores nothing', async () => {
    const { workspace, customerId, write } = await start();
    const outcome = await workspace.call('import-answers', {
      file: write('a.csv', header + good),
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
      dryRun: true,
    });
    expect(outcome).toMatchObject({ imported: 1, dryRun: true, query_group_id: null, execution_ids: [] });
    expect(outcome.preview[0]).toMatchObject({ query: 'Which anvil is best?', date: '2026-05-04', citations: 2 });
    expect(await workspace.call('get-customer-query-groups', { customerID: customerId })).toEqual([]);
  });

  test('a dry run counts what the import will: new queries, and citations in the texts', async () => {
    const { workspace, customerId, write } = await start();
    const rows = [
      'Which anvil is best?,"See [a test](https://tests.example.com/anvils) and [Acme](https://acme.com/).",2026-05-04,',
      'Which anvil is cheap?,"None, says [a shop](https://shop.example.com/).",2026-05-04,',
      'Which anvil is cheap?,"None.",2026-05-05,',
      'ab,"Too short.",2026-05-05,',
    ];
    const order = {
      file: write('a.csv', `${header}${rows.join('\n')}\n`),
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
    } as const;
    const check = await workspace.call('import-answers', { ...order, dryRun: true });
    const real = await workspace.call('import-answers', order);
    const numbers = ({ rows: read, imported, alreadyThere, rejected, queriesAdded, preview }: typeof real) => ({
      ...{ read, imported, alreadyThere, rejected, queriesAdded, preview },
    });
    expect(numbers(check)).toEqual(numbers(real));
    expect(check).toMatchObject({ imported: 3, rejected: 1, queriesAdded: 2 });
    const { answers } = await workspace.call('list-answers', { customerId, from: '2026-05-01', sort: 'query' });
    expect(check.preview.map(({ citations }) => citations).toSorted((a, b) => a - b)).toEqual(
      answers.map(({ citations }) => citations).toSorted((a, b) => a - b),
    );
    const again = await workspace.call('import-answers', { ...order, dryRun: true });
    expect(again).toMatchObject({ imported: 0, alreadyThere: 3, queriesAdded: 0 });
  });

  test('refuses answers of a day to come, asks back about a near platform, and takes a new one only if allowed', async () => {
    const { workspace, customerId, write } = await start();
    const row = (platform: string, date = '2026-05-04') => ({
      query: `Which anvil on ${platform}?`,
      answer: 'Acme.',
      platform,
      date,
    });
    const order = {
      file: write(
        'a.json',
        JSON.stringify([
          row('chatgpt'),
          row('chatgtp'),
          row('copilot'),
          row('chatgpt', '9999-01-01'),
          row('chatgpt', '0206-11-10'),
        ]),
      ),
      customerId,
      groupName: 'Anvils',
    } as const;
    const { imported, problems } = await workspace.call('import-answers', order);
    expect(imported).toBe(1);
    expect(
      Object.fromEntries(problems.map(({ message, example, decidedBy }) => [message, [example, decidedBy]])),
    ).toEqual({
      'the date is before 2020, when no AI platform answered': ['0206-11-10', null],
      'the date is in the future': ['9999-01-01', null],
      'the platform is not known': ['copilot', 'newPlatforms'],
      'the platform is not known; did you mean chatgpt?': ['chatgtp', 'newPlatforms'],
    });
    const allowed = await workspace.call('import-answers', { ...order, newPlatforms: ['copilot'] });
    expect(allowed).toMatchObject({ imported: 1, alreadyThere: 1, rejected: 3 });
    // It is known from now on.
    expect(await workspace.call('import-answers', order)).toMatchObject({ alreadyThere: 2, rejected: 3 });
    for (const wrong of [{ platform: 'chatgtp' }, { date: '9999-01-01' }])
      expect((await workspace.fail('import-answers', { ...order, ...wrong })).message).toMatch(
        /did you mean chatgpt\?|is in the future/,
      );
  });

  test('a file whose dates show both orders shows none: those that can be either are not guessed', async () => {
    const { workspace, customerId, write } = await start();
    const rows = ['05/13/2026', '31/12/2025', '1/2/2026'].map((date, index) => `Which anvil ${index}?,Acme.,${date}`);
    const order = {
      file: write('a.csv', `prompt,response,date\n${rows.join('\n')}\n`),
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
      dryRun: true,
    } as const;
    const { imported, problems, preview } = await workspace.call('import-answers', order);
    expect([imported, preview.map(({ date }) => date)]).toEqual([2, ['2026-05-13', '2025-12-31']]);
    expect(problems).toMatchObject([{ message: 'the date is not understood; write yyyy-mm-dd', example: '1/2/2026' }]);
    const { preview: shown } = await workspace.call('import-answers', {
      ...order,
      file: write('b.csv', `prompt,response,date\n${rows.slice(1).join('\n')}\n`),
    });
    expect(shown.map(({ date }) => date)).toEqual(['2025-12-31', '2026-02-01']);
  });

  test('says how many queries are kept for their answers only, in the dry run too', async () => {
    const { workspace, customerId, write } = await start();
    const rows = Array.from({ length: 153 }, (_, index) => `Which anvil is number ${index}?,Acme.,2026-05-04`);
    const order = {
      file: write('a.csv', `prompt,response,date\n${rows.join('\n')}\n`),
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
    } as const;
    const beyond = [
      {
        what: 'active queries',
        why: 'a group asks at most 150: they are kept with their answers, and not asked again',
        rows: 3,
      },
    ];
    expect((await workspace.call('import-answers', { ...order, dryRun: true })).notCarriedOver).toEqual(beyond);
    const done = await workspace.call('import-answers', order);
    expect(done.notCarriedOver).toEqual(beyond);
    expect(await workspace.call('get-queries-definitions', { queryGroupId: done.query_group_id ?? 0 })).toHaveLength(
      150,
    );
  });

  test('refuses what it cannot import with one clear line each, and changes nothing', async () => {
    const { workspace, customerId, write } = await start();
    for (const [name, content, mapping, message] of unusable) {
      const file = content === null ? path.join(workspace.directory, 'nowhere.csv') : write('a.csv', content);
      const error = await workspace.fail('import-answers', {
        file,
        customerId,
        groupName: 'Anvils',
        platform: 'chatgpt',
        ...(mapping && { mapping }),
      });
      expect(error.code, name).toBe('invalid_request');
      expect(error.message, name).toMatch(message);
      expect(await workspace.call('get-customer-query-groups', { customerID: customerId }), name).toEqual([]);
      expect((await workspace.call('get-organization-quota-status', { organizationID: 1 })).used, name).toBe(0);
    }
  });

  test('keeps queries beyond the limit of a group for their history only', async () => {
    const { workspace, customerId, write } = await start();
    const rows = Array.from({ length: 160 }, (_, index) => `Which anvil is number ${index}?,Acme.,2026-05-04,`).join(
      '\n',
    );
    await workspace.call('import-answers', {
      file: write('a.csv', header + rows),
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
    });
    const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
    expect(group).toMatchObject({ num_of_queries: 150, executions: [{ score: 100 }] });
    expect(await workspace.call('get-queries', { customerID: customerId })).toHaveLength(160);
  });
});

describe('importing a JSON document', () => {
  const answers = [
    { prompt: 'Which anvil is best?', markdown_text: '**Acme** makes the best anvils.', model: 'gpt-5.2' },
    { prompt: 'What anvil is cheap?', markdown_text: 'Nobody knows.', timestamp: 1_777_888_000 },
  ];

  test('reads rows deep inside, with their platform from the model and their date from a number', async () => {
    const { workspace, customerId, write } = await start();
    const outcome = await workspace.call('import-answers', {
      file: write(
        'export.json',
        JSON.stringify({ export: { date: '2026-05-04', runs: [{ results: answers }] } }, null, 2),
      ),
      customerId,
      groupName: 'Anvils',
      mapping: { model: 'model' },
    });
    expect(outcome).toMatchObject({ imported: 1, rejected: 1, list: '.export.runs[].results', countedIn: 'rows' });
    expect(outcome.problems).toEqual([
      {
        count: 1,
        lines: [2],
        message: expect.stringContaining('names no platform'),
        example: null,
        decidedBy: 'platform',
      },
    ]);
    expect(await workspace.call('get-queries', { customerID: customerId })).toMatchObject([
      { query: 'Which anvil is best?', ai_platform: 'chatgpt', is_product_in_results: 1 },
    ]);
  });

  test('asks which of several lists to import, stores nothing before, and imports the one named', async () => {
    const { workspace, customerId, write } = await start();
    const file = write('export.json', JSON.stringify({ march: answers, april: answers.slice(0, 1) }, null, 2));
    const order = { file, customerId, groupName: 'Anvils', platform: 'chatgpt' };
    const check = await workspace.call('import-answers', { ...order, dryRun: true });
    expect(check).toMatchObject({
      needs: 'list',
      list: null,
      rows: 0,
      lists: [
        { path: '.march', rows: 2, columns: ['prompt', 'markdown_text', 'model', 'timestamp'] },
        { path: '.april', rows: 1 },
      ],
    });
    const error = await workspace.fail('import-answers', order);
    expect(error.code).toBe('invalid_request');
    expect(error.message).toContain('choose one: .march (2 rows), .april (1 row)');
    expect(await workspace.call('get-customer-query-groups', { customerID: customerId })).toEqual([]);
    expect(await workspace.call('import-answers', { ...order, list: 'march' })).toMatchObject({ imported: 2 });
    expect(await workspace.call('import-answers', { ...order, list: '.april' })).toMatchObject({
      list: '.april',
      alreadyThere: 1,
    });
  });

  test('says which columns there are if none looks like the query, in a dry run', async () => {
    const { workspace, customerId, write } = await start();
    const file = write('a.json', JSON.stringify([{ satz: 'Welcher Amboss?', inhalt: 'Acme.' }]));
    const order = { file, customerId, groupName: 'Anvils', platform: 'chatgpt' };
    expect(await workspace.call('import-answers', { ...order, dryRun: true })).toMatchObject({
      needs: 'columns',
      unusedColumns: ['satz', 'inhalt'],
    });
    const mapping = { query: 'satz', answer: 'inhalt' };
    expect(await workspace.call('import-answers', { ...order, mapping })).toMatchObject({ imported: 1, needs: null });
  });

  test('that is cut off leaves nothing half imported, in an existing group either', async () => {
    const { workspace, customerId, write } = await start();
    const order = { customerId, groupName: 'Anvils', platform: 'chatgpt' };
    await workspace.call('import-answers', { ...order, file: write('a.csv', header + good) });
    const text = JSON.stringify(answers, null, 2);
    const error = await workspace.fail('import-answers', { ...order, file: write('a.json', text.slice(0, -30)) });
    expect(error.message).toMatch(/the file is cut off: .*; nothing was imported\. Export it again/);
    expect(await workspace.call('get-queries', { customerID: customerId })).toHaveLength(1);
  });

  test('counts a thousand rows with one mistake as one problem', async () => {
    const { workspace, customerId, write } = await start();
    const rows = Array.from({ length: 1_000 }, (_, id) => ({
      query: `Which anvil is ${id}?`,
      answer: 'Acme.',
      date: `${id} May`,
    }));
    const file = write('a.json', JSON.stringify([...rows, { query: 'Which is last?', answer: '' }], null, 2));
    const order = { file, customerId, groupName: 'Anvils', platform: 'chatgpt' };
    const { problems, rejected } = await workspace.call('import-answers', { ...order, dryRun: true });
    expect(rejected).toBe(1_001);
    expect(problems).toEqual([
      {
        count: 1_000,
        lines: [1, 2, 3, 4, 5],
        message: expect.stringContaining('the date'),
        example: '0 May',
        decidedBy: null,
      },
      { count: 1, lines: [1_001], message: 'the answer is empty', example: null, decidedBy: null },
    ]);
    const error = await workspace.fail('import-answers', order);
    expect(error.message).toContain('no row can be imported; 1000 rows, first row 1: the date is not understood');
    expect(error.message.length).toBeLessThan(300);
  });
});
