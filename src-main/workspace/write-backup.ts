import { chmodSync } from 'node:fs';
import { fileProblem } from '#main/files/file-problem.ts';
import type { JobContext } from '#main/jobs/job.ts';
import { copyInto } from '#main/store/database-backup.ts';

export interface BackupOrder {
  /** Must not exist. */
  readonly file: string;
}

/** Writes the workspace as it is at this moment into one file, while it stays in use. */
export function writeBackup({ file }: BackupOrder, context: JobContext): void {
  context.progress(0, 0, 'Writing the backup');
  try {
    copyInto(context.store, file);
    // Everything a workspace holds stands in it: for its owner only.
    chmodSync(file, 0o600);
  } catch (error) {
    throw fileProblem(error, file);
  }
}
