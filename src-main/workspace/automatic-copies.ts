import { rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { dayIn } from '#shared/domain/dates.ts';
import { makeDirectory } from '#main/files/paths.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import { readAutomaticCopies } from '#main/service/automatic-copies-settings.ts';
import { hasCustomers } from '#main/store/customers.ts';
import { databaseBytes, type Store } from '#main/store/open.ts';
import { automaticName, backupsFolder, daysToThin, listCopies, type Copy } from '#main/store/copies.ts';

export interface AutomaticCopiesOptions {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Tells the person what is wrong with the copies; null when nothing is any more. */
  readonly tell: (problem: string | null) => void;
  /** Milliseconds before the first look, and between two. */
  readonly checkEveryMs?: number;
  /** Total and free bytes of the disk of a folder; replaced in tests. */
  readonly diskOf?: (folder: string) => { readonly total: number; readonly free: number };
}

const minutes = 60_000;
/** Room that is left on the disk beside a copy: scans go on. */
const leftFree = 64 * 1024 ** 2;

const systemDisk = (folder: string): { total: number; free: number } => {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return { total: blocks * bsize, free: bavail * bsize };
};

/**
 * Writes a copy of the workspace once a day while it is open, and deletes automatic ones that are no longer needed, so that
 * together they stay within their share of the disk. Other copies are never deleted.
 */
export function createAutomaticCopies(options: AutomaticCopiesOptions): { close(): Promise<void> } {
  const { delay, tell, checkEveryMs = 5 * minutes } = options;
  const closed = new AbortController();
  const run = async (): Promise<void> => {
    for (;;) {
      await delay(checkEveryMs, closed.signal).catch(() => {});
      if (closed.signal.aborted) return;
      try {
        tell(await copyOfToday(options));
      } catch (error) {
        tell(`No automatic copy was written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const done = run();
  return {
    close: async () => {
      closed.abort();
      await done;
    },
  };
}

/** Writes the copy of today if there is none, and thins the others. Returns what is wrong, in a sentence; null if nothing is. */
export async function copyOfToday(options: Omit<AutomaticCopiesOptions, 'tell' | 'delay'>): Promise<string | null> {
  const { store, jobs, timeZone, now, diskOf = systemDisk } = options;
  const settings = readAutomaticCopies(store);
  if (!settings.on || !hasCustomers(store)) return null;
  const directory = path.dirname(store.db.name);
  const own = backupsFolder(directory);
  const folder = settings.folder ?? own;
  if (folder === own) makeDirectory(own);
  const automatic = listCopies(directory, folder).filter(
    ({ kind, file }) => kind === 'automatic' && path.dirname(file) === folder,
  );
  const file = path.join(folder, automaticName(dayIn(timeZone, now())));
  if (automatic.some((copy) => copy.file === file)) return null;
  const bytes = databaseBytes(store);
  const disk = diskOf(folder);
  const share = (disk.total * settings.sharePercent) / 100;
  if (bytes > share)
    return `No automatic copy was written: it needs ${megabytes(bytes)}, more than ${settings.sharePercent} % of the disk of ${folder}.`;
  // Room first: the disk may be too small for one copy more.
  let left = thin(automatic, dayIn(timeZone, now()));
  let free = disk.free;
  while (left.length > 0 && (sum(left) + bytes > share || free < bytes + leftFree)) {
    const oldest = left.at(-1);
    // The newest copy is only deleted once there is a newer one.
    if (oldest === undefined || left.length === 1) break;
    rmSync(oldest.file, { force: true });
    free += oldest.bytes;
    left = left.slice(0, -1);
  }
  if (free < bytes + leftFree)
    return `No automatic copy was written: the disk of ${folder} has ${megabytes(free)} left, and a copy needs ${megabytes(bytes + leftFree)}.`;
  await jobs.start('backup', { file }).finished;
  return null;
}

/** Deletes the copies of days that are no longer kept once today has one; returns the others, newest first. */
function thin(automatic: readonly Copy[], today: string): Copy[] {
  const dayOf = (copy: Copy): string => path.basename(copy.file).slice('automatic-'.length, -'.db'.length);
  const dropped = new Set(daysToThin([today, ...automatic.map(dayOf)]));
  for (const copy of automatic) if (dropped.has(dayOf(copy))) rmSync(copy.file, { force: true });
  return automatic.filter((copy) => !dropped.has(dayOf(copy))).toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
}

const sum = (copies: readonly Copy[]): number => copies.reduce((total, { bytes }) => total + bytes, 0);
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2)} MB`;
