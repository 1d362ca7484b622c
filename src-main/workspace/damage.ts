import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs } from '#main/jobs/jobs.ts';
import { listCopies, type Copy } from '#main/store/copies.ts';
import type { Store } from '#main/store/open.ts';
import { readTextSetting, writeSetting } from '#main/store/settings.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { WorkspaceDamaged } from '#main/store/workspace-problem.ts';

/** The newest copy that looks whole; null if there is none. The folder of automatic copies is in the damaged file. */
const newestCopy = (directory: string): Copy | null => listCopies(directory, null).find(({ whole }) => whole) ?? null;

/** A damaged workspace with the copy that can take its place. */
export class DamagedWithCopy extends WorkspaceDamaged {
  readonly copy: Copy;

  constructor(message: string, copy: Copy, cause: unknown) {
    super(message, { cause });
    this.copy = copy;
  }
}

/** Adds to the message of a damaged workspace what a person can do: restore the newest copy. Nothing is deleted by that. */
export function withCopy(problem: WorkspaceDamaged, directory: string): WorkspaceDamaged {
  const copy = newestCopy(directory);
  const kept = 'The damaged file is kept in the backups folder.';
  return copy === null
    ? new WorkspaceDamaged(`${problem.message} Restore a backup: restore FILE. ${kept}`, { cause: problem })
    : new DamagedWithCopy(
        `${problem.message} The newest copy is of ${copy.madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC: restore ${copy.file}. ${kept}`,
        copy,
        problem,
      );
}

export const logMissing = (directory: string): string =>
  `Answerscope ended without closing, and the log of its last changes (workspace.db-wal in ${directory}) is missing since: what was stored shortly before may be lost. The workspace is checked in the background.`;

const afterStartMs = 20_000;
const everyMs = 24 * 3_600_000;

/**
 * Checks the whole workspace in the background once a day, and after a crash, which clears the time of the last check. Returns what a person should know, in a
 * sentence; null if nothing is wrong or it was checked already.
 */
export async function checkInBackground(parts: {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  readonly afterMs?: number;
}): Promise<string | null> {
  const { store, jobs, now, signal, afterMs = afterStartMs } = parts;
  const last = Date.parse(readTextSetting(store, settingKeys.checkedAt, ''));
  if (now().getTime() - last < everyMs) return null;
  await sleep(afterMs, undefined, { signal, ref: false });
  const { findings } = await jobs.start('check', {}).finished;
  const wrong = findings.filter(({ kind }) => kind !== 'stale' && kind !== 'unfinished');
  if (wrong.length === 0) {
    writeSetting(store, settingKeys.checkedAt, now().toISOString());
    return null;
  }
  return `The check of the workspace found ${wrong.length === 1 ? 'something' : `${wrong.length} things`} wrong; the first: ${wrong[0]?.message ?? ''}. Check it under Settings, and restore a copy from before.`;
}
