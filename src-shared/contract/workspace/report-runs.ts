import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, day, identifier } from '../v1/fields.ts';
import { effectFigures } from './effects.ts';
import { reportFormats } from './reports.ts';

/** What a pattern of file names may contain in braces. */
export const namePlaceholders = ['client', 'month', 'year', 'organization'] as const;

/** The names of reports unless another pattern is chosen. */
export const defaultPattern = '{month} {client}';

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2026-10');

const pattern = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters')
  .refine(
    (text) =>
      [...text.matchAll(/\{([^{}]*)\}/g)].every(([, name]) => namePlaceholders.some((known) => known === name)) &&
      !/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')),
    `may contain ${namePlaceholders.map((name) => `{${name}}`).join(', ')} and no other braces`,
  )
  .refine((text) => text.includes('{client}'), 'must contain {client}')
  .describe(`names of the files without their ending; / begins a folder. Default: ${defaultPattern}`);

const formatList = z
  .array(z.enum(reportFormats))
  .min(1, 'must name at least one format')
  .max(reportFormats.length)
  .refine((formats) => new Set(formats).size === formats.length, 'must name each format once');

const folder = z.string().min(1, 'must not be empty').max(2_000).describe('absolute path; created if it is missing');

const runRequest = z.strictObject({
  month,
  folder,
  pattern: pattern.optional(),
  formats: formatList.optional().describe('default: pdf'),
  draft: z
    .boolean()
    .optional()
    .describe('write an e-mail draft with the files beside them, for each client; nothing is sent'),
  customerIds: z
    .array(identifier)
    .min(1, 'must name at least one customer')
    .max(1_000)
    .optional()
    .describe('default: every client that is not archived'),
});

const plannedFile = z.strictObject({ file: z.string(), exists: z.boolean() });

export const planReports = operation({
  name: 'plan-reports',
  kind: 'query',
  scope: 'owner',
  reads: ['reports', 'customers'],
  summary: 'Returns the files that the reports of a month would be written to, client by client, without writing any.',
  request: runRequest,
  response: z.strictObject({
    /** Why nothing can be written there, in a sentence; null if nothing is known to be wrong. */
    problem: z.string().nullable(),
    clients: z.array(z.strictObject({ customerId: identifier, customerName: z.string(), files: z.array(plannedFile) })),
  }),
  errors: ['not_found'],
  example: { month: '2026-10', folder: '/reports', pattern: '{client}/{month}' },
});

const clientOutcome = z.strictObject({
  customerId: identifier,
  customerName: z.string(),
  /** Written; all files were there already; nothing was measured in the month; something was not written. */
  state: z.enum(['written', 'kept', 'empty', 'failed']),
  /** Files written now. */
  files: z.array(z.string()),
  /** Why something was not written, in sentences; empty otherwise. */
  message: z.string(),
});
export type ReportRunOutcome = z.output<typeof clientOutcome>;

export const createReports = operation({
  name: 'create-reports',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary:
    "Writes the reports of a month for all clients by their templates. A file that exists is kept unless it is to be replaced; one client's failure does not stop the others. Continues in the background unless the caller waits.",
  request: z.strictObject({
    ...runRequest.shape,
    replace: z
      .boolean()
      .optional()
      .describe('replace files that exist; default: keep them, and write only what is missing'),
    wait: z.boolean().optional(),
  }),
  response: z.strictObject({
    jobId: z.int(),
    /** Null unless the caller waits. */
    clients: z.array(clientOutcome).nullable(),
  }),
  errors: ['not_found'],
  example: { month: '2026-10', folder: '/reports', formats: ['pdf', 'pptx'], draft: true },
});

export const listReportRuns = operation({
  name: 'list-report-runs',
  kind: 'query',
  scope: 'read',
  reads: ['reports', 'customers'],
  summary: 'Lists how the last reports of each client in a run for all of them ended.',
  request: z.strictObject({}),
  response: z.array(
    z.strictObject({
      ...clientOutcome.omit({ files: true }).shape,
      month,
      endedAt: dateTime,
    }),
  ),
  errors: [],
  example: {},
});

const news = z.strictObject({
  customerId: identifier,
  customerName: z.string(),
  /** Answered answers in the month. */
  answered: z.int(),
  /** Scores that rose or fell beyond noise, as in the summary of the report. */
  changes: z.array(
    z.strictObject({
      platform: z.string(),
      verdict: z.enum(['rose', 'fell']),
      /** Percentage points, with their interval. */
      difference: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    }),
  ),
  won: z.int().describe('queries won since the scan before; a single answer varies by chance'),
  lost: z.int(),
  /** Alerts about days of the month, newest first. */
  alerts: z.array(z.strictObject({ alertId: identifier, day, sentence: z.string() })),
  /** Actions whose effect could be told for the first time in the month. */
  effects: z.array(
    z.strictObject({
      actionId: identifier,
      title: z.string(),
      platform: z.string(),
      sentence: z.string(),
      figures: effectFigures.describe('what the sentence is made of'),
    }),
  ),
});
export type ReportNews = z.output<typeof news>;

export const listReportNews = operation({
  name: 'list-report-news',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'alerts', 'actions', 'customers'],
  summary:
    "Says what is worth reading in each client's report of a month: scores that changed beyond noise, alerts, and effects of actions, from the same figures as the report.",
  request: z.strictObject({ month }),
  response: z.array(news),
  errors: [],
  example: { month: '2026-10' },
});

const schedule = z.strictObject({
  on: z.boolean(),
  /** On which the reports of the month before are written, or as soon after it as Answerscope runs. */
  day: z.int().min(1, 'must be at least 1').max(28, 'must be at most 28'),
  folder: z.string().max(2_000),
  pattern,
  formats: formatList,
  draft: z.boolean(),
});
export type ReportSchedule = z.output<typeof schedule>;

const keptSchedule = z.strictObject({
  ...schedule.shape,
  nextOn: day.nullable().describe('null while it is off'),
});

export const getReportSchedule = operation({
  name: 'get-report-schedule',
  kind: 'query',
  scope: 'owner',
  reads: ['settings', 'reports'],
  summary: 'Returns on which day of the month reports are written for all clients, where, and how they are named.',
  request: z.strictObject({}),
  response: keptSchedule,
  errors: [],
  example: {},
});

export const setReportSchedule = operation({
  name: 'set-report-schedule',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Sets on which day of the month the reports of the month before are written for all clients.',
  request: schedule.partial(),
  response: keptSchedule,
  errors: [],
  example: { on: true, day: 2, folder: '/reports', formats: ['pdf'] },
});
