import { notFound } from '#shared/contract/errors.ts';
import type { ResultScope } from '#shared/contract/v1/results.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { resolveScope, type ExecutionScope } from '#main/store/statistics/scope.ts';
import { period } from '#main/results/period.ts';
import type { ReadContext } from '#main/results/read-context.ts';
import { requireCustomer, requireExecution, requireQueryGroup } from './ownership.ts';
import type { Caller } from './service.ts';

/**
 * The executions of a published read: the one it names, if any (dates and platform are then ignored),
 * else the Done ones within the dates, else the latest Done one of each platform of each group.
 */
export function publishedScope(context: ReadContext, caller: Caller, request: ResultScope): ExecutionScope {
  requireCustomer(context, caller, request.customerID);
  if (request.queryGroupID !== undefined) {
    const group = requireQueryGroup(context, caller, request.queryGroupID, 'published');
    if (group.customerId !== request.customerID) throw notFound('query group', request.queryGroupID);
  }
  if (request.executionID !== undefined) {
    const execution = requireExecution(context, caller, request.executionID, 'published');
    const elsewhere =
      execution.customerId !== request.customerID ||
      (request.queryGroupID !== undefined && execution.queryGroupId !== request.queryGroupID);
    if (elsewhere) throw notFound('execution', request.executionID);
    return { executionIds: [execution.id], answered: execution.answered };
  }
  return resolveScope(context.store, {
    customerId: request.customerID,
    groupId: request.queryGroupID ?? null,
    platform: request.aiPlatform ?? null,
    ...period(request.startDate, request.endDate, 'startDate'),
    includeNotActive: false,
  });
}

/** Checks that a view's customer and group exist and belong together. */
export function requireView(context: ReadContext, caller: Caller, scope: ViewScope): void {
  requireCustomer(context, caller, scope.customerId);
  if (scope.queryGroupId === undefined) return;
  const group = requireQueryGroup(context, caller, scope.queryGroupId, 'workspace');
  if (group.customerId !== scope.customerId) throw notFound('query group', scope.queryGroupId);
}
