import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Recommendations from '../../../../src-renderer/views/recommendations/recommendations.tsx';
import { expectFailure, expectLoading } from '../view-states.ts';
import { patiently } from '#test/support/patiently.ts';

const show = (circumstances?: Circumstances) =>
  renderView(<Recommendations customerId={3} item={null} />, circumstances);

describe('the recommendations', () => {
  it('report that they are loading', () => {
    show({ service: 'slow' });
    expectLoading('the recommendations');
  });

  it('show a failure with a retry', async () => {
    await expectFailure(show({ service: 'failing' }), 'The recommendations could not be loaded');
  });

  it('say where they come from before there is one', async () => {
    show({ service: 'empty' });
    expect(await screen.findByText('No recommendations yet')).toBeTruthy();
  });

  it('point to the other states if none has the chosen one', async () => {
    show({ address: '/customers/3/recommendations?status=Dismissed' });
    expect(await screen.findByText('No recommendations are “Dismissed”')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'Status' })).toBeTruthy();
  });

  it('show reason, task and evidence even if the names of the groups are missing', async () => {
    show({ replies: { 'list-query-groups': 'failing', 'get-model-assistance': 'failing' } });
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { name: 'What to do' }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { name: /^Evidence/ }).length).toBeGreaterThan(0);
  });

  it('lead from every figure to its answers, and say which are exploratory', async () => {
    show();
    const [figure] = await screen.findAllByRole('link', { name: /^\d+ of \d+/ });
    expect(figure?.getAttribute('href')).toMatch(
      /answers\?group=1\d&platform=chatgpt&from=2026-10-21&to=2026-11-17&domain=reddit.com&outcome=answered$/,
    );
    expect(screen.getAllByText('exploratory')).toHaveLength(1);
  });

  it('say which days their evidence covers, which are not those of the overview', async () => {
    show();
    expect((await screen.findAllByRole('heading', { name: 'Evidence 21 Oct – 17 Nov 2026' })).length).toBeGreaterThan(
      0,
    );
  });

  it('change their status with one click', async () => {
    const { calls } = show();
    await screen.findAllByRole('article');
    screen.getAllByRole('radio', { name: 'Done' })[0]?.click();
    await patiently(() =>
      expect(calls.find(({ name }) => name === 'set-recommendation-status')?.request).toMatchObject({ status: 'Done' }),
    );
  });
});
