import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { renderView } from '#test/support/render-view.tsx';
import { noFilters } from '../../../../src-renderer/app/address.ts';
import { HeatMap } from '../../../../src-renderer/views/heat-map/heat-map.tsx';

const view = () => <HeatMap customerId={3} filters={noFilters} />;

describe('the map of queries and companies', () => {
  expectLoadingAndFailure(view, 'the queries and companies');

  it('says what to do where nothing is measured', async () => {
    renderView(view(), { service: 'empty' });
    expect(await screen.findByText('Nothing is measured for this client yet')).toBeTruthy();
  });

  it('has a row per query and a column per company, 120 rows at first', async () => {
    renderView(view());
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('columnheader', { name: 'HubSpot' })).toBeTruthy();
    expect(within(table).getAllByRole('rowheader').length).toBeLessThanOrEqual(120);
  });

  it('shows each share beside that of the days before, unless nothing is to be compared', async () => {
    const days = { ...noFilters, from: '2026-10-01', to: '2026-10-31' };
    renderView(<HeatMap customerId={3} filters={days} />, {
      replies: {
        'get-query-companies': ({ from }, usual) =>
          from === days.from || usual.queries[0] === undefined
            ? usual
            : { ...usual, queries: [{ ...usual.queries[0], answered: 8, named: usual.companies.map(() => 2) }] },
      },
    });
    expect((await screen.findAllByLabelText('before: 25 percent')).length).toBeGreaterThan(0);
    expect(screen.getAllByLabelText('before: not known').length).toBeGreaterThan(0);
    expect(screen.getByText(/before: .*Aug.*Sep/)).toBeTruthy();
    cleanup();
    renderView(<HeatMap customerId={3} filters={{ ...days, compare: false }} />);
    await screen.findByRole('table');
    expect(screen.queryByLabelText(/^before/)).toBeNull();
  });

  it('says so where no one is named instead of the client', async () => {
    renderView(view(), {
      replies: {
        'get-query-companies': (_, usual) => ({
          ...usual,
          queries: usual.queries.map((query) => ({ ...query, named: query.named.map(() => query.answered) })),
        }),
      },
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Only where others are named instead (0)' }));
    expect(await screen.findByText('No one is named instead of the client')).toBeTruthy();
  });

  it('says which scans are left out of a long period', async () => {
    renderView(view(), {
      replies: { 'get-query-companies': (_, usual) => ({ ...usual, executions: 6, executionsInScope: 52 }) },
    });
    expect(await screen.findByText(/the newest 6 of 52 scans/)).toBeTruthy();
  });
});
