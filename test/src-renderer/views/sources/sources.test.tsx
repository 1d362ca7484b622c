import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import Sources from '../../../../src-renderer/views/sources/sources.tsx';

const view = () => <Sources customerId={3} item={null} />;

describe('the sources', () => {
  expectLoadingAndFailure(view, 'the sources');

  it('says what to do where nothing is measured', async () => {
    renderView(view(), { service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
  });

  it('shows whose sites are cited, what the pages say, and the sites', async () => {
    renderView(view(), { address: '/customers/3/sources' });
    expect(await screen.findByRole('region', { name: 'Whose sites are cited' })).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Cited domains' });
    expect(await within(table).findByRole('link', { name: 'g2.com' })).toBeTruthy();
  });

  it('lists pages beside their share of the days before, 0 where they were not cited', async () => {
    const { calls } = renderView(view(), {
      address: '/customers/3/sources?show=pages&from=2026-10-01&to=2026-10-31',
      replies: {
        'list-sources': ({ urls }, usual) =>
          urls === undefined
            ? usual
            : {
                ...usual,
                articles: usual.articles
                  .filter(({ url }) => url === urls[0])
                  .map((page) => ({ ...page, percentage: 12.5 })),
              },
      },
    });
    const table = await screen.findByRole('table', { name: 'Cited pages' });
    expect(await within(table).findByText('12.5 %')).toBeTruthy();
    expect(within(table).getAllByText(/^0(\.0)? %$/).length).toBeGreaterThan(0);
    expect(within(table).getByRole('columnheader', { name: 'Before' })).toBeTruthy();
    const asked = calls
      .map(({ request }) => request as { urls?: string[]; from?: string })
      .find(({ urls }) => urls !== undefined);
    expect(asked?.from).toBe('2026-08-31');
  });

  it('says, offline, that pages stay unchecked until the next check', async () => {
    renderView(view(), { replies: { 'get-workspace-status': (_, usual) => ({ ...usual, offline: true }) } });
    expect(await screen.findByText(/^You are offline\. Nothing is lost/)).toBeTruthy();
  });

  it('lists no page that names competitors only before one has been checked', async () => {
    renderView(view(), {
      address: '/customers/3/sources?show=without',
      replies: {
        'list-sources': (_, usual) => ({
          ...usual,
          checks: { checked: 0, mentioning: 0, unreachable: 0, notChecked: 12 },
          articles: [],
          totalArticles: 0,
        }),
      },
    });
    expect(await screen.findByText('No cited page has been checked yet')).toBeTruthy();
  });

  it('offers no check in the sample, whose pages are invented', async () => {
    renderView(view(), { replies: { 'list-sources': (_, usual) => ({ ...usual, checkable: false }) } });
    expect(await screen.findByText(/^The sample cites invented pages/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check the most cited' })).toBeNull();
  });

  it('opens the page of a site, also one that is not cited in the period', async () => {
    renderView(<Sources customerId={3} item="nowhere.example" />, { address: '/customers/3/sources/nowhere.example' });
    expect(await screen.findByText('No answer in this period cites this site')).toBeTruthy();
  });
});
