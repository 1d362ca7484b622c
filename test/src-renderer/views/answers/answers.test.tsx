import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import Answers from '../../../../src-renderer/views/answers/answers.tsx';

const view = () => <Answers customerId={3} item={null} />;

describe('the answers', () => {
  expectLoadingAndFailure(view, 'the answers');

  it('says what to do where nothing is measured', async () => {
    renderView(view(), { service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  });

  it('offers to clear the filters where they leave nothing', async () => {
    renderView(view(), {
      address: '/customers/3/answers?named=no',
      replies: { 'list-answers': () => ({ total: 0, answers: [] }) },
    });
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('#/customers/3/answers');
  });

  it('lists each answer with its outcome and a link to its text', async () => {
    renderView(view(), { address: '/customers/3/answers' });
    const table = await screen.findByRole('table', { name: 'Answers' });
    const [first] = await within(table).findAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^#\/customers\/3\/answers\/\d+$/);
    expect(screen.getByText(/^200 of [\d,]+ answers loaded$/)).toBeTruthy();
  });

  it('shows answers without a text for what they are: no overview, refused', async () => {
    renderView(view(), {
      replies: {
        'list-answers': (_, usual) => ({
          total: 2,
          answers: usual.answers.slice(0, 2).map((answer, index) => ({
            ...answer,
            outcome: index === 0 ? ('no_overview' as const) : ('refused' as const),
            mentioned: false,
            position: null,
            competitors: 0,
            topCompetitors: [],
          })),
        }),
      },
    });
    expect(await screen.findByText('No overview')).toBeTruthy();
    expect(screen.getByText('Refused')).toBeTruthy();
  });

  it('keeps what is loaded when the next page cannot be had, and says so', async () => {
    renderView(view(), {
      replies: {
        'list-answers': (request, usual) => {
          if ((request.offset ?? 0) > 0) throw new Error('gone');
          return { ...usual, answers: usual.answers.slice(0, 20) };
        },
      },
    });
    expect(await screen.findByText('More answers could not be loaded. Scroll to try again.')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Answers' })).toBeTruthy();
  });

  it('by query shows the rate on each platform with its number of answers and the last of them', async () => {
    renderView(view(), { address: '/customers/3/answers?by=query&from=2026-06-01&to=2026-11-20' });
    const table = await screen.findByRole('table', { name: 'Queries by platform' });
    const [rate] = await within(table).findAllByTitle(/^named in \d+ of \d+ answers; 95 % interval [\d.]+–[\d.]+ %/);
    expect(rate?.textContent).toMatch(/^[\d.]+ % of \d+$/);
    expect(rate?.getAttribute('href')).toContain('from=2026-06-01&to=2026-11-20');
    const [last] = within(table).getAllByTitle(/^the last answer/);
    expect(last?.getAttribute('href')).toMatch(/^#\/customers\/3\/answers\/\d+\?by=query/);
  });

  it('by query shows each rate beside that of the days before, unless nothing is to be compared', async () => {
    renderView(view(), { address: '/customers/3/answers?by=query&from=2026-10-01&to=2026-10-31' });
    const table = await screen.findByRole('table', { name: 'Queries by platform' });
    const [before] = await within(table).findAllByText(/^before: [\d.]+ % of \d+$/);
    expect(before).toBeDefined();
    expect(screen.getByText(/before: .*August.*September|before: .*31 Aug.*30 Sep/)).toBeDefined();
  });

  it('by query compares nothing where that is switched off', async () => {
    renderView(view(), { address: '/customers/3/answers?by=query&from=2026-10-01&to=2026-10-31&compare=0' });
    await screen.findByRole('table', { name: 'Queries by platform' });
    expect(screen.queryByText(/before:/)).toBeNull();
  });

  it('by query, narrowed to some answers, groups those by query', async () => {
    renderView(view(), { address: '/customers/3/answers?by=query&named=yes' });
    expect(await screen.findByText(/answers loaded$/)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Queries by platform' })).toBeTruthy();
  });

  it('by query searches in the queries and says so where nothing was answered', async () => {
    renderView(view(), { service: 'empty', address: '/customers/3/answers?by=query' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
  });
});
