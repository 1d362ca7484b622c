import { createReadStream, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryBeside } from '#main/files/durable.ts';
import { encryptInto } from '#main/files/encryption.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import { noteTemporary } from '#main/files/leftovers.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf } from '#main/jobs/job-table.ts';
import { copyStore } from '#main/store/database-backup.ts';

/** The job: writes the workspace as it is now into one file, while it stays in use. */
export async function writeBackup({ file, passphrase }: OrderOf<'backup'>, context: JobContext): Promise<void> {
  context.progress(0, 0, 'Writing and checking the backup');
  const withdrawNote = noteTemporary(context.workspaceDirectory, file);
  // Beside the workspace: where the backup goes, only its encrypted form is ever written.
  const plain = passphrase === undefined ? file : temporaryBeside(path.join(context.workspaceDirectory, 'backup.db'));
  try {
    await copyStore(context.store, plain);
    if (passphrase === undefined) return;
    context.checkCancelled();
    context.progress(0, 0, 'Encrypting the backup');
    await encryptInto(file, createReadStream(plain), passphrase);
  } catch (error) {
    throw fileProblem(error, file);
  } finally {
    if (plain !== file) rmSync(plain, { force: true });
    withdrawNote();
  }
}
