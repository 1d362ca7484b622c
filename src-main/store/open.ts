import path from 'node:path';
import Database from 'better-sqlite3';
import { makeDirectory } from '#main/files/paths.ts';
import { migrate } from './migrate.ts';
import { WorkspaceProblem } from './workspace-problem.ts';

export type SqlValue = string | number | bigint | Buffer | null;

/** Values by the name of their parameter (`:name`); names that the statement does not use are ignored. */
export type SqlValues = Readonly<Record<string, SqlValue>>;

/** A workspace database as readers see it. A statement that would write throws. */
export interface ReadStore {
  all<Row>(sql: string, values?: SqlValues): Row[];
  get<Row>(sql: string, values?: SqlValues): Row | undefined;
  /** Runs several reads on the same state: no write of another connection falls between them. */
  snapshot<Value>(read: () => Value): Value;
}

/** An open workspace database. Functions with SQL in them take a {@link ReadStore}, or this if they write, as first argument. */
export interface Store extends ReadStore {
  readonly db: Database.Database;
  /** Runs a statement that writes; returns the new row id and the number of changed rows. */
  run(sql: string, values?: SqlValues): { id: number; changes: number };
  /** Runs work all or nothing; takes the write lock at the start. Nested calls become savepoints. */
  transaction<Value>(work: () => Value): Value;
  close(): void;
}

export interface OpenOptions {
  /** The folder of the `.sql` files. */
  readonly migrationsDirectory: string;
  /** A second connection, of a worker: it does not migrate. */
  readonly secondary?: boolean;
  /** Called with statements that took over 40 ms. */
  readonly onSlow?: (sql: string, milliseconds: number) => void;
}

const slowMilliseconds = 40;
/** How long a statement waits for another writer. */
export const busyTimeoutMs = 5_000;
export const databaseFile = (directory: string): string => path.join(directory, 'workspace.db');

/** Opens (or creates) the workspace of a folder; throws {@link WorkspaceProblem}, which says what to do. */
export function openStore(directory: string, options: OpenOptions): Store {
  const file = databaseFile(directory);
  let db: Database.Database;
  try {
    makeDirectory(directory);
    db = new Database(file);
    db.pragma(`busy_timeout = ${busyTimeoutMs}`);
    db.pragma('journal_mode = WAL');
  } catch (error) {
    throw WorkspaceProblem.from(error, directory);
  }
  try {
    // Captured answers cost money: FULL, so that a power cut loses none that was reported as stored.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.pragma('temp_store = MEMORY');
    db.pragma('cache_size = -65536');
    if (!options.secondary) migrate(db, directory, options.migrationsDirectory);
  } catch (error) {
    db.close();
    throw WorkspaceProblem.from(error, directory);
  }
  return wrap(db, options.onSlow ?? (() => {}));
}

function wrap(db: Database.Database, onSlow: (sql: string, milliseconds: number) => void): Store {
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = db.prepare(sql)));
    return statement;
  };
  const reading = (sql: string): Database.Statement => {
    const statement = prepare(sql);
    if (!statement.readonly) throw new Error(`a statement that writes was passed as a read: ${sql}`);
    return statement;
  };
  const timed = <Value>(sql: string, work: () => Value): Value => {
    const started = performance.now();
    const value = work();
    const elapsed = performance.now() - started;
    if (elapsed > slowMilliseconds) onSlow(sql, elapsed);
    return value;
  };
  return {
    db,
    all: <Row>(sql: string, values: SqlValues = {}) => timed(sql, () => reading(sql).all(values) as Row[]),
    get: <Row>(sql: string, values: SqlValues = {}) => timed(sql, () => reading(sql).get(values) as Row | undefined),
    snapshot: (read) => db.transaction(read).deferred(),
    run: (sql, values = {}) =>
      timed(sql, () => {
        const { lastInsertRowid, changes } = prepare(sql).run(values);
        return { id: Number(lastInsertRowid), changes };
      }),
    transaction: (work) => db.transaction(work).immediate(),
    close: () => db.close(),
  };
}
