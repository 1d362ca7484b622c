import { expect, test } from 'vitest';
import { describeShared } from '#test/support/describe-shared.ts';
import { sharedFile } from '#test/support/shared-data.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

const study = sharedFile('studies/password-managers/responses_chatgpt.csv');

const published = [
  ['Bitwarden', 60, 100],
  ['1Password', 56, 93.3],
  ['LastPass', 46, 76.7],
  ['Dashlane', 41, 68.3],
  ['Keeper', 28, 46.7],
  ['NordPass', 20, 33.3],
  ['RoboForm', 3, 5],
] as const;

describeShared('the published study of password managers', () => {
  test('is reproduced from its 60 answers by every request', async () => {
    const workspace = await openTestWorkspace();
    const { customerId } = await addCustomer(workspace, { name: '1Password', websiteUrl: '1password.com' });
    const imported = await workspace.call('import-answers', {
      file: study,
      customerId,
      groupName: 'Password managers',
      platform: 'chatgpt',
      date: '2026-03-01',
    });
    expect(imported).toMatchObject({
      rows: 60,
      imported: 60,
      rejected: 0,
      mapping: { query: 'query_text', answer: 'response_text' },
    });

    const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
    const [execution] = group?.executions ?? [];
    expect(execution).toMatchObject({ score: 93.3, ai_platform: 'chatgpt', execution_date: '2026-03-01' });

    const questions = [
      { customerID: customerId, executionID: execution?.id ?? 0 },
      {
        customerID: customerId,
        queryGroupID: group?.query_group_id ?? 0,
        startDate: '2026-03-01',
        endDate: '2026-03-01',
      },
      { customerID: customerId, aiPlatform: 'chatgpt' },
      { customerID: customerId },
    ];
    for (const question of questions) {
      const companies = await workspace.call('get-companies-stats', question);
      const seven = companies.filter((row) => published.some(([name]) => name === row.company));
      expect(seven.map((row) => [row.company, row.count, row.percentage])).toEqual(published);
    }
    expect(await workspace.call('get-companies-stats', { customerID: customerId, aiPlatform: 'aioverview' })).toEqual(
      [],
    );
  });

  test('counts every answer the study labels, answer by answer', async () => {
    const workspace = await openTestWorkspace();
    const { customerId } = await addCustomer(workspace, { name: '1Password', websiteUrl: '1password.com' });
    await workspace.call('import-answers', {
      file: study,
      customerId,
      groupName: 'Password managers',
      platform: 'chatgpt',
      date: '2026-03-01',
    });
    const rows = await workspace.call('get-queries', { customerID: customerId });
    expect(rows).toHaveLength(60);
    expect(rows.filter((row) => row.is_product_in_results === 1)).toHaveLength(56);
  });
});
