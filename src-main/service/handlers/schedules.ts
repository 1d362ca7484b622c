import { noSuchPlatform } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { dayIn, isoInstant } from '#shared/domain/dates.ts';
import { isPlatform } from '#shared/domain/platforms.ts';
import type { Schedule } from '#shared/domain/schedule.ts';
import { nextRun, readSchedule, runsBetween, upcomingRun } from '#main/scan/schedule.ts';
import { listDoneExecutions } from '#main/store/executions.ts';
import { findQueryGroup, groupPlatforms, platformsByGroup } from '#main/store/query-groups.ts';
import {
  hasExecutions,
  listScheduledGroups,
  setGroupPlatforms,
  setGroupSamples,
  setGroupSchedule,
  type ScheduledGroup,
} from '#main/store/schedules.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { createEstimates } from '#main/scan/estimate.ts';
import { requireCustomer, requireOneCustomer, requireQueryGroup } from '../ownership.ts';

const defaultDays = 30;
/** Maximum number of runs of one group in a calendar. */
const mostRuns = 100;

/** Schedule, samples and platforms of groups, and the calendar of scans. */
export const scheduleHandlers: HandlersOf<
  'get-scan-settings' | 'set-schedule' | 'set-samples' | 'set-group-platforms' | 'get-calendar'
> = {
  'get-scan-settings': (request, context, caller) =>
    settingsOf(context, requireQueryGroup(context, caller, request.queryGroupId, 'workspace').id),

  'set-schedule': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    const schedule = completeSchedule(request.schedule, context);
    // The first scan of a new group stays due at once.
    const waits = group.nextDueAt !== null && !hasExecutions(context.store, group.id);
    const next = nextRun(schedule, context.timeZone, context.now());
    const dueAt = next === null ? null : waits ? group.nextDueAt : isoInstant(next);
    setGroupSchedule(context.store, group.id, JSON.stringify(schedule), dueAt);
    return settingsOf(context, group.id);
  },

  'set-samples': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    setGroupSamples(context.store, group.id, request.samples);
    return settingsOf(context, group.id);
  },

  'set-group-platforms': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    const unknown = request.platforms.find((platform) => !isPlatform(platform));
    if (unknown !== undefined) throw noSuchPlatform('platforms', unknown);
    setGroupPlatforms(context.store, group.id, request.platforms);
    return settingsOf(context, group.id);
  },

  'get-calendar': (request, context, caller) => {
    requireOneCustomer(caller, request.customerId);
    if (request.customerId !== undefined) requireCustomer(context, caller, request.customerId);
    const now = context.now();
    const until = new Date(now.getTime() + (request.days ?? defaultDays) * 86_400_000);
    const calendar: Calendar = {
      now,
      until,
      timeZone: context.timeZone,
      estimate: createEstimates(context),
      platforms: platformsByGroup(context.store),
      // Groups often share a schedule.
      runsAfter: memoised((schedule, after) => runsBetween(schedule, context.timeZone, after, until, mostRuns)),
    };
    const runs = listScheduledGroups(context.store)
      .filter((group) => request.customerId === undefined || group.customerId === request.customerId)
      .flatMap((group) => calendarRows(group, calendar))
      .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.queryGroupId - b.queryGroupId));
    return {
      timeZone: context.timeZone,
      runs,
      expectedUsd: runs.reduce((sum, run) => sum + (run.expectedUsd ?? 0), 0),
      complete: runs.every((run) => run.expectedUsd !== null),
    };
  },
};

/** Fills in the week from which every second week counts: that of the next occurrence. */
export function completeSchedule(
  input: InputOf<'set-schedule'>['schedule'],
  { timeZone, now }: Pick<ServiceContext, 'timeZone' | 'now'>,
): Schedule {
  if (input.kind !== 'every-two-weeks') return input;
  if (input.from !== undefined) return { ...input, from: input.from };
  const first = nextRun({ kind: 'weekly', days: [input.day], time: input.time }, timeZone, now());
  return { ...input, from: dayIn(timeZone, first ?? now()) };
}

type RunsAfter = (schedule: Schedule, after: Date) => readonly Date[];

function memoised(compute: RunsAfter): RunsAfter {
  const known = new Map<string, readonly Date[]>();
  return (schedule, after) => {
    const name = `${after.getTime()} ${JSON.stringify(schedule)}`;
    const runs = known.get(name) ?? compute(schedule, after);
    known.set(name, runs);
    return runs;
  };
}

/** What the rows of all groups of a calendar share. */
interface Calendar {
  readonly now: Date;
  readonly until: Date;
  readonly timeZone: string;
  readonly estimate: ReturnType<typeof createEstimates>;
  readonly platforms: ReadonlyMap<number, readonly string[]>;
  readonly runsAfter: RunsAfter;
}

function calendarRows(
  group: ScheduledGroup,
  { now, until, timeZone, estimate, platforms: platformsOf, runsAfter }: Calendar,
): OutputOf<'get-calendar'>['runs'] {
  if (group.nextDueAt === null || group.activeQueries === 0) return [];
  const first = new Date(group.nextDueAt);
  if (first > until) return [];
  const overdue = first <= now;
  const schedule = readSchedule(group.schedule, group.createdAt, timeZone);
  const later = runsAfter(schedule, overdue ? now : first);
  const platforms = [...(platformsOf.get(group.id) ?? [])];
  const perPlatform = group.activeQueries * group.samples;
  const costs = platforms.map((platform) => ({
    platform,
    expectedUsd: estimate(platform, perPlatform).expectedUsd,
  }));
  const expectedUsd = costs.some((cost) => cost.expectedUsd === null)
    ? null
    : costs.reduce((sum, cost) => sum + (cost.expectedUsd ?? 0), 0);
  return [first, ...later].map((at, index) => ({
    at: isoInstant(at),
    overdue: overdue && index === 0,
    customerId: group.customerId,
    customerName: group.customerName,
    queryGroupId: group.id,
    queryGroupName: group.name,
    platforms,
    questions: perPlatform * platforms.length,
    expectedUsd,
    costs,
  }));
}

function settingsOf(context: ServiceContext, groupId: number): OutputOf<'get-scan-settings'> {
  const group = findQueryGroup(context.store, groupId);
  if (!group) throw new Error(`query group ${groupId} vanished`);
  const finished = listDoneExecutions(context.store, groupId).map((execution) => execution.finishedAt ?? '');
  return {
    queryGroupId: groupId,
    schedule: readSchedule(group.schedule, group.createdAt, context.timeZone),
    samples: group.samples,
    platforms: groupPlatforms(context.store, groupId),
    nextRunAt: group.status === 'Active' ? upcomingRun(group, context.timeZone, context.now()) : null,
    lastScanAt: finished.toSorted().at(-1) || null,
    timeZone: context.timeZone,
  };
}
