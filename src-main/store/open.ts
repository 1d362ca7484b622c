import { rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { makeDirectory } from '#main/files/paths.ts';
import { inspectFile, inspectOpen, requireOwn } from './inspect.ts';
import { migrate } from './migrate.ts';
import { wrap, type Store } from './store.ts';
import { WorkspaceProblem } from './workspace-problem.ts';

export { databaseBytes, type ReadStore, type Store } from './store.ts';

export interface OpenOptions {
  /** The folder of the `.sql` files. */
  readonly migrationsDirectory: string;
  /** A second connection, of a worker: it does not migrate. */
  readonly secondary?: boolean;
  /**
   * Called once the file looks sound, before it is opened. From then on nothing may read the file past SQLite: closing it
   * would give up the locks of this process (POSIX).
   */
  readonly beforeOpening?: () => void;
  /** Called with statements that took over 40 ms. */
  readonly onSlow?: (sql: string, milliseconds: number) => void;
}

/** How long a statement waits for another writer. */
export const busyTimeoutMs = 5_000;
/**
 * The most memory that pages of a database take, while it is open: with more of them no read is faster at the size of an agency. A
 * start reads each of the largest tables once: until it is over, that is not worth the memory. Jobs write pages over and over.
 */
const cacheKilobytes = { open: 32_768, start: 8_192, job: 65_536, check: 16_384 };

/** Lets a check, which reads every page about once, hold few of them. */
export const limitCache = (store: Store): void => void store.db.pragma(`cache_size = -${cacheKilobytes.check}`);

/** Lets an open workspace hold more of its pages in memory, once it has started. */
export const growCache = (store: Store, use: 'open' | 'job'): void =>
  void store.db.pragma(`cache_size = -${cacheKilobytes[use]}`);

export const databaseFile = (directory: string): string => path.join(directory, 'workspace.db');

/** Opens (or creates) the workspace of a folder; throws {@link WorkspaceProblem}, which says what to do. */
export function openStore(directory: string, options: OpenOptions): Store {
  const file = databaseFile(directory);
  let db: Database.Database | undefined;
  try {
    makeDirectory(directory);
    if (!options.secondary) inspectFile(file);
    options.beforeOpening?.();
    db = new Database(file);
    db.pragma(`busy_timeout = ${busyTimeoutMs}`);
    if (!options.secondary) requireOwn(db, directory);
    db.pragma('journal_mode = WAL');
    // Captured answers cost money: FULL, so that a power cut loses none that was reported as stored.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.pragma('temp_store = MEMORY');
    db.pragma(`cache_size = -${options.secondary ? cacheKilobytes.job : cacheKilobytes.start}`);
    // Of the moment at which a restored file became one with a write-ahead log; SQLite has rolled it back by now if it had to.
    if (!options.secondary) rmSync(`${file}-journal`, { force: true });
    if (!options.secondary) migrate(db, directory, options.migrationsDirectory);
    if (!options.secondary) inspectOpen(db, directory, options.migrationsDirectory);
  } catch (error) {
    db?.close();
    throw WorkspaceProblem.from(error, directory);
  }
  return wrap(db, options.onSlow);
}
