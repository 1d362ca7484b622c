import { useDeferredValue, type ReactNode } from 'react';

/** Draws the first items of a list at once and the others as time allows: a long list holds nothing up. */
export function FirstFew<Item>({
  items,
  first,
  children,
}: {
  items: readonly Item[];
  first: number;
  children: (item: Item) => ReactNode;
}) {
  const drawn = useDeferredValue(items.length, first);
  return items.slice(0, drawn).map(children);
}
