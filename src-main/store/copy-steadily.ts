import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** A megabyte: a commit of another thread, a stored answer say, waits for the disk at most until one is written. */
const pagesAtOnce = 256;
/** However long a step took on a busy disk. */
const longestPauseMs = 50;

/**
 * Copies an open database as it is now into an empty file, page by page. After each megabyte it waits until that is on the
 * disk, and as long again: so the system never collects more, and others find the disk idle half of the time. Blocks this
 * thread, which must be a job's. The connection must not be used until it is done.
 */
export async function copySteadily(db: Database.Database, file: string): Promise<void> {
  const descriptor = openSync(file, 'r+');
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  // One snapshot for all steps: without it, every write of another connection would begin the copy again.
  db.exec('BEGIN');
  try {
    db.prepare('SELECT COUNT(*) FROM sqlite_master').get();
    let began = performance.now();
    await db.backup(file, {
      progress: () => {
        fdatasyncSync(descriptor);
        Atomics.wait(sleeper, 0, 0, Math.min(longestPauseMs, performance.now() - began));
        began = performance.now();
        return pagesAtOnce;
      },
    });
  } finally {
    db.exec('COMMIT');
    closeSync(descriptor);
  }
}
