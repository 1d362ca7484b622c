import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Scans from '../../../../src-renderer/views/scans/scans.tsx';
import { expectFailure, expectLoading } from '../view-states.ts';
import { patiently } from '#test/support/patiently.ts';

const show = (circumstances?: Circumstances, item: string | null = null) =>
  renderView(<Scans customerId={3} item={item} />, circumstances);

describe('the scans', () => {
  it('report that they are loading', () => {
    show({ service: 'slow' });
    expectLoading('the scans');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show({ service: 'failing' }), 'The scans could not be loaded');
  });

  it('lead to the first query group if there is none', async () => {
    show({ service: 'empty' });
    expect(await screen.findByRole('link', { name: 'Add a query group' })).toBeTruthy();
  });

  it('offer to scan if there was no scan yet', async () => {
    show({ replies: { 'list-executions': () => ({ total: 0, executions: [] }) } });
    expect(await screen.findByText('No scans yet')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Scan now' }).length).toBeGreaterThan(1);
  });

  it('list group, platform, state and result', async () => {
    show();
    expect(await screen.findByRole('table', { name: 'Scans' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Result' })).toBeTruthy();
    await patiently(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
  });

  it('stay in place if the scan opened beside them cannot be loaded', async () => {
    const view = show({ replies: { 'get-execution': 'failing' } }, '11051');
    await expectFailure(view, 'The scan could not be loaded');
    expect(await screen.findByRole('table', { name: 'Scans', hidden: true })).toBeTruthy();
  });
});

describe('the upcoming scans', () => {
  const address = '/customers/3/scans?show=upcoming';

  it('report that they are loading', () => {
    show({ address, service: 'slow' });
    expectLoading('the calendar');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show({ address, service: 'failing' }), 'The calendar could not be loaded');
  });

  it('say that nothing is scheduled', async () => {
    show({ address, service: 'empty' });
    expect(await screen.findByText('No scans scheduled in the next 30 days')).toBeTruthy();
  });

  it('leave an unknown price out of the sum', async () => {
    const run = {
      at: '2026-11-24T05:00:00Z',
      overdue: false,
      customerId: 3,
      customerName: 'Tessel CRM',
      queryGroupId: 11,
      queryGroupName: 'CRM for small agencies',
      platforms: ['chatgpt' as const],
      questions: 40,
      costs: [],
    };
    const runs = [
      { ...run, expectedUsd: 1 },
      { ...run, queryGroupId: 12, queryGroupName: 'Sales pipeline software', expectedUsd: null },
    ];
    show({
      address,
      replies: { 'get-calendar': () => ({ timeZone: 'UTC', runs, expectedUsd: 1, complete: false }) },
    });
    expect(await screen.findByText('price unknown')).toBeTruthy();
  });
});

describe('the costs', () => {
  const address = '/customers/3/scans?show=money';

  it('report that they are loading', () => {
    show({ address, service: 'slow' });
    expectLoading('the caps');
    expectLoading('the spend');
  });

  it('show the caps if the spend cannot be loaded', async () => {
    const view = show({ address, replies: { 'spend-report': 'failing' } });
    expect(await screen.findByRole('region', { name: 'This month’s caps' })).toBeTruthy();
    await expectFailure(view, 'The spend could not be loaded');
  });

  it('show the spend if the caps cannot be loaded', async () => {
    const view = show({ address, replies: { 'get-budget': 'failing' } });
    expect((await screen.findAllByText('November 2026')).length).toBeGreaterThan(0);
    await expectFailure(view, 'The caps could not be loaded');
  });

  it('say that nothing was spent', async () => {
    show({ address, service: 'empty' });
    expect(await screen.findByText('Nothing spent on this client yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'All clients' }));
    expect(await screen.findByText('Nothing spent yet')).toBeTruthy();
  });
});
