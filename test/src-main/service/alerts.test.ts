import { afterEach, describe, expect, it, vi } from 'vitest';
import { insertAlert, type NewAlert } from '#main/store/alerts.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { openStore } from '#main/store/open.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

const found = (customerId: number, subject: string, changes: Partial<NewAlert> = {}): NewAlert => ({
  ruleId: 2,
  kind: 'company_share',
  customerId,
  queryGroupId: null,
  platform: 'chatgpt',
  subject,
  series: `company_share ${customerId} chatgpt ${subject}`,
  dedupeKey: `company_share ${customerId} chatgpt ${subject} 2026-11-16`,
  foundAt: '2026-11-16T08:00:00Z',
  toldAt: '2026-11-16T08:00:00Z',
  day: '2026-11-16',
  fromDay: '2026-08-01',
  toDay: '2026-11-16',
  sentence: `${subject} is named more often.`,
  figures: { before: null, after: null, difference: null, changed: null, evidence: null, models: [], facts: [] },
  link: `/customers/${customerId}/answers`,
  ...changes,
});

async function openStage() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const workspace = await openTestWorkspace();
  await workspace.call('set-time-zone', { timeZone: 'UTC' });
  const { customerId } = await addCustomer(workspace);
  const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory() });
  const subjects = async (show: 'waiting' | 'snoozed' | 'done' | 'history' | 'all') =>
    (await workspace.call('list-alerts', { show })).alerts.map(({ subject }) => subject);
  return { workspace, customerId, store, subjects };
}

afterEach(() => void vi.useRealTimers());

describe('alerts', () => {
  it('wait until they are done, and are told once', async () => {
    const { workspace, customerId, store, subjects } = await openStage();
    const first = insertAlert(store, found(customerId, 'Bolt'));
    expect(insertAlert(store, found(customerId, 'Bolt', { sentence: 'Again.' }))).toBeNull();
    insertAlert(store, found(customerId, 'Nut', { day: '2026-11-09' }));
    insertAlert(store, found(customerId, 'Old', { toldAt: null, day: '2025-11-09' }));
    store.close();
    expect(await subjects('waiting')).toEqual(['Bolt', 'Nut']);
    expect(await subjects('history')).toEqual(['Old']);
    expect(await workspace.call('get-portfolio', {})).toMatchObject({ customers: [{ waiting: { alerts: 2 } }] });

    const alertId = first ?? 0;
    expect(await workspace.fail('snooze-alert', { alertId, until: '2026-11-19' })).toMatchObject({
      details: [{ path: 'until' }],
    });
    await workspace.call('snooze-alert', { alertId, until: '2026-11-30' });
    expect([await subjects('waiting'), await subjects('snoozed')]).toEqual([['Nut'], ['Bolt']]);
    vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
    expect(await subjects('waiting')).toEqual(['Bolt', 'Nut']);

    await workspace.call('mute-alerts', { alertId, muted: true });
    expect(await workspace.call('set-alert-state', { alertIds: [alertId], state: 'done' })).toEqual({ changed: 1 });
    const { counts, alerts, total } = await workspace.call('list-alerts', { show: 'done', customerId });
    expect(counts).toEqual({ new: 1, waiting: 1, snoozed: 0, done: 1, history: 1 });
    expect([total, alerts[0]?.muted, alerts[0]?.customerName]).toEqual([1, true, 'Acme']);

    expect(await workspace.call('preview-deletion', { kind: 'customer', id: customerId })).toMatchObject({ alerts: 3 });
  });

  it('have rules, of which the one for everything can only be switched off', async () => {
    const { workspace, customerId, store } = await openStage();
    store.close();
    const [everywhere] = await workspace.call('list-alert-rules', {});
    expect(everywhere).toMatchObject({ kind: 'score', scope: { kind: 'all' }, enabled: true });
    const ruleId = everywhere?.ruleId ?? 0;
    await workspace.call('save-alert-rule', { ruleId, kind: 'score', scope: { kind: 'all' }, enabled: false });
    expect(await workspace.fail('delete-alert-rule', { ruleId })).toMatchObject({ code: 'invalid_request' });

    const scope = { kind: 'customer' as const, customerId };
    const own = await workspace.call('save-alert-rule', {
      ...{ kind: 'score' as const, scope, enabled: true },
      parameters: { direction: 'fall', smallestPoints: 5 },
    });
    expect(own).toMatchObject({ scope, customerName: 'Acme', parameters: { direction: 'fall', smallestPoints: 5 } });
    expect(await workspace.fail('save-alert-rule', { kind: 'score', scope, enabled: false })).toMatchObject({
      details: [{ path: 'scope' }],
    });
    await workspace.call('delete-alert-rule', { ruleId: own.ruleId });
    expect(await workspace.call('list-alert-rules', {})).toHaveLength(11);

    expect(await workspace.call('get-alert-settings', {})).toMatchObject({ bound: 'year' });
    expect(await workspace.call('set-alert-settings', { bound: 'month' })).toMatchObject({ bound: 'month' });
    expect(await workspace.call('list-model-changes', { customerId })).toEqual([]);
  });
});
