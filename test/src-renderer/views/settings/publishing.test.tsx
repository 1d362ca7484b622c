import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import { Publishing } from '../../../../src-renderer/views/settings/publishing/publishing.tsx';
import { press } from '../view-states.ts';
import { patiently } from '#test/support/patiently.ts';

const view = () => <Publishing isSample={false} timeZone="UTC" />;
type Shell = OutputOf<'get-shell-settings'>;
type State = OutputOf<'get-publishing'>;

describe('the settings of publishing', () => {
  expectLoadingAndFailure(view, 'the publishing settings');

  it('say where, how often and how the last time ended, and publish now with progress', async () => {
    const { calls, emit } = renderView(view(), { replies: { 'publish-workspace': 'pending' } });
    expect(
      await screen.findByText(/20 Nov 2026, 07:00 to \/shared\/warehouse: 1,240 answers published, 48,760 up to date/),
    ).toBeTruthy();
    expect(screen.getByText('21 Nov 2026, 07:00')).toBeTruthy();
    press('Publish now');
    act(() =>
      emit({
        kind: 'job',
        jobId: 7,
        job: 'publish',
        state: 'running',
        completed: 400,
        total: 1_240,
        message: 'Publishing 2026-11',
      }),
    );
    expect(await screen.findByText(/Publishing 2026-11 · 400 of 1,240/)).toBeTruthy();
    press('Cancel');
    await patiently(() => expect(calls.find(({ name }) => name === 'cancel-job')?.request).toEqual({ jobId: 7 }));
  });

  it('begin with nothing, and store the address of a database without ever showing it', async () => {
    const { calls } = renderView(view(), {
      service: 'empty',
      replies: {
        'get-shell-settings': (_: unknown, usual: Shell): Shell => ({ ...usual, desktop: true, vault: true }),
      },
    });
    expect(await screen.findByText(/^Not published\. Choose/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'A PostgreSQL database' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Address');
    expect(field.type).toBe('password');
    fireEvent.change(field, { target: { value: ' postgresql://ada:secret@db.example.com/warehouse ' } });
    press('Save');
    await patiently(() =>
      expect(calls.find(({ name }) => name === 'set-publishing')?.request).toEqual({
        ...{ target: 'postgres', address: 'postgresql://ada:secret@db.example.com/warehouse' },
        ...{ every: 'never', texts: false },
      }),
    );
  });

  it('say why the last time failed, and name the variable where there is no vault', async () => {
    renderView(view(), {
      replies: {
        'get-publishing': (_: unknown, usual: State): State => ({
          ...usual,
          ...{ target: 'postgres', database: 'db.example.com/warehouse', addressFrom: 'environment' },
          last: {
            ...{ at: '2026-11-20T07:00:00Z', target: 'db.example.com/warehouse', seconds: 1, outcome: null },
            problem: 'db.example.com/warehouse refuses the user name or the password.',
          },
        }),
      },
    });
    expect(await screen.findByText(/not completed\. db\.example\.com\/warehouse refuses the user name/)).toBeTruthy();
    expect(await screen.findByText('ANSWERSCOPE_POSTGRES_URL')).toBeTruthy();
    expect(screen.getByText(/It leads to db\.example\.com\/warehouse/)).toBeTruthy();
  });

  it('leave the sample alone', () => {
    renderView(<Publishing isSample timeZone="UTC" />);
    expect(screen.getByText(/nothing is published from it/)).toBeTruthy();
  });
});
