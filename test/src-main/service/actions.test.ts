import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InputOf } from '#shared/contract/index.ts';
import { actionLimits } from '#shared/contract/workspace/actions.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { insertAction } from '#main/store/actions.ts';
import { openStore } from '#main/store/open.ts';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

async function addGroup(workspace: TestWorkspace, customerId: number, name: string, queries: readonly string[]) {
  const { query_group_id: queryGroupId } = await workspace.call('add-query-group', {
    ...{ customerId, name, websiteUrl: 'acme.com', keywords: 'anvil', language: 'English', countryCode: 'us' },
    ...{ queries: [...queries], platforms: ['chatgpt'] },
  });
  const { queries: labelled } = await workspace.call('list-query-labels', { customerId, queryGroupId });
  return { queryGroupId, queryIds: labelled.map(({ queryId }) => queryId) };
}

async function openStage() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const workspace = await openTestWorkspace();
  await workspace.call('set-time-zone', { timeZone: 'UTC' });
  const { customerId } = await addCustomer(workspace);
  const other = await addCustomer(workspace, { name: 'Bolt' });
  const anvils = await addGroup(workspace, customerId, 'Anvils', ['Which anvil?', 'Best anvil?', 'Cheap anvil?']);
  const foreign = await addGroup(workspace, other.customerId, 'Bolts', ['Which bolt?']);
  const save = (part: Partial<InputOf<'save-action'>> = {}) =>
    workspace.call('save-action', {
      ...{ customerId, kind: 'page', title: 'Anvil page', day: '2026-11-03', queryIds: anvils.queryIds.slice(0, 2) },
      ...part,
    });
  return { workspace, customerId, other, anvils, foreign, save };
}

afterEach(() => void vi.useRealTimers());

