import type { ReadStore } from './store.ts';

/** Whether the database has a table of this name. */
export const hasTable = (store: ReadStore, table: string): boolean =>
  store.get("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = :table", { table }) !== undefined;
