import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import type { Day } from '#shared/domain/dates.ts';
import { firstScanDay, lastScanDay, resolveScope, type ExecutionScope } from '#main/store/statistics/scope.ts';
import { period } from './period.ts';
import { today, type ReadContext } from './read-context.ts';
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
  const { from, to } = period(view.from, view.to, 'from');
  const last = lastScanDay(context.store, filterOf(view));
  if (from === null || to === null) return last === null ? null : scorePeriod(last);
  if (view.from !== undefined && view.to !== undefined) return { from, to };
  // Only an end: from the first scan, so that the days can be named; an end before it is a day without one.
  if (view.to !== undefined)
    return { from: [to, firstScanDay(context.store, filterOf(view)) ?? to].toSorted()[0] ?? to, to };
  // Only a start: through today or the last scan, whichever is later; a start after that is an empty period.
  return { from, to: [from, today(context), last ?? from].toSorted().at(-1) ?? from };
}

/** The Done executions of a dashboard view or a report. The caller has checked that customer and group belong together. */
export function viewExecutions(context: ReadContext, view: ViewScope): ExecutionScope {
  const days = viewPeriod(context, view);
  return days === null
    ? { executionIds: [], answered: 0 }
    : resolveScope(context.store, { ...filterOf(view), ...days });
}

/** The Done executions within the dates of a view; without dates the latest of each platform of each group. */
export const latestExecutions = ({ store }: ReadContext, view: ViewScope): ExecutionScope =>
  resolveScope(store, { ...filterOf(view), ...period(view.from, view.to, 'from') });
