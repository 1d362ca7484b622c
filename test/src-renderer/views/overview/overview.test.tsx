import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { failureMessage } from '#test/support/renderer-double/double.ts';
import Overview from '../../../../src-renderer/views/overview/overview.tsx';

const show = (circumstances?: Circumstances) => renderView(<Overview customerId={3} item={null} />, circumstances);

describe('the overview', () => {
  it('says that it loads', () => {
    show({ service: 'slow' });
    expect(screen.getByRole('status').textContent).toContain('Loading the overview');
  });

  it('shows the failure in the words of the service, with a retry', async () => {
    const { calls } = show({ service: 'failing' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(failureMessage);
    const before = calls.length;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });

  it('says what to do where nothing is measured', async () => {
    show({ service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a query group' })).toBeTruthy();
  });

  it('shows the score of each platform, the companies and what to do next', async () => {
    show();
    expect(await screen.findByRole('region', { name: 'Companies named' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What to do next' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /score/i })).toBeTruthy();
  });
});
