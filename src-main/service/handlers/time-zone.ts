import { invalidRequest } from '#shared/contract/errors.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { nextRun, readSchedule } from '#main/scan/schedule.ts';
import { listScheduledGroups, setDue } from '#main/store/schedules.ts';
import { writeSetting } from '#main/store/settings.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { settingKeys } from '#main/store/setting-keys.ts';

/** The time zone whose days and hours count. */
export const timeZoneHandlers: HandlersOf<'set-time-zone'> = {
  'set-time-zone': async ({ timeZone: asked }, context) => {
    const timeZone = canonical(asked);
    if (timeZone === null)
      throw invalidRequest('timeZone', 'is no time zone this system knows; write one such as Europe/Berlin');
    if (timeZone !== context.timeZone) {
      context.store.transaction(() => {
        writeSetting(context.store, settingKeys.timeZone, timeZone);
        moveSchedules(context, timeZone);
      });
      await context.host.reopen();
    }
    return { timeZone };
  },
};

/** An IANA name in its usual spelling; null for what is none. An offset such as +02:00 knows no summer time and is none. */
function canonical(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** What is planned keeps its hour in the new zone; what is due already stays due. */
function moveSchedules(context: ServiceContext, timeZone: string): void {
  const now = nowIso(context);
  for (const group of listScheduledGroups(context.store)) {
    if (group.nextDueAt === null || group.nextDueAt <= now) continue;
    const next = nextRun(readSchedule(group.schedule, group.createdAt, timeZone), timeZone, context.now());
    setDue(context.store, group.id, { nextDueAt: next === null ? null : isoInstant(next), lastDueAt: null });
  }
}