describe('actions of a client', () => {
  it('have a day, addresses, a cost and queries, by hand or by tag; what is left out of a change stays', async () => {
    const { workspace, customerId, anvils, save } = await openStage();
    const [first = 0, second = 0, third = 0] = anvils.queryIds;
    const saved = await save({ pages: ['acme.com/anvils/?utm_source=x', 'acme.com/anvils/'], costUsd: 1200.5 });
    expect(saved).toMatchObject({
      ...{ actionId: 1, kind: 'page', title: 'Anvil page', day: '2026-11-03', costUsd: 1200.5, drawn: null },
      pages: ['https://acme.com/anvils/'],
      steps: [{ step: 1, day: '2026-11-03', plannedDay: '2026-11-03' }],
      aimedAt: '2026-11-20T12:00:00Z',
    });
    expect(saved.steps[0]?.queries.map(({ queryId }) => queryId)).toEqual([first, second]);
    await workspace.call('set-query-labels', { customerId, queryIds: [third], addTags: ['Price'] });
    await save({ title: 'Price list', kind: 'listing', day: '2026-11-10', queryIds: undefined, tags: ['price'] });
    const list = await workspace.call('list-actions', { customerId, queryGroupId: anvils.queryGroupId });
    expect(list.map(({ title, steps }) => [title, steps[0]?.queries.map(({ query }) => query)])).toEqual([
      ['Price list', ['Cheap anvil?']],
      ['Anvil page', ['Which anvil?', 'Best anvil?']],
    ]);

    vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
    const request = { customerId, actionId: 1, kind: 'page' as const, title: 'Anvil page, longer' };
    expect(await workspace.call('save-action', request)).toMatchObject({
      ...{ title: 'Anvil page, longer', costUsd: 1200.5, pages: ['https://acme.com/anvils/'] },
      ...{ aimedAt: '2026-11-20T12:00:00Z', updatedAt: '2026-11-25T12:00:00Z' },
    });
    // Chosen after answers may have been seen: that is stored.
    expect(await workspace.call('save-action', { ...request, queryIds: [third] })).toMatchObject({
      aimedAt: '2026-11-25T12:00:00Z',
    });
    await workspace.call('delete-action', { customerId, actionId: 1 });
    expect((await workspace.call('list-actions', { customerId })).map(({ title }) => title)).toEqual(['Price list']);
    // Nothing was scanned: nothing is said.
    expect(await workspace.call('list-effects', { customerId })).toMatchObject([{ platforms: [] }]);
  });

  it('are refused in one clear line if they cannot be', async () => {
    const { workspace, customerId, other, foreign, anvils, save } = await openStage();
    await save();
    const base = { customerId, kind: 'page', title: 'Page', day: '2026-11-03', queryIds: anvils.queryIds };
    for (const [part, message] of [
      [{ day: '2026-11-21' }, 'day: is in the future: an action is recorded once it is done, 2026-11-20 at the latest'],
      [{ day: '1999-12-31' }, 'day: must be from 2000-01-01'],
      [{ day: undefined }, 'day: is required'],
      [{ pages: ['no address'] }, 'pages[0]: is no address of a page on the public internet'],
      [{ pages: ['https://localhost/page'] }, 'pages[0]: is no address of a page on the public internet'],
      [{ pages: ['javascript:alert(1)'] }, 'pages[0]: is no address of a page on the public internet'],
      [{ queryIds: [] }, 'queryIds: must hold at least one query'],
      [{ queryIds: undefined, tags: ['Nothing'] }, 'tags: no query in use has any of these tags'],
      [{ costUsd: -1 }, 'costUsd: must be at least 0'],
      [{ kind: 'miracle' }, 'kind: must be one of'],
      [{ settlingDays: 200 }, 'settlingDays: must be at most 91'],
    ] as const) {
      const error = await workspace.fail('save-action', { ...base, ...part });
      expect(error.code).toBe('invalid_request');
      expect(error.message).toContain(message);
    }
    for (const [name, request] of [
      ['save-action', { ...base, queryIds: foreign.queryIds }],
      ['save-action', { ...base, recommendationId: 99 }],
      ['save-action', { ...base, customerId: other.customerId, actionId: 1, queryIds: foreign.queryIds }],
      ['delete-action', { customerId: other.customerId, actionId: 1 }],
      ['get-effect', { customerId: other.customerId, actionId: 1 }],
      ['list-actions', { customerId: other.customerId, queryGroupId: anvils.queryGroupId }],
      ['propose-action', { recommendationId: 99 }],
    ] as const)
      expect(await workspace.fail(name, request)).toMatchObject({ code: 'not_found' });
    expect(await workspace.call('list-actions', { customerId })).toHaveLength(1);
  });

  it('stay when a group of theirs is deleted, and go with their client; the preview counts them', async () => {
    const { workspace, customerId, anvils, save } = await openStage();
    await save();
    expect(await workspace.call('preview-deletion', { kind: 'customer', id: customerId })).toMatchObject({
      actions: 1,
    });
    expect(await workspace.call('preview-deletion', { kind: 'group', id: anvils.queryGroupId })).toMatchObject({
      actions: 0,
    });
    await workspace.call('delete-query-group', {
      queryGroupId: anvils.queryGroupId,
      confirmName: 'Anvils',
      wait: true,
    });
    expect(await workspace.call('list-actions', { customerId })).toMatchObject([
      { title: 'Anvil page', steps: [{ day: '2026-11-03', queries: [] }] },
    ]);
    await workspace.call('delete-customer', { customerId, confirmName: 'Acme', wait: true });
    await workspace.switcher.close();
    const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory() });
    for (const table of ['action', 'action_step', 'action_query'])
      expect(store.all(`SELECT * FROM ${table}`)).toEqual([]);
    const [customer = { id: 0 }] = store.all<{ id: number }>('SELECT id FROM customer');
    store.transaction(() => {
      const content = { kind: 'page', title: 'Page', pages: [], costMicro: null, recommendationId: null } as const;
      const aim = { seed: null, against: 'others', settlingDays: 0, steps: [] } as const;
      for (let index = 0; index < actionLimits.ofCustomer; index++)
        insertAction(store, customer.id, content, aim, '2026-11-20T12:00:00Z');
    });
    store.close();
    const again = await openTestWorkspace({ dataDirectory: workspace.directory });
    const error = await again.fail('save-action', {
      ...{ customerId: customer.id, kind: 'page', title: 'One more', day: '2026-11-03', queryIds: [4] },
    });
    expect(error.message).toContain('has 500 actions, the most it may have; delete some first');
  });
});

