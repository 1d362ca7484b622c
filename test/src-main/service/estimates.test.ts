import { describe, expect, test } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

const queries = Array.from({ length: 12 }, (_, index) => `Which anvil is number ${index}?`);
const market = { keywords: 'anvil', language: 'English', countryCode: 'us' } as const;
const group = { ...market, websiteUrl: 'acme.com' } as const;

/** The same whatever is set up. */
const amounts = new Set<number>();

describe('one estimate', () => {
  test.each([
    ['without a credential', {}],
    ['with one credential', { OPENAI_API_KEY: 'sk-test' }],
    ['with both', { OPENAI_API_KEY: 'sk-test', SERPAPI_API_KEY: 'k' }],
  ])('is the same wherever it is shown, %s', async (_, environment) => {
    const workspace = await openTestWorkspace({ environment });
    const { call } = workspace;
    const { customerId } = await addCustomer(workspace);
    const platforms = ['chatgpt', 'aioverview'];
    const draft = await call('estimate-scan', { queries: queries.length, platforms });
    const { query_group_id: queryGroupId } = await call('add-query-group', {
      ...group,
      customerId,
      name: 'Anvils',
      queries,
      platforms,
    });
    const estimate = await call('estimate-scan', { queryGroupId });
    expect(estimate).toEqual(draft);
    expect(estimate.expectedUsd).toBeGreaterThan(0);
    expect(estimate.complete).toBe(true);
    const { runs } = await call('get-calendar', { days: 1 });
    expect(runs[0]?.expectedUsd).toBeCloseTo(estimate.expectedUsd, 10);
    expect(runs[0]?.costs).toEqual(estimate.platforms.map(({ platform, expectedUsd }) => ({ platform, expectedUsd })));
    for (const { platform, expectedUsd } of estimate.platforms) {
      const shown = (await call('list-providers', {})).find((entry) => entry.platform === platform);
      const price = shown?.providers.find(({ active }) => active)?.expectedUsdPerAnswer;
      expect(queries.length * (price ?? 0)).toBeCloseTo(expectedUsd ?? -1, 10);
    }
    amounts.add(estimate.expectedUsd);
    expect(amounts.size).toBe(1);
  });

  test('needs a group or a number of queries', async () => {
    const workspace = await openTestWorkspace();
    expect((await workspace.fail('estimate-scan', {})).code).toBe('invalid_request');
  });
});

describe('the platforms of a new group', () => {
  test.each([
    [{ OPENAI_API_KEY: 'sk-test' }, ['chatgpt']],
    [{ OPENAI_API_KEY: 'sk-test', SERPAPI_API_KEY: 'k' }, ['chatgpt', 'aioverview']],
    [{}, ['chatgpt', 'aioverview']],
  ])('are those that are set up: %j', async (environment, platforms) => {
    const workspace = await openTestWorkspace({ environment });
    const { customerId } = await addCustomer(workspace);
    await workspace.call('add-query-group', { ...group, customerId, name: 'Typed', queries });
    await workspace.call('create-query-group', { ...group, customerID: customerId, name: 'Generated' });
    const groups = await workspace.call('list-query-groups', { customerId });
    expect(groups.map((one) => one.platforms)).toEqual([platforms, platforms]);
  });
});

describe('generated queries', () => {
  test('are returned to be read; a group created with them unread has no schedule', async () => {
    const workspace = await openTestWorkspace();
    const { customerId } = await addCustomer(workspace, { name: '1Password', websiteUrl: '1password.com' });
    const own = (await workspace.call('list-brands', { customerId })).find((brand) => brand.own);
    await workspace.call('save-brand', { customerId, brandId: own?.brandId ?? 0, aliases: ['AgileBits', 'Knox'] });
    const keywords = 'knox password vault, 1password.com pricing, agilebits alternatives';
    const generated = await workspace.call('generate-queries', { ...market, customerId, keywords });
    expect(generated.note).toBeNull();
    expect(generated.queries.length).toBeGreaterThan(2);
    for (const query of generated.queries) {
      expect(query).not.toMatch(/knox|1password|agilebits|pricing/i);
      expect(query.toLowerCase()).toContain('password vault');
    }
    const { query_group_id: queryGroupId } = await workspace.call('add-query-group', {
      ...group,
      customerId,
      name: 'Unread',
      keywords,
    });
    const settings = await workspace.call('get-scan-settings', { queryGroupId });
    expect(settings).toMatchObject({ schedule: { kind: 'off' }, nextRunAt: null });
  });

  test('say why the configured model did not write them', async () => {
    const environment = { GENERATION_BASE_URL: 'http://127.0.0.1:9', GENERATION_MODEL: 'gone' };
    const workspace = await openTestWorkspace({ environment });
    const { queries: made, note } = await workspace.call('generate-queries', { ...market, names: ['Acme'] });
    expect(made).toHaveLength(3);
    expect(note).toMatch(/^The model gone failed \(.+\), so these were made without it\.$/);
  });
});
