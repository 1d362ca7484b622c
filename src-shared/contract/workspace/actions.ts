import { z } from 'zod';
import { actionKinds } from '../../domain/actions.ts';
import { operation } from '../operation.ts';
import { dateTime, day, identifier, line } from '../v1/fields.ts';
import { tagName } from './query-labels.ts';

/** What the aimed-at queries are compared with: the other queries, the same queries' competitors, or both. */
const comparisons = ['others', 'competitors', 'both'] as const;

/** The most actions a client may have, and what each may have. */
export const actionLimits = {
  ofCustomer: 500,
  queries: 1_000,
  pages: 50,
  steps: 12,
  costUsd: 10_000_000,
  settlingDays: 91,
} as const;
/** The first day on which an action may have been carried out. */
export const firstActionDay = '2000-01-01';
/** The fewest queries whose order can be drawn in a number of parts: fewer have under forty orders, of which none could stand out. */
export const fewestDrawn = (parts: number): number => (parts === 2 ? 8 : parts === 3 ? 6 : Math.max(5, parts));

const aimedQuery = z.strictObject({
  queryId: identifier,
  query: z.string(),
  queryGroupId: identifier,
  queryGroupName: z.string(),
  active: z.boolean().describe('false: it is no longer asked'),
});

const step = z.strictObject({
  step: z.int(),
  plannedDay: day.nullable().describe('as it was drawn'),
  day: day.nullable().describe('null: these queries are left as they are, to compare with'),
  queries: z.array(aimedQuery),
});

export const action = z.strictObject({
  actionId: identifier,
  kind: z.enum(actionKinds),
  title: z.string(),
  pages: z.array(z.string()).describe('the addresses where it can be seen'),
  costUsd: z.number().nullable(),
  recommendationId: identifier.nullable(),
  /** Null unless the order of its queries was drawn. */
  drawn: z
    .strictObject({
      seed: z.int(),
    })
    .nullable(),
  against: z.enum(comparisons),
  settlingDays: z.int(),
  steps: z.array(step),
  /** The first day on which some of it was, or is to be, carried out. */
  day,
  aimedAt: dateTime.describe('when its days and queries were last set'),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Action = z.output<typeof action>;

const title = line(1, 200).describe('what was done, in a line');
const pages = z
  .array(z.string())
  .max(actionLimits.pages, `must hold at most ${actionLimits.pages} addresses`)
  .describe('addresses where it can be seen; the scheme is optional');
const costUsd = z
  .number()
  .min(0)
  .max(actionLimits.costUsd)
  .nullable()
  .describe('what it cost, in US dollars; null: not given');
/** The queries it aims at: those named, and those with any of the tags. */
const aim = {
  queryIds: z
    .array(identifier)
    .max(actionLimits.queries, `must hold at most ${actionLimits.queries} queries`)
    .optional(),
  tags: z.array(tagName).min(1).max(50).optional().describe('queries in use with any of these tags, as of now'),
} as const;
const recommendationId = identifier.nullable().optional().describe('the recommendation that it carries out');

export const listActions = operation({
  name: 'list-actions',
  kind: 'query',
  scope: 'read',
  reads: ['actions', 'groups'],
  summary:
    'Lists what was done for a customer, newest first, with its dates and the queries it aims at; with a query group, what aims at queries of it.',
  request: z.strictObject({ customerId: identifier, queryGroupId: identifier.optional() }),
  response: z.array(action),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const proposeAction = operation({
  name: 'propose-action',
  kind: 'query',
  scope: 'read',
  reads: ['recommendations', 'answers', 'groups'],
  summary:
    'Proposes what an action that carries out a recommendation is: its kind, its title, and the queries behind the evidence.',
  request: z.strictObject({ recommendationId: identifier }),
  response: z.strictObject({
    customerId: identifier,
    kind: z.enum(actionKinds),
    title: z.string(),
    queries: z.array(aimedQuery),
    /** Whether the evidence is of all queries of its group, so that none are left in it to compare with. */
    wholeGroup: z.boolean(),
  }),
  errors: ['not_found'],
  example: { recommendationId: 1 },
});

export const saveAction = operation({
  name: 'save-action',
  kind: 'command',
  scope: 'manage',
  changes: ['actions'],
  summary:
    'Records something that was done for a customer, or replaces what was recorded; the day and the queries of a drawn order stay as they were drawn.',
  request: z.strictObject({
    customerId: identifier,
    actionId: identifier.optional().describe('omit it to record an action'),
    kind: z.enum(actionKinds),
    title,
    day: day.optional().describe('when it was done, today at the latest; needed unless the order was drawn'),
    pages: pages.optional(),
    costUsd: costUsd.optional(),
    ...aim,
    against: z.enum(comparisons).optional().describe('what the queries are compared with; default: the other queries'),
    settlingDays: z
      .int()
      .min(0)
      .max(actionLimits.settlingDays)
      .optional()
      .describe('days after it that count on neither side, because it cannot show yet; default: 0'),
    recommendationId,
  }),
  response: action,
  errors: ['not_found'],
  example: {
    customerId: 1,
    kind: 'page',
    title: 'Comparison page for small teams',
    day: '2026-11-03',
    pages: ['https://www.example.com/compare'],
    queryIds: [1, 2],
  },
});

export const drawOrder = operation({
  name: 'draw-order',
  kind: 'command',
  scope: 'manage',
  changes: ['actions'],
  summary:
    'Draws which of some queries are worked on first and records the order before anything is done, so that the effect can be tested exactly: one part of the queries a day; a last day of null is a part that is left as it is.',
  request: z.strictObject({
    customerId: identifier,
    kind: z.enum(actionKinds),
    title,
    pages: pages.optional(),
    costUsd: costUsd.optional(),
    ...aim,
    recommendationId,
    days: z
      .array(day.nullable())
      .min(2, 'must hold at least 2 days, of which the last may be null')
      .max(actionLimits.steps, `must hold at most ${actionLimits.steps} days`)
      .describe('when each part is worked on: today or later, in order'),
  }),
  response: action,
  errors: ['not_found'],
  example: {
    customerId: 1,
    kind: 'page',
    title: 'A page for each question',
    queryIds: [1, 2, 3, 4, 5, 6, 7, 8],
    days: ['2027-01-11', null],
  },
});

export const setActionDay = operation({
  name: 'set-action-day',
  kind: 'command',
  scope: 'manage',
  changes: ['actions'],
  summary:
    'Sets the day on which a part of a drawn order was, or is to be, worked on; the order itself stays as drawn.',
  request: z.strictObject({ customerId: identifier, actionId: identifier, step: z.int().min(1), day: day.nullable() }),
  response: action,
  errors: ['not_found'],
  example: { customerId: 1, actionId: 1, step: 2, day: '2027-02-08' },
});

export const deleteAction = operation({
  name: 'delete-action',
  kind: 'command',
  scope: 'manage',
  changes: ['actions'],
  summary: 'Deletes a recorded action; answers and scores stay as they are.',
  request: z.strictObject({ customerId: identifier, actionId: identifier }),
  response: z.strictObject({ actionId: identifier }),
  errors: ['not_found'],
  example: { customerId: 1, actionId: 1 },
});