describe('a drawn order', () => {
  it('is recorded before anything is done and stays as drawn; only days to come are moved', async () => {
    const { workspace, customerId, anvils, save } = await openStage();
    const more = await addGroup(workspace, customerId, 'Hammers', ['Which hammer?', 'Best hammer?', 'Cheap hammer?']);
    const queryIds = [...anvils.queryIds, ...more.queryIds];
    const base = { customerId, kind: 'page', title: 'A page each', queryIds, days: ['2026-11-25', '2026-12-20', null] };
    const drawn = await workspace.call('draw-order', base as InputOf<'draw-order'>);
    expect(drawn.steps.map(({ day, plannedDay, queries }) => [day, plannedDay, queries.length])).toEqual([
      ['2026-11-25', '2026-11-25', 2],
      ['2026-12-20', '2026-12-20', 2],
      [null, null, 2],
    ]);
    expect(
      drawn.steps.flatMap(({ queries }) => queries.map(({ queryId }) => queryId)).toSorted((a, b) => a - b),
    ).toEqual(queryIds);
    expect(drawn).toMatchObject({ day: '2026-11-25', drawn: { seed: expect.any(Number) as number } });
    // Said before the first part: nothing that could be judged.
    expect(await workspace.call('list-effects', { customerId })).toMatchObject([{ platforms: [] }]);

    const { actionId } = drawn;
    vi.setSystemTime(new Date('2026-11-27T12:00:00Z'));
    const moved = await workspace.call('set-action-day', { customerId, actionId, step: 2, day: '2027-01-10' });
    expect(moved.steps[1]).toMatchObject({ plannedDay: '2026-12-20', day: '2027-01-10' });
    expect(moved.steps.map(({ queries }) => queries)).toEqual(drawn.steps.map(({ queries }) => queries));
    const plain = await save();
    const later = { ...base, days: ['2026-12-20', null] };
    for (const [name, request, message] of [
      [
        'draw-order',
        { ...later, queryIds: queryIds.slice(0, 1) },
        'queryIds: holds one query: an order can be drawn of several only',
      ],
      ['draw-order', { ...later, queryIds: queryIds.slice(0, 3) }, 'queryIds: must hold at least 8 queries'],
      [
        'draw-order',
        { ...base, days: ['2026-11-20', null] },
        'days: must be 2026-11-27 or later: the order is recorded before',
      ],
      [
        'draw-order',
        { ...base, days: ['2026-12-20', '2026-12-20'] },
        'days: must be in order, each later than the one before',
      ],
      ['draw-order', { ...base, days: [null, '2026-12-20'] }, 'days: may be without a day in the last part only'],
      ['draw-order', { ...base, days: ['2026-12-20'] }, 'days: must hold at least 2 days'],
      ['set-action-day', { customerId, actionId, step: 1, day: '2026-12-01' }, 'day: is not moved once it has come'],
      ['set-action-day', { customerId, actionId, step: 4, day: '2026-12-01' }, 'step: must be from 1 to 3'],
      ['set-action-day', { customerId, actionId: plain.actionId, step: 1, day: '2026-12-01' }, 'actionId: has one day'],
      [
        'save-action',
        { customerId, actionId, kind: 'page', title: 'Other', day: '2026-11-01' },
        'actionId: is a drawn order, whose queries stay as drawn',
      ],
    ] as const) {
      const error = await workspace.fail(name, request);
      expect(error.code).toBe('invalid_request');
      expect(error.message).toContain(message);
    }
    const request = { customerId, actionId, kind: 'page' as const, title: 'A page each, done', costUsd: 900 };
    expect(await workspace.call('save-action', request)).toMatchObject({
      title: 'A page each, done',
      steps: moved.steps,
    });
  });
});

describe('a noise check', () => {
  it('is part of the next scan once, and is taken back', async () => {
    const { workspace, anvils } = await openStage();
    const { queryGroupId } = anvils;
    const check = (part: object) =>
      workspace.call('start-noise-check', { queryGroupId, samples: 3, when: 'never', ...part });
    const waiting = async () => (await workspace.call('list-query-groups', { customerId: 1 }))[0]?.nextScanSamples;
    expect(await check({ when: 'next-scan' })).toEqual({ executionIds: [], waiting: 3 });
    expect(await waiting()).toBe(3);
    expect(await check({})).toEqual({ executionIds: [], waiting: null });
    expect(await waiting()).toBeNull();
    expect(await workspace.fail('start-noise-check', { queryGroupId, samples: 6, when: 'now' })).toMatchObject({
      details: [{ path: 'samples' }],
    });
  });
});

describe('a plan', () => {
  it('of a group without scans says what it rests on, what it costs, and that nothing is promised yet', async () => {
    const { workspace, anvils } = await openStage();
    const { queryGroupId } = anvils;
    const plan = await workspace.call('get-plan', { queryGroupId, detect: 5 });
    expect(plan).toMatchObject({ queryGroupName: 'Anvils', aimed: 2, others: 1, gapDays: 7, samples: 1 });
    const [platform] = plan.platforms;
    expect(platform).toMatchObject({ platform: 'chatgpt', rate: 30, scans: 0, basis: { correlation: 'prior' } });
    expect(platform?.curves.map(({ samples, points }) => [samples, points.at(-1)?.answers])).toEqual([
      [1, 78],
      [2, 156],
      [3, 234],
      [5, 390],
    ]);
    const [once] = platform?.curves ?? [];
    expect(once?.costPerMonthUsd).toBeGreaterThan(0);
    expect(once?.points.at(-1)?.costUsd).toBeCloseTo(((once?.costPerMonthUsd ?? 0) * 26 * 7 * 12) / 365.25, 9);
    expect(once?.detects).toBeNull();
    expect(once?.sentence).toMatch(
      /^With 2 queries worked on, one answer each once a week on ChatGPT, a change of 5 points would not be seen within half a year; \$\d+\.\d\d a month\.$/,
    );
    expect(await workspace.fail('get-plan', { queryGroupId, aimed: 4 })).toMatchObject({
      details: [{ path: 'aimed' }],
    });
  });
});
