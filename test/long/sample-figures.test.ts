import { expect, test } from 'vitest';
import { headline } from '#test/support/headline.ts';
import { putSample } from '#test/support/prepared-sample.ts';
import { openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

test('the headline of every client is one number wherever it is shown, and every figure of a recommendation leads to exactly the answers that it counts', async () => {
  const directory = temporaryDirectory();
  putSample(directory, 4);
  const workspace = await openTestWorkspace({ dataDirectory: directory });
  const { call } = workspace;
  const rulesSeen = new Set<string>();
  for (const { id: customerId } of await call('list-customers', {})) {
    expect(Object.keys(await headline(workspace, customerId)).length).toBeGreaterThan(0);
    for (const { rule, points, data_points: published, query_group_id: queryGroupId } of await call(
      'list-recommendations',
      { customerId },
    )) {
      rulesSeen.add(rule);
      expect(points.map((pieces) => `- ${pieces.map(({ text }) => text).join('')}`).join('\n')).toBe(published);
      for (const { text, answers } of points.flat()) {
        if (answers === null) continue;
        const { total } = await call('list-answers', {
          ...answers,
          customerId,
          queryGroupId,
          platform: 'chatgpt',
          outcome: 'answered',
          limit: 1,
        });
        expect(total, `${rule}: ${text} ${JSON.stringify(answers)}`).toBe(Number(/^\d+/.exec(text)?.[0]));
      }
    }
  }
  expect(rulesSeen.size).toBeGreaterThan(2);
});
