import { describe, expect, it } from 'vitest';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

const hourIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

async function openScheduled() {
  const workspace = await openTestWorkspace();
  await workspace.call('set-time-zone', { timeZone: 'UTC' });
  const { customerId } = await addCustomer(workspace);
  const { query_group_id: queryGroupId } = await workspace.call('add-query-group', {
    customerId,
    name: 'Anvils',
    keywords: 'anvil',
    language: 'English',
    countryCode: 'us',
    websiteUrl: 'acme.com',
    queries: ['Which anvil is best?'],
  });
  // A new group is due at once, in whatever zone, until its schedule is turned off.
  await workspace.call('set-schedule', { queryGroupId, schedule: { kind: 'off' } });
  await workspace.call('set-schedule', { queryGroupId, schedule: { kind: 'daily', time: '09:30' } });
  const nextRun = async () => {
    const groups = await workspace.call('list-query-groups', { customerId });
    return groups.find((group) => group.id === queryGroupId)?.nextRunAt ?? '';
  };
  return { workspace, nextRun };
}

describe('the time zone', () => {
  it('is stored, and planned scans keep their hour', async () => {
    const { workspace, nextRun } = await openScheduled();
    expect(hourIn('UTC', await nextRun())).toBe('09:30');
    expect(await workspace.call('set-time-zone', { timeZone: 'asia/tokyo' })).toEqual({ timeZone: 'Asia/Tokyo' });
    expect((await workspace.call('get-workspace-status', {})).timeZone).toBe('Asia/Tokyo');
    expect(hourIn('Asia/Tokyo', await nextRun())).toBe('09:30');
  });

  it('that is unknown is refused, and nothing changes', async () => {
    const { workspace } = await openScheduled();
    for (const timeZone of ['Europe/Atlantis', '+02:00', 'x'])
      expect((await workspace.fail('set-time-zone', { timeZone })).code, timeZone).toBe('invalid_request');
    expect((await workspace.call('get-workspace-status', {})).timeZone).toBe('UTC');
  });
});
