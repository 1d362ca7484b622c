import type { ReadStore } from './open.ts';

/** Changes with every write of this connection or another: what was computed at one state holds while it stays. */
export const writtenState = (store: ReadStore): string =>
  Object.values(
    store.get<Record<string, number>>(
      'SELECT total_changes() AS own, data_version AS others FROM pragma_data_version',
    ) ?? {},
  ).join(' ');
