import { readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { migrationsDirectory } from '#main/files/paths.ts';
import { markRemains } from '#main/store/clear-remains.ts';
import { copyStore } from '#main/store/database-backup.ts';
import { databaseFile, openStore, type Store } from '#main/store/open.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

/** A workspace of several steps, each of a megabyte. */
function largeWorkspace(): { store: Store; directory: string } {
  const directory = temporaryDirectory();
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
  onTestFinished(() => store.close());
  for (let index = 0; index < 40; index++)
    store.run('INSERT INTO setting (key, value) VALUES (:key, :value)', {
      key: `bulk ${index}`,
      value: JSON.stringify(`ZQMARK${index} `.repeat(12_000)),
    });
  return { store, directory };
}

test('a copy in steps is of one moment, whatever is written meanwhile', async () => {
  const { store, directory } = largeWorkspace();
  const target = path.join(directory, 'copy.db');
  let copying = true;
  let written = 0;
  const writer = new Database(databaseFile(directory));
  const write = (): void => {
    if (!copying) return;
    writer.prepare("UPDATE setting SET value = value || ' ' WHERE key = 'bulk 0'").run();
    writer.prepare("INSERT INTO setting (key, value) VALUES (?, '1')").run(`later ${written++}`);
    setImmediate(write);
  };
  write();
  const before = store.db.prepare('SELECT COUNT(*) FROM setting').pluck().get();
  await copyStore(store, target, 0);
  copying = false;
  writer.close();
  expect(written).toBeGreaterThan(2);
  const copy = new Database(target, { readonly: true });
  expect(copy.prepare('SELECT COUNT(*) FROM setting').pluck().get()).toBe(before);
  expect(copy.pragma('journal_mode', { simple: true })).toBe('delete');
  copy.close();
});

test('nothing that was erased is in a copy in steps', async () => {
  const { store, directory } = largeWorkspace();
  markRemains(databaseFile(directory));
  store.run("DELETE FROM setting WHERE key LIKE 'bulk%'");
  const target = path.join(directory, 'copy.db');
  await copyStore(store, target, 0);
  expect(readFileSync(target).includes('ZQMARK')).toBe(false);
});
