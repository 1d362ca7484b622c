import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { failureMessage } from './renderer-double/double.ts';
import { renderView, type Circumstances } from './render-view.tsx';
import { patiently } from '#test/support/patiently.ts';

/** Tests what every view shows while its data loads and if loading fails. `what` is the data: “the answers”. */
export function expectLoadingAndFailure(
  view: () => ReactElement,
  what: string,
  circumstances: Omit<Circumstances, 'service'> = {},
): void {
  it('announces that it is loading, and shows no figures yet', async () => {
    renderView(view(), { ...circumstances, service: 'slow' });
    const notes = await screen.findAllByText(`Loading ${what}`);
    expect(notes[0]?.getAttribute('role')).toBe('status');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the message of the service on failure, and retries on request', async () => {
    const { calls } = renderView(view(), { ...circumstances, service: 'failing' });
    const alert = await screen.findByText(new RegExp(`^${what} could not be loaded$`, 'i'));
    const notice = alert.closest<HTMLElement>('[role=alert]');
    if (notice === null) throw new Error('the failure is not announced');
    expect(within(notice).getByText(failureMessage)).toBeTruthy();
    const before = calls.length;
    fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    await patiently(() => expect(calls.length).toBeGreaterThan(before));
  });
}
