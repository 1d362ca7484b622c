import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import { requireFilePath, writeWhole } from '#main/files/write-whole.ts';
import { WorkspaceProblem } from '#main/store/workspace-problem.ts';
import { today } from '#main/results/read-context.ts';
import type { HandlersOf, HostControls, ServiceContext } from '../context.ts';

/** Looking after the workspace: copies of it, and whether it is in order. */
export const maintenanceHandlers: HandlersOf<'create-backup' | 'restore-backup' | 'check-workspace'> = {
  'create-backup': async (request, context) => {
    const file = request.file === undefined ? defaultFile(context) : requireFilePath(request.file);
    if (existsSync(file)) throw invalidRequest('file', `${file} exists already; a backup never replaces a file`);
    await writeWhole(file, (passing) => context.jobs.start('backup', { file: passing }).finished);
    return { file, bytes: statSync(file).size };
  },

  'restore-backup': (request, context) => restoreBackup(request, context.host),

  'check-workspace': async (_request, context) =>
    (await context.jobs.start('check', {}).finished) as OutputOf<'check-workspace'>,
};

/** Replaces the user's own workspace with a backup; throws `ServiceError` with the path of the request at fault. */
export async function restoreBackup(
  { file }: ParsedOf<'restore-backup'>,
  host: Pick<HostControls, 'restore'>,
): Promise<OutputOf<'restore-backup'>> {
  try {
    return await host.restore(requireFilePath(file));
  } catch (error) {
    if (error instanceof WorkspaceProblem)
      throw new ServiceError('invalid_request', error.message, {
        details: [{ path: 'file', message: error.message }],
        cause: error,
      });
    throw error;
  }
}

/** In the workspace's backups folder, under a name that tells the day and which one of several. */
function defaultFile(context: ServiceContext): string {
  const folder = path.join(path.dirname(context.store.db.name), 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stem = path.join(folder, `answerscope-${today(context)}`);
  let file = `${stem}.db`;
  for (let number = 2; existsSync(file); number++) file = `${stem}-${number}.db`;
  return file;
}
