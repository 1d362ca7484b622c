import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import Overview from '../../../../src-renderer/views/overview/overview.tsx';

const view = () => <Overview customerId={3} item={null} />;

describe('the overview', () => {
  expectLoadingAndFailure(view, 'the overview');

  it('says what to do where nothing is measured', async () => {
    renderView(view(), { service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a query group' }).getAttribute('href')).toBe('#/start?customer=3');
  });

  it('shows each platform’s score with its n, the companies and what to do next', async () => {
    renderView(view());
    const card = await screen.findByRole('region', { name: 'Score on chatgpt' });
    expect(within(card).getByRole('link', { name: /^Score \d+\.\d: see the answers$/ })).toBeTruthy();
    expect(card.textContent).toMatch(/\d+ of \d+ answers name the brand · \d+\.\d–\d+\.\d/);
    expect(screen.getByRole('img', { name: /^30-day score: / })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Companies named' }).textContent).toContain('HubSpot');
    expect(screen.getByRole('region', { name: 'What to do next' })).toBeTruthy();
  });

  it('shows what there is after a first scan with failures: no trend, nothing to compare, the failed questions', async () => {
    renderView(view(), {
      replies: {
        'get-overview': (_, usual) => ({
          ...usual,
          platforms: usual.platforms.slice(0, 1).map((entry) => ({
            ...entry,
            latest: {
              ...entry.latest,
              score: { value: null, low: null, high: null, successes: 0, n: 0, exploratory: true },
            },
            before: null,
            outcomes: { asked: 40, answered: 0, noOverview: 0, refused: 0, failed: 40 },
          })),
          trend: [],
          companies: [],
          domains: [],
          movements: { comparedWith: null, won: [], lost: [] },
          recommendations: [],
        }),
      },
    });
    expect(await screen.findByText('No answers in these 30 days')).toBeTruthy();
    expect(screen.getByRole('link', { name: '40 failed' })).toBeTruthy();
    expect(screen.getByText('No scan in this period')).toBeTruthy();
    expect(screen.getByText('No company named in these answers')).toBeTruthy();
    expect(screen.getByText('Nothing to compare yet')).toBeTruthy();
    expect(screen.getByText('No recommendations yet')).toBeTruthy();
  });
});
