import { z } from 'zod';
import { environments } from '../envelope.ts';
import { operation } from '../operation.ts';
import { dateTimeOrNull, identifier } from '../v1/fields.ts';

export const workspaceStatus = z.strictObject({
  env: z.enum(environments),
  appVersion: z.string(),
  timeZone: z.string(),
  /** Nothing has been set up yet: offer the two doors of the first run. */
  firstRun: z.boolean(),
  /** The sample can be opened without being built. */
  sampleExists: z.boolean(),
  organizations: z.array(z.strictObject({ id: identifier, name: z.string(), quota: z.int(), used: z.int() })),
  scansRunning: z.int(),
  nextRun: dateTimeOrNull,
  /** US dollars spent in the current calendar month, and the workspace's cap (null: none). */
  spentThisMonthUsd: z.number(),
  monthlyCapUsd: z.number().nullable(),
  offline: z.boolean(),
  /** Where scripts find the published interface; null while the port is off. */
  apiBaseUrl: z.string().nullable(),
});

export const getWorkspaceStatus = operation({
  name: 'get-workspace-status',
  kind: 'query',
  summary: 'Tells which workspace is open and what the status strip shows.',
  request: z.strictObject({}),
  response: workspaceStatus,
  errors: [],
  example: {},
});

export const setTimeZone = operation({
  name: 'set-time-zone',
  kind: 'command',
  summary:
    'Sets the time zone whose days and hours count from now on; what is scheduled keeps its hour there. Days already stored stay.',
  request: z.strictObject({ timeZone: z.string().min(1).max(100) }),
  response: z.strictObject({ timeZone: z.string() }),
  errors: [],
  example: { timeZone: 'Europe/Berlin' },
});

export const openSampleWorkspace = operation({
  name: 'open-sample-workspace',
  kind: 'command',
  summary:
    'Opens the sample workspace of simulated data, building it first where needed; progress comes as job events.',
  request: z.strictObject({ rebuild: z.boolean().optional() }),
  response: z.strictObject({ env: z.enum(environments) }),
  errors: [],
  example: {},
});

export const openOwnWorkspace = operation({
  name: 'open-own-workspace',
  kind: 'command',
  summary: "Goes back from the sample to the user's own workspace.",
  request: z.strictObject({}),
  response: z.strictObject({ env: z.enum(environments) }),
  errors: [],
  example: {},
});
