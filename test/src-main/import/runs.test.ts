import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

async function start() {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const order = (rows: readonly string[], header = 'prompt,date,response') => {
    const file = path.join(workspace.directory, 'runs.csv');
    writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
    return { file, customerId, groupName: 'Anvils', platform: 'chatgpt' };
  };
  return { workspace, customerId, order };
}

const runs = ['Buy from Acme.', 'Bolt.', 'Acme makes anvils.', 'None.', '**Acme** is good.'].map(
  (text) => `Which anvil is best?,2026-05-04,${text}`,
);

test('answers of one file to the same query are its runs, and all count', async () => {
  const { workspace, customerId, order } = await start();
  const check = await workspace.call('import-answers', { ...order(runs), dryRun: true });
  expect(check).toMatchObject({ imported: 5, alreadyThere: 0, queriesAdded: 1 });
  const outcome = await workspace.call('import-answers', order(runs));
  expect(outcome).toMatchObject({ imported: 5, alreadyThere: 0, queriesAdded: 1 });
  expect(outcome.execution_ids).toHaveLength(1);
  const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
  expect(group?.executions.map(({ score }) => score)).toEqual([60]);
});

test('a file imported again adds only further runs, in whatever order they stand', async () => {
  const { workspace, order } = await start();
  await workspace.call('import-answers', order(runs.slice(0, 3)));
  expect(await workspace.call('import-answers', order(runs.slice(0, 3).toReversed()))).toMatchObject({
    imported: 0,
    alreadyThere: 3,
  });
  expect(await workspace.call('import-answers', order(runs))).toMatchObject({ imported: 2, alreadyThere: 3 });
});

test('an answer with a row for each source is one answer with all its sources', async () => {
  const { workspace, customerId, order } = await start();
  const rows = Array.from({ length: 450 }, (_, index) =>
    ['a', 'b', 'c'].map((site) => `Which anvil is number ${index}?,2026-05-04,Acme.,https://${site}.example.com/x`),
  ).flat();
  const given = order(rows, 'prompt,date,response,source_url');
  const check = await workspace.call('import-answers', { ...given, dryRun: true });
  expect(check.preview.map(({ citations }) => citations)).toEqual([3, 3, 3, 3, 3]);
  expect(await workspace.call('import-answers', given)).toMatchObject({ imported: 450, alreadyThere: 900 });
  const { articleStats } = await workspace.call('get-domain-stats', { customerID: customerId });
  expect(articleStats.map(({ count }) => count)).toEqual([450, 450, 450]);
});
