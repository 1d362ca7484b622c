import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

async function importing(document: unknown) {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  writeFileSync(file, JSON.stringify(document));
  const given = { file, customerId, groupName: 'Anvils', platform: 'perplexity' };
  const check = await workspace.call('import-answers', { ...given, dryRun: true });
  return { workspace, customerId, check, outcome: await workspace.call('import-answers', given) };
}

const row = (index: number) => ({ query: `Which anvil is number ${index}?`, answer: 'Acme.', date: '2025-05-04' });
const many = Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`run-${index}`, row(index)]));

test.for([
  ['the document', { a: row(1), b: row(2), c: row(3) }, 3],
  ['an object inside', { client: 'Acme', results: { a: row(1), b: { ...row(2), more: { x: 1 } } } }, 2],
  ['many', many, 700],
  [
    'a row whose parts are objects',
    { prompt: { id: 1, text: 'Which anvil?' }, response: { text: 'Acme.', model: 'x' } },
    1,
  ],
] as const)('rows under the keys of an object are rows: %s', async ([, document, count]) => {
  const { check, outcome } = await importing(document);
  expect(check).toMatchObject({ needs: null, imported: count });
  expect(outcome).toMatchObject({ imported: count, rejected: 0 });
});

const message = (role: string, text: string, more: object = {}) => ({
  author: { role, name: null },
  create_time: 1_746_352_800.5,
  content: { content_type: 'text', parts: [text] },
  metadata: {},
  recipient: 'all',
  ...more,
});
const node = (id: string, parent: string | null, said: object | null, children: readonly string[]) => ({
  [id]: { id, message: said, parent, children },
});
const conversation = {
  title: 'Anvils',
  create_time: 1_746_352_000,
  mapping: {
    ...node('root', null, null, ['u1']),
    ...node('u1', 'root', message('user', 'Which anvil is best?'), ['t', 'other']),
    ...node('other', 'u1', message('assistant', 'An answer that was asked for again.'), []),
    ...node('t', 'u1', message('assistant', 'search("anvil")', { recipient: 'web' }), ['tool']),
    ...node('tool', 't', message('tool', 'Bolt sells anvils'), ['a1']),
    ...node(
      'a1',
      'tool',
      message('assistant', 'Buy from **Acme**. \uE200cite\uE202turn0search0\uE201', {
        metadata: {
          model_slug: 'gpt-5',
          content_references: [{ type: 'grouped_webpages', items: [{ title: 'A', url: 'https://a.example.com/x' }] }],
        },
      }),
      ['u2'],
    ),
    ...node('u2', 'a1', message('user', 'And a cheap one?'), ['a2']),
    ...node('a2', 'u2', message('assistant', 'None.'), []),
  },
  current_node: 'a2',
};

test("ChatGPT's export of conversations gives questions with their answers, sources and days", async () => {
  const { workspace, customerId, check, outcome } = await importing([conversation, { title: 'New chat', mapping: {} }]);
  expect(check.preview).toEqual([
    {
      query: 'Which anvil is best?',
      answer: 'Buy from **Acme**.',
      date: '2025-05-04',
      platform: 'chatgpt',
      citations: 1,
    },
    { query: 'And a cheap one?', answer: 'None.', date: '2025-05-04', platform: 'chatgpt', citations: 0 },
  ]);
  expect(outcome).toMatchObject({ imported: 2, rejected: 0 });
  const { articleStats } = await workspace.call('get-domain-stats', { customerID: customerId });
  expect(articleStats).toMatchObject([{ url: 'https://a.example.com/x' }]);
});
