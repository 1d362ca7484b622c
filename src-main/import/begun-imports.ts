import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { dayIn } from '#shared/domain/dates.ts';
import { linkOrCopy } from '#main/files/durable.ts';
import { makeDirectory } from '#main/files/paths.ts';
import { JobCancelled, type JobContext } from '#main/jobs/job.ts';
import type { OrderOf } from '#main/jobs/job-table.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import { dropImports, listBegunImports, noteImport, type BegunImport } from '#main/store/unfinished.ts';
import type { ReadStore, Store } from '#main/store/open.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';

type Order = OrderOf<'import'>;

/**
 * Runs an import under a note that outlives the process: if it is interrupted, the next start continues it. An import that
 * ended, failed for what is in the file, or was cancelled by a person leaves no note.
 */
export async function underNote<Value>(
  order: Order,
  context: JobContext,
  work: (order: Order) => Promise<Value>,
): Promise<Value> {
  const { store, workspaceDirectory } = context;
  if (order.dryRun === true || order.queryGroupId === undefined) return work(order);
  const { queryGroupId: groupId, customerId } = order;
  const id = order.continues ?? randomBytes(6).toString('hex');
  const noted = { ...order, date: order.date ?? dayIn(context.timeZone, context.now()), continues: id };
  const file = order.continues === undefined ? ownName(order.file, workspaceDirectory, id) : order.file;
  const further = order.files?.map((one, index) =>
    order.continues === undefined ? ownName(one, workspaceDirectory, `${id}-${index + 1}`) : one,
  );
  const { size: bytes, mtimeMs: changedAt } = statSync(file);
  const name = isUpload(order.file, workspaceDirectory) ? 'an uploaded file' : path.basename(order.file);
  const files = further === undefined ? {} : { files: further };
  noteImport(store, { id, customerId, groupId, order: { ...noted, file, ...files }, name, bytes, changedAt });
  const drop = (ended: (begun: BegunImport) => boolean): void => dropNotes(store, workspaceDirectory, ended);
  try {
    const value = await work(noted);
    // What an earlier attempt left open in this group was imported again by now, or is given up.
    drop((begun) => begun.groupId === groupId);
    return value;
  } catch (error) {
    const interrupted = isStoreUnavailable(error) || (error instanceof JobCancelled && error.byClosing);
    if (!interrupted) drop((begun) => begun.id === id);
    throw error;
  }
}

/** Removes the notes of imports that ended or are given up, and the workspace's own links to their files. */
export function dropNotes(store: Store, workspaceDirectory: string, ended: (begun: BegunImport) => boolean): void {
  for (const begun of dropImports(store, ended))
    for (const file of filesOf(begun))
      if (path.dirname(file) === linksFolder(workspaceDirectory)) rmSync(file, { force: true });
}

/** Orders of interrupted imports whose file is what it was: they can be continued. Deletes links that no note names. */
export function importsToContinue(store: ReadStore, workspace: string): Order[] {
  const begun = listBegunImports(store);
  const links = linksFolder(workspace);
  for (const name of existsSync(links) ? readdirSync(links) : [])
    if (begun.every((one) => !filesOf(one).includes(path.join(links, name)))) rmSync(path.join(links, name));
  // What was noted was an order.
  return begun
    .filter((one) => canContinue(one) && findQueryGroup(store, one.groupId) !== undefined)
    .map(({ order }) => order as unknown as Order);
}

export function canContinue(begun: BegunImport): boolean {
  const { order, bytes, changedAt } = begun;
  const stat = statSync(order.file, { throwIfNoEntry: false });
  if (stat === undefined || stat.size !== bytes || stat.mtimeMs !== changedAt) return false;
  return filesOf(begun).every((file) => existsSync(file));
}

/** The files of an import, the first one first. */
const filesOf = ({ order }: BegunImport): readonly string[] => {
  const further = order['files'];
  return [order.file, ...(Array.isArray(further) ? further.filter((file) => typeof file === 'string') : [])];
};

const linksFolder = (workspace: string): string => path.join(workspace, 'importing');

const isUpload = (file: string, workspace: string): boolean =>
  [path.join(workspace, 'uploads'), linksFolder(workspace)].includes(path.dirname(file));

/** An uploaded file under a second name, because uploads are deleted at a start; any other file under its own. */
function ownName(file: string, workspace: string, id: string): string {
  if (!isUpload(file, workspace)) return file;
  const link = path.join(linksFolder(workspace), `${id}${path.extname(file)}`);
  try {
    makeDirectory(linksFolder(workspace));
    linkOrCopy(file, link);
    return link;
  } catch {
    return file;
  }
}
