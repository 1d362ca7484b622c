import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Settings from '../../../../src-renderer/views/settings/settings.tsx';
import { expectFailure, expectLoading, press, savedRows } from '../view-states.ts';

const show = (part: string, circumstances?: Circumstances) =>
  renderView(<Settings />, { address: `/settings?part=${part}`, ...circumstances });

describe('the settings', () => {
  it('report that they are loading', () => {
    show('general', { replies: { 'get-workspace-status': 'pending' } });
    expectLoading('the settings');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(
      show('general', { replies: { 'get-workspace-status': 'failing' } }),
      'The settings could not be loaded',
    );
  });

  it('show the workspace even if the quota of each client is missing', async () => {
    show('general', { replies: { 'get-organization-quota-status': 'failing' } });
    expect(await screen.findByText('10 of 50')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Backup and restore' })).toBeTruthy();
  });

  it('list the copies by date, and return to one after a question', async () => {
    show('general');
    await screen.findByRole('button', { name: /^Restore the copy of / });
    press(/^Restore the copy of /);
    expect(await screen.findByText('Replace the workspace with this backup?')).toBeTruthy();
    expect(screen.getByText(/^the copy of /)).toBeTruthy();
  });

  it('show what is wrong with the workspace', async () => {
    show('general', {
      replies: {
        'get-upkeep': () => ({
          notices: ['No automatic copy was written: the disk is full.'],
          copies: [],
          automaticCopies: { on: true, folder: null, sharePercent: 10 },
        }),
      },
    });
    expect(await screen.findByText(/No automatic copy was written/)).toBeTruthy();
  });

  it('report what a check of the workspace found', async () => {
    show('general', {
      replies: {
        'check-workspace': () => ({
          answers: 12,
          executions: 3,
          findings: [{ kind: 'figures', message: 'Scan 3 stores a score of 50, the answers give 40.' }],
        }),
      },
    });
    await screen.findByRole('region', { name: 'Backup and restore' });
    press('Check now');
    expect(await screen.findByText('Figure differs from a recount')).toBeTruthy();
  });
});

describe('updates', () => {
  const known = {
    feed: 'https://updates.example.com/',
    check: false,
    state: 'ready',
    version: '0.2.0',
    problem: null,
    checkedAt: '2026-11-20T09:00:00.000Z',
  } as const;
  const withUpdates = (updates: typeof known | { feed: null }) =>
    show('general', {
      replies: {
        'get-shell-settings': () => ({
          desktop: true,
          vault: true,
          vaultProblem: null,
          kept: [],
          port: null,
          background: null,
          updates: { ...known, ...updates },
          opened: null,
        }),
      },
    });

  it('are off, say what is sent, and offer a version that is ready', async () => {
    withUpdates(known);
    const panel = within(await screen.findByRole('region', { name: 'Updates' }));
    expect(panel.getByRole('switch', { name: /^Check for updates once a day/ }).getAttribute('checked')).toBeNull();
    expect(panel.getByText(/^Asks updates\.example\.com .* Nothing about you or your workspace is sent/)).toBeTruthy();
    expect(panel.getByText(/^Version 0\.2\.0 is ready\./)).toBeTruthy();
    expect(panel.getByRole('button', { name: /^Restart/ })).toBeTruthy();
  });

  it('of a build without an address say so', async () => {
    withUpdates({ feed: null });
    expect(await screen.findByText(/^This build does not update itself\./)).toBeTruthy();
  });
});

describe('the AI platforms', () => {
  it('report that they are loading', async () => {
    show('platforms', { service: 'slow' });
    await screen.findByRole('region', { name: 'AI platforms' });
    expectLoading('the platforms');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show('platforms', { service: 'failing' }), 'The platforms could not be loaded');
  });

  it('say which are not set up, and why', async () => {
    show('platforms');
    const platform = within(await screen.findByRole('region', { name: 'Google AI Overview' }));
    expect(platform.getByText('not set up')).toBeTruthy();
    expect(platform.getByText('SERPAPI_API_KEY is not set')).toBeTruthy();
  });

  it('show what the platform replied to a failed test', async () => {
    show('platforms', {
      replies: {
        'test-provider': () => ({
          ok: false,
          provider: 'openai',
          message: 'Incorrect API key provided.',
          servedModel: null,
          latencyMs: 120,
          costUsd: null,
        }),
      },
    });
    await screen.findByRole('region', { name: 'ChatGPT' });
    press('Test ChatGPT');
    expect(await screen.findByText('Incorrect API key provided.')).toBeTruthy();
  });
});

