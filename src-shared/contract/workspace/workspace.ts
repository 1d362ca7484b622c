import { z } from 'zod';
import { environments } from '../envelope.ts';
import { operation } from '../operation.ts';
import { dateTimeOrNull, identifier } from '../v1/fields.ts';

const workspaceStatus = z.strictObject({
  env: z.enum(environments),
  /** Distinguishes this workspace from others in addresses of the dashboard: `sample`, `own`, or `own-3fa91c` from the first organization on. */
  workspaceId: z.string().regex(/^(sample|own(-[0-9a-f]{6})?)$/),
  appVersion: z.string(),
  timeZone: z.string(),
  /** Nothing has been set up yet: offer the sample or a first client. */
  firstRun: z.boolean(),
  /** The sample has been built already. */
  sampleExists: z.boolean(),
  organizations: z.array(z.strictObject({ id: identifier, name: z.string(), quota: z.int(), used: z.int() })),
  scansRunning: z.int(),
  nextRun: dateTimeOrNull,
  /** US dollars spent in the current calendar month, and the workspace's cap (null: none). */
  spentThisMonthUsd: z.number(),
  /** Requests this month whose price is unknown: their cost is not in the sum. */
  unpricedThisMonth: z.int(),
  monthlyCapUsd: z.number().nullable(),
  offline: z.boolean(),
  /** The person paused all scans. */
  scansPaused: z.boolean(),
  /** Base address of the published interface; null while the port is off. */
  apiBaseUrl: z.string().nullable(),
});

export const getWorkspaceStatus = operation({
  name: 'get-workspace-status',
  kind: 'query',
  scope: 'owner',
  reads: ['customers', 'groups', 'answers', 'scans', 'settings', 'spend'],
  summary: 'Reports which workspace is open and what the status strip shows.',
  request: z.strictObject({}),
  response: workspaceStatus,
  errors: [],
  example: {},
});

export const setTimeZone = operation({
  name: 'set-time-zone',
  kind: 'command',
  scope: 'owner',
  changes: ['workspace'],
  summary:
    'Sets the time zone used for schedules and new dates; schedules keep their time of day. Dates already stored do not change.',
  request: z.strictObject({ timeZone: z.string().min(1).max(100) }),
  response: z.strictObject({ timeZone: z.string() }),
  errors: [],
  example: { timeZone: 'Europe/Berlin' },
});

export const openSampleWorkspace = operation({
  name: 'open-sample-workspace',
  kind: 'command',
  scope: 'owner',
  changes: ['workspace'],
  summary:
    'Opens the sample workspace of simulated data, building it first if needed; progress is reported as job events.',
  request: z.strictObject({ rebuild: z.boolean().optional() }),
  response: z.strictObject({ env: z.enum(environments) }),
  errors: [],
  example: {},
});

export const openOwnWorkspace = operation({
  name: 'open-own-workspace',
  kind: 'command',
  scope: 'owner',
  changes: ['workspace'],
  summary: "Returns from the sample to the user's own workspace.",
  request: z.strictObject({}),
  response: z.strictObject({ env: z.enum(environments) }),
  errors: [],
  example: {},
});
