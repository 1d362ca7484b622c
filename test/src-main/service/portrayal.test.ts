import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '#main/store/open.ts';
import { readValue } from '#test/support/inspect-workspace.ts';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';
import { startModelServer, type ModelReply, type ModelRequest } from '../generate/model-server.ts';
import { patiently } from '#test/support/patiently.ts';

const answers = [
  { query: 'Which anvil is best?', answer: 'Acme is the best anvil. Acme costs a lot.\n\n- **Boltworks** is lighter.' },
  { query: 'Which anvil is cheap?', answer: 'Buy from Boltworks. Acme is a maker of anvils.' },
  { query: 'Which anvil is odd?', answer: 'I found no information about Acme. **Boltworks** is odd.' },
];

async function open(
  reply: ((request: ModelRequest, index: number) => ModelReply) | null,
): Promise<{ workspace: TestWorkspace; customerId: number; said: () => string[] }> {
  const server = reply === null ? null : await startModelServer(reply);
  if (server) onTestFinished(() => server.close());
  const environment = server === null ? {} : { GENERATION_BASE_URL: server.baseUrl, GENERATION_MODEL: 'tiny' };
  const workspace = await openTestWorkspace({ environment });
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  writeFileSync(file, JSON.stringify(answers.map((row) => ({ ...row, date: '2026-05-01' }))));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  // A model on this computer costs nothing unless it has a price.
  await workspace.call('set-prices', {
    entries: [{ provider: 'custom', model: 'tiny', from: '2026-01-01', perAnswer: 0.02 }],
  });
  return { workspace, customerId, said: () => server?.requests.map((request) => request.said) ?? [] };
}

