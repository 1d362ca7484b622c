import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatSearch, parseFilters, parsePlace, type Extra, type Filters, type Place } from './address.ts';
import { currentPath, navigate } from './hash-location.ts';

/** The place of the current address. */
export function usePlace(): Place {
  const [path] = useLocation();
  return useMemo(() => parsePlace(path), [path]);
}

/** Whether the person has gone on from a path: its view stays in sight until the next one is drawn, and must not call them back. */
const isLeft = (path: string): boolean => currentPath() !== path;

const filterNames = new Set(['group', 'platform', 'from', 'to', 'tags', 'intents', 'branded', 'compare']);

/** The filters of the address, and a function that changes some, keeping the view's own parameters. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [path] = useLocation();
  const search = useSearch();
  const filters = useMemo(() => parseFilters(search), [search]);
  const change = useCallback(
    (part: Partial<Filters>) => {
      if (isLeft(path)) return;
      const own = [...new URLSearchParams(search)].filter(([name]) => !filterNames.has(name));
      const text = formatSearch({ ...filters, ...part }, Object.fromEntries(own));
      navigate(text === '' ? path : `${path}?${text}`);
    },
    [filters, path, search],
  );
  return [filters, change];
}

/** A view's own parameters in the address (sort, search …), and a function that changes some. */
export function useViewParameters(): [URLSearchParams, (change: Extra) => void] {
  const [path] = useLocation();
  const search = useSearch();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (part: Extra) => {
      if (isLeft(path)) return;
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(part)) {
        if (value === null || value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      const text = next.toString();
      navigate(text === '' ? path : `${path}?${text}`, { replace: true });
    },
    [path, search],
  );
  return [parameters, change];
}
