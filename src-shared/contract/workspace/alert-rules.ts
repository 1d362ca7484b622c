import { z } from 'zod';
import { operation } from '../operation.ts';
import { aiPlatform, dateTime, day, identifier } from '../v1/fields.ts';
import { alertKinds, judgedKinds } from './alerts.ts';
import { tagName } from './query-labels.ts';

/** What a rule reaches; of several rules of a kind, the narrowest decides: tag, group, customer, all. */
const ruleScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z
    .strictObject({ kind: z.literal('tag'), tag: tagName })
    .describe('the queries with a tag, of every customer that has it'),
  z.strictObject({ kind: z.literal('customer'), customerId: identifier }),
  z.strictObject({ kind: z.literal('group'), queryGroupId: identifier }),
]);
export type AlertScope = z.output<typeof ruleScope>;

/** What else a rule asks for; a kind ignores what it has no use for. */
const ruleParameters = z.strictObject({
  direction: z.enum(['both', 'fall', 'rise']).optional().describe('default: both'),
  smallestPoints: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('changes of fewer percentage points are not reported; default: 0'),
  fewestAnswers: z
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('new_company: the answers that name it for the first time; default: 3'),
  percent: z
    .number()
    .min(1)
    .max(100)
    .optional()
    .describe('cap: how much of it is used, default 80; scans: how many queries failed or were refused, default 25'),
});
export type AlertParameters = z.output<typeof ruleParameters>;

const alertRule = z.strictObject({
  ruleId: identifier,
  uuid: z.string(),
  kind: z.enum(alertKinds),
  scope: ruleScope,
  /** Of a customer or a group. */
  customerId: identifier.nullable(),
  customerName: z.string().nullable(),
  queryGroupName: z.string().nullable(),
  /** Null: every platform. */
  platform: z.string().nullable(),
  enabled: z.boolean(),
  parameters: ruleParameters,
  updatedAt: dateTime,
});
export type AlertRule = z.output<typeof alertRule>;

export const listAlertRules = operation({
  name: 'list-alert-rules',
  kind: 'query',
  scope: 'owner',
  reads: ['alerts', 'customers', 'groups'],
  summary: 'Lists the rules of alerts: those for everything first, then by customer.',
  request: z.strictObject({}),
  response: z.array(alertRule),
  errors: [],
  example: {},
});

export const saveAlertRule = operation({
  name: 'save-alert-rule',
  kind: 'command',
  scope: 'owner',
  changes: ['alerts'],
  summary:
    'Adds a rule of alerts or replaces one. Of several rules of a kind, the narrowest decides: tag, group, customer, all.',
  request: z.strictObject({
    ruleId: identifier.optional().describe('omit it to add a rule'),
    kind: z.enum(alertKinds),
    scope: ruleScope,
    platform: aiPlatform.nullable().optional(),
    enabled: z.boolean(),
    parameters: ruleParameters.optional(),
  }),
  response: alertRule,
  errors: ['not_found'],
  example: { kind: 'score', scope: { kind: 'customer', customerId: 1 }, enabled: false },
});

export const deleteAlertRule = operation({
  name: 'delete-alert-rule',
  kind: 'command',
  scope: 'owner',
  changes: ['alerts'],
  summary: 'Deletes a rule of alerts; a rule for everything can only be switched off.',
  request: z.strictObject({ ruleId: identifier }),
  response: z.strictObject({ ruleId: identifier }),
  errors: ['not_found'],
  example: { ruleId: 12 },
});

export const falseAlarmBounds = ['year', 'quarter', 'month'] as const;
export type FalseAlarmBound = (typeof falseAlarmBounds)[number];

const alertSettings = z.strictObject({
  /** At most one false alarm in this time, on average, over everything that is watched. */
  bound: z.enum(falseAlarmBounds),
  /** Days before this are history only; null before the first evaluation. */
  since: day.nullable(),
  /** How the bound is divided now. */
  watched: z.array(z.strictObject({ kind: z.enum(judgedKinds), series: z.int() })),
});

export const getAlertSettings = operation({
  name: 'get-alert-settings',
  kind: 'query',
  scope: 'owner',
  reads: ['alerts', 'settings'],
  summary: 'Shows the bound on false alarms and how many series share it.',
  request: z.strictObject({}),
  response: alertSettings,
  errors: [],
  example: {},
});

export const setAlertSettings = operation({
  name: 'set-alert-settings',
  kind: 'command',
  scope: 'owner',
  changes: ['alerts'],
  summary: 'Sets the bound on false alarms: at most one a year, a quarter or a month over everything that is watched.',
  request: z.strictObject({ bound: z.enum(falseAlarmBounds) }),
  response: alertSettings,
  errors: [],
  example: { bound: 'year' },
});
