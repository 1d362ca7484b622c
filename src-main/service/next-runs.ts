import { upcomingRun } from '#main/scan/schedule.ts';
import { listScheduledGroups } from '#main/store/schedules.ts';
import type { ServiceContext } from './context.ts';

/** When the schedules of each customer run next, by customer id; never in the past. */
export function nextRuns({ store, timeZone, now }: ServiceContext): Map<number, string> {
  const [at, next] = [now(), new Map<number, string>()];
  for (const group of listScheduledGroups(store)) {
    const run = upcomingRun(group, timeZone, at);
    const known = next.get(group.customerId);
    if (run !== null && (known === undefined || run < known)) next.set(group.customerId, run);
  }
  return next;
}
