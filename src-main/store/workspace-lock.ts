import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { makeDirectory } from '#main/files/paths.ts';
import { codeOf } from '#main/files/file-problem.ts';
import { WorkspaceProblem } from './workspace-problem.ts';

const addressSchema = z.object({ pid: z.int(), baseUrl: z.string().nullable(), ownerToken: z.string().nullable() });

/** The process that holds a workspace, and the address it can be reached at while its port is on. */
export type HolderAddress = z.output<typeof addressSchema>;

export interface WorkspaceLock {
  /** Publishes (null: withdraws) the address at which commands find the running process; only the user can read it. */
  publish(address: { baseUrl: string; ownerToken: string } | null): void;
  release(): void;
}

const addressFile = (directory: string): string => path.join(directory, 'service.json');

/** The process that holds a workspace, as it published itself; null if it did not. */
export function readHolder(directory: string): HolderAddress | null {
  try {
    return addressSchema.parse(JSON.parse(readFileSync(addressFile(directory), 'utf8')));
  } catch {
    return null;
  }
}

/** Thrown when another process holds the workspace. */
export class WorkspaceInUse extends WorkspaceProblem {
  readonly holder: HolderAddress | null;

  constructor(directory: string, holder: HolderAddress | null) {
    const who = holder ? `process ${holder.pid}` : 'another process';
    super(
      `The workspace in ${directory} is open in ${who}. Close it, or turn on its port so that commands can reach it.`,
    );
    this.holder = holder;
  }
}

/**
 * Locks the workspace of a folder for this process. The lock is SQLite's own on a file beside the database, so the operating
 * system releases it however the process ends. Throws {@link WorkspaceInUse} or {@link WorkspaceProblem}.
 */
export function lockWorkspace(directory: string): WorkspaceLock {
  let lock: Database.Database;
  try {
    makeDirectory(directory);
    lock = new Database(path.join(directory, 'lock.db'), { timeout: 0 });
    lock.pragma('journal_mode = DELETE');
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new WorkspaceInUse(directory, readHolder(directory));
    throw WorkspaceProblem.from(error, directory);
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new WorkspaceInUse(directory, readHolder(directory));
    throw WorkspaceProblem.from(error, directory);
  }
  const publish: WorkspaceLock['publish'] = (address) => {
    const holder: HolderAddress = {
      pid: process.pid,
      baseUrl: address?.baseUrl ?? null,
      ownerToken: address?.ownerToken ?? null,
    };
    try {
      rmSync(addressFile(directory), { force: true });
      writeFileSync(addressFile(directory), `${JSON.stringify(holder)}\n`, { mode: 0o600 });
    } catch {
      // On a full disk commands do not find this process; the lock holds all the same.
    }
  };
  publish(null);
  return {
    publish,
    release: () => {
      rmSync(addressFile(directory), { force: true });
      lock.close();
    },
  };
}
