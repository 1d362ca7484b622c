import { createHash } from 'node:crypto';
import { invalidRequest } from '#shared/contract/errors.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { nextRun, readSchedule } from '#main/scan/schedule.ts';
import { listScheduledGroups, scansArePaused, setDue } from '#main/store/schedules.ts';
import { readNumberSetting, writeSetting } from '#main/store/settings.ts';
import { bookedSince } from '#main/store/spend.ts';
import { firstOrganizationCreatedAt, listOrganizations } from '#main/store/organizations.ts';
import { hasCustomers } from '#main/store/customers.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { today } from '#main/results/read-context.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { nextRuns } from '../next-runs.ts';

/** The status of the open workspace, switching between workspaces, and the time zone. */
export const workspaceHandlers: HandlersOf<
  'get-workspace-status' | 'open-sample-workspace' | 'open-own-workspace' | 'set-time-zone'
> = {
  'get-workspace-status': (_request, context) => {
    const month = `${today(context).slice(0, 7)}-01`;
    const booked = bookedSince(context.store, month, null, null);
    return {
      env: context.env,
      workspaceId: workspaceId(context),
      appVersion: context.appVersion,
      timeZone: context.timeZone,
      firstRun: !hasCustomers(context.store),
      sampleExists: context.host.sampleExists(),
      organizations: listOrganizations(context.store),
      scansRunning: context.runner.running,
      nextRun: [...nextRuns(context).values()].toSorted()[0] ?? null,
      spentThisMonthUsd: booked.costMicro / 1_000_000,
      unpricedThisMonth: booked.unpricedRequests,
      monthlyCapUsd: readNumberSetting(context.store, settingKeys.monthlyCapUsd),
      offline: context.runner.offline,
      scansPaused: scansArePaused(context.store),
      apiBaseUrl: context.host.apiBaseUrl(),
    };
  },

  'open-sample-workspace': async (request, context) => ({
    env: await context.host.openSample(request.rebuild ?? false),
  }),

  'open-own-workspace': async (_request, context) => ({ env: await context.host.openOwn() }),

  'set-time-zone': async ({ timeZone: requested }, context) => {
    const timeZone = canonical(requested);
    if (timeZone === null)
      throw invalidRequest('timeZone', 'is not a known time zone; write one such as Europe/Berlin');
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

/** The same after a backup is restored or the folder moved, and different for workspaces set up at different times. */
function workspaceId({ env, store }: ServiceContext): string {
  if (env === 'sample') return 'sample';
  const createdAt = firstOrganizationCreatedAt(store);
  return createdAt === undefined ? 'own' : `own-${createHash('sha256').update(createdAt).digest('hex').slice(0, 6)}`;
}

/** An IANA name in its usual spelling; null if it is not one. Offsets such as +02:00 have no summer time and are refused. */
function canonical(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Planned scans keep their hour in the new zone; due ones stay due. */
function moveSchedules(context: ServiceContext, timeZone: string): void {
  const now = nowIso(context);
  for (const group of listScheduledGroups(context.store)) {
    if (group.nextDueAt === null || group.nextDueAt <= now) continue;
    const next = nextRun(readSchedule(group.schedule, group.createdAt, timeZone), timeZone, context.now());
    setDue(context.store, group.id, { nextDueAt: next === null ? null : isoInstant(next), lastDueAt: null });
  }
}
