import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '#test/support/render-view.tsx';
import { FilterBar } from '../../../src-renderer/app/filter-bar.tsx';
import type { CustomerView } from '../../../src-renderer/app/address.ts';
import { useFilters } from '../../../src-renderer/app/use-place.ts';
import { viewEntry } from '../../../src-renderer/app/views.tsx';

function Toolbar({ view }: { view: CustomerView }) {
  const [filters, change] = useFilters();
  return <FilterBar customerId={3} entry={viewEntry(view)} filters={filters} change={change} />;
}

describe('the period while none is chosen', () => {
  it.each([
    ['overview', '', '30 days to the last scan'],
    ['answers', '', 'Latest scans'],
    ['answers', '?by=query', '30 days to the last scan'],
    ['answers', '?by=label', '30 days to the last scan'],
    // Narrowed answers are listed one by one.
    ['answers', '?by=query&named=yes', 'Latest scans'],
    ['growth', '', 'All scans'],
    ['scans', '?show=money', 'Last 12 months'],
    ['reports', '', 'Last 90 days'],
  ] as const)('%s%s says which days its figures cover: %s', (view, search, label) => {
    renderView(<Toolbar view={view} />, { address: `/customers/3/${view}${search}` });
    expect(screen.getByRole('button', { name: `Period: ${label}` })).toBeTruthy();
  });
});
