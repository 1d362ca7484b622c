import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Groups from '../../../../src-renderer/views/groups/groups.tsx';
import { expectFailure, expectLoading, press } from '../view-states.ts';

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

  it('can be scanned even if the cost cannot be estimated', async () => {
    const view = show({ replies: { 'estimate-scan': 'failing' } });
    const [scan] = await screen.findAllByRole('button', { name: 'Scan now' });
    if (scan !== undefined) fireEvent.click(scan);
    await expectFailure(view, 'The estimate could not be loaded');
    press('Start scan');
    expect(await screen.findByText(/started$/)).toBeTruthy();
  });
});