/** Judges by a word in the sentence, as a model that follows its instructions. */
const judge = ({ said }: ModelRequest): ModelReply => ({
  items: [...said.matchAll(/\d+\. (.*?)(?=\\n|")/g)].map(([, sentence = '']) =>
    sentence.includes('best') ? 'positive' : sentence.includes('costs') ? 'Negative' : 'neutral',
  ),
});

/** How many portrayals the list of clients says are waiting, and what the database has stored of it. */
async function waitingOf(workspace: TestWorkspace) {
  const stored = readValue(databaseFile(workspace.directory), 'SELECT open_portrayals FROM client_summary');
  return [stored, (await workspace.call('get-portfolio', {})).customers[0]?.waiting.portrayals];
}

describe('portrayal', () => {
  test('is judged sentence by sentence by the configured model, with the sentence as evidence, and requested once', async () => {
    const { workspace, customerId, said } = await open(judge);
    const run = await workspace.call('assess-portrayals', { customerId, wait: true });
    expect(run).toMatchObject({ answers: 2, outcome: { answers: 2, failed: 0, stoppedBecause: null } });
    const list = await workspace.call('list-portrayals', { customerId });
    expect(
      list.portrayals
        .map(({ sentence, portrayal }) => [sentence, portrayal])
        .toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1)),
    ).toEqual([
      ['Acme costs a lot.', 'negative'],
      ['Acme is a maker of anvils.', 'neutral'],
      ['Acme is the best anvil.', 'positive'],
    ]);
    // The negated sentence is none, and its answer does not name the customer.
    expect(list).toMatchObject({
      sentences: { positive: 1, neutral: 1, negative: 1 },
      answersNaming: 2,
      answersAssessed: 2,
      model: 'tiny',
      review: { open: 3 },
    });
    expect(said()).toHaveLength(2);
    expect(await workspace.call('assess-portrayals', { customerId, wait: true })).toEqual({
      jobId: null,
      answers: 0,
      outcome: null,
    });
    const spend = await workspace.call('spend-report', { from: '2026-01-01', to: '2030-01-01' });
    expect(JSON.stringify(spend)).toContain('analysis');
  });

  test('waits for a review, whose decision counts and persists', async () => {
    const { workspace, customerId } = await open(judge);
    // What follows an import in the background may count anew.
    await patiently(async () => {
      await workspace.call('get-portfolio', {});
      expect(await waitingOf(workspace)).toEqual([0, 0]);
    });
    await workspace.call('assess-portrayals', { customerId, wait: true });
    // Counted anew after a change, and only then.
    expect(await waitingOf(workspace)).toEqual([null, 3]);
    expect(await waitingOf(workspace)).toEqual([3, 3]);
    const waiting = (await workspace.call('list-portrayals', { customerId, review: 'open' })).portrayals;
    const of = (word: string) => waiting.find((one) => one.portrayal === word)?.portrayalId ?? 0;
    await workspace.call('review-portrayal', { portrayalId: of('positive'), decision: 'accept' });
    expect(await waitingOf(workspace)).toEqual([null, 2]);
    await workspace.call('review-portrayal', {
      portrayalId: of('negative'),
      decision: 'correct',
      portrayal: 'neutral',
    });
    await workspace.call('review-portrayal', { portrayalId: of('neutral'), decision: 'reject' });
    expect((await waitingOf(workspace))[1]).toBe(0);
    const list = await workspace.call('list-portrayals', { customerId });
    expect(list).toMatchObject({
      sentences: { positive: 1, neutral: 1, negative: 0 },
      reviewed: { positive: 1, neutral: 1, negative: 0 },
      review: { open: 0, accepted: 1, corrected: 1, rejected: 1 },
    });
    expect(
      (await workspace.fail('review-portrayal', { portrayalId: of('positive'), decision: 'correct' })).message,
    ).toMatch(/is required with the decision/);
    expect((await workspace.fail('review-portrayal', { portrayalId: 999, decision: 'accept' })).code).toBe('not_found');
    // A name that is excluded now takes its sentence away; the review is not lost when it comes back.
    const own = (await workspace.call('list-brands', { customerId })).find((brand) => brand.own)?.brandId ?? 0;
    await workspace.call('save-brand', { customerId, brandId: own, excludes: ['Acme is the best'] });
    await workspace.call('reanalyse', { customerId });
    expect((await workspace.call('list-portrayals', { customerId })).sentences).toEqual({
      positive: 0,
      neutral: 1,
      negative: 0,
    });
    await workspace.call('save-brand', { customerId, brandId: own, excludes: [] });
    await workspace.call('reanalyse', { customerId });
    expect((await workspace.call('list-portrayals', { customerId })).review).toMatchObject({ accepted: 1, open: 0 });
  });

  test('is never guessed: without a model it is refused, and a reply that breaks the rules has no effect', async () => {
    const without = await open(null);
    expect((await without.workspace.fail('assess-portrayals', { customerId: without.customerId })).message).toMatch(
      /No model is configured/,
    );
    const { workspace, customerId, said } = await open(() => ({ items: ['splendid'] }));
    const { outcome } = await workspace.call('assess-portrayals', { customerId, wait: true });
    expect(outcome).toEqual({ answers: 2, failed: 2, stoppedBecause: null });
    expect(said()).toHaveLength(4);
    expect((await workspace.call('list-portrayals', { customerId })).total).toBe(0);
  });
});

