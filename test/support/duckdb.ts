import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** The published files of a folder, read by DuckDB through the views that are published with them. */
export async function openWarehouse(folder: string) {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  await connection.run(`SET file_search_path = '${folder.replaceAll("'", "''")}'`);
  await connection.run(readFileSync(path.join(folder, '_answerscope', 'duckdb.sql'), 'utf8'));
  return {
    /** Rows with their values as JavaScript has them; whole numbers as numbers. */
    rows: async (sql: string): Promise<Record<string, unknown>[]> => {
      const reader = await connection.runAndReadAll(sql);
      return reader
        .getRowObjectsJS()
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
          ),
        );
    },
    [Symbol.dispose]: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
