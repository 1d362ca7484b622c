import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, day, identifier } from '../v1/fields.ts';
import { viewScope } from './scope.ts';

export const reportFormats = ['html', 'pdf', 'xlsx', 'csv', 'pptx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The sections of a report, in order. */
export const reportSections = [
  'summary',
  'trend',
  'actions',
  'competitors',
  'sources',
  'queries',
  'recommendations',
  'answers',
  'method',
  'evidence',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** The sizes of paper that a report is laid out for. */
export const reportPapers = ['a4', 'letter'] as const;
export type ReportPaper = (typeof reportPapers)[number];

/** Which whole answers the evidence of a report contains: a sample of each query group and platform, or all of the latest scans. */
export const evidenceRules = ['sample', 'all'] as const;
export type EvidenceRule = (typeof evidenceRules)[number];

const picture = z
  .string()
  .max(720_000, 'must be at most 512 KiB')
  .regex(
    /^data:image\/(?:png|svg\+xml);base64,[A-Za-z0-9+/]+=*$/,
    'must be a PNG or SVG picture as a base64 data address',
  );

const languageCode = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/, 'must be a language code such as de');

/** What a report covers and how it looks. Without dates: the 90 days that end today. */
export const reportRequest = z.strictObject({
  ...viewScope.shape,
  sections: z
    .array(z.enum(reportSections))
    .min(1, 'must name at least one section')
    .optional()
    .describe('default: all'),
  title: z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters').optional(),
  intro: z
    .string()
    .max(5_000, 'must have at most 5,000 characters')
    .optional()
    .describe('Markdown, shown under the title'),
  accentColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #5b45d9')
    .optional(),
  author: z
    .string()
    .trim()
    .max(200, 'must have at most 200 characters')
    .optional()
    .describe('who made it, on the cover; default: the organization'),
  contact: z
    .string()
    .trim()
    .max(300, 'must have at most 300 characters')
    .optional()
    .describe('how to reach the author: an address, a telephone number'),
  logoFile: z.string().min(1).optional().describe("path of the author's logo: a PNG or SVG file, at most 512 KiB"),
  logo: picture.optional().describe('the picture itself, instead of a file'),
  clientLogoFile: z.string().min(1).optional().describe("path of the client's logo"),
  clientLogo: picture.optional(),
  language: languageCode
    .optional()
    .describe("of its texts, dates and numbers; default: the language that most of the client's queries are asked in"),
  paper: z.enum(reportPapers).optional().describe('default: a4'),
  evidence: z
    .enum(evidenceRules)
    .optional()
    .describe('which whole answers are in the evidence: a sample (default), or all of the latest scans'),
  evidencePerGroup: z
    .int()
    .min(1, 'must be at least 1')
    .max(20, 'must be at most 20')
    .optional()
    .describe('answers sampled per query group and platform; default: 2'),
});
export type ReportRequest = z.output<typeof reportRequest>;

export const createReport = operation({
  name: 'create-report',
  kind: 'command',
  scope: 'manage',
  changes: ['reports'],
  summary:
    'Writes a report about a customer to a file; an existing file is replaced once the new one is complete. Progress is reported as job events.',
  request: z.strictObject({
    ...reportRequest.shape,
    format: z.enum(reportFormats),
    file: z.string().min(1).optional().describe("absolute path; default: a file in the workspace's reports folder"),
  }),
  response: z.strictObject({
    reportId: identifier,
    file: z.string(),
    bytes: z.int(),
    from: day,
    to: day,
    answers: z.int(),
  }),
  errors: ['not_found'],
  example: { customerId: 1, format: 'pdf' },
});

export const previewReport = operation({
  name: 'preview-report',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'recommendations', 'notes', 'actions', 'groups'],
  summary: 'Returns a report as self-contained HTML without saving it.',
  request: reportRequest,
  response: z.strictObject({ html: z.string() }),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const listReports = operation({
  name: 'list-reports',
  kind: 'query',
  scope: 'read',
  reads: ['reports', 'customers'],
  summary: 'Lists the reports made so far, newest first.',
  request: z.strictObject({ customerId: identifier.optional(), limit: z.int().min(1).max(500).optional() }),
  response: z.array(
    z.strictObject({
      reportId: identifier,
      customerId: identifier,
      customerName: z.string(),
      createdAt: dateTime,
      format: z.enum(reportFormats),
      from: day,
      to: day,
      title: z.string(),
      sections: z.array(z.enum(reportSections)),
      file: z.string(),
      bytes: z.int(),
      answers: z.int(),
      /** Whether the file is still where it was written. */
      present: z.boolean(),
    }),
  ),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const openReport = operation({
  name: 'open-report',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary: "Opens a saved report in the user's default program for its type.",
  request: z.strictObject({ reportId: identifier }),
  response: z.strictObject({ file: z.string() }),
  errors: ['not_found'],
  example: { reportId: 1 },
});

export const setReportLink = operation({
  name: 'set-report-link',
  kind: 'command',
  scope: 'manage',
  changes: ['customers', 'reports'],
  summary: "Creates a new unguessable address for a customer's report, which replaces the previous one, or revokes it.",
  request: z.strictObject({ customerId: identifier, on: z.boolean() }),
  response: z.strictObject({
    on: z.boolean(),
    /** Null while revoked, or while the port is off. */
    url: z.string().nullable(),
  }),
  errors: ['not_found'],
  example: { customerId: 1, on: true },
});
