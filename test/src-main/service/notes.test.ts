import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { maximumNotes } from '#shared/contract/workspace/notes.ts';
import { openStore } from '#main/store/open.ts';
import { insertNote } from '#main/store/notes.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

const addGroup = async (workspace: TestWorkspace, customerId: number, name = 'Anvils'): Promise<number> =>
  (
    await workspace.call('add-query-group', {
      customerId,
      name,
      websiteUrl: 'acme.com',
      keywords: 'anvil',
      language: 'English',
      countryCode: 'us',
      queries: ['Which anvil is best?'],
      platforms: ['chatgpt'],
    })
  ).query_group_id;

async function openStage() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const workspace = await openTestWorkspace();
  await workspace.call('set-time-zone', { timeZone: 'UTC' });
  const { customerId } = await addCustomer(workspace);
  const { customerId: otherId, organizationId: otherOrganizationId } = await addCustomer(workspace, { name: 'Bolt' });
  const add = (day: string, text: string, queryGroupId?: number) =>
    workspace.call('save-note', { customerId, day, text, ...(queryGroupId === undefined ? {} : { queryGroupId }) });
  const texts = async (scope: { queryGroupId?: number; from?: string; to?: string } = {}) =>
    (await workspace.call('list-notes', { customerId, ...scope })).map(({ text }) => text);
  return { workspace, customerId, otherId, otherOrganizationId, add, texts };
}

afterEach(() => void vi.useRealTimers());

