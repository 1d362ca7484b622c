import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { GroupPage } from '../../../../src-renderer/views/group/group-page.tsx';
import { expectFailure, expectLoading, press, type } from '../view-states.ts';

const show = (tab: string, circumstances?: Circumstances, groupId = 11) =>
  renderView(<GroupPage customerId={3} groupId={groupId} close={() => undefined} />, {
    address: `/customers/3/groups/${groupId}?tab=${tab}`,
    ...circumstances,
  });

describe('the page of a query group', () => {
  it('reports that it is loading', () => {
    show('plan', { service: 'slow' });
    expectLoading('the query group');
  });

  it('shows a failure with a retry', async () => {
    await expectFailure(show('plan', { service: 'failing' }), 'The query group could not be loaded');
  });

  it('explains an unknown group', async () => {
    show('plan', {}, 999);
    expect(await screen.findByText('Query group not found')).toBeTruthy();
  });

  it('keeps its actions if the schedule cannot be loaded', async () => {
    const view = show('plan', { replies: { 'get-scan-settings': 'failing' } });
    await expectFailure(view, 'The schedule could not be loaded');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('saves a changed schedule', async () => {
    const { calls } = show('plan');
    (await screen.findByRole('radio', { name: 'Every day' })).click();
    press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'set-schedule')?.request).toMatchObject({ schedule: { kind: 'daily' } });
  });
});

describe('the queries of a group', () => {
  it('report that they are loading', async () => {
    show('queries', { replies: { 'get-queries-definitions': 'pending' } });
    await screen.findByRole('tab', { name: 'Queries' });
    expectLoading('the queries');
  });

  it('show a failure with a retry', async () => {
    const view = show('queries', { replies: { 'get-queries-definitions': 'failing' } });
    await expectFailure(view, 'The queries could not be loaded');
  });

  it('count what an edit adds before it is saved', async () => {
    show('queries');
    await screen.findByLabelText('Queries to add');
    type('Queries to add', 'Which CRM has the best mobile app?');
    expect(screen.getByText(/1 query added, 0 removed/)).toBeTruthy();
    press('Save queries');
    expect(await screen.findByText(/The group now asks/)).toBeTruthy();
  });
});

describe('the version history of a group', () => {
  it('shows a failure with a retry', async () => {
    const view = show('history', { replies: { 'list-query-revisions': 'failing' } });
    await expectFailure(view, 'The version history could not be loaded');
  });

  it('explains itself before the first edit', async () => {
    show('history', { replies: { 'list-query-revisions': () => [] } });
    expect(await screen.findByText('No edits yet')).toBeTruthy();
  });

  it('lists the edits, newest first', async () => {
    show('history');
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent?.slice(0, 9))).toEqual(['Version 2', 'Version 1']);
  });
});
