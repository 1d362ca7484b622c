import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Groups from '../../../../src-renderer/views/groups/groups.tsx';
import { expectFailure, expectLoading, press, savedRows } from '../view-states.ts';

const show = (circumstances?: Circumstances) => renderView(<Groups customerId={3} item={null} />, circumstances);

describe('the query groups', () => {
  it('report that they are loading', () => {
    show({ service: 'slow' });
    expectLoading('the query groups');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show({ service: 'failing' }), 'The query groups could not be loaded');
  });

  it('lead to the first one if there is none', async () => {
    show({ service: 'empty' });
    expect(await screen.findByRole('link', { name: 'Add a query group' })).toBeTruthy();
  });

  it('show state, platforms and next scan', async () => {
    show();
    expect(await screen.findByRole('row', { name: /CRM for small agencies.*Active/ })).toBeTruthy();
    expect(screen.getByText('3 groups')).toBeTruthy();
  });

  it('are saved with a row for each platform, figures as numbers', async () => {
    show();
    await screen.findByText('3 groups');
    const rows = await savedRows(/^Save .+ query groups$/);
    expect(new Set(rows.map((row) => row['Query group'])).size).toBe(3);
    expect(rows[0]).toMatchObject({ 'Query group': 'CRM for small agencies', State: 'Active', Platform: 'ChatGPT' });
    expect(typeof rows[0]?.['30-day score']).toBe('number');
  });

  it('can be scanned even if the cost cannot be estimated', async () => {
    const view = show({ replies: { 'estimate-scan': 'failing' } });
    const [scan] = await screen.findAllByRole('button', { name: 'Scan now' });
    if (scan !== undefined) fireEvent.click(scan);
    await expectFailure(view, 'The estimate could not be loaded');
    press('Start scan');
    expect(await screen.findByText(/started$/)).toBeTruthy();
  });
});
