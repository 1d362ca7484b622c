import { z } from 'zod';
import { scheduleSchema, weekday, timeOfDay } from '../../domain/schedule.ts';
import { operation } from '../operation.ts';
import { aiPlatform, dateTime, dateTimeOrNull, day, identifier } from '../v1/fields.ts';

/** A schedule as the user sets it: every two weeks counts from its next occurrence unless `from` is given. */
export const scheduleInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('daily'), time: timeOfDay }),
  z.strictObject({ kind: z.literal('weekly'), days: z.array(weekday).min(1).max(7), time: timeOfDay }),
  z.strictObject({ kind: z.literal('every-two-weeks'), day: weekday, time: timeOfDay, from: day.optional() }),
  z.strictObject({ kind: z.literal('monthly'), day: z.int().min(1).max(31), time: timeOfDay }),
]);

const scanSettings = z.strictObject({
  queryGroupId: identifier,
  schedule: scheduleSchema,
  /** How often each query is asked per scan. */
  samples: z.int(),
  platforms: z.array(z.string()),
  /** Null if the schedule is off or the group is not Active. */
  nextRunAt: dateTimeOrNull,
  lastScanAt: dateTimeOrNull,
  /** IANA name; the schedule's times of day are in it. */
  timeZone: z.string(),
});

export const getScanSettings = operation({
  name: 'get-scan-settings',
  kind: 'query',
  scope: 'read',
  reads: ['groups', 'answers'],
  summary: 'Returns when and how a query group is scanned: schedule, samples per query, platforms, next and last run.',
  request: z.strictObject({ queryGroupId: identifier }),
  response: scanSettings,
  errors: ['not_found'],
  example: { queryGroupId: 1 },
});

export const setSchedule = operation({
  name: 'set-schedule',
  kind: 'command',
  scope: 'spend',
  changes: ['groups'],
  summary:
    "Sets when a query group is scanned, in the workspace's time zone: off, daily, weekly, every two weeks or monthly.",
  request: z.strictObject({ queryGroupId: identifier, schedule: scheduleInput }),
  response: scanSettings,
  errors: ['not_found'],
  example: { queryGroupId: 1, schedule: { kind: 'weekly', days: [1, 4], time: '07:30' } },
});

export const setSamples = operation({
  name: 'set-samples',
  kind: 'command',
  scope: 'spend',
  changes: ['groups'],
  summary:
    'Sets how often each query of a group is asked per scan, 1 to 5; every sample is an answer and is billed as one.',
  request: z.strictObject({ queryGroupId: identifier, samples: z.int().min(1).max(5) }),
  response: scanSettings,
  errors: ['not_found'],
  example: { queryGroupId: 1, samples: 3 },
});

export const setGroupPlatforms = operation({
  name: 'set-group-platforms',
  kind: 'command',
  scope: 'spend',
  changes: ['groups'],
  summary: 'Sets on which platforms a query group is scanned.',
  request: z.strictObject({ queryGroupId: identifier, platforms: z.array(aiPlatform).min(1) }),
  response: scanSettings,
  errors: ['not_found'],
  example: { queryGroupId: 1, platforms: ['chatgpt', 'aioverview'] },
});

export const getCalendar = operation({
  name: 'get-calendar',
  kind: 'query',
  scope: 'read',
  reads: ['groups', 'answers', 'settings'],
  summary: 'Lists the scans due in the next days, in order, with their expected cost.',
  request: z.strictObject({ days: z.int().min(1).max(92).optional(), customerId: identifier.optional() }),
  response: z.strictObject({
    timeZone: z.string(),
    runs: z.array(
      z.strictObject({
        at: dateTime,
        /** Already due: starts as soon as its turn comes. */
        overdue: z.boolean(),
        customerId: identifier,
        customerName: z.string(),
        queryGroupId: identifier,
        queryGroupName: z.string(),
        platforms: z.array(z.string()),
        questions: z.int().describe('queries × samples × platforms'),
        /** Null if the price of a platform is unknown. */
        expectedUsd: z.number().nullable(),
        costs: z.array(z.strictObject({ platform: z.string(), expectedUsd: z.number().nullable() })),
      }),
    ),
    expectedUsd: z.number().describe('sum over the runs whose price is known'),
    /** False if the price of a run is unknown: the sum leaves it out. */
    complete: z.boolean(),
  }),
  errors: ['not_found'],
  example: { days: 14 },
});
