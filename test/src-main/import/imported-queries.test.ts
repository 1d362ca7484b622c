import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

test('imported queries keep the rules of typed ones: one line, no control characters, at most 500 characters as people count', async () => {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  const queries = [
    'Which\u001B[31m anvil?',
    'Which \u202Eanvil\u2069 is best?',
    '🔨'.repeat(500),
    '🔨'.repeat(501),
    '\u0007\u0007\u0007a',
  ];
  writeFileSync(file, JSON.stringify(queries.map((query) => ({ query, answer: 'Acme.', date: '2026-05-04' }))));
  const outcome = await workspace.call('import-answers', {
    file,
    customerId,
    groupName: 'Anvils',
    platform: 'chatgpt',
  });
  expect(outcome).toMatchObject({ imported: 3, rejected: 2 });
  const stored = await workspace.call('get-queries-definitions', { queryGroupId: outcome.query_group_id ?? 0 });
  expect(stored.map(({ query }) => query)).toEqual(['Which [31m anvil?', 'Which anvil is best?', '🔨'.repeat(500)]);
});
