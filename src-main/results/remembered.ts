import type { ReadStore } from '#main/store/open.ts';
import type { GrowthPoint } from '#main/store/statistics/growth-points.ts';

/** Values per store, each with the state of the scans that it was computed from. */
const remembered = new WeakMap<ReadStore, Map<string, { readonly state: string; readonly value: unknown }>>();
const mostValues = 2_000;

/** What the counts of some scans say, so that a value computed from their answers is computed again if any of them changed. */
export const stateOf = (points: readonly GrowthPoint[]): string =>
  points
    .map(({ executionId, date, mentioned, answered, brandRevision }) =>
      [executionId, date, mentioned, answered, brandRevision].join(' '),
    )
    .join();

/** The value last computed under a name, or computed now if the state is another. */
export function remember<Value>(store: ReadStore, name: string, state: string, compute: () => Value): Value {
  const values = remembered.get(store) ?? new Map<string, { readonly state: string; readonly value: unknown }>();
  remembered.set(store, values);
  const known = values.get(name);
  if (known?.state === state) return known.value as Value;
  const value = compute();
  if (values.size >= mostValues) values.clear();
  values.set(name, { state, value });
  return value;
}
