import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { failureMessage } from '#test/support/renderer-double/double.ts';
import { FirstRun } from '../../../../src-renderer/views/first-run/first-run.tsx';
import { press } from '../view-states.ts';

const show = (circumstances?: Circumstances) => renderView(<FirstRun sampleExists={false} />, circumstances);

describe('the first run', () => {
  it('has two doors and nothing else', () => {
    show();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /Look around in the sample/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Start with my first client/ })).toBeTruthy();
  });

  it('shows the progress of the sample', async () => {
    const { emit } = show({ replies: { 'open-sample-workspace': 'pending' } });
    press(/Look around/);
    expect(await screen.findByRole('progressbar', { name: 'Building the sample' })).toBeTruthy();
    emit({ kind: 'job', jobId: 1, job: 'sample', state: 'running', completed: 50, total: 200, message: 'Simulating' });
    expect(await screen.findByText('Simulating · 50 of 200')).toBeTruthy();
  });

  it('shows why the sample could not be built, and leaves both doors open', async () => {
    show({ replies: { 'open-sample-workspace': 'failing' } });
    press(/Look around/);
    expect((await screen.findByRole('alert')).textContent).toContain(failureMessage);
    expect(screen.getByRole('button', { name: /Look around/ })).toHaveProperty('disabled', false);
  });
});
