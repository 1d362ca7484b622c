import Database from 'better-sqlite3';

/** Tables of what all clients share, or what is not about answers; the rows of all others are copied. */
const shared = new Set(['setting', 'organization', 'api_key', 'domain', 'url', 'url_spelling', 'article_page']);

/**
 * Turns the database of a sample into a workspace of many clients of at least so many bytes: copies every row that belongs
 * to a client, with new numbers, as often as it takes.
 */
export function growWorkspace(file: string, bytes: number): void {
  const db = new Database(file);
  db.pragma('journal_mode = MEMORY');
  db.pragma('synchronous = OFF');
  db.pragma('foreign_keys = OFF');
  db.pragma('cache_size = -262144');
  const tables = (
    db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all() as string[]
  ).filter((name) => !shared.has(name));
  const inserts = tables.map((table) => {
    const references = new Set(
      (db.pragma(`foreign_key_list(${table})`) as { from: string; table: string }[])
        .filter((reference) => !shared.has(reference.table))
        .map(({ from }) => from),
    );
    const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
    // A reference of two columns to a shared page: only the client differs.
    if (table === 'article_company') references.delete('url_id');
    if (columns[0] === 'id') references.add('id');
    const values = columns.map((name) => (references.has(name) ? `${name} + :shift` : name));
    const first = references.has(columns[0] ?? '') ? columns[0] : [...references][0];
    return {
      sql: `INSERT INTO ${table} SELECT ${values.join(', ')} FROM ${table} WHERE ${first} <= :most`,
      table,
      first,
    };
  });
  const highest = Math.max(
    ...inserts.map(({ table, first }) =>
      Number(db.prepare(`SELECT COALESCE(MAX(${first}), 0) FROM ${table}`).pluck().get()),
    ),
  );
  const size = (): number =>
    Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
  let copies = 1;
  for (; size() < bytes; copies++)
    db.transaction(() => {
      for (const { sql } of inserts) db.prepare(sql).run({ shift: copies * highest, most: highest });
    })();
  db.exec(`UPDATE setting SET value = '"local"' WHERE key = 'env'`);
  db.exec(`UPDATE query_group SET schedule = '{"kind":"off"}', next_due_at = NULL`);
  db.prepare('UPDATE url_spelling SET citations = citations * ?').run(copies);
  db.pragma('journal_mode = WAL');
  db.close();
}
