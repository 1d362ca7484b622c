import path from 'node:path';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { dropNotes } from '#main/import/begun-imports.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import { markRemains } from '#main/store/clear-remains.ts';
import { listPendingDeletions, listReportFiles } from '#main/store/deletions.ts';
import { exportsFolder } from '#main/files/paths.ts';
import { emptyLog, eraseDeleted } from '#main/store/erase.ts';
import { busyTimeoutMs } from '#main/store/open.ts';

/** How often, and how long, readers are given time to let go of the log. */
const logTries = 50;
const logPauseMs = 100;

/**
 * The job: erases what was marked as deleted, and empties the log, which has copies of it. What SQLite leaves in unused parts
 * of pages is cleared when the workspace is closed.
 */
export async function eraseDeletedJob(
  _order: unknown,
  { store, workspaceDirectory, progress, checkCancelled }: JobContext,
): Promise<OutcomeOf<'deletion'>> {
  markRemains(store.db.name);
  const pending = listPendingDeletions(store);
  deleteReportFiles(
    workspaceDirectory,
    pending.customers.flatMap((id) => listReportFiles(store, { kind: 'customer', id })),
  );
  const groups = new Set(pending.groups.map(({ id }) => id));
  dropNotes(store, workspaceDirectory, ({ groupId }) => groups.has(groupId));
  for (const id of pending.customers) rmSync(exportsFolder(workspaceDirectory, id), { recursive: true, force: true });
  let answers = 0;
  progress(0, 0, 'Deleting');
  await eraseDeleted(store, {
    // As long as the step took: the window gets every second turn.
    between: async (stepMs) => {
      checkCancelled();
      await sleep(Math.max(1, Math.ceil(stepMs)));
    },
    progress: (erased, total) => progress((answers = erased), total, 'Deleting answers'),
  });
  progress(answers, answers, 'Emptying the log');
  for (let tries = 0; tries < logTries && !emptyLog(store, busyTimeoutMs); tries++) await sleep(logPauseMs);
  return { answers };
}

/** Deletes reports in the workspace's own folder; those that were saved elsewhere are the person's. */
function deleteReportFiles(workspaceDirectory: string, files: readonly string[]): void {
  const folder = path.join(workspaceDirectory, 'reports');
  for (const file of files) if (path.dirname(file) === folder) rmSync(file, { force: true });
}
