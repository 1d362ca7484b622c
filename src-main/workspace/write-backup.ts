import { chmodSync } from 'node:fs';
import { fileProblem } from '#main/files/file-problem.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf } from '#main/jobs/job-table.ts';
import { copyInto } from '#main/store/database-backup.ts';

/** The job: writes the workspace as it is now into one file, while it stays in use. */
export function writeBackup({ file }: OrderOf<'backup'>, context: JobContext): void {
  context.progress(0, 0, 'Writing the backup');
  try {
    copyInto(context.store, file);
    // It contains the whole workspace: only its owner may read it.
    chmodSync(file, 0o600);
  } catch (error) {
    throw fileProblem(error, file);
  }
}
