import { expect, onTestFinished, test } from 'vitest';
import { startModelServer, type ModelReply } from '#test/src-main/generate/model-server.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

const lists: ModelReply = {
  text: JSON.stringify({
    lists: [{ about: 'anvil', items: ['first', 'second', 'third'].map((word) => `Which ${word} anvil is the best?`) }],
  }),
};

/** A workspace whose model runs on loopback, and how a group is created with it. */
async function open(reply: () => ModelReply) {
  const model = await startModelServer(reply);
  onTestFinished(() => model.close());
  const workspace = await openTestWorkspace({
    environment: { GENERATION_BASE_URL: model.baseUrl, GENERATION_MODEL: 'tiny' },
  });
  const { customerId } = await addCustomer(workspace);
  let made = 0;
  const makeGroup = () =>
    workspace.call('add-query-group', {
      customerId,
      name: `Group ${++made}`,
      websiteUrl: 'acme.com',
      keywords: 'anvil',
      language: 'English',
      countryCode: 'us',
      platforms: ['chatgpt'],
    });
  const spend = () => workspace.call('spend-report', {});
  const price = (perAnswer: number) =>
    workspace.call('set-prices', { entries: [{ provider: 'custom', model: 'tiny', from: '2026-01-01', perAnswer }] });
  return { model, workspace, makeGroup, spend, price };
}

test('the cost of writing queries is booked and kept under the cap of the workspace', async () => {
  const { model, workspace, makeGroup, spend, price } = await open(() => lists);
  await price(0.02);
  await workspace.call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0.01 });
  // No room: no model is asked, and the queries come from the templates.
  await makeGroup();
  expect(model.requests).toHaveLength(0);
  expect(await spend()).toMatchObject({ rows: [], costUsd: 0 });

  await workspace.call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0.05 });
  await makeGroup();
  expect(model.requests).toHaveLength(1);
  expect(await spend()).toMatchObject({
    rows: [{ customerId: null, platform: 'analysis', requests: 1, costUsd: 0.02, unconfirmedUsd: 0 }],
  });
  expect((await workspace.call('get-budget', {})).workspace).toMatchObject({ spentUsd: 0.02, reservedUsd: 0 });
});

test('a request that fails after it was sent counts as possibly billed, one that is refused does not', async () => {
  let reply: ModelReply = { status: 401, message: 'No.' };
  const { model, makeGroup, spend, price } = await open(() => reply);
  await price(0.02);
  await makeGroup();
  expect(model.requests).toHaveLength(1);
  expect(await spend()).toMatchObject({ rows: [] });
  reply = { text: 'no JSON at all' };
  await makeGroup();
  expect(model.requests).toHaveLength(3);
  const { costUsd, unconfirmedUsd } = await spend();
  expect(costUsd + unconfirmedUsd).toBeCloseTo(0.04, 9);
});

test('a model on this computer costs nothing unless it has a price, and no cap holds it back', async () => {
  const { model, workspace, makeGroup, spend } = await open(() => lists);
  await workspace.call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0 });
  await makeGroup();
  expect(model.requests).toHaveLength(1);
  expect(await spend()).toMatchObject({ rows: [] });
});
