import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import type { Day } from '#shared/domain/dates.ts';
import { lastScanDay, resolveScope, type ExecutionScope } from '#main/store/statistics/scope.ts';
import { period } from './period.ts';
import type { ReadContext } from './read-context.ts';
import { scorePeriod } from './thirty-day-score.ts';

const filterOf = (view: ViewScope) => ({
  customerId: view.customerId,
  groupId: view.queryGroupId ?? null,
  platform: view.platform ?? null,
  includeNotActive: true,
});

/**
 * The days of a dashboard view: those it names, else the 30 that end with its last scan, so that its figures cover the
 * same days as its scores. Null without a scan.
 */
export function viewPeriod(context: ReadContext, view: ViewScope): { from: Day; to: Day } | null {
  const { from, to } = period(context, view.from, view.to, 'from');
  if (from !== null && to !== null) return { from, to };
  const last = lastScanDay(context.store, filterOf(view));
  return last === null ? null : scorePeriod(last);
}

/** The Done executions of a dashboard view or a report. The caller has checked that customer and group belong together. */
export function viewExecutions(context: ReadContext, view: ViewScope): ExecutionScope {
  const days = viewPeriod(context, view);
  return days === null
    ? { executionIds: [], answered: 0 }
    : resolveScope(context.store, { ...filterOf(view), ...days });
}

/** The Done executions within the dates of a view; without dates the latest of each platform of each group. */
export const latestExecutions = (context: ReadContext, view: ViewScope): ExecutionScope =>
  resolveScope(context.store, { ...filterOf(view), ...period(context, view.from, view.to, 'from') });
