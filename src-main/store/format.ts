import { readdirSync } from 'node:fs';

/** SQLite application id of a workspace ("Answ" in ASCII). */
export const applicationId = 0x41_6e_73_77;

/** The format that this version reads and writes. */
export const newestFormat = (migrationsDirectory: string): number => migrationFiles(migrationsDirectory).length;

/** The numbered files of a folder of migrations, in order: the format of a workspace is how many it has been through. */
export const migrationFiles = (migrationsDirectory: string): string[] =>
  readdirSync(migrationsDirectory)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .toSorted();
