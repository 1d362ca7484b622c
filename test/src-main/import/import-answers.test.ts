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
    expect(stats.articleStats.map((row) => row.url)).toEqual(['https://acme.com/', 'https://anvils.example.com/best']);
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
      `${header}${good}ab,too short a query,2026-05-04,\nWhat anvil is cheap?,,2026-05-04,\nWhich is heavy?,"yes",04.05.2026,\nWhich one is cut o,"Acme is`,
    );
    const outcome = await workspace.call('import-answers', {
      file,
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
    });
    expect(outcome).toMatchObject({ rows: 5, imported: 1, rejected: 4 });
    expect(outcome.problems).toEqual([
      { line: 3, message: 'the query has 2 characters; it must have 3 to 500' },
      { line: 4, message: 'the answer is empty' },
      { line: 5, message: 'the date "04.05.2026" is not understood; write yyyy-mm-dd' },
      { line: 6, message: 'ends in the middle of a quoted text: the file is cut off here' },
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

  test.each([
    ['a missing file', null, undefined, /there is no file/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), undefined, /is not a text file/],
    ['an empty file', '', undefined, /is empty/],
    ['a text without columns', 'Dear diary\nnothing\n', undefined, /not a CSV, JSON or JSON Lines file/],
    [
      'another encoding',
      Buffer.from('prompt,response\nWelcher Amboss ist f\xfcr mich?,Acme\n', 'latin1'),
      undefined,
      /not saved as UTF-8/,
    ],
    [
      'columns with other names',
      'a,b\n1,2\n',
      undefined,
      /no column of the file looks like the query; name it with --map query=COLUMN. Its columns are a, b/,
    ],
    [
      'an unknown column',
      header + good,
      { query: 'promt' },
      /the file has no column "promt" \(for query\); its columns are prompt, response, date, sources/,
    ],
    ['only bad rows', `${header}ab,x,,\n`, undefined, /no row can be imported; line 2: the query has 2 characters/],
  ])('refuses %s with one clear line and changes nothing', async (_name, content, mapping, message) => {
    const { workspace, customerId, write } = await start();
    const file = content === null ? path.join(workspace.directory, 'nowhere.csv') : write('a.csv', content);
    const error = await workspace.fail('import-answers', {
      file,
      customerId,
      groupName: 'Anvils',
      platform: 'chatgpt',
      ...(mapping && { mapping }),
    });
    expect(error.code).toBe('invalid_request');
    expect(error.message).toMatch(message);
    expect(await workspace.call('get-customer-query-groups', { customerID: customerId })).toEqual([]);
    expect((await workspace.call('get-organization-quota-status', { organizationID: 1 })).used).toBe(0);
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
