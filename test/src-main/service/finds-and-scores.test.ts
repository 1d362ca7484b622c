import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

const firstAnswers = [
  'For small offices we like **Zorvex** and **Kelmar** best.',
  '1. **Zorvex Model 4** – quiet and cheap\n2. **Kelmar One** – fast',
  '1. **Zorvex Model 4** – the best pump\n2. **Kelmar One** – the runner-up',
  'Kelmar is fine for most people.',
];
const laterAnswers = Array.from(
  { length: 8 },
  (_, index) => `1. **Zorvex Model 4** – pick ${index}\n2. **Kelmar One** – second\n3. **Tilvane** – third`,
);

async function importAnswers(workspace: TestWorkspace, customerId: number, date: string, answers: readonly string[]) {
  const file = path.join(workspace.directory, `answers-${date}.jsonl`);
  const row = (answer: string, index: number) =>
    JSON.stringify({ query: `Which pump is best, ${date} ${index}?`, answer, date, platform: 'chatgpt' });
  writeFileSync(file, answers.map(row).join('\n'));
  await workspace.call('import-answers', {
    file,
    customerId,
    groupName: 'Pumps',
    language: 'English',
    countryCode: 'us',
  });
}

/** A workspace whose customer is Zorvex, with the first answers. */
async function zorvex() {
  const workspace = await openTestWorkspace();
  const { organization_id } = await workspace.call('add-organization', { name: 'Northlight Consulting', quota: 50 });
  const { customer_id: customerId } = await workspace.call('add-customer', {
    organizationId: organization_id,
    name: 'Zorvex',
    websiteUrl: 'https://zorvex.example',
  });
  await workspace.call('save-brand', { customerId, name: 'Kelmar', state: 'confirmed' });
  await importAnswers(workspace, customerId, '2026-09-01', firstAnswers);
  await workspace.call('reanalyse', { customerId });
  return { workspace, customerId };
}

async function scores(workspace: TestWorkspace, customerId: number) {
  const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
  return Object.fromEntries(
    (group?.executions ?? []).map(({ execution_date, score }) => [execution_date.slice(0, 10), score]),
  );
}

const brandNamed = async (workspace: TestWorkspace, customerId: number, name: string) =>
  (await workspace.call('list-brands', { customerId })).find((brand) => brand.name === name);

describe('a found name that begins with the name of a brand', () => {
  test('leaves the brand its mentions, and is proposed as its product', async () => {
    const { workspace, customerId } = await zorvex();
    expect(await scores(workspace, customerId)).toEqual({ '2026-09-01': 75 });
    await importAnswers(workspace, customerId, '2026-10-01', laterAnswers);
    await workspace.call('reanalyse', { customerId });
    const found = await brandNamed(workspace, customerId, 'Zorvex Model 4');
    const own = await brandNamed(workspace, customerId, 'Zorvex');
    expect(found).toMatchObject({ state: 'candidate', productOfId: own?.brandId });
    const rows = await workspace.call('get-companies-stats', {
      customerID: customerId,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    });
    expect(rows.map(({ company }) => company)).not.toContain('Zorvex Model 4');
    expect(rows.find(({ company }) => company === 'Zorvex')?.count).toBe(11);
  });

  test('changes no earlier score when an import brings it', async () => {
    const { workspace, customerId } = await zorvex();
    const before = await scores(workspace, customerId);
    await importAnswers(workspace, customerId, '2026-10-01', laterAnswers);
    await workspace.call('reanalyse', { customerId });
    expect(await scores(workspace, customerId)).toEqual({ ...before, '2026-10-01': 100 });
    const reanalyses = await workspace.call('list-reanalyses', { customerId });
    expect(reanalyses.flatMap(({ changes }) => changes)).toEqual([]);
  });

  test('takes the mentions over once it is confirmed as a different company, and gives them back when it is ignored', async () => {
    const { workspace, customerId } = await zorvex();
    await importAnswers(workspace, customerId, '2026-10-01', laterAnswers);
    await workspace.call('reanalyse', { customerId });
    const brandId = (await brandNamed(workspace, customerId, 'Zorvex Model 4'))?.brandId;
    if (brandId === undefined) throw new Error('the model was not found');
    await workspace.call('save-brand', { customerId, brandId, state: 'confirmed' });
    await workspace.call('reanalyse', { customerId });
    expect(await scores(workspace, customerId)).toEqual({ '2026-09-01': 25, '2026-10-01': 0 });
    const [confirmed] = await workspace.call('list-reanalyses', { customerId });
    expect(confirmed?.reason).toContain('Confirmed Zorvex Model 4.');
    expect(confirmed?.changes).toContainEqual(
      expect.objectContaining({ date: '2026-09-01', scoreBefore: 75, scoreAfter: 25 }),
    );
    await workspace.call('save-brand', { customerId, brandId, state: 'ignored' });
    await workspace.call('reanalyse', { customerId });
    expect(await scores(workspace, customerId)).toEqual({ '2026-09-01': 75, '2026-10-01': 100 });
  });
});
