import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reportSections } from '#shared/contract/workspace/reports.ts';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { failureMessage } from '#test/support/renderer-double/double.ts';
import Reports from '../../../../src-renderer/views/reports/reports.tsx';
import { expectFailure, expectLoading, press, savedRows, type } from '../view-states.ts';

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

  it('are saved as a list of what was created, with the file where it still is', async () => {
    show();
    const rows = await savedRows(/^Save .+ reports$/);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row['Format']).toMatch(/^[a-z]+$/);
      expect(typeof row['Bytes']).toBe('number');
    }
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
    const group = await screen.findByRole('group', { name: 'Sections' });
    for (const name of within(group)
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('id')))
      document.getElementById(name ?? '')?.click();
    expect(await screen.findByText('Choose at least one section.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create PDF' })).toHaveProperty('disabled', true);
  });

  it('keep the template with its order of sections, and can take that of another client', async () => {
    const { calls } = show();
    const group = await screen.findByRole('group', { name: 'Sections' });
    fireEvent.click(within(group).getByRole('button', { name: 'Move “Summary” down' }));
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'preview-report')?.request).toMatchObject({
        template: { sections: ['trend', 'summary', ...reportSections.slice(2)] },
      }),
    );
    press('Save template');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save template' })).toBeNull());
    expect(calls.find(({ name }) => name === 'save-report-template')?.request).toMatchObject({
      customerId: 3,
      template: { sections: ['trend', 'summary', ...reportSections.slice(2)] },
    });
    expect(await screen.findByRole('combobox', { name: 'Use the template of' })).toBeTruthy();
  });

  it('list shared reports, revoke them, and share the one composed', async () => {
    const { calls } = show();
    press(await screen.findByRole('button', { name: /^Revoke/ }).then((button) => button.textContent ?? ''));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull());
    type('Link works until', '2026-12-31');
    press('Share this report');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'share-report')?.request).toEqual({
        customerId: 3,
        expiresOn: '2026-12-31',
      }),
    );
  });
});
