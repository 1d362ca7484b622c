import type { ReadStore, Store } from './store.ts';

/** Reads a setting; undefined if it was never set. */
export function readSetting(store: ReadStore, key: string): unknown {
  const row = store.get<{ value: string }>('SELECT value FROM setting WHERE key = :key', { key });
  return row === undefined ? undefined : JSON.parse(row.value);
}

/** Writes a setting; it must be JSON and never a secret. */
export function writeSetting(store: Store, key: string, value: unknown): void {
  store.run(
    'INSERT INTO setting (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    { key, value: JSON.stringify(value) },
  );
}

export const readTextSetting = (store: ReadStore, key: string, fallback: string): string => {
  const value = readSetting(store, key);
  return typeof value === 'string' ? value : fallback;
};

export const readNumberSetting = (store: ReadStore, key: string): number | null => {
  const value = readSetting(store, key);
  return typeof value === 'number' ? value : null;
};
