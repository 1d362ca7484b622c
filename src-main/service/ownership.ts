import { invalidRequest, notFound, ServiceError } from '#shared/contract/errors.ts';
import { findCustomer, type CustomerRow } from '#main/store/customers.ts';
import { findExecution, type ExecutionRow } from '#main/store/executions.ts';
import { findQueryGroup, type QueryGroupRow } from '#main/store/query-groups.ts';
import type { ReadContext } from '#main/results/read-context.ts';
import type { Caller } from './service.ts';

/**
 * What a caller may access. Missing, deleted and another organization's get the same error, so that nothing leaks; in the
 * published interface so do groups that are `Not Active`.
 */
export function requireOrganization(caller: Caller, organizationId: number, path = 'organizationID'): void {
  if (caller.kind === 'key' && caller.organizationId !== organizationId)
    throw new ServiceError('forbidden', `${path}: this API key belongs to another organization.`, {
      details: [{ path, message: 'is not the organization of the API key' }],
    });
}

/** The organization whose clients a caller sees; null: all. */
export const organizationOf = (caller: Caller): number | null => (caller.kind === 'key' ? caller.organizationId : null);

/** Refuses a list over all organizations to a key: it has to name a customer. */
export function requireOneCustomer(caller: Caller, customerId: number | undefined): void {
  if (caller.kind === 'key' && customerId === undefined)
    throw invalidRequest('customerId', 'is required with an API key');
}

/** Refuses files of the computer to a key: only the owner chooses what is read or written there. */
export function requireNoFiles(caller: Caller, files: Readonly<Record<string, string | undefined>>): void {
  for (const [path, file] of Object.entries(files))
    if (caller.kind === 'key' && file !== undefined)
      throw invalidRequest(path, 'is for the owner of the workspace; leave it out with an API key');
}

export function requireCustomer(context: Pick<ReadContext, 'store'>, caller: Caller, customerId: number): CustomerRow {
  const customer = findCustomer(context.store, customerId);
  if (!customer || (caller.kind === 'key' && caller.organizationId !== customer.organizationId))
    throw notFound('customer', customerId);
  return customer;
}

/** Whether groups that are `Not Active` are visible: in the owner's dashboards, not in the published interface. */
export type GroupVisibility = 'published' | 'workspace';

export function requireQueryGroup(
  context: Pick<ReadContext, 'store'>,
  caller: Caller,
  groupId: number,
  visibility: GroupVisibility,
): QueryGroupRow {
  const group = findQueryGroup(context.store, groupId);
  const customer = group && findCustomer(context.store, group.customerId);
  if (
    !group ||
    !customer ||
    (caller.kind === 'key' && caller.organizationId !== customer.organizationId) ||
    (visibility === 'published' && group.status === 'Not Active')
  )
    throw notFound('query group', groupId);
  return group;
}

export function requireExecution(
  context: Pick<ReadContext, 'store'>,
  caller: Caller,
  executionId: number,
  visibility: GroupVisibility,
): ExecutionRow {
  const execution = findExecution(context.store, executionId);
  if (!execution) throw notFound('execution', executionId);
  orMissing(notFound('execution', executionId), () =>
    requireQueryGroup(context, caller, execution.queryGroupId, visibility),
  );
  return execution;
}

/** Checks what something belongs to; where that is another organization's, the thing itself counts as missing. */
export function orMissing<Value>(missing: ServiceError, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    throw error instanceof ServiceError && error.code === 'not_found' ? missing : error;
  }
}
