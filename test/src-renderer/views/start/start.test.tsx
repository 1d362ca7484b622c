import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { useStartDrafts } from '../../../../src-renderer/state/start-draft.ts';
import Start from '../../../../src-renderer/views/start/start.tsx';
import { press, type } from '../view-states.ts';
import { patiently } from '#test/support/patiently.ts';

afterEach(() => useStartDrafts.setState({ drafts: {} }));

const show = (circumstances?: Circumstances) => renderView(<Start />, { address: '/start', ...circumstances });

/** Fills in the steps up to the last button. */
async function fillIn() {
  type('Website', 'aurora.example');
  type('Name', 'Aurora Bank');
  press('Continue');
  press('Continue');
  type('Name of the query group', 'Business accounts');
  type('Keywords', 'business account');
  press('Continue');
  await screen.findByLabelText('Queries');
  type('Queries', 'Which business account is cheap for freelancers?');
  press('Continue');
}

const valueOf = (label: string | RegExp): string => (screen.getByLabelText(label) as HTMLTextAreaElement).value;
const requestOf = (calls: readonly { name: string; request: unknown }[], wanted: string): unknown =>
  calls.find(({ name }) => name === wanted)?.request;

describe('creating a client', () => {
  it('says what is missing before it leaves a step', () => {
    show();
    type('Other domains', 'aurora.example, no domain');
    press('Continue');
    expect(screen.getByText('Enter the name of the client')).toBeTruthy();
    expect(screen.getByText('Enter a website such as example.com')).toBeTruthy();
    expect(screen.getByText('Enter domains such as example.com')).toBeTruthy();
  });

  it('goes on without an estimate while the prices load', async () => {
    show({ replies: { 'estimate-scan': 'pending' } });
    await fillIn();
    expect(screen.queryByText(/Per scan/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Create and scan' })).toBeTruthy();
  });

  it('ticks only what is set up, says in one line what is not, and estimates the cost on the schedule', async () => {
    const { calls } = show();
    await fillIn();
    await patiently(() =>
      expect(
        screen
          .getAllByRole('checkbox')
          .map((box) => (box as HTMLInputElement).checked)
          .slice(0, 2),
      ).toEqual([true, false]),
    );
    expect(screen.getByText('Google AI Overview is not asked until it is set up.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set up' }).getAttribute('href')).toBe('#/settings?part=platforms');
    expect(await screen.findByText(/Per scan/)).toBeTruthy();
    expect(requestOf(calls, 'estimate-scan')).toMatchObject({
      queries: 1,
      platforms: ['chatgpt'],
      schedule: { kind: 'weekly', time: '07:00' },
    });
  });

  it('takes names and competitors from what is proposed, and queries by intent, to be read and edited', async () => {
    const { calls } = show();
    type('Website', 'aurora.example');
    press('Read the website');
    await patiently(() => expect(valueOf('Name')).toBe('Aurora Bank'));
    expect([valueOf('Other names'), valueOf('Other domains')]).toEqual([
      'Aurora',
      'aurora.example, aurora-bank.example',
    ]);
    press('Continue');
    press('Propose competitors');
    fireEvent.click(await screen.findByLabelText(/Borealis/));
    fireEvent.click(screen.getByLabelText(/Solstice/));
    fireEvent.click(screen.getByLabelText(/Borealis/));
    expect(valueOf('Competitors')).toBe('Solstice');
    press('Continue');
    type('Name of the query group', 'Konten');
    type('Keywords', 'business account');
    press('Continue');
    type('Queries', 'How do accounts work?');
    press('Generate from the keywords');
    await patiently(() => expect(valueOf('Comparison (1)')).toBe('Which business account is best?'));
    expect(valueOf('Without an intent (1)')).toBe('How do accounts work?');
    expect(screen.getByText(/The model gpt-6-luna failed/)).toBeTruthy();
    expect(requestOf(calls, 'generate-queries')).toMatchObject({
      names: ['Aurora Bank', 'Aurora'],
      language: 'German',
    });
    press('Continue');
    expect(calls.some(({ name }) => name === 'add-customer')).toBe(false);
    press('Create and scan');
    await screen.findByText(/is ready with 2 queries/);
    expect(requestOf(calls, 'add-customer')).toMatchObject({
      aliases: ['Aurora'],
      domains: ['aurora.example', 'aurora-bank.example'],
      competitors: ['Solstice'],
      language: 'German',
      countryCode: 'at',
    });
    expect(requestOf(calls, 'add-query-group')).toMatchObject({
      queries: ['Which business account is best?', 'How do accounts work?'],
      intents: [{ query: 'Which business account is best?', intent: 'comparison' }],
    });
  });

  it('goes on without the website and without proposals, if they cannot be had', async () => {
    const fails = (): never => {
      throw new Error('aurora.example did not answer');
    };
    show({ replies: { 'read-website': fails, 'suggest-competitors': fails } });
    type('Website', 'aurora.example');
    press('Read the website');
    expect((await screen.findByRole('alert')).textContent).toContain('enter the names yourself');
    type('Name', 'Aurora Bank');
    press('Continue');
    press('Propose competitors');
    expect((await screen.findByRole('alert')).textContent).toContain('type them instead');
    press('Continue');
    expect(screen.getByLabelText('Name of the query group')).toBeTruthy();
  });

  it('begins with questions that are there already, and may leave the first scan to the schedule', async () => {
    const { calls } = show();
    fireEvent.click(screen.getByLabelText('My own questions'));
    type('Website', 'aurora.example');
    type('Name', 'Aurora Bank');
    press('Continue');
    press('Continue');
    type('Name of the query group', 'Business, accounts');
    press('Continue');
    type('Queries', '1. Which account is best?\n2. Which account is cheap?\n- which account is cheap?');
    press('Group by intent');
    await patiently(() => expect(valueOf('Comparison (1)')).toBe('Which account is best?'));
    expect(screen.getByText('2 queries')).toBeTruthy();
    press('Continue');
    fireEvent.click(screen.getByLabelText('Every month'));
    press('Only plan');
    await screen.findByText(/is ready with 2 queries/);
    expect(requestOf(calls, 'add-query-group')).toMatchObject({
      keywords: 'Business  accounts',
      queries: ['Which account is best?', 'Which account is cheap?'],
      firstScan: 'scheduled',
      schedule: { kind: 'monthly', day: 1, time: '07:00' },
    });
  });

  it('begins with recorded answers: the client is created, and the file chosen next', async () => {
    const { calls } = show();
    fireEvent.click(screen.getByLabelText('Recorded answers'));
    type('Website', 'aurora.example');
    type('Name', 'Aurora Bank');
    press('Create');
    await patiently(() => expect(window.location.hash).toContain('/customers/2/scans/import'));
    expect(calls.some(({ name }) => name === 'add-query-group')).toBe(false);
  });

  it('keeps what was typed when the page is left, until it is created or begun anew', async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    await screen.findByRole('button', { name: 'Create and scan' });
    press('Back');
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
    press('Create and scan');
    expect((await screen.findByRole('alert')).textContent).toContain('busy');
    press('Try again');
    expect(await screen.findByText(/is ready with 1 query/)).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'add-customer')).toHaveLength(1);
  });

  it('offers the first scan if none has started', async () => {
    show({ replies: { 'list-executions': () => ({ total: 0, executions: [] }) } });
    await fillIn();
    press('Create and scan');
    expect(await screen.findByText(/The first scan asks/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Scan now' })).toBeTruthy();
  });

  it('starts with the query group for an existing client', async () => {
    show({ address: '/start?customer=3' });
    expect(await screen.findByRole('heading', { name: 'New query group for Tessel CRM' })).toBeTruthy();
    expect(screen.getByLabelText('Name of the query group')).toBeTruthy();
  });
});
