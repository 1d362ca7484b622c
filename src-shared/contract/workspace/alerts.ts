import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, dateTimeOrNull, day, identifier } from '../v1/fields.ts';

/** What an alert can be about. */
export const alertKinds = [
  'score',
  'company_share',
  'share_of_voice',
  'new_company',
  'domain',
  'article',
  'own_pages',
  'query_lost',
  'scans',
  'cap',
  'model_replaced',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Kinds that are judged from samples of answers and share the bound on false alarms; the others report facts. */
export const judgedKinds = [
  'score',
  'company_share',
  'share_of_voice',
  'domain',
  'article',
  'own_pages',
  'query_lost',
] as const satisfies readonly AlertKind[];
export type JudgedKind = (typeof judgedKinds)[number];

export const alertStates = ['new', 'seen', 'done'] as const;
export type AlertState = (typeof alertStates)[number];

/** A rate of some answers, percent, with its 95 % interval. */
const alertRate = z.strictObject({
  from: day,
  to: day,
  value: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  n: z.int().describe('answers'),
  scans: z.int(),
});

/** The figures of the moment at which an alert was found; null where a kind has none. */
export const alertFigures = z.strictObject({
  before: alertRate.nullable(),
  after: alertRate.nullable(),
  /** Percentage points between both, over the queries asked in both. */
  difference: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** The day on which it most probably changed, and the days that hold it with 95 % certainty. */
  changed: z.strictObject({ on: day, from: day, to: day }).nullable(),
  /** How the bound was divided: the look had this share of the false alarms of a year, and this number of series was watched. */
  evidence: z
    .strictObject({
      ratio: z.number().describe('how much better a change explains the scans than none; told from `needed` on'),
      needed: z.number(),
      falseAlarmsPerYear: z.number(),
      watched: z.int(),
    })
    .nullable(),
  /** Models that were replaced in the days compared. */
  models: z.array(z.strictObject({ day, platform: z.string(), from: z.string(), to: z.string() })),
  /** Further facts of the kind, in words. */
  facts: z.array(z.string()),
});
export type AlertFigures = z.output<typeof alertFigures>;

const alert = z.strictObject({
  alertId: identifier,
  uuid: z.string(),
  ruleId: identifier.nullable(),
  kind: z.enum(alertKinds),
  /** Null: about the whole workspace. */
  customerId: identifier.nullable(),
  customerName: z.string().nullable(),
  queryGroupId: identifier.nullable(),
  queryGroupName: z.string().nullable(),
  platform: z.string().nullable(),
  /** The company, domain, article, query or model that it is about. */
  subject: z.string().nullable(),
  state: z.enum(alertStates),
  /** Until the end of this day it is not shown among what waits. */
  snoozedUntil: day.nullable(),
  /** No further alerts about the same series. */
  muted: z.boolean(),
  foundAt: dateTime,
  toldAt: dateTimeOrNull.describe('null: it happened before alerts were watched and is history only'),
  /** Day of the scan that showed it. */
  day,
  /** The days compared. */
  from: day,
  to: day,
  sentence: z.string(),
  figures: alertFigures,
  link: z.string().describe('address in the window, without the leading #'),
});
export type Alert = z.output<typeof alert>;

export const listAlerts = operation({
  name: 'list-alerts',
  kind: 'query',
  scope: 'read',
  reads: ['alerts', 'customers', 'groups'],
  summary: 'Lists alerts, newest first, with the figures of the moment at which each was found.',
  request: z.strictObject({
    customerId: identifier.optional(),
    kind: z.enum(alertKinds).optional(),
    show: z
      .enum(['waiting', 'snoozed', 'done', 'history', 'all'])
      .optional()
      .describe(
        'waiting (default): new and seen; history: what happened before alerts were watched; all: everything but history',
      ),
    limit: z.int().min(1).max(500).optional().describe('default: 100'),
    offset: z.int().min(0).optional(),
  }),
  response: z.strictObject({
    total: z.int(),
    /** Of the customer, or of all: new alerts, those waiting, and those of each other list. */
    counts: z.strictObject({ new: z.int(), waiting: z.int(), snoozed: z.int(), done: z.int(), history: z.int() }),
    alerts: z.array(alert),
  }),
  errors: ['not_found'],
  example: { show: 'waiting', limit: 50 },
});

export const refreshAlerts = operation({
  name: 'refresh-alerts',
  kind: 'command',
  scope: 'owner',
  changes: ['alerts'],
  summary: 'Looks for what is to be reported now; otherwise that happens after every scan, import and re-analysis.',
  request: z.strictObject({}),
  response: z.strictObject({ told: z.int().describe('new alerts, those of the history included') }),
  errors: [],
  example: {},
});

export const setAlertState = operation({
  name: 'set-alert-state',
  kind: 'command',
  scope: 'manage',
  changes: ['alerts'],
  summary: 'Marks alerts as new, seen or done; an alert that is snoozed no longer is.',
  request: z.strictObject({ alertIds: z.array(identifier).min(1).max(500), state: z.enum(alertStates) }),
  response: z.strictObject({ changed: z.int() }),
  errors: [],
  example: { alertIds: [1], state: 'done' },
});

export const snoozeAlert = operation({
  name: 'snooze-alert',
  kind: 'command',
  scope: 'manage',
  changes: ['alerts'],
  summary: 'Hides an alert from what waits until the end of a day; null shows it again.',
  request: z.strictObject({ alertId: identifier, until: day.nullable() }),
  response: z.strictObject({ snoozedUntil: day.nullable() }),
  errors: ['not_found'],
  example: { alertId: 1, until: '2026-12-01' },
});

export const muteAlerts = operation({
  name: 'mute-alerts',
  kind: 'command',
  scope: 'manage',
  changes: ['alerts'],
  summary: 'Mutes what an alert is about, so that no further alert about it is reported, or ends that.',
  request: z.strictObject({ alertId: identifier, muted: z.boolean() }),
  response: z.strictObject({ muted: z.boolean() }),
  errors: ['not_found'],
  example: { alertId: 1, muted: true },
});

export const listModelChanges = operation({
  name: 'list-model-changes',
  kind: 'query',
  scope: 'read',
  reads: ['alerts', 'scans', 'groups'],
  summary:
    'Lists the days on which a provider answered the queries of a customer with another model than before, oldest first.',
  request: z.strictObject({ customerId: identifier, queryGroupId: identifier.optional() }),
  response: z.array(
    z.strictObject({
      day,
      platform: z.string(),
      queryGroupId: identifier,
      from: z.string(),
      to: z.string(),
    }),
  ),
  errors: ['not_found'],
  example: { customerId: 1 },
});
