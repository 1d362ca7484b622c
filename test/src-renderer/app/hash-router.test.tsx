import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../src-renderer/app/hash-location.ts';
import { useFilters, usePlace } from '../../../src-renderer/app/use-place.ts';
import { renderView } from '#test/support/render-view.tsx';

let filterLater: (() => void) | undefined;

/** Shows the place of the address; keeps the function that the first drawing had. */
function Shown() {
  const place = usePlace();
  const [filters, change] = useFilters();
  filterLater ??= () => change({ platform: 'chatgpt' });
  return <p>{`${place.kind === 'customer' ? place.view : place.kind} ${filters.platform ?? 'all'}`}</p>;
}

describe('the address of the page', () => {
  it('is followed, with its filters', async () => {
    renderView(<Shown />, { address: '/customers/3/overview' });
    expect(screen.getByText('overview all')).toBeDefined();
    act(() => navigate('/customers/3/growth?platform=gemini'));
    expect(await screen.findByText('growth gemini')).toBeDefined();
  });

  it('changes its filters at once: fields show them while they are typed into', () => {
    renderView(<Shown />, { address: '/customers/3/overview' });
    act(() => navigate('/customers/3/overview?platform=gemini'));
    expect(screen.getByText('overview gemini')).toBeDefined();
  });

  it('is not called back by a view that was left', async () => {
    filterLater = undefined;
    renderView(<Shown />, { address: '/customers/3/overview' });
    act(() => navigate('/customers/3/growth'));
    await screen.findByText('growth all');
    act(() => filterLater?.());
    expect(screen.getByText('growth all')).toBeDefined();
    expect(window.location.hash).toBe('#/customers/3/growth');
  });
});
