import { chmodSync } from 'node:fs';
import { fileProblem } from '#main/files/file-problem.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf } from '#main/jobs/job-table.ts';
import { copyInto } from '#main/store/database-backup.ts';

/** Writes the workspace as it is at this moment into one file, while it stays in use. */
export function writeBackup({ file }: OrderOf<'backup'>, context: JobContext): void {
  context.progress(0, 0, 'Writing the backup');
  try {
    copyInto(context.store, file);
    // Everything a workspace holds stands in it: for its owner only.
    chmodSync(file, 0o600);
  } catch (error) {
    throw fileProblem(error, file);
  }
}
