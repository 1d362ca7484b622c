import { fileProblem } from '#main/files/file-problem.ts';
import { noteTemporary } from '#main/files/leftovers.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf } from '#main/jobs/job-table.ts';
import { copyStore } from '#main/store/database-backup.ts';

/** The job: writes the workspace as it is now into one file, while it stays in use. */
export function writeBackup({ file }: OrderOf<'backup'>, context: JobContext): void {
  context.progress(0, 0, 'Writing and checking the backup');
  const withdrawNote = noteTemporary(context.workspaceDirectory, file);
  try {
    copyStore(context.store, file);
  } catch (error) {
    throw fileProblem(error, file);
  } finally {
    withdrawNote();
  }
}
