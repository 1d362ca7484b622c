import type { ReadStore } from '#main/store/open.ts';
import { writtenState } from '#main/store/written-state.ts';

interface Kept<Value> {
  readonly state: string;
  readonly value: Promise<Value>;
}

/**
 * Keeps what a thread made from a workspace, because its page asks for it again and again: the last `most` values of each
 * workspace, until anything is written there. Those who ask meanwhile wait for the same thread; a failure is not kept.
 *
 * @returns a function that takes everything the value depends on besides what is stored, as a text, and how to make it
 */
export function keepUntilWritten<Value>(
  most: number,
): (store: ReadStore, about: string, make: () => Promise<Value>) => Promise<Value> {
  const ofStores = new WeakMap<ReadStore, Map<string, Kept<Value>>>();
  return async (store, about, make) => {
    const kept = ofStores.get(store) ?? new Map<string, Kept<Value>>();
    ofStores.set(store, kept);
    const state = writtenState(store);
    const known = kept.get(about);
    const value = known?.state === state ? known.value : make();
    // The one asked for last is forgotten last.
    kept.delete(about);
    kept.set(about, { state, value });
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(oldest);
    try {
      return await value;
    } catch (error) {
      if (kept.get(about)?.value === value) kept.delete(about);
      throw error;
    }
  };
}
