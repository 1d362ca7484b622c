import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { useStartDrafts } from '../../../../src-renderer/state/start-draft.ts';
import Start from '../../../../src-renderer/views/start/start.tsx';
import { press, type } from '../view-states.ts';

afterEach(() => useStartDrafts.setState({ drafts: {} }));

const show = (circumstances?: Circumstances) => renderView(<Start />, { address: '/start', ...circumstances });

/** Fills in the three steps up to the last button. */
async function fillIn() {
  type('Name', 'Aurora Bank');
  type('Website', 'aurora.example');
  press('Continue');
  type('Name of the query group', 'Business accounts');
  type('Keywords', 'business account');
  press('Continue');
  await screen.findByLabelText('Queries');
  type('Queries', 'Which business account is best for freelancers?');
}

describe('creating a client', () => {
  it('says what is missing before it leaves a step', () => {
    show();
    press('Continue');
    expect(screen.getByText('Enter the name of the client')).toBeTruthy();
    expect(screen.getByText('Enter a website such as example.com')).toBeTruthy();
  });

  it('goes on without an estimate while the prices load', async () => {
    show({ replies: { 'estimate-scan': 'pending' } });
    await fillIn();
    expect(screen.getByText('1 query')).toBeTruthy();
    expect(screen.queryByText(/Per scan/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Create' })).toBeTruthy();
  });

  it('estimates the cost of the queries', async () => {
    const { calls } = show();
    await fillIn();
    expect(await screen.findByText(/Per scan/)).toBeTruthy();
    expect(calls.find(({ name }) => name === 'estimate-scan')?.request).toEqual({ queries: 1, platforms: ['chatgpt'] });
  });

  it('ticks only what is set up, and says in one line what is not', async () => {
    show();
    type('Name', 'Aurora Bank');
    type('Website', 'aurora.example');
    press('Continue');
    await vi.waitFor(() =>
      expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]),
    );
    expect(screen.getByText('Google AI Overview is not asked until it is set up.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set up' }).getAttribute('href')).toBe('#/settings?part=platforms');
  });

  it('shows generated queries to be read and edited, and why the model did not write them', async () => {
    const { calls } = show();
    await fillIn();
    press('Generate from the keywords');
    await vi.waitFor(() =>
      expect((screen.getByLabelText('Queries') as HTMLTextAreaElement).value).toBe(
        'Which business account is best for freelancers?\nWhich business account is best?',
      ),
    );
    expect(screen.getByText(/The model gpt-6-luna failed/)).toBeTruthy();
    expect(calls.find(({ name }) => name === 'generate-queries')?.request).toMatchObject({ names: ['Aurora Bank'] });
    expect(calls.some(({ name }) => name === 'add-query-group')).toBe(false);
    press('Create');
    await screen.findByText(/is ready with 2 queries/);
    expect(calls.find(({ name }) => name === 'add-query-group')?.request).toMatchObject({
      queries: ['Which business account is best for freelancers?', 'Which business account is best?'],
    });
  });

  it('begins with questions that are there already, and may leave the first scan to the schedule', async () => {
    const { calls } = show();
    type('Name', 'Aurora Bank');
    type('Website', 'aurora.example');
    press('Continue');
    fireEvent.click(screen.getByLabelText('My own questions'));
    type('Name of the query group', 'Business, accounts');
    press('Continue');
    await screen.findByLabelText('Queries');
    type('Queries', '1. Which account is best?\n2. Which account is cheap?');
    press('Only plan');
    await screen.findByText(/is ready with 2 queries/);
    expect(calls.find(({ name }) => name === 'add-query-group')?.request).toMatchObject({
      keywords: 'Business  accounts',
      queries: ['Which account is best?', 'Which account is cheap?'],
      firstScan: 'scheduled',
    });
  });

  it('begins with recorded answers: the client is created, and the file chosen next', async () => {
    const { calls } = show();
    type('Name', 'Aurora Bank');
    type('Website', 'aurora.example');
    press('Continue');
    fireEvent.click(screen.getByLabelText('Recorded answers'));
    press('Create');
    await vi.waitFor(() => expect(window.location.hash).toContain('/customers/2/scans/import'));
    expect(calls.some(({ name }) => name === 'add-query-group')).toBe(false);
  });

  it('keeps what was typed when the page is left, until it is created or begun anew', async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    expect(((await screen.findByLabelText('Queries')) as HTMLTextAreaElement).value).toContain('freelancers');
    press('Start over');
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('');
  });

  it('shows why it failed, and tries again without creating anything twice', async () => {
    let refusals = 1;
    const { calls } = show({
      replies: {
        'add-query-group': () => {
          refusals -= 1;
          if (refusals >= 0) throw new Error('busy');
          return { query_group_id: 11 };
        },
      },
    });
    await fillIn();
    press('Create');
    expect((await screen.findByRole('alert')).textContent).toContain('busy');
    press('Try again');
    expect(await screen.findByText(/is ready with 1 query/)).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'add-customer')).toHaveLength(1);
  });

  it('offers the first scan if none has started', async () => {
    show({ replies: { 'list-executions': () => ({ total: 0, executions: [] }) } });
    await fillIn();
    press('Create');
    expect(await screen.findByText(/The first scan asks/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Scan now' })).toBeTruthy();
  });

  it('starts with the query group for an existing client', async () => {
    show({ address: '/start?customer=3' });
    expect(await screen.findByRole('heading', { name: 'New query group for Tessel CRM' })).toBeTruthy();
    expect(screen.getByLabelText('Name of the query group')).toBeTruthy();
  });
});
