import { verifyJson } from './compression.ts';
import type { ReadStore } from './store.ts';

const contents = [
  { table: 'answer_text', key: 'answer_id', column: 'content', what: 'text' },
  { table: 'answer_raw', key: 'answer_id', column: 'payload', what: 'raw reply' },
] as const;

const rowsAtOnce = 200;

/**
 * Reads every stored answer against its checksum; returns a sentence for each that is damaged, and calls back now and then.
 * Answers of the first format have no checksum: only what cannot be read is found in them.
 */
export function damagedContents(store: ReadStore, pause: () => void): string[] {
  const damaged: string[] = [];
  for (const { table, key, column, what } of contents) {
    let after = 0;
    for (;;) {
      const rows = store.all<{ id: number; content: Buffer }>(
        `SELECT ${key} AS id, ${column} AS content FROM ${table} WHERE ${key} > :after ORDER BY ${key} LIMIT ${rowsAtOnce}`,
        { after },
      );
      for (const { id, content } of rows)
        if (!isReadable(content)) damaged.push(`answer ${id}: its ${what} is damaged`);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
      pause();
    }
  }
  return damaged;
}

function isReadable(content: Buffer): boolean {
  try {
    verifyJson(content);
    return true;
  } catch {
    return false;
  }
}