describe('the budgets and prices', () => {
  it('report that they are loading', async () => {
    show('money', { service: 'slow' });
    await screen.findByRole('region', { name: 'Budgets' });
    expectLoading('the budgets');
    expectLoading('the prices');
  });

  it('show the prices if the budgets cannot be loaded', async () => {
    const view = show('money', { replies: { 'get-budget': 'failing' } });
    expect(await screen.findByRole('region', { name: 'Price table' })).toBeTruthy();
    await expectFailure(view, 'The budgets could not be loaded');
  });

  it('show the budgets if the prices cannot be loaded', async () => {
    const view = show('money', { replies: { 'get-prices': 'failing' } });
    expect(await screen.findByText('By platform')).toBeTruthy();
    await expectFailure(view, 'The prices could not be loaded');
  });

  it('save prices as numbers, a column for each unit', async () => {
    show('money');
    const rows = await savedRows(/^Save Prices$/);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row['Currency']))).toEqual(new Set(['USD']));
    for (const { Answer: amount } of rows) expect(amount === null || typeof amount === 'number').toBe(true);
    expect(rows.some((row) => typeof row['Million input tokens'] === 'number')).toBe(true);
  });

  it('show the budgets while planned costs are unknown', async () => {
    show('money', { replies: { 'get-calendar': 'failing' } });
    expect(await screen.findByText('By platform')).toBeTruthy();
  });
});

describe('the API keys', () => {
  it('report that they are loading', async () => {
    show('scripts', { service: 'slow' });
    await screen.findByRole('region', { name: 'API keys' });
    expectLoading('the keys');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show('scripts', { service: 'failing' }), 'The keys could not be loaded');
  });

  it('say what a key is for before there is one', async () => {
    show('scripts', { service: 'empty' });
    expect(await screen.findByText(/^No keys yet/)).toBeTruthy();
  });

  it('say what each may do, and give a new one what was ticked', async () => {
    show('scripts');
    expect(await screen.findByText('read, change, spend $5.00 a day')).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/^change clients/));
    fireEvent.click(screen.getByLabelText(/^scan, and do other work/));
    fireEvent.change(screen.getByLabelText('US dollars a day'), { target: { value: '12' } });
    press('Create key');
    expect(await screen.findByText('read, change, spend $12.00 a day')).toBeTruthy();
  });

  it('are saved without the keys themselves', async () => {
    show('scripts');
    await screen.findByRole('cell', { name: 'Reporting script' });
    press('Create key');
    const shown = (await screen.findByLabelText('API key')).textContent;
    const rows = await savedRows(/^Save API keys$/);
    expect(rows).toContainEqual(
      expect.objectContaining({
        Name: 'Reporting script',
        'Starts with': 'as_7Kd2',
        May: 'read manage spend',
        'US dollars a day': 5,
        'Committed today (USD)': 1.4,
      }),
    );
    expect(shown).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(shown);
  });

  it('show a new key once', async () => {
    show('scripts');
    await screen.findByRole('cell', { name: 'Reporting script' });
    press('Create key');
    expect(await screen.findByLabelText('API key')).toBeTruthy();
    expect(screen.getByText('Copy it now: only its fingerprint is stored.')).toBeTruthy();
  });
});

describe('the clients in the settings', () => {
  it('are saved with website, tags and query groups', async () => {
    show('clients');
    const [first] = await savedRows(/^Save Clients$/);
    expect(Object.keys(first ?? {})).toEqual([
      'Client',
      'Website',
      'Tags',
      'Language',
      'Country',
      'Query groups',
      'Last scan',
    ]);
    expect(typeof first?.['Query groups']).toBe('number');
  });
});
