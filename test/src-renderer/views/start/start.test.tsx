import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Start from '../../../../src-renderer/views/start/start.tsx';
import { press, type } from '../view-states.ts';

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
    show({ replies: { 'list-providers': 'pending' } });
    await fillIn();
    expect(screen.getByText('1 query')).toBeTruthy();
    expect(screen.queryByText(/per scan/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Create' })).toBeTruthy();
  });

  it('estimates the cost of the queries', async () => {
    show();
    await fillIn();
    expect(await screen.findByText(/1 query on 2 platforms · per scan/)).toBeTruthy();
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
