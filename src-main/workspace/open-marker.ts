import { closeSync, existsSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '#main/files/durable.ts';
import { databaseFile } from '#main/store/open.ts';

const markerOf = (directory: string): string => path.join(directory, 'workspace.open');

/** How the last process that had a workspace open ended. */
export type LastEnd =
  | 'closed'
  /** Killed, crashed or without power: the write-ahead log has what the database has not. */
  | 'crashed'
  /** The same, and the log with the last changes is missing. */
  | 'log missing';

/** Tells how the last process ended; called before the database is opened. */
export function lastEnd(directory: string): LastEnd {
  if (!existsSync(markerOf(directory))) return 'closed';
  const file = databaseFile(directory);
  return existsSync(file) && !existsSync(`${file}-wal`) && writesLog(file) ? 'log missing' : 'crashed';
}

/** Whether a database writes a log ahead, by its header. */
function writesLog(file: string): boolean {
  const format = Buffer.alloc(1);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, format, 0, 1, 18);
  } finally {
    closeSync(descriptor);
  }
  return format[0] === 2;
}

/** Marks a workspace as open, once its database is. Never throws: on a full disk a crash is not noticed. */
export function markOpen(directory: string): void {
  // The log's name first: after a power cut, a mark without a log means that one was lost.
  syncFolder(directory);
  try {
    writeFileSync(markerOf(directory), `${process.pid}\n`, { mode: 0o600 });
  } catch {
    // As said.
  }
}

/** Withdraws the mark, before the database is closed or replaced. */
export function markClosed(directory: string): void {
  try {
    rmSync(markerOf(directory), { force: true });
    // Before the log goes, for the same reason.
    syncFolder(directory);
  } catch {
    // The next start takes it for a crash, and checks.
  }
}
