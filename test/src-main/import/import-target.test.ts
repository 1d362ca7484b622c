import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

/** A workspace whose organization has a credit for as many groups, and the import of one answer for its customer. */
async function start(quota: number) {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace, { quota });
  const file = path.join(workspace.directory, 'answers.csv');
  writeFileSync(file, 'prompt,response,date\nWhich anvil is best?,Acme.,2026-05-04\n');
  return { workspace, order: { file, customerId, platform: 'chatgpt' } as const };
}

test('a group and a name for another one are refused together: the answers could go into either', async () => {
  const { workspace, order } = await start(2);
  const { query_group_id: queryGroupId } = await workspace.call('import-answers', { ...order, groupName: 'Anvils' });
  await expect(
    workspace.call('import-answers', { ...order, queryGroupId: queryGroupId ?? 0, groupName: 'Hammers' }),
  ).rejects.toThrow(/invalid_request.*groupName/s);
});

test('a dry run fails as the import would when no credit is left for the group', async () => {
  const { workspace, order } = await start(1);
  await workspace.call('import-answers', { ...order, groupName: 'Anvils' });
  const second = { ...order, groupName: 'Hammers' };
  await expect(workspace.call('import-answers', { ...second, dryRun: true })).rejects.toThrow('quota_exhausted');
  await expect(workspace.call('import-answers', second)).rejects.toThrow('quota_exhausted');
  // Nothing new is needed for a group that exists.
  expect(await workspace.call('import-answers', { ...order, groupName: 'Anvils', dryRun: true })).toMatchObject({
    alreadyThere: 1,
  });
});
