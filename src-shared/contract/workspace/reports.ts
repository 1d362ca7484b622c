import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, day, identifier } from '../v1/fields.ts';
import { emailAddress } from './messages.ts';
import { viewScope } from './scope.ts';

export const reportFormats = ['html', 'pdf', 'xlsx', 'csv', 'pptx', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The sections of a report, in the order they have unless a template says otherwise. */
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

/** What a sentence of a report's summary is about, in the order of the summary. */
export const summaryTopics = ['position', 'change', 'rivals', 'sources', 'actions', 'next'] as const;
export type SummaryTopic = (typeof summaryTopics)[number];

/** The sizes of paper that a report is laid out for. */
export const reportPapers = ['a4', 'letter'] as const;
export type ReportPaper = (typeof reportPapers)[number];

/** Which whole answers the evidence of a report contains: a sample of each query group and platform, or all of the latest scans. */
export const evidenceRules = ['sample', 'all'] as const;
export type EvidenceRule = (typeof evidenceRules)[number];

/** A picture as a data address. */
export const picture = z
  .string()
  .max(720_000, 'must be at most 512 KiB')
  .regex(
    /^data:image\/(?:png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+=*$/,
    'must be a PNG, JPEG or SVG picture as a base64 data address',
  );

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #5b45d9');
const shortText = (most: number) => z.string().trim().max(most, `must have at most ${most} characters`);
const sectionList = z.array(z.enum(reportSections)).min(1, 'must name at least one section');
const languageCode = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/, 'must be a language code such as de');

/** What a client's reports have in common: kept, and used wherever a request says nothing else. */
export const reportTemplate = z.strictObject({
  sections: sectionList
    .refine((sections) => new Set(sections).size === sections.length, 'must name each section once')
    .describe('in the order of the report'),
  accentColor: colour.nullable().describe('of text, links and charts; null: the default'),
  bandColor: colour.nullable().describe('of bands on the cover and above headings; null: as the accent'),
  author: shortText(200).describe("empty: the organization's name"),
  contact: shortText(300),
  coverText: shortText(600).describe('plain text on the cover'),
  footer: shortText(200).describe('at the foot of each page; empty: author and contact'),
  language: languageCode.nullable().describe("null: the client's, as its queries are asked"),
  paper: z.enum(reportPapers),
  evidence: z.enum(evidenceRules),
  evidencePerGroup: z.int().min(1, 'must be at least 1').max(20, 'must be at most 20'),
  mailTo: z
    .array(emailAddress)
    .max(20, 'must hold at most 20 addresses')
    .describe('the client, for drafts of e-mails; empty: the recipients of its messages'),
});
export type ReportTemplate = z.output<typeof reportTemplate>;

/** The template of a client that has none of its own. */
export const defaultTemplate: ReportTemplate = {
  sections: [...reportSections],
  accentColor: null,
  bandColor: null,
  author: '',
  contact: '',
  coverText: '',
  footer: '',
  language: null,
  paper: 'a4',
  evidence: 'sample',
  evidencePerGroup: 2,
  mailTo: [],
};

/** What a report covers and how it looks. Without dates: the 90 days that end today. */
export const reportRequest = z.strictObject({
  ...viewScope.shape,
  template: reportTemplate.optional().describe("instead of the client's; other fields take precedence over it"),
  templateOf: identifier.optional().describe('the customer whose template is used; default: its own'),
  sections: sectionList.optional().describe('in the order of the report; default: all'),
  title: z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters').optional(),
  intro: z
    .string()
    .max(5_000, 'must have at most 5,000 characters')
    .optional()
    .describe('Markdown, shown under the title'),
  accentColor: colour.optional(),
  bandColor: colour.optional(),
  author: shortText(200).optional().describe('who made it, on the cover; default: the organization'),
  contact: shortText(300).optional().describe('how to reach the author: an address, a telephone number'),
  coverText: shortText(600).optional(),
  footer: shortText(200).optional(),
  logoFile: z
    .string()
    .min(1)
    .optional()
    .describe("path of the author's logo: a PNG, JPEG or SVG file, at most 512 KiB"),
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
  wholeAnswers: z.boolean().optional().describe('CSV and JSON: with the whole text of every answer; default: false'),
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
