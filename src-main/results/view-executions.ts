import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { resolveScope, type ExecutionScope } from '#main/store/statistics/scope.ts';
import { period } from './period.ts';
import type { ReadContext } from './read-context.ts';

/**
 * The executions of a dashboard view or a report: the Done ones within its dates, else the latest Done one of each
 * platform of each group. The caller has checked that customer and group exist and belong together.
 */
export const viewExecutions = (context: ReadContext, view: ViewScope): ExecutionScope =>
  resolveScope(context.store, {
    customerId: view.customerId,
    groupId: view.queryGroupId ?? null,
    platform: view.platform ?? null,
    ...period(context, view.from, view.to, 'from'),
    includeNotActive: true,
  });
