import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import { requireFilePath } from '#main/files/write-whole.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { listCopies } from '#main/store/copies.ts';
import { readAutomaticCopies } from '../automatic-copies-settings.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { writeSetting } from '#main/store/settings.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import { WorkspaceProblem } from '#main/store/workspace-problem.ts';
import { today } from '#main/results/read-context.ts';
import type { HandlersOf, HostControls, ServiceContext } from '../context.ts';
import { requireCustomer, requireOneCustomer } from '../ownership.ts';
import { newPath } from '../new-path.ts';

/** Maintenance of the workspace: backups, checks, re-analysis, and cancelling long jobs. */
export const maintenanceHandlers: HandlersOf<
  | 'create-backup'
  | 'restore-backup'
  | 'get-upkeep'
  | 'set-automatic-copies'
  | 'check-workspace'
  | 'reanalyse'
  | 'cancel-job'
> = {
  'create-backup': async (request, context) => {
    const { passphrase } = request;
    const file = request.file === undefined ? newBackupFile(context) : requireFilePath(request.file);
    if (existsSync(file)) throw invalidRequest('file', `${file} exists already; a backup never replaces a file`);
    await context.jobs.start('backup', { file, passphrase }).finished;
    context.host.shell?.exported(file);
    return { file, bytes: statSync(file).size };
  },

  'restore-backup': (request, context) => restoreBackup(request, context.host),

  'get-upkeep': (_request, context) => {
    const automaticCopies = readAutomaticCopies(context.store);
    return {
      notices: [...context.notices()],
      copies: listCopies(path.dirname(context.store.db.name), automaticCopies.folder).map(({ madeAt, ...copy }) => ({
        ...copy,
        madeAt: isoInstant(madeAt),
      })),
      automaticCopies,
    };
  },

  'set-automatic-copies': (request, context) => {
    if (typeof request.folder === 'string') requireFolder(request.folder);
    const now = readAutomaticCopies(context.store);
    const settings = {
      on: request.on ?? now.on,
      folder: request.folder === undefined ? now.folder : request.folder,
      sharePercent: request.sharePercent ?? now.sharePercent,
    };
    writeSetting(context.store, settingKeys.automaticCopies, settings);
    return settings;
  },

  'check-workspace': async (_request, context) => {
    const { findings, ...size } = await context.jobs.start('check', {}).finished;
    const message = await context.damageAtRest();
    return { ...size, findings: message === null ? findings : [{ kind: 'damage', message }, ...findings] };
  },

  reanalyse: (request, context, caller) => {
    requireOneCustomer(caller, request.customerId);
    const customerIds =
      request.customerId === undefined
        ? listCustomerSummaries(context.store, null).map((customer) => customer.id)
        : [requireCustomer(context, caller, request.customerId).id];
    return context.jobs.start('reanalysis', { customerIds }).finished;
  },

  'cancel-job': (request, context) => ({ cancelling: context.jobs.cancel(request.jobId) }),
};

/** Replaces the user's own workspace with a backup; throws `ServiceError` naming the request's `file`. */
export async function restoreBackup(
  { file, passphrase }: ParsedOf<'restore-backup'>,
  host: Pick<HostControls, 'restore'>,
): Promise<OutputOf<'restore-backup'>> {
  try {
    return await host.restore(requireFilePath(file), passphrase);
  } catch (error) {
    if (error instanceof WorkspaceProblem)
      throw new ServiceError('invalid_request', error.message, {
        details: [{ path: 'file', message: error.message }],
        cause: error,
      });
    throw error;
  }
}

/** What a system opens with Answerscope: a backup, encrypted or not. */
const ending = '.answerscope';

/** A new file in the workspace's backups folder, named after the day. */
export const newBackupFile = (context: ServiceContext): string =>
  newPath(path.join(path.dirname(context.store.db.name), 'backups'), `answerscope-${today(context)}`, ending, '-');

function requireFolder(folder: string): void {
  if (!path.isAbsolute(folder)) throw invalidRequest('folder', 'must be an absolute path');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw invalidRequest('folder', `there is no folder ${folder}`);
}
