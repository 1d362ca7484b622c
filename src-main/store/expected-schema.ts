import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { projectRoot } from '#main/files/paths.ts';
import { migrationFiles } from './format.ts';

/** Definitions by type and name, letter by letter. */
export type Schema = ReadonlyMap<string, string>;

/** The schema as a build writes it down, so that opening a workspace need not run all migrations. */
interface BuiltSchema {
  /** Of the names and contents of the migrations that lead to it. */
  readonly hash: string;
  readonly definitions: Readonly<Record<string, string>>;
}

const builtFile = (): string => path.join(projectRoot(), 'out', 'schema.json');

export const schemaOf = (db: Database.Database): Schema =>
  new Map(
    (
      db.prepare("SELECT type || ' ' || name AS name, sql FROM sqlite_master WHERE sql IS NOT NULL").all() as {
        name: string;
        sql: string;
      }[]
    ).map(({ name, sql }) => [name, sql]),
  );

const schemas = new Map<string, Schema>();

/** The schema that the migrations lead to: from the build, if it was made of the same migrations, else made in memory once. */
export function expectedSchema(migrationsDirectory: string): Schema {
  let schema = schemas.get(migrationsDirectory);
  if (schema === undefined) {
    const migrations = readMigrations(migrationsDirectory);
    schema = readBuilt(migrations) ?? runMigrations(migrations);
    schemas.set(migrationsDirectory, schema);
  }
  return schema;
}

/** What a build writes down, as JSON. */
export function builtSchema(migrationsDirectory: string): string {
  const migrations = readMigrations(migrationsDirectory);
  const built: BuiltSchema = {
    hash: hashOf(migrations),
    definitions: Object.fromEntries(runMigrations(migrations)),
  };
  return JSON.stringify(built);
}

type Migrations = readonly { readonly name: string; readonly sql: string }[];

const readMigrations = (directory: string): Migrations =>
  migrationFiles(directory).map((name) => ({ name, sql: readFileSync(path.join(directory, name), 'utf8') }));

function runMigrations(migrations: Migrations): Schema {
  const db = new Database(':memory:');
  for (const { sql } of migrations) db.exec(sql);
  const schema = schemaOf(db);
  db.close();
  return schema;
}

const hashOf = (migrations: Migrations): string =>
  createHash('sha256').update(JSON.stringify(migrations)).digest('hex');

function readBuilt(migrations: Migrations): Schema | null {
  try {
    const { hash, definitions } = JSON.parse(readFileSync(builtFile(), 'utf8')) as BuiltSchema;
    return hash === hashOf(migrations) ? new Map(Object.entries(definitions)) : null;
  } catch {
    // From source there may be no build.
    return null;
  }
}
