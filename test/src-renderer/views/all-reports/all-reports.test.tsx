import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import AllReports from '../../../../src-renderer/views/all-reports/all-reports.tsx';
import { press, type } from '../view-states.ts';

const show = (circumstances?: Circumstances) =>
  renderView(<AllReports />, { address: '/reports?month=2026-10', ...circumstances });

describe('the reports of all clients', () => {
  expectLoadingAndFailure(() => <AllReports />, 'what is worth reading');

  it('say which has something worth reading, and which was not written', async () => {
    show();
    const table = await screen.findByRole('table');
    expect(table.textContent).toContain('ChatGPT rose by 8.4 points');
    expect(table.textContent).toContain('Nothing was measured in this month.');
    expect(table.textContent).toContain('PDF: the disk is full.');
  });

  it('are written in one press to the files of the preview, with progress', async () => {
    const { calls, emit } = show();
    expect(await screen.findByText(/\(exists\)/)).toBeTruthy();
    type('Folder', '/home/ada/October');
    expect((await screen.findAllByText(/^\/home\/ada\/October\//)).length).toBe(4);
    press(/^Write the reports of/);
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'create-reports')?.request).toMatchObject({
        month: '2026-10',
        folder: '/home/ada/October',
        formats: ['pdf'],
        replace: false,
      }),
    );
    emit({ kind: 'job', jobId: 1, job: 'reports', state: 'running', completed: 2, total: 9, message: 'Nimbus' });
    expect(await screen.findByText(/Nimbus · 2 of 9/)).toBeTruthy();
    emit({ kind: 'job', jobId: 1, job: 'reports', state: 'failed', completed: 2, total: 9, message: 'No room.' });
    expect(await screen.findByText(/The reports were not written: No room\./)).toBeTruthy();
  });

  it('can be written every month', async () => {
    const { calls } = show();
    (await screen.findByRole('switch', { name: /^Write them by themselves/ })).click();
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'set-report-schedule')?.request).toMatchObject({ on: true, day: 2 }),
    );
  });
});
