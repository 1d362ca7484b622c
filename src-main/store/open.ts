import path from 'node:path';
import Database from 'better-sqlite3';
import { makeDirectory } from './make-directory.ts';
import { migrate } from './migrate.ts';
import { WorkspaceProblem } from './workspace-problem.ts';

export type SqlValue = string | number | bigint | Buffer | null;

/** An open workspace database. Everything with SQL in it takes one of these as its first argument. */
export interface Store {
  readonly db: Database.Database;
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** Runs a statement that writes; returns the new row id and how many rows changed. */
  run(sql: string, ...values: SqlValue[]): { id: number; changes: number };
  /** All or nothing; takes the write lock at its beginning. Nested calls become savepoints. */
  transaction<Value>(work: () => Value): Value;
  close(): void;
}

export interface OpenOptions {
  /** Where the `.sql` files stand. */
  readonly migrationsDirectory: string;
  /** A second connection of a worker: migrates nothing. */
  readonly secondary?: boolean;
  /** Told of statements that took over 40 ms. */
  readonly onSlow?: (sql: string, milliseconds: number) => void;
}

const slowMilliseconds = 40;
/** How long a statement waits for another writer. */
export const busyTimeoutMs = 5_000;
export const databaseFile = (directory: string): string => path.join(directory, 'workspace.db');

/** Opens (or creates) the workspace of a folder; throws {@link WorkspaceProblem} with what to do. */
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
  const statements = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    let prepared = statements.get(sql);
    if (!prepared) statements.set(sql, (prepared = { statement: db.prepare(sql), numbered: /\?[1-9]/.test(sql) }));
    return prepared;
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
    all: <Row>(sql: string, ...values: SqlValue[]) =>
      timed(sql, () => {
        const { statement, numbered } = prepare(sql);
        return statement.all(...bind(numbered, values)) as Row[];
      }),
    get: <Row>(sql: string, ...values: SqlValue[]) =>
      timed(sql, () => {
        const { statement, numbered } = prepare(sql);
        return statement.get(...bind(numbered, values)) as Row | undefined;
      }),
    run: (sql, ...values) =>
      timed(sql, () => {
        const { statement, numbered } = prepare(sql);
        const { lastInsertRowid, changes } = statement.run(...bind(numbered, values));
        return { id: Number(lastInsertRowid), changes };
      }),
    transaction: (work) => db.transaction(work).immediate(),
    close: () => db.close(),
  };
}

/** A statement, and whether its parameters are numbered (`?1`). */
interface Prepared {
  readonly statement: Database.Statement;
  readonly numbered: boolean;
}

/** better-sqlite3 takes numbered parameters (`?1`) as names: values are handed over under their numbers. */
const bind = (numbered: boolean, values: readonly SqlValue[]): readonly unknown[] =>
  numbered ? [Object.fromEntries(values.map((value, index) => [index + 1, value]))] : values;
