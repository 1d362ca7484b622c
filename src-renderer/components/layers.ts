import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** What is open above the page, the topmost last. */
let layers: readonly symbol[] = [];
const listeners = new Set<() => void>();

function change(next: readonly symbol[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a dialog, side page or palette is the topmost one while it is open: Escape closes that one alone. */
export function useTopmost(isOpen = true): boolean {
  const [layer] = useState(() => Symbol('layer'));
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    change([...layers, layer]);
    // What is below hears the same key press, and must not be the topmost one yet.
    return () => void setTimeout(() => change(layers.filter((one) => one !== layer)));
  }, [isOpen, layer]);
  const top = useSyncExternalStore(subscribe, () => layers.at(-1));
  return top === undefined || top === layer;
}
