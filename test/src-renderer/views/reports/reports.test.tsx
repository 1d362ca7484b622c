import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { failureMessage } from '#test/support/renderer-double/double.ts';
import Reports from '../../../../src-renderer/views/reports/reports.tsx';
import { expectFailure, expectLoading, press } from '../view-states.ts';

const show = (circumstances?: Circumstances) => renderView(<Reports customerId={3} item={null} />, circumstances);

describe('the reports', () => {
  it('report that preview and history are loading', () => {
    show({ service: 'slow' });
    expectLoading('the preview');
    expectLoading('the reports');
  });

  it('show both failures with a retry', async () => {
    const view = show({ service: 'failing' });
    await expectFailure(view, 'The preview could not be loaded');
    await expectFailure(view, 'The reports could not be loaded');
  });

  it('wait for something to report', async () => {
    show({ service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
  });

  it('say that no report was created yet', async () => {
    show({ replies: { 'list-reports': () => [] } });
    expect(await screen.findByText('No reports yet.')).toBeTruthy();
  });

  it('list the previous reports if the preview cannot be loaded', async () => {
    const view = show({ replies: { 'preview-report': 'failing' } });
    expect(await screen.findByRole('region', { name: 'Previous reports' })).toBeTruthy();
    await expectFailure(view, 'The preview could not be loaded');
  });

  it('show why a report could not be created', async () => {
    show({ replies: { 'create-report': 'failing' } });
    await screen.findByTitle('Preview of the report');
    press('Create PDF');
    expect((await screen.findByText('The report could not be created')).closest('[role=alert]')?.textContent).toContain(
      failureMessage,
    );
  });

  it('need at least one section', async () => {
    show();
    for (const section of await screen.findAllByRole('checkbox')) section.click();
    expect(await screen.findByText('Choose at least one section.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create PDF' })).toHaveProperty('disabled', true);
  });
});
