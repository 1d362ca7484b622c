import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { clearRemains } from '#main/store/clear-remains.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const mark = 'ZQMARK';

/** A database in which rows with the mark were written, moved from page to page, and deleted without overwriting them. */
function usedDatabase(file: string, seed: number, pageSize: number): Database.Database {
  const random = seededRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const db = new Database(file);
  db.pragma(`page_size = ${pageSize}`);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  db.exec(`CREATE TABLE url (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, title TEXT, content BLOB) STRICT;
    CREATE TABLE query (text TEXT, team INTEGER, PRIMARY KEY (team, text)) STRICT, WITHOUT ROWID;
    CREATE INDEX query_by_text ON query (text);`);
  const addUrl = db.prepare('INSERT OR IGNORE INTO url (address, title, content) VALUES (?, ?, ?)');
  const addQuery = db.prepare('INSERT OR IGNORE INTO query (team, text) VALUES (?, ?)');
  for (let round = 0; round < 12; round++)
    db.transaction(() => {
      for (let row = 0; row < 150; row++) {
        const key = upTo(1e9).toString(36);
        const text = random() < 0.4 ? `${mark}${key}` : `other ${key}`;
        addUrl.run(
          `https://${key}.example/${text}/${'x'.repeat(upTo(80))}`,
          text.repeat(1 + upTo(12)),
          Buffer.from(text.repeat(upTo(random() < 0.1 ? 2_000 : 200))),
        );
        addQuery.run(upTo(40), `${key} ${text} ${'z'.repeat(upTo(900))}`);
      }
      db.prepare('DELETE FROM url WHERE id % 5 = ?').run(round % 5);
      db.prepare("UPDATE url SET title = title || title WHERE id % 7 = ? AND address NOT LIKE '%ZQMARK%'").run(
        round % 7,
      );
      db.prepare('DELETE FROM query WHERE team = ?').run(round * 3);
    })();
  db.exec("DELETE FROM url WHERE address LIKE '%ZQMARK%'; DELETE FROM query WHERE text LIKE '%ZQMARK%'");
  return db;
}

const contentOf = (db: Database.Database): string[] =>
  [
    'SELECT id, address, title, hex(content) FROM url ORDER BY id',
    'SELECT team, text FROM query INDEXED BY query_by_text ORDER BY text',
    'SELECT team, text FROM query ORDER BY team, text',
  ].map((sql) =>
    createHash('sha256')
      .update(JSON.stringify(db.prepare(sql).raw().all()))
      .digest('hex'),
  );

test.each([
  [1, 4_096],
  [2, 4_096],
  [3, 512],
  [4, 65_536],
])(
  'of rows that were deleted nothing is left in the file, and the others are as they were (%i, pages of %i)',
  async (seed, pageSize) => {
    const file = path.join(temporaryDirectory(), 'used.db');
    const used = usedDatabase(file, seed, pageSize);
    const content = contentOf(used);
    used.close();
    expect(readFileSync(file).includes(mark)).toBe(true);
    expect(await clearRemains(file)).toBeGreaterThan(0);
    expect(readFileSync(file).includes(mark)).toBe(false);
    const db = new Database(file);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(contentOf(db)).toEqual(content);
    db.exec(
      'INSERT INTO url (address, content) SELECT address || id, content FROM url LIMIT 500; DELETE FROM query WHERE team > 20',
    );
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
    // Nothing is left to clear that was not just deleted, and what is clear stays as it is.
    await clearRemains(file);
    expect(await clearRemains(file)).toBe(0);
  },
);
