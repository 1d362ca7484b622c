import type Database from 'better-sqlite3';

export type SqlValue = string | number | bigint | Buffer | null;

/** Values by the name of their parameter (`:name`); names that the statement does not use are ignored. */
export type SqlValues = Readonly<Record<string, SqlValue>>;

/** A workspace database as readers see it. A statement that would write throws. */
export interface ReadStore {
  all<Row>(sql: string, values?: SqlValues): Row[];
  get<Row>(sql: string, values?: SqlValues): Row | undefined;
  /** The rows one at a time, for results too large for memory; nothing may be written until they are read. */
  each<Row>(sql: string, values?: SqlValues): Iterable<Row>;
  /** As `each`, with the values of a row in the order of its columns: a quarter less work where rows are many. */
  eachTuple<Value>(sql: string, values?: SqlValues): Iterable<readonly Value[]>;
  /** The names of the columns of a statement. */
  columns(sql: string): string[];
  /** Runs several reads on the same state: no write of another connection falls between them. */
  snapshot<Value>(read: () => Value): Value;
}

/** An open workspace database. Functions with SQL in them take a {@link ReadStore}, or this if they write, as first argument. */
export interface Store extends ReadStore {
  readonly db: Database.Database;
  /** Runs a statement that writes; returns the new row id and the number of changed rows. */
  run(sql: string, values?: SqlValues): { id: number; changes: number };
  /** Runs a statement that writes, with a value for each `?` in it. */
  runWith(sql: string, values: readonly SqlValue[]): void;
  /** A snapshot for reads with pauses between them. The connection must not be used for anything else until they end. */
  longSnapshot<Value>(read: () => Promise<Value>): Promise<Value>;
  /** Runs work all or nothing; takes the write lock at the start. Nested calls become savepoints. */
  transaction<Value>(work: () => Value): Value;
  close(): void;
}

/** The size of a database with what its log adds, bytes. */
export const databaseBytes = ({ db }: Store): number =>
  Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));

const slowMilliseconds = 40;

/** A connection as a {@link Store}. */
export function wrap(db: Database.Database, onSlow: (sql: string, milliseconds: number) => void = () => {}): Store {
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
  /** A statement of its own: one that is being stepped through cannot be used meanwhile. */
  const unshared = (sql: string): Database.Statement => {
    const statement = db.prepare(sql);
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
    each: <Row>(sql: string, values: SqlValues = {}) => unshared(sql).iterate(values) as Iterable<Row>,
    eachTuple: <Value>(sql: string, values: SqlValues = {}) =>
      unshared(sql).raw().iterate(values) as Iterable<readonly Value[]>,
    columns: (sql) =>
      db
        .prepare(sql)
        .columns()
        .map(({ name }) => name),
    snapshot: (read) => db.transaction(read).deferred(),
    longSnapshot: async (read) => {
      db.exec('BEGIN');
      try {
        return await read();
      } finally {
        db.exec('COMMIT');
      }
    },
    run: (sql, values = {}) =>
      timed(sql, () => {
        const { lastInsertRowid, changes } = prepare(sql).run(values);
        return { id: Number(lastInsertRowid), changes };
      }),
    runWith: (sql, values) => void timed(sql, () => prepare(sql).run(values)),
    transaction: (work) => db.transaction(work).immediate(),
    close: () => db.close(),
  };
}