describe('negated mentions', () => {
  test('are listed with sentence and rule, and a decision counts at once and through every re-analysis', async () => {
    const { workspace, customerId } = await open(null);
    const score = async () =>
      (await workspace.call('get-customer-query-groups', { customerID: customerId }))[0]?.executions[0]?.score;
    const list = await workspace.call('list-negated-mentions', { customerId });
    expect(list).toMatchObject({
      total: 1,
      mentions: [
        {
          sentence: 'I found no information about Acme.',
          matched: 'Acme',
          own: true,
          rule: 'exact',
          negated: true,
          decision: 'undecided',
          query: 'Which anvil is odd?',
        },
      ],
    });
    const [mention] = list.mentions;
    const place = { answerId: mention?.answerId ?? 0, start: mention?.start ?? 0 };
    expect(await score()).toBe(66.7);

    expect(await workspace.call('decide-negated-mention', { ...place, decision: 'counts' })).toEqual({
      answerId: place.answerId,
      mentioned: true,
      negated: false,
    });
    expect(await score()).toBe(100);
    await workspace.call('save-brand', { customerId, name: 'Crate' });
    await workspace.call('reanalyse', { customerId });
    expect(await score()).toBe(100);
    expect((await workspace.call('list-negated-mentions', { customerId, decision: 'counts' })).mentions).toHaveLength(
      1,
    );

    expect(await workspace.call('decide-negated-mention', { ...place, decision: 'stays_negated' })).toMatchObject({
      mentioned: false,
      negated: true,
    });
    expect((await workspace.call('list-negated-mentions', { customerId, decision: 'undecided' })).total).toBe(0);
    await workspace.call('decide-negated-mention', { ...place, decision: 'undecided' });
    expect(await score()).toBe(66.7);
    expect(
      (await workspace.fail('decide-negated-mention', { ...place, start: 1, decision: 'counts' })).message,
    ).toMatch(/no brand is named/);
  });
});

describe('AI assistance in finding companies', () => {
  const names = (): ModelReply => ({ items: ['Boltworks', 'anvil', 'Dynamo Works', 'lighter'] });
  const companies = async (workspace: TestWorkspace, customerId: number) =>
    (await workspace.call('list-brands', { customerId }))
      .filter((brand) => brand.state === 'candidate')
      .map((brand) => brand.name)
      .toSorted();

  test('counts names that appear in the answers, only while it is turned on, and asks once for each answer', async () => {
    const { workspace, customerId, said } = await open(names);
    expect(await workspace.call('get-model-assistance', { customerId })).toEqual({
      discovery: false,
      model: 'tiny',
      answersRead: 0,
      answers: 3,
    });
    const before = await companies(workspace, customerId);
    const { outcome } = await workspace.call('discover-with-model', { customerId, wait: true });
    expect(outcome).toEqual({ answers: 3, failed: 0, stoppedBecause: null });
    await workspace.call('reanalyse', { customerId });
    expect(await companies(workspace, customerId)).toEqual(before);
    await workspace.call('set-model-assistance', { discovery: true });
    await workspace.call('reanalyse', { customerId });
    const helped = await companies(workspace, customerId);
    expect(helped.length).toBeGreaterThan(before.length);
    // Named by the model, found nowhere in the text.
    expect(helped).not.toContain('Dynamo Works');
    await workspace.call('discover-with-model', { customerId, wait: true });
    expect(said()).toHaveLength(3);
    await workspace.call('set-model-assistance', { discovery: false });
    await workspace.call('reanalyse', { customerId });
    expect(await companies(workspace, customerId)).toEqual(before);
  });

  test('stops if the model keeps failing, and everything continues without it', async () => {
    const { workspace, customerId } = await open(() => ({ status: 500, message: 'broken' }));
    const { outcome } = await workspace.call('discover-with-model', { customerId, wait: true });
    expect(outcome).toMatchObject({
      answers: 3,
      failed: 3,
      stoppedBecause: expect.stringContaining('3 times in a row'),
    });
    expect((await workspace.call('reanalyse', { customerId })).answers).toBe(0);
    expect((await workspace.call('get-model-assistance', { customerId })).answersRead).toBe(0);
  });

  test('keeps to the budget', async () => {
    const { workspace, customerId, said } = await open(names);
    await workspace.call('set-budget', { subject: { kind: 'workspace' }, capUsd: 0.01 });
    const { outcome } = await workspace.call('discover-with-model', { customerId, wait: true });
    expect(outcome).toMatchObject({ answers: 0, stoppedBecause: expect.stringContaining('cap of the workspace') });
    expect(said()).toHaveLength(0);
  });
});
