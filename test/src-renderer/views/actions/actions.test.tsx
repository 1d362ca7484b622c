import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Actions from '../../../../src-renderer/views/actions/actions.tsx';
import { expectFailure, expectLoading, savedRows } from '../view-states.ts';
import { patiently } from '#test/support/patiently.ts';

const show = (circumstances?: Circumstances, item: string | null = null) =>
  renderView(<Actions customerId={3} item={item} />, circumstances);

describe('the ledger of actions', () => {
  it('reports that it is loading, why it is not there, or what belongs into it', async () => {
    const { unmount } = show({ service: 'slow' });
    expectLoading('the actions');
    unmount();
    const failing = show({ service: 'failing' });
    await expectFailure(failing, 'The actions could not be loaded');
    failing.unmount();
    show({ service: 'empty' });
    expect(await screen.findByText('No action is recorded yet')).toBeTruthy();
  });

  it('calls an effect only what is one, for each platform, and sums up', async () => {
    show();
    const row = async (title: string) => (await screen.findByText(title)).closest('tbody')?.textContent ?? '';
    const compared = await row('Comparison page for small agencies');
    expect(compared).toContain('Page · 27 Jul 2026 · 4 queries · $1,800.00');
    expect(compared).toContain('ChatGPTRose+14.0 points, +5.0 to +23.023 Nov 2026');
    expect(compared).toContain('AI OverviewNo visible change yetso far +3.0 points, −7.0 to +13.08 Mar 2027');
    // The figure of what cannot be told is one click below, never beside the word.
    expect(await row('Interview in a trade magazine')).toContain(
      'Cannot be toldThe platform replaced its model for only one side of the comparison.–',
    );
    expect(await row('Listing in a directory')).toContain('Its queries were not scanned yet.');
    expect(
      screen.getByText('4 actions · 1 too early to tell · 1 rose · 1 cannot be told · $2,450.00 in all'),
    ).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\bp\s*[=<]|p-value/i);
  });

  it('is saved with its costs as numbers, and without a figure where nothing can be said', async () => {
    show();
    await screen.findByText('Comparison page for small agencies');
    const rows = await savedRows(/^Save .+ actions$/);
    expect(rows).toContainEqual(
      expect.objectContaining({
        'What was done': 'Comparison page for small agencies',
        'Cost in dollars': 1800,
        Platform: 'ChatGPT',
        'What can be said': 'rose',
        Points: 14,
        '95 % low': 5,
        '95 % high': 23,
        'Next look': '2026-11-23',
      }),
    );
    const silent = rows.filter((row) => row['What can be said'] === 'cannot be told');
    expect(silent.map((row) => row['Points'])).toEqual([null]);
    expect(rows).toContainEqual(expect.objectContaining({ 'What was done': 'Listing in a directory', Platform: null }));
  });

  it('has the figures, what moved besides and the queries one click below', async () => {
    show({}, '3');
    const dialog = await screen.findByRole('dialog');
    const chatgpt = within(await within(dialog).findByRole('region', { name: 'ChatGPT' }));
    expect(chatgpt.getByText(/rose by 14 points more than the others, 5 to 23; before the work/)).toBeTruthy();
    expect(chatgpt.getByText('31.2 %', { exact: false }).textContent).toContain('52 answers');
    expect(chatgpt.getByText('+1.0 points, −4.0 to +6.0: moved alike')).toBeTruthy();
    const besides = within(within(dialog).getByRole('region', { name: 'What moved besides' }));
    expect(besides.getByText(/first cited 10 Aug 2026/).textContent).toContain('in 41 of 640 answers since');
    expect(besides.getByText('not cited yet')).toBeTruthy();
    expect(within(dialog).getByRole('region', { name: 'Queries it aims at' }).textContent).toContain(
      'CRM with time tracking',
    );
  });

  it('takes up what was done, but nothing that lies in the future', async () => {
    const { calls } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Record an action' }));
    const form = within(await screen.findByRole('form', { name: 'New action' }));
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    type('What was done', 'Price list');
    type('Where it can be seen', 'https://www.northwind.com/prices\nhttps://www.northwind.com/plans');
    type('Day', '2099-01-01');
    fireEvent.click(await form.findByRole('button', { name: 'Add by tag' }));
    fireEvent.click((await screen.findAllByRole('menuitem'))[0] ?? document.body);
    expect(form.getByText('In the future: record it once it is done')).toBeTruthy();
    expect(form.getByRole('button', { name: 'Record' }).hasAttribute('disabled')).toBe(true);
    type('Day', '2026-11-03');
    fireEvent.click(form.getByRole('button', { name: 'Record' }));
    await patiently(() => expect(calls.some(({ name }) => name === 'save-action')).toBe(true));
    expect(calls.find(({ name }) => name === 'save-action')?.request).toMatchObject({
      ...{ customerId: 3, kind: 'page', title: 'Price list', day: '2026-11-03', costUsd: null, against: 'others' },
      pages: ['https://www.northwind.com/prices', 'https://www.northwind.com/plans'],
    });
    expect(await screen.findByText('Price list')).toBeTruthy();
  });
});

describe('the planner', () => {
  it('says what can be seen when, and at what cost', async () => {
    const { calls } = show({ address: '/customers/3/actions?show=plan&detect=9' });
    expect(await screen.findByText(/a change of 9 points is seen within/)).toBeTruthy();
    const row = screen.getByText('Asked 3 times').closest('tr');
    expect(row?.textContent).toContain('in 18 weeks$5.22');
    fireEvent.click(screen.getByRole('button', { name: 'With the next scan' }));
    await patiently(() =>
      expect(calls).toContainEqual({
        name: 'start-noise-check',
        request: { queryGroupId: expect.any(Number) as number, samples: 3, when: 'next-scan' },
      }),
    );
    expect(await screen.findByText(/The next scan asks each query 3 times/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'With the next scan' })).toBeTruthy();
  });
});
