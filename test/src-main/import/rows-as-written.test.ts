import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

async function importing(content: string, more: { newPlatforms?: string[]; platform?: string; dryRun?: boolean } = {}) {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'rows.csv');
  writeFileSync(file, content);
  return workspace.call('import-answers', { file, customerId, groupName: 'Anvils', ...more });
}

test('a sheet in another language needs no columns to be chosen', async () => {
  const outcome = await importing(
    'Datum;Plattform;Frage;Antwort;Quellen\n20.11.2025;ChatGPT;Welcher Amboss?;Acme.;a.example.com/x, b.example.com\n',
  );
  expect(outcome).toMatchObject({
    imported: 1,
    mapping: { query: 'Frage', answer: 'Antwort', date: 'Datum', platform: 'Plattform', citations: 'Quellen' },
    preview: [{ date: '2025-11-20', platform: 'chatgpt', citations: 2 }],
  });
});

test('dates with slashes are read in the order that one of them shows', async () => {
  const rows = ['05/04/2025', '20/04/2025', '06/04/2025'].map((day, index) => `anvil ${index}?,chatgpt,${day},Acme.`);
  const outcome = await importing(['prompt,platform,Check date,answer', ...rows].join('\n'), { dryRun: true });
  expect(outcome.preview.map(({ date }) => date)).toEqual(['2025-04-05', '2025-04-20', '2025-04-06']);
  const open = await importing(`prompt,platform,date,answer\n${rows[0] ?? ''}\n${rows[2] ?? ''}\n`, { dryRun: true });
  expect(open).toMatchObject({ imported: 0, problems: [{ count: 2, example: '05/04/2025' }] });
});

test('platforms have one name however they are written; those to allow are named together', async () => {
  const names = ['Google AI Overview', 'google_ai_overviews', 'AIO', 'SGE', 'chatgpt.com', 'OpenAI', 'o3', 'Bard'];
  const others = ['Google AI Mode', 'ai_mode', 'Microsoft Copilot', 'Bing Copilot', 'Grok 4', 'xAI', 'Le Chat'];
  const rows = [...names, ...others].map((name, index) => `anvil ${index}?,${name},2025-04-05,Acme.`);
  const content = ['prompt,platform,date,answer', ...rows].join('\n');
  const outcome = await importing(content, { dryRun: true });
  expect(outcome).toMatchObject({
    imported: 8,
    problems: [{ count: 7, example: 'aimode, copilot, grok, mistral', decidedBy: 'newPlatforms' }],
  });
  const allowed = await importing(content, { newPlatforms: ['aimode', 'copilot', 'grok', 'mistral'] });
  expect(allowed).toMatchObject({ imported: 15, rejected: 0 });
});

test('the platform may stand in the column of the model', async () => {
  const outcome = await importing('Prompt,Model,Response,Date\nWhich anvil?,Google AI Overviews,Acme.,2025-04-05\n');
  expect(outcome.preview).toMatchObject([{ platform: 'aioverview' }]);
});

test('what sheets write where there is no answer is none', async () => {
  const rows = [
    'chatgpt,N/A,',
    'chatgpt,-,',
    'AI Overview,No AI Overview,',
    'AI Overview,x,Not triggered',
    'chatgpt,no,',
  ];
  const outcome = await importing(
    ['prompt,platform,response,status', ...rows.map((row, index) => `anvil ${index}?,${row}`)].join('\n'),
  );
  expect(outcome).toMatchObject({ imported: 3, problems: [{ count: 2, message: 'the answer is empty' }] });
});

test('entities that a page left in a query are its characters', async () => {
  const outcome = await importing(
    'prompt,platform,response\nanvils &amp; hammers for &quot;pros&quot;&#39;,chatgpt,Acme.\n',
  );
  expect(outcome.preview).toMatchObject([{ query: `anvils & hammers for "pros"'` }]);
});
