import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { migrationFiles } from '#main/store/format.ts';
import { databaseFile, openStore } from '#main/store/open.ts';
import { program } from '#test/support/programs.ts';
import { fullKills, size } from '#test/support/size.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const revisions = size(2_000, 10_000);

/** A workspace one format older than this version's, with something to copy. */
function olderWorkspace(): string {
  const directory = temporaryDirectory();
  const migrations = path.join(temporaryDirectory(), 'migrations');
  mkdirSync(migrations);
  for (const file of migrationFiles(migrationsDirectory()).slice(0, -1))
    copyFileSync(path.join(migrationsDirectory(), file), path.join(migrations, file));
  const store = openStore(directory, { migrationsDirectory: migrations });
  const at = '2026-01-01T00:00:00Z';
  store.transaction(() => {
    store.run("INSERT INTO organization (name, quota, created_at) VALUES ('Northlight', 5, :at)", { at });
    store.run(
      "INSERT INTO customer (organization_id, name, website_url, created_at) VALUES (1, 'Acme', 'acme.com', :at)",
      { at },
    );
    store.run(
      "INSERT INTO query_group (customer_id, name, type, website_url, keywords, language, country, created_at) VALUES (1, 'Anvils', 'original', 'acme.com', 'anvil', 'English', 'us', :at)",
      { at },
    );
    for (let index = 0; index < revisions; index++)
      store.run(
        "INSERT INTO query_revision (query_group_id, created_at, comments, added, deleted) VALUES (1, :at, :text, '[]', '[]')",
        {
          at,
          text: `${index} `.repeat(300),
        },
      );
  });
  store.close();
  return directory;
}

test(
  'the copy before an upgrade is whole or not there, whenever the process is killed, and the next start upgrades',
  { timeout: 600_000 },
  async () => {
    const random = seededRandom(20_261_123);
    const older = olderWorkspace();
    const newest = migrationFiles(migrationsDirectory()).length;
    let copied = 0;
    let missing = 0;
    let startMs = 0;
    for (let life = 0; life <= size(1, fullKills); life++) {
      const directory = temporaryDirectory();
      cpSync(databaseFile(older), databaseFile(directory));
      const copy = path.join(directory, 'backups', `before-format-${newest}.db`);
      const ran = await startAndKill(directory, life === 0 ? null : startMs * (0.3 + 0.8 * random()));
      if (life === 0) startMs = ran;
      if (existsSync(copy)) {
        copied += 1;
        expectGood(copy, newest - 1);
      } else missing += 1;
      openStore(directory, { migrationsDirectory: migrationsDirectory() }).close();
      const copies = readdirSync(path.join(directory, 'backups')).filter((name) => name.startsWith('before-format'));
      expect(copies.length).toBeGreaterThan(0);
      for (const name of copies) expectGood(path.join(directory, 'backups', name), newest - 1);
      rmSync(directory, { recursive: true });
    }
    expect(copied).toBeGreaterThan(0);
    expect(copied + missing).toBe(size(1, fullKills) + 1);
  },
);

function expectGood(file: string, version: number): void {
  const db = new Database(file, { readonly: true });
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.pragma('user_version', { simple: true })).toBe(version);
    expect(db.prepare('SELECT COUNT(*) FROM query_revision').pluck().get()).toBe(revisions);
  } finally {
    db.close();
  }
}

/** Starts the service and kills it after a time, or once it is ready; returns how long it ran, milliseconds. */
async function startAndKill(directory: string, afterMs: number | null): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [program('service-process'), directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ...(afterMs === null ? [] : [pause(afterMs)])]);
  child.kill('SIGKILL');
  await ended;
  return performance.now() - began;
}
