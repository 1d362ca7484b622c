import path from 'node:path';
import type { OutputOf } from '#shared/contract/index.ts';
import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { today } from '#main/results/read-context.ts';
import { automaticCopiesGoneBy, listCopies } from '#main/store/copies.ts';
import {
  listOpenExecutionsOf,
  listReportFiles,
  markDeleted,
  measureDeletion,
  setArchived,
  type DeletionTarget,
} from '#main/store/deletions.ts';
import { findOrganization } from '#main/store/organizations.ts';
import { listChannels } from '#main/store/message-channels.ts';
import { spentFor } from '#main/store/spend.ts';
import { readAutomaticCopies } from '../automatic-copies-settings.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { forgetSecrets } from '../message-vault.ts';
import { organizationOf, requireCustomer, requireQueryGroup } from '../ownership.ts';
import type { Caller } from '../service.ts';

/** Deleting for good, and archiving. */
export const deletionHandlers: HandlersOf<
  'preview-deletion' | 'delete-organization' | 'delete-customer' | 'delete-query-group' | 'archive-customer'
> = {
  'preview-deletion': (target, context, caller) => {
    const { store } = context;
    const directory = path.dirname(store.db.name);
    const settings = readAutomaticCopies(store);
    const copies = listCopies(directory, settings.folder);
    const automatic = copies.filter(({ kind }) => kind === 'automatic');
    return {
      name: nameOf(target, context, caller),
      ...measureDeletion(store, target),
      reportFilesElsewhere: listReportFiles(store, target).filter(
        (file) => path.dirname(file) !== path.join(directory, 'reports'),
      ).length,
      spentUsd: spentFor(store, target) / 1_000_000,
      copies: {
        automatic: automatic.length,
        automaticGoneBy: automatic.length > 0 && settings.on ? automaticCopiesGoneBy(today(context)) : null,
        others: copies.length - automatic.length,
      },
    };
  },

  'delete-organization': ({ organizationId, confirmName, wait }, context, caller) =>
    deleteTarget({ kind: 'organization', id: organizationId }, confirmName, wait, context, caller),

  'delete-customer': ({ customerId, confirmName, wait }, context, caller) =>
    deleteTarget({ kind: 'customer', id: customerId }, confirmName, wait, context, caller),

  'delete-query-group': ({ queryGroupId, confirmName, wait }, context, caller) =>
    deleteTarget({ kind: 'group', id: queryGroupId }, confirmName, wait, context, caller),

  'archive-customer': ({ customerId, archived }, context, caller) => {
    const customer = requireCustomer(context, caller, customerId);
    const archivedAt = archived ? (customer.archivedAt ?? nowIso(context)) : null;
    setArchived(context.store, customerId, archivedAt);
    if (archived) void context.runner.end(listOpenExecutionsOf(context.store, customerId));
    // What became stale meanwhile was left alone.
    else context.recomputeInBackground([customerId]);
    return { archivedAt };
  },
};

/** The name that confirms a deletion; throws `not_found`. */
function nameOf({ kind, id }: DeletionTarget, context: ServiceContext, caller: Caller): string {
  switch (kind) {
    case 'organization': {
      const organization = findOrganization(context.store, id);
      if (!organization || id !== (organizationOf(caller) ?? id)) throw notFound('organization', id);
      return organization.name;
    }
    case 'customer':
      return requireCustomer(context, caller, id).name;
    case 'group':
      return requireQueryGroup(context, caller, id, 'workspace').name;
  }
}

async function deleteTarget(
  target: DeletionTarget,
  confirmName: string,
  wait: boolean | undefined,
  context: ServiceContext,
  caller: Caller,
): Promise<OutputOf<'delete-customer'>> {
  const name = nameOf(target, context, caller);
  if (confirmName.trim() !== name)
    throw invalidRequest('confirmName', `does not equal the name, "${name}"; nothing was deleted`);
  const { answers } = measureDeletion(context.store, target);
  const before = listChannels(context.store);
  markDeleted(context.store, target, nowIso(context));
  const left = new Set(listChannels(context.store).map(({ id }) => id));
  await forgetSecrets(
    context,
    before.filter((channel) => !left.has(channel.id)),
  );
  const erased = context.eraseInBackground();
  if (wait === true) await erased;
  else erased.catch(() => {});
  return { answers, erased: wait === true };
}
