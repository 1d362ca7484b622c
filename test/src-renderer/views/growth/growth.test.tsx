import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import Growth from '../../../../src-renderer/views/growth/growth.tsx';

const view = () => <Growth customerId={3} item={null} />;

describe('growth', () => {
  expectLoadingAndFailure(view, 'the growth');

  it('says what to do where nothing is measured', async () => {
    renderView(view(), { service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
  });

  it('compares the groups, and shows each with a chart described in words', async () => {
    renderView(view());
    expect(await screen.findByRole('region', { name: 'Query groups compared' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /^CRM for small agencies\. 30-day score: ChatGPT from / })).toBeTruthy();
  });

  it('shows the charts while the history of the queries cannot be had', async () => {
    renderView(view(), { replies: { 'list-query-revisions': 'failing' } });
    expect(await screen.findByRole('region', { name: 'CRM for small agencies' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: /^Edits of the queries/ })).toBeNull();
  });

  it('says to which day its scores are, which is not today in a chosen period', async () => {
    renderView(view(), { address: '/customers/3/growth?from=2026-06-01&to=2026-08-31' });
    const [words] = await screen.findAllByText(/^30-day score, to .+ 2026, compared with the 90 days before$/);
    expect(words?.textContent).toContain('Aug 2026');
  });

  it('says so where a group has no 90 days before to compare', async () => {
    renderView(view(), {
      replies: {
        'get-growth': (_, usual) =>
          usual.slice(0, 1).map((group) => ({
            ...group,
            platforms: group.platforms.slice(0, 1).map((entry) => ({ ...entry, before: null })),
          })),
      },
    });
    expect(await screen.findByText('nothing to compare')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Query groups compared' })).toBeNull();
  });
});
