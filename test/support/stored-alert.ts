import type Database from 'better-sqlite3';

const figures = JSON.stringify({
  before: null,
  after: null,
  difference: null,
  changed: null,
  evidence: null,
  models: [],
  facts: [],
});

/** Writes an alert about failing scans of a customer as another process would; returns its number. */
export const storeAlert = (database: Database.Database, uuid: string, customerId: number, day: string): number =>
  Number(
    database
      .prepare(
        `INSERT INTO alert (uuid, kind, customer_id, series, dedupe_key, found_at, told_at, day, from_day, to_day, sentence, figures, link)
         VALUES (:uuid, 'scans', :customerId, :uuid, :uuid, :at, :at, :day, :day, :day, 'Scans fail.', :figures, '')`,
      )
      .run({ uuid, customerId, day, at: `${day}T08:00:00Z`, figures }).lastInsertRowid,
  );
