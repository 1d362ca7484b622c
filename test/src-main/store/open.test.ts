import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrationsDirectory } from '#main/files/paths.ts';
import { databaseFile, openStore } from '#main/store/open.ts';
import { insertReport, listReportRows } from '#main/store/reports.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const open = (directory: string, migrations = migrationsDirectory()) =>
  openStore(directory, { migrationsDirectory: migrations });

describe('opening a workspace', () => {
  test('creates it with strict tables, foreign keys and full synchronisation', () => {
    const directory = temporaryDirectory();
    const store = open(directory);
    const loose = store.all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE '%STRICT%'",
    );
    expect(loose).toEqual([]);
    expect(store.db.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(store.db.pragma('synchronous', { simple: true })).toBe(2);
    expect(store.db.pragma('journal_mode', { simple: true })).toBe('wal');
    store.close();
  });

  test('refuses a workspace of a newer version without changing a byte', () => {
    const directory = temporaryDirectory();
    open(directory).close();
    const db = new Database(databaseFile(directory));
    db.pragma('user_version = 99');
    db.close();
    const before = readFileSync(databaseFile(directory));
    expect(() => open(directory)).toThrow(
      /made by a newer version of Answerscope \(format 99; this version reads up to \d+\)\. Update Answerscope; nothing was changed/,
    );
    expect(readFileSync(databaseFile(directory)).equals(before)).toBe(true);
  });

  test('refuses a database of a different kind, and a file that is not a database', () => {
    const foreign = temporaryDirectory();
    const db = new Database(databaseFile(foreign));
    db.exec('CREATE TABLE photo (id INTEGER)');
    db.close();
    expect(() => open(foreign)).toThrow(/is not an Answerscope workspace/);

    const garbage = temporaryDirectory();
    writeFileSync(databaseFile(garbage), 'this is a diary, not a database. '.repeat(200));
    expect(() => open(garbage)).toThrow(/damaged or is not an Answerscope workspace/);
    expect(readFileSync(databaseFile(garbage), 'utf8')).toContain('diary');
  });

  test('says what to do about a folder that cannot be written', () => {
    if (process.platform === 'linux')
      expect(() => open('/proc/answerscope/data')).toThrow(/cannot be written\. Give yourself write access/);
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'occupied'), '');
    expect(() => open(path.join(directory, 'occupied'))).toThrow(/is not a folder\. Choose a folder with --data/);
  });
});

describe('migrations', () => {
  test('are numbered from one on, each number once, because their order is the format of a workspace', () => {
    const numbers = readdirSync(migrationsDirectory()).map((name) => Number(/^(\d{4})-.*\.sql$/.exec(name)?.[1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  test('upgrade a workspace of each earlier version, make a copy first and keep the data', () => {
    const files = readdirSync(migrationsDirectory()).toSorted();
    for (let version = 1; version <= files.length; version++) {
      const directory = temporaryDirectory();
      const older = path.join(directory, 'migrations');
      mkdirSync(older);
      for (const file of files.slice(0, version))
        copyFileSync(path.join(migrationsDirectory(), file), path.join(older, file));
      const store = open(directory, older);
      store.run("INSERT INTO organization (name, quota, created_at) VALUES ('Kept', 7, '2026-01-01T00:00:00Z')");
      store.close();

      // One more than the newest there is, so that the newest is upgraded too.
      const newer = path.join(directory, 'newer');
      cpSync(migrationsDirectory(), newer, { recursive: true });
      const next = String(files.length + 1).padStart(4, '0');
      writeFileSync(
        path.join(newer, `${next}-added-by-this-test.sql`),
        'ALTER TABLE organization ADD COLUMN motto TEXT;',
      );
      const upgraded = open(directory, newer);
      expect(upgraded.db.pragma('user_version', { simple: true })).toBe(files.length + 1);
      expect(upgraded.get('SELECT name, quota, motto FROM organization')).toEqual({
        name: 'Kept',
        quota: 7,
        motto: null,
      });
      expect(existsSync(path.join(directory, 'backups', `before-format-${version + 1}.db`))).toBe(true);
      upgraded.close();
    }
  });

  test('keep the reports that were made, and a report may then have any format', () => {
    const directory = temporaryDirectory();
    const older = path.join(directory, 'migrations');
    cpSync(migrationsDirectory(), older, { recursive: true });
    const added = readdirSync(older).find((name) => name.endsWith('-report-json.sql')) ?? '';
    for (const name of readdirSync(older)) if (name >= added) rmSync(path.join(older, name));
    const store = open(directory, older);
    store.run("INSERT INTO organization (name, quota, created_at) VALUES ('Kept', 7, '2026-01-01T00:00:00Z')");
    store.run(
      "INSERT INTO customer (organization_id, name, website_url, created_at) VALUES (1, 'Acme', 'https://acme.com', '2026-01-01T00:00:00Z')",
    );
    const report = {
      customerId: 1,
      createdAt: '2026-01-01T00:00:00Z',
      fromDay: '2025-10-04',
      toDay: '2026-01-01',
      title: 'Acme',
      sections: '["summary"]',
      file: '/tmp/acme.pdf',
      bytes: 1,
      answers: 2,
    };
    insertReport(store, { ...report, format: 'pdf' });
    expect(() => insertReport(store, { ...report, format: 'json' })).toThrow(/CHECK/);
    store.close();
    const upgraded = open(directory);
    insertReport(upgraded, { ...report, format: 'json' });
    expect(listReportRows(upgraded, 1, 9)).toMatchObject([
      { id: 2, ...report, format: 'json' },
      { id: 1, ...report, format: 'pdf' },
    ]);
    upgraded.close();
  });

  test('a migration that fails leaves the workspace at the earlier version', () => {
    const directory = temporaryDirectory();
    open(directory).close();
    const broken = path.join(directory, 'broken');
    cpSync(migrationsDirectory(), broken, { recursive: true });
    writeFileSync(
      path.join(broken, '9999-broken.sql'),
      'CREATE TABLE half (id INTEGER) STRICT; SELECT nonsense FROM nowhere;',
    );
    expect(() => open(directory, broken)).toThrow(/no such table: nowhere/);
    const store = open(directory);
    expect(store.get("SELECT 1 FROM sqlite_master WHERE name = 'half'")).toBeUndefined();
    store.close();
  });
});
