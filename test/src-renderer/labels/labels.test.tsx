import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import { FilterBar } from '../../../src-renderer/app/filter-bar.tsx';
import { SavedViews } from '../../../src-renderer/app/saved-views.tsx';
import { useFilters } from '../../../src-renderer/app/use-place.ts';
import { viewEntry } from '../../../src-renderer/app/views.tsx';
import { LabelPage } from '../../../src-renderer/labels/label-page.tsx';
import { QueryLabels } from '../../../src-renderer/labels/query-labels.tsx';
import Answers from '../../../src-renderer/views/answers/answers.tsx';

function Toolbar() {
  const [filters, change] = useFilters();
  return (
    <>
      <FilterBar customerId={3} entry={viewEntry('competitors')} filters={filters} change={change} />
      <SavedViews customerId={3} />
    </>
  );
}

/** Few queries: the rows of all are slow to search in a DOM. */
const few: Circumstances['replies'] = {
  'list-query-labels': (_, usual) => ({ ...usual, queries: usual.queries.slice(0, 6) }),
};

const address = () => new URLSearchParams(window.location.hash.split('?')[1]);

describe('the queries of a view', () => {
  it('are chosen by tag and intent in the toolbar, which the address holds', async () => {
    renderView(<Toolbar />, { address: '/customers/3/competitors?platform=chatgpt' });
    fireEvent.click(screen.getByRole('button', { name: 'Queries: All queries' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pricing' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Comparison' }));
    expect(Object.fromEntries(address())).toEqual({ platform: 'chatgpt', tags: 'Pricing', intents: 'comparison' });
    expect(screen.getByRole('button', { name: 'Queries: Tagged Pricing, comparison queries' })).toBeTruthy();
    fireEvent.click(screen.getByText('Left out'));
    expect(address().get('branded')).toBe('without');
  });

  it('and the view are saved under a name, listed, opened again and deleted', async () => {
    renderView(<Toolbar />, { address: '/customers/3/competitors?platform=chatgpt&tags=Pricing&sort=count&desc=1' });
    fireEvent.click(screen.getByRole('button', { name: 'Save this view' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name of the view' }), { target: { value: 'Prices' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    const link = await screen.findByRole('link', { name: 'Prices' });
    expect(link.getAttribute('href')).toBe('#/customers/3/competitors?platform=chatgpt&tags=Pricing&sort=count&desc=1');
    expect(link.getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('button', { name: 'Delete the view Prices' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Prices' })).toBeNull());
  });
});

describe('tags and intents', () => {
  expectLoadingAndFailure(() => <QueryLabels customerId={3} />, 'the tags and intents');

  it('are given to several queries at once, and suggested intents are accepted', async () => {
    const { calls } = renderView(<QueryLabels customerId={3} />, { replies: few ?? {} });
    const lists = await screen.findAllByRole('list', { name: /^Queries of .+ with tags and intents$/ });
    expect(lists.flatMap((list) => within(list).queryAllByText('Informational (suggested)')).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('heading').length).toBe(lists.length > 1 ? lists.length : 0);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Intent' }), { target: { value: 'transactional' } });
    await waitFor(() => expect(calls.some(({ name }) => name === 'set-query-labels')).toBe(true));
    const request = calls.find(({ name }) => name === 'set-query-labels')?.request as { queryIds: number[] };
    expect(request).toMatchObject({ customerId: 3, intent: 'transactional' });
    expect(request.queryIds.length).toBe(6);
    fireEvent.click(screen.getByRole('button', { name: /^Accept \d+ suggested intents$/ }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'accept-query-labels')).toBe(true));
  });

  it('say what went wrong, and change nothing', async () => {
    renderView(<QueryLabels customerId={3} />, { replies: { ...few, 'accept-query-labels': 'failing' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was changed: /);
  });

  it('have rules and colours, and branded queries may be left out of scores', async () => {
    const { calls } = renderView(<LabelPage customerId={3} />, { replies: few ?? {} });
    const tags = await screen.findByRole('list', { name: 'Tags' });
    expect(within(tags).getByText('Small teams')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Words or pattern' }), { target: { value: 'price' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Tag' }), { target: { value: 'Pricing' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add rule' }));
    expect(await screen.findByRole('button', { name: 'Delete the rule price' })).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: /^Leave branded queries out of scores/ }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'set-branded-queries')?.request).toEqual({
        customerId: 3,
        withoutBranded: true,
      }),
    );
  });

  it('are compared beside each other and beside the days before', async () => {
    renderView(<Answers customerId={3} item={null} />, {
      address: '/customers/3/answers?by=label&from=2026-10-01&to=2026-10-31',
    });
    const table = await screen.findByRole('table', { name: 'Tags and intents by platform' });
    const link = await within(table).findByRole('link', { name: 'Pricing' });
    expect(link.getAttribute('href')).toContain('tags=Pricing');
    expect((await within(table).findAllByRole('columnheader', { name: /, before$/ })).length).toBeGreaterThan(0);
  });
});

describe('a tag', () => {
  it('is renamed where it is listed: Enter saves, Escape leaves it', async () => {
    const { calls } = renderView(<LabelPage customerId={3} />, { replies: few });
    fireEvent.click(await screen.findByRole('button', { name: 'Rename the tag Pricing' }));
    const field = (): HTMLElement => screen.getByLabelText('Name of the tag Pricing');
    fireEvent.change(field(), { target: { value: 'Costs' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Rename the tag Pricing' }));
    fireEvent.change(field(), { target: { value: ' Prices ' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByRole('button', { name: 'Rename the tag Prices' })).toBeTruthy();
    const saved = calls.filter(({ name }) => name === 'save-tag').map(({ request }) => request);
    expect(saved).toMatchObject([{ customerId: 3, name: 'Prices' }]);
  });
});
