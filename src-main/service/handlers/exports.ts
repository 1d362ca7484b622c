import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest } from '#shared/contract/errors.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
import { newExportPath } from '../new-path.ts';

/** Everything about a customer, for other programs. */
export const exportHandlers: HandlersOf<'export-customer'> = {
  'export-customer': async ({ customerId, folder, passphrase }, context, caller) => {
    const customer = requireCustomer(context, caller, customerId);
    const target =
      folder === undefined
        ? newExportPath(context, customer, passphrase === undefined ? '' : '.tar.age')
        : requireNew(folder);
    const outcome = await context.jobs.start('export', { customerId, folder: target, passphrase }).finished;
    context.host.shell?.exported(target);
    return { path: target, ...outcome };
  },
};

/** Throws `invalid_request` unless a path is absolute and free, in a folder that exists. */
function requireNew(target: string): string {
  if (!path.isAbsolute(target)) throw invalidRequest('folder', 'must be an absolute path');
  if (existsSync(target)) throw invalidRequest('folder', `${target} exists already; an export never replaces anything`);
  if (statSync(path.dirname(target), { throwIfNoEntry: false })?.isDirectory() !== true)
    throw invalidRequest('folder', `there is no folder ${path.dirname(target)}`);
  return target;
}