describe('notes of a client', () => {
  it('are listed by day, those about a group beside those about the whole client', async () => {
    const { workspace, customerId, add, texts } = await openStage();
    const [anvils, hammers] = [await addGroup(workspace, customerId), await addGroup(workspace, customerId, 'Hammers')];
    await add('2026-11-03', 'Relaunched the site');
    await add('2026-10-01', 'Changed agencies', anvils);
    await add('2026-11-03', 'Price up');
    await add('2027-11-20', 'Fair', hammers);
    expect(await texts()).toEqual(['Changed agencies', 'Relaunched the site', 'Price up', 'Fair']);
    expect(await texts({ queryGroupId: hammers })).toEqual(['Relaunched the site', 'Price up', 'Fair']);
    expect(await texts({ from: '2026-10-01', to: '2026-11-02' })).toEqual(['Changed agencies']);
    const [first] = await workspace.call('list-notes', { customerId });
    expect(first).toEqual({
      noteId: 2,
      day: '2026-10-01',
      text: 'Changed agencies',
      queryGroupId: anvils,
      queryGroupName: 'Anvils',
      createdAt: '2026-11-20T12:00:00Z',
      updatedAt: '2026-11-20T12:00:00Z',
    });
  });

  it('are changed and deleted, and every window hears of it', async () => {
    const { workspace, customerId, add, texts } = await openStage();
    const { noteId } = await add('2026-11-03', 'Relaunched');
    const events: ServiceEvent[] = [];
    workspace.switcher.subscribe((event) => events.push(event));
    const text = 'Relaunched the site\nwith new prices';
    const saved = await workspace.call('save-note', {
      customerId,
      noteId,
      day: '2026-11-04',
      text: `  ${text.replace('\n', '\r\n')} `,
    });
    expect(saved).toMatchObject({ noteId, day: '2026-11-04', text });
    expect(await texts()).toEqual([text]);
    await workspace.call('delete-note', { customerId, noteId });
    expect(await texts()).toEqual([]);
    expect(events).toEqual([
      { kind: 'changed', topic: 'notes', customerId },
      { kind: 'changed', topic: 'notes', customerId },
    ]);
  });

  it('have a text that is fit to print; anything else is refused in one line', async () => {
    const { workspace, customerId, add, texts } = await openStage();
    for (const [text, message] of [
      ['x'.repeat(1024 * 1024), 'text: must have at most 2000 characters'],
      ['x'.repeat(2_001), 'text: must have at most 2000 characters'],
      [' \u200B\u3164\n ', 'text: must contain a visible character'],
      ['', 'text: must not be empty'],
      ['a\u202Eb', 'text: must not contain marks that change the direction of text'],
      ['a\u0000b', 'text: must not contain control characters'],
      ['a\uD800b', 'text: must be well-formed Unicode text'],
    ] as const) {
      const error = await workspace.fail('save-note', { customerId, day: '2026-11-03', text });
      expect(error).toMatchObject({ code: 'invalid_request' });
      expect(error.message).toContain(message);
      expect(error.message.length).toBeLessThan(200);
      expect(error.message).not.toContain('\n');
    }
    expect(await texts()).toEqual([]);
    const text = `${'😀'.repeat(1_000)}${'ש'.repeat(1_000)}`;
    await add('2026-11-03', text);
    expect(await texts()).toEqual([text]);
  });

  it('are on a day that exists, from 2000 to a year ahead', async () => {
    const { workspace, customerId, add, texts } = await openStage();
    for (const day of ['2026-02-30', '1999-12-31', '2027-11-22', 'yesterday'])
      expect(await workspace.fail('save-note', { customerId, day, text: 'Relaunched' })).toMatchObject({
        code: 'invalid_request',
        details: [{ path: 'day' }],
      });
    await add('2000-01-01', 'First');
    await add('2027-11-21', 'Last');
    expect(await texts()).toEqual(['First', 'Last']);
  });

  it('belong to their client: no other client’s note or group is reached, nor does a key of another organization', async () => {
    const { workspace, customerId, otherId, otherOrganizationId, add, texts } = await openStage();
    const { noteId } = await add('2026-11-03', 'Relaunched');
    const group = await addGroup(workspace, customerId);
    const day = '2026-11-04';
    for (const [name, request] of [
      ['save-note', { customerId: otherId, noteId, day, text: 'Mine now' }],
      ['save-note', { customerId: otherId, day, text: 'Mine', queryGroupId: group }],
      ['delete-note', { customerId: otherId, noteId }],
      ['list-notes', { customerId: otherId, queryGroupId: group }],
      ['list-notes', { customerId: 99 }],
    ] as const)
      expect(await workspace.fail(name, request)).toMatchObject({ code: 'not_found' });
    const key = await workspace.keyOf(otherOrganizationId);
    for (const [name, request] of [
      ['list-notes', { customerId }],
      ['save-note', { customerId, noteId, day, text: 'Mine now' }],
      ['delete-note', { customerId, noteId }],
    ] as const)
      expect(await workspace.fail(name, request, key)).toMatchObject({ code: 'not_found' });
    expect(await texts()).toEqual(['Relaunched']);
  });

  it('go with their group and their client, and the preview counts them', async () => {
    const { workspace, customerId, otherId, add, texts } = await openStage();
    const group = await addGroup(workspace, customerId);
    await add('2026-11-03', 'Relaunched');
    await add('2026-11-03', 'New anvils', group);
    await workspace.call('save-note', { customerId: otherId, day: '2026-11-03', text: 'Of Bolt' });
    expect(await workspace.call('preview-deletion', { kind: 'group', id: group })).toMatchObject({ notes: 1 });
    expect(await workspace.call('preview-deletion', { kind: 'customer', id: customerId })).toMatchObject({ notes: 2 });
    await workspace.call('delete-query-group', { queryGroupId: group, confirmName: 'Anvils', wait: true });
    expect(await texts()).toEqual(['Relaunched']);
    await workspace.call('delete-customer', { customerId, confirmName: 'Acme', wait: true });
    expect(await workspace.fail('list-notes', { customerId })).toMatchObject({ code: 'not_found' });
    await workspace.switcher.close();
    const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory() });
    expect(store.all('SELECT text FROM note')).toEqual([{ text: 'Of Bolt' }]);
    store.close();
  });

  it(`are at most ${maximumNotes}`, async () => {
    const { workspace, customerId, otherId } = await openStage();
    const day = '2026-11-03';
    await workspace.switcher.close();
    const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory() });
    store.transaction(() => {
      for (let index = 0; index < maximumNotes; index++)
        insertNote(store, customerId, { day, text: `${index}`, queryGroupId: null }, '2026-11-20T12:00:00Z');
    });
    store.close();
    const again = await openTestWorkspace({ dataDirectory: workspace.directory });
    const error = await again.fail('save-note', { customerId, day, text: 'One more' });
    expect(error.message).toContain('has 1000 notes, the most it may have; delete some first');
    const [first] = await again.call('list-notes', { customerId });
    await again.call('save-note', { customerId, noteId: first?.noteId, day, text: 'Changed' });
    await again.call('save-note', { customerId: otherId, day, text: 'Of another client' });
  });
});
