import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';
import { startModelServer, type ModelReply, type ModelRequest } from '../generate/model-server.ts';

/** A customer whose answers name a competitor from one guide, with the recommendations of today. */
async function open(
  reply: ((request: ModelRequest, index: number) => ModelReply) | null,
): Promise<{ workspace: TestWorkspace; customerId: number; asked: () => number }> {
  const server = reply === null ? null : await startModelServer(reply);
  if (server) onTestFinished(() => server.close());
  const environment = server === null ? {} : { GENERATION_BASE_URL: server.baseUrl, GENERATION_MODEL: 'tiny' };
  const workspace = await openTestWorkspace({ environment });
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  const date = new Date().toISOString().slice(0, 10);
  const rows = [1, 2, 3].map((index) => ({
    query: `Which anvil is number ${index}?`,
    answer: '- **Boltworks** is the one to buy.',
    citations: ['https://guide.example.com/best-anvils'],
    date,
  }));
  writeFileSync(file, JSON.stringify(rows));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  await workspace.call('refresh-recommendations', { customerId });
  return { workspace, customerId, asked: () => server?.requests.length ?? 0 };
}

/** The three texts that the model received, from the JSON of the request. */
function receivedTexts({ said }: ModelRequest): [string, string, string] {
  const prompt =
    (JSON.parse(`"${/TITLE.*?(?=")/.exec(said.replaceAll('\\"', '\\u0022'))?.[0] ?? ''}"`) as string) ?? '';
  const [, title = '', task = '', why = ''] =
    /^TITLE\n([\s\S]*?)\n\nTASK\n([\s\S]*?)\n\nWHY IT IS IMPORTANT\n([\s\S]*)$/.exec(prompt) ?? [];
  return [title, task, why];
}

const words = async (workspace: TestWorkspace, customerId: number) =>
  (await workspace.call('list-recommendations', { customerId })).map(
    ({ id, title, task, why_important, data_points }) => ({
      id,
      title,
      task,
      why_important,
      data_points,
    }),
  );

describe('the wording of recommendations', () => {
  test('is improved by the model if every fact stays, persists through the weekly cycle, and is requested once', async () => {
    const { workspace, customerId, asked } = await open((request) => {
      const [title, task, why] = receivedTexts(request);
      return { items: [title, task, `Please note: ${why.charAt(0).toLowerCase()}${why.slice(1)}`] };
    });
    const before = await words(workspace, customerId);
    expect(before.length).toBeGreaterThan(0);
    const run = await workspace.call('reword-recommendations', { customerId, wait: true });
    expect(run.outcome).toEqual({
      asked: before.length,
      reworded: before.length,
      refused: 0,
      failed: 0,
      stoppedBecause: null,
    });
    const after = await words(workspace, customerId);
    expect(after.map((one) => one.why_important)).toEqual(
      before.map((one) => `Please note: ${one.why_important.charAt(0).toLowerCase()}${one.why_important.slice(1)}`),
    );
    // Figures are not the model's to touch.
    expect(after.map((one) => [one.id, one.data_points])).toEqual(before.map((one) => [one.id, one.data_points]));
    await workspace.call('refresh-recommendations', { customerId });
    expect(await words(workspace, customerId)).toEqual(after);
    expect(await workspace.call('reword-recommendations', { customerId, wait: true })).toEqual({
      jobId: null,
      recommendations: 0,
      outcome: null,
    });
    expect(asked()).toBe(before.length);
  });

  test('stays that of the rule if the model changed a number, and is not requested again', async () => {
    const { workspace, customerId, asked } = await open((request) => {
      const [title, task, why] = receivedTexts(request);
      return { items: [title, task.replace('1. ', '1. Within 30 days: '), why] };
    });
    const before = await words(workspace, customerId);
    const { outcome } = await workspace.call('reword-recommendations', { customerId, wait: true });
    expect(outcome?.refused).toBeGreaterThan(0);
    expect((outcome?.refused ?? 0) + (outcome?.reworded ?? 0)).toBe(before.length);
    expect(await words(workspace, customerId)).toEqual(before);
    const once = asked();
    await workspace.call('reword-recommendations', { customerId, wait: true });
    expect(asked()).toBe(once);
  });

  test('needs a model', async () => {
    const { workspace, customerId } = await open(null);
    expect((await workspace.fail('reword-recommendations', { customerId })).message).toMatch(/No model is configured/);
  });
});
