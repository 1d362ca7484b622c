import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { ResultScope } from '#shared/contract/v1/results.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { resolveScope, type ExecutionScope } from '#main/store/statistics/scope.ts';
import { today, type ReadContext } from './context.ts';
import { requireCustomer, requireExecution, requireQueryGroup } from './ownership.ts';
import type { Caller } from './service.ts';

/**
 * The executions a published read is about: one execution when it is named (dates and platform are then ignored),
 * else the Done ones within the dates, else the latest Done one of each platform of each group.
 */
export function publishedScope(context: ReadContext, caller: Caller, request: ResultScope): ExecutionScope {
  requireCustomer(context, caller, request.customerID);
  if (request.queryGroupID !== undefined) {
    const group = requireQueryGroup(context, caller, request.queryGroupID, 'published');
    if (group.customer_id !== request.customerID) throw notFound('query group', request.queryGroupID);
  }
  if (request.executionID !== undefined) {
    const execution = requireExecution(context, caller, request.executionID, 'published');
    const elsewhere =
      execution.customer_id !== request.customerID ||
      (request.queryGroupID !== undefined && execution.query_group_id !== request.queryGroupID);
    if (elsewhere) throw notFound('execution', request.executionID);
    return { executionIds: [execution.id], answered: execution.answered };
  }
  return resolveScope(context.store, {
    customerId: request.customerID,
    groupId: request.queryGroupID ?? null,
    platform: request.aiPlatform ?? null,
    ...period(context, request.startDate, request.endDate, 'startDate'),
    includeNotActive: false,
  });
}

/** The executions a dashboard view is about. */
export function viewedScope(context: ReadContext, caller: Caller, scope: ViewScope): ExecutionScope {
  requireView(context, caller, scope);
  return resolveScope(context.store, {
    customerId: scope.customerId,
    groupId: scope.queryGroupId ?? null,
    platform: scope.platform ?? null,
    ...period(context, scope.from, scope.to, 'from'),
    includeNotActive: true,
  });
}

/** Checks that a view's customer and group exist and belong together. */
export function requireView(context: ReadContext, caller: Caller, scope: ViewScope): void {
  requireCustomer(context, caller, scope.customerId);
  if (scope.queryGroupId === undefined) return;
  const group = requireQueryGroup(context, caller, scope.queryGroupId, 'workspace');
  if (group.customer_id !== scope.customerId) throw notFound('query group', scope.queryGroupId);
}

/** Both days inclusive; only a start: through today; only an end: from the beginning. */
export function period(
  context: ReadContext,
  start: string | undefined,
  end: string | undefined,
  startField: string,
): { from: string | null; to: string | null } {
  if (start === undefined && end === undefined) return { from: null, to: null };
  const to = end ?? today(context);
  if (start !== undefined && start > to)
    throw invalidRequest(
      startField,
      end === undefined ? `${start} lies in the future (today is ${to})` : `${start} is after the end, ${to}`,
    );
  return { from: start ?? '0000-01-01', to };
}
