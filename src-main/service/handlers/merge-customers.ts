import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest } from '#shared/contract/errors.ts';
import { exportsFolder, makeDirectory } from '#main/files/paths.ts';
import { dropNotes } from '#main/import/begun-imports.ts';
import { listOpenExecutionsOf } from '#main/store/deletions.ts';
import { mergeCustomers } from '#main/store/merge-customers.ts';
import { nowIso, type HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
import { newBackupFile } from './maintenance.ts';

/** Merging customers. */
export const mergeHandlers: HandlersOf<'merge-customers'> = {
  'merge-customers': async ({ customerId, intoCustomerId, confirmName, backup = true }, context, caller) => {
    const { store, jobs, runner } = context;
    const requireBoth = () => {
      const from = requireCustomer(context, caller, customerId);
      const into = requireCustomer(context, caller, intoCustomerId);
      if (from.id === into.id) throw invalidRequest('intoCustomerId', 'is the same customer');
      if (into.archivedAt !== null)
        throw invalidRequest('intoCustomerId', `${into.name} is archived; bring it back first`);
      if (confirmName.trim() !== from.name)
        throw invalidRequest('confirmName', `does not equal the name, "${from.name}"; nothing was merged`);
      return { from, into };
    };
    requireBoth();
    const file = backup ? newBackupFile(context) : null;
    if (file !== null) await jobs.start('backup', { file }).finished;
    await runner.end([customerId, intoCustomerId].flatMap((id) => listOpenExecutionsOf(store, id)));
    const concerned = (id: number): boolean => id === customerId || id === intoCustomerId;
    await jobs.stopWhere((order) => {
      if ('request' in order) return concerned(order.request.customerId);
      if ('customerIds' in order) return order.customerIds.some(concerned);
      return 'customerId' in order && concerned(order.customerId);
    });
    const workspace = path.dirname(store.db.name);
    dropNotes(store, workspace, (begun) => begun.customerId === customerId);
    // Meanwhile one of them may have been deleted.
    const merged = mergeCustomers(store, requireBoth(), nowIso(context));
    moveExports(workspace, customerId, intoCustomerId);
    context.recomputeInBackground([intoCustomerId]);
    return { queryGroups: merged.groups, renamed: [...merged.renamed], backup: file };
  },
};

/** Exports of the merged customer are deleted with the one that remains. */
function moveExports(workspace: string, from: number, into: number): void {
  const folder = exportsFolder(workspace, from);
  if (!existsSync(folder)) return;
  makeDirectory(exportsFolder(workspace, into));
  renameSync(folder, path.join(exportsFolder(workspace, into), `merged ${from}`));
}
