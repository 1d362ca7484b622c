import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { newestFormat } from '#main/store/format.ts';
import { databaseFile, openStore } from '#main/store/open.ts';
import { olderWorkspace } from '#test/support/older-workspace.ts';
import { program } from '#test/support/programs.ts';
import { fullKills } from '#test/support/size.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const revisions = 10_000;

test(
  'the copy before an upgrade is whole or not there, whenever the process is killed, and the next start upgrades',
  { timeout: 600_000 },
  async () => {
    const random = seededRandom(20_261_123);
    const older = olderWorkspace(revisions);
    const newest = newestFormat(migrationsDirectory());
    let copied = 0;
    let missing = 0;
    let startMs = 0;
    for (let life = 0; life <= fullKills; life++) {
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
    expect(copied + missing).toBe(fullKills + 1);
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
