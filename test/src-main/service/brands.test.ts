import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

const answers = [
  {
    query: 'Which anvil is best?',
    answer: '- **Acme** is solid.\n- **Boltworks** is lighter.\n- **Crateline** is cheap.',
  },
  { query: 'Which anvil is cheap?', answer: '- **Boltworks Pro** comes first.\n- **Crateline** follows.' },
  { query: 'Which anvil is heavy?', answer: 'Try Anvilmaster by Acme, or **Crateline**.' },
  { query: 'Which anvil is old?', answer: 'The Dynamo works made **Anvilmaster** in 1890.' },
];

async function start(): Promise<{
  workspace: TestWorkspace;
  customerId: number;
  counts: () => Promise<Record<string, number>>;
  id: (name: string) => Promise<number>;
}> {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  writeFileSync(file, JSON.stringify(answers.map((row) => ({ ...row, date: '2026-05-01' }))));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  return {
    workspace,
    customerId,
    counts: async () =>
      Object.fromEntries(
        (await workspace.call('get-companies-stats', { customerID: customerId })).map((row) => [
          row.company,
          row.count,
        ]),
      ),
    id: async (name) =>
      (await workspace.call('list-brands', { customerId })).find((brand) => brand.name === name)?.brandId ?? 0,
  };
}

const reanalysed = (workspace: TestWorkspace, customerId: number) => workspace.call('reanalyse', { customerId });

describe('decisions about brands', () => {
  test('a customer whose brand is renamed has its new name everywhere, and is still found by the one before', async () => {
    const { workspace, customerId, counts, id } = await start();
    await workspace.call('save-brand', { customerId, brandId: await id('Acme'), name: 'Acme Works' });
    await reanalysed(workspace, customerId);
    expect((await workspace.call('list-customers', {})).map(({ name }) => name)).toEqual(['Acme Works']);
    expect((await workspace.call('get-organization-customers', { organizationID: 1 })).map(({ name }) => name)).toEqual(
      ['Acme Works'],
    );
    expect((await counts())['Acme Works']).toBe(2);
    // And back: its own name is none of its other names.
    const brandId = await id('Acme Works');
    await workspace.call('save-brand', { customerId, brandId, name: 'Acme' });
    const [own] = (await workspace.call('list-brands', { customerId })).filter((brand) => brand.brandId === brandId);
    expect([own?.name, own?.aliases]).toEqual(['Acme', ['Acme Works']]);
  });

  test('a new name of the customer changes the whole history, and before and after can be compared', async () => {
    const { workspace, customerId, counts, id } = await start();
    const own = await id('Acme');
    expect((await counts())['Acme']).toBe(2);
    await workspace.call('save-brand', { customerId, brandId: own, aliases: ['Anvilmaster'] });
    await reanalysed(workspace, customerId);
    expect((await counts())['Acme']).toBe(3);
    const [latest] = await workspace.call('list-reanalyses', { customerId });
    expect(latest).toMatchObject({
      reason: 'Changed Acme.',
      answers: 4,
      changes: [{ scoreBefore: 50, scoreAfter: 75, platform: 'chatgpt', date: '2026-05-01' }],
    });
    const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
    expect(group?.executions[0]?.score).toBe(75);
  });

  test('merging joins the history, ignoring hides it, and the answers themselves stay what they were', async () => {
    const { workspace, customerId, counts, id } = await start();
    const before = workspace.switcher.current().artifact('answers/1/2/answer.md', { kind: 'owner' }).body;
    await workspace.call('merge-brands', {
      customerId,
      brandId: await id('Crateline'),
      intoBrandId: await id('Boltworks'),
    });
    await reanalysed(workspace, customerId);
    expect(await counts()).toMatchObject({ Boltworks: 3 });
    expect(await counts()).not.toHaveProperty('Crateline');
    await workspace.call('save-brand', { customerId, brandId: await id('Boltworks'), state: 'ignored' });
    await reanalysed(workspace, customerId);
    expect(await counts()).not.toHaveProperty('Boltworks');
    await workspace.call('save-brand', { customerId, brandId: await id('Crateline'), state: 'confirmed' });
    await workspace.call('save-brand', {
      customerId,
      brandId: await id('Boltworks'),
      state: 'confirmed',
      name: 'Boltworks Group',
    });
    await reanalysed(workspace, customerId);
    expect(await counts()).toMatchObject({ 'Boltworks Group': 2, Crateline: 3 });
    expect(workspace.switcher.current().artifact('answers/1/2/answer.md', { kind: 'owner' }).body).toBe(before);
  });

  test('a decision persists when more answers arrive', async () => {
    const { workspace, customerId, counts, id } = await start();
    await workspace.call('save-brand', { customerId, brandId: await id('Crateline'), state: 'ignored' });
    const file = path.join(workspace.directory, 'more.json');
    writeFileSync(
      file,
      JSON.stringify([
        { query: 'Which anvil is new?', answer: '- **Crateline** once more.\n- **Boltworks**', date: '2026-05-08' },
      ]),
    );
    await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
    expect(await counts()).toEqual({ Boltworks: 1 });
    const brands = await workspace.call('list-brands', { customerId });
    expect(brands.find((brand) => brand.name === 'Crateline')).toMatchObject({ state: 'ignored', answers: 0 });
  });

  test('a brand that the user adds before any answer names it is found from then on', async () => {
    const { workspace, customerId, counts } = await start();
    await workspace.call('save-brand', { customerId, name: 'Dynamo', domains: ['dynamo.example'] });
    await reanalysed(workspace, customerId);
    expect(await counts()).toMatchObject({ Dynamo: 1 });
  });

  test('an invalid decision is refused and changes nothing', async () => {
    const { workspace, customerId, counts, id } = await start();
    const own = await id('Acme');
    const bolt = await id('Boltworks');
    const kept = await counts();
    for (const [name, request, message] of [
      ['save-brand', { customerId, brandId: own, state: 'ignored' }, /own brand is always confirmed/],
      ['merge-brands', { customerId, brandId: own, intoBrandId: bolt }, /cannot be merged into another/],
      ['merge-brands', { customerId, brandId: bolt, intoBrandId: bolt }, /already a name of/],
      ['save-brand', { customerId, name: 'boltworks' }, /already in the brand book \(candidate\)/],
      ['save-brand', { customerId }, /name: is required for a new brand/],
      ['save-brand', { customerId, brandId: 4711 }, /There is no brand 4711/],
      [
        'set-domain-category',
        { customerId, domain: 'nowhere.example', category: 'news' },
        /no answer cites nowhere\.example/,
      ],
    ] as const)
      expect((await workspace.fail(name, request)).message).toMatch(message);
    await reanalysed(workspace, customerId);
    expect(await counts()).toEqual(kept);
  });
});
