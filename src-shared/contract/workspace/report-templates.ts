import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, identifier } from '../v1/fields.ts';
import { picture, reportTemplate } from './reports.ts';

/** Whose logo: the consultant's, or the client's. */
export const logoOwners = ['author', 'client'] as const;
export type LogoOwner = (typeof logoOwners)[number];

const keptTemplate = z.strictObject({
  customerId: identifier,
  /** False: the client has no template of its own yet, and these are the defaults. */
  stored: z.boolean(),
  template: reportTemplate,
  logo: picture.nullable(),
  clientLogo: picture.nullable(),
  /** The language that most of the client's queries are asked in; what a template without a language uses. */
  clientLanguage: z.string(),
});

export const getReportTemplate = operation({
  name: 'get-report-template',
  kind: 'query',
  scope: 'read',
  reads: ['reports', 'customers', 'groups'],
  summary: "Returns the template of a client's reports, with both logos.",
  request: z.strictObject({ customerId: identifier }),
  response: keptTemplate,
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const listReportTemplates = operation({
  name: 'list-report-templates',
  kind: 'query',
  scope: 'read',
  reads: ['reports', 'customers'],
  summary: 'Lists the clients that have a report template of their own, by name.',
  request: z.strictObject({}),
  response: z.array(z.strictObject({ customerId: identifier, customerName: z.string(), updatedAt: dateTime })),
  errors: [],
  example: {},
});

export const saveReportTemplate = operation({
  name: 'save-report-template',
  kind: 'command',
  scope: 'manage',
  changes: ['reports'],
  summary: "Keeps the template of a client's reports; its logos stay.",
  request: z.strictObject({ customerId: identifier, template: reportTemplate }),
  response: keptTemplate,
  errors: ['not_found'],
  example: {
    customerId: 1,
    template: {
      sections: ['summary', 'competitors', 'recommendations', 'method', 'evidence'],
      accentColor: '#00605b',
      bandColor: null,
      author: 'Northlight Consulting',
      contact: 'ada@example.com',
      coverText: '',
      footer: '',
      language: 'de',
      paper: 'a4',
      evidence: 'sample',
      evidencePerGroup: 2,
      mailTo: ['client@example.org'],
    },
  },
});

export const setReportLogo = operation({
  name: 'set-report-logo',
  kind: 'command',
  scope: 'manage',
  changes: ['reports'],
  summary: "Keeps a logo in a client's report template, or removes it; of an SVG, only the drawing is kept.",
  request: z.strictObject({
    customerId: identifier,
    whose: z.enum(logoOwners),
    picture: picture.nullable().describe('null removes it'),
  }),
  response: keptTemplate,
  errors: ['not_found'],
  example: { customerId: 1, whose: 'client', picture: null },
});

export const copyReportTemplate = operation({
  name: 'copy-report-template',
  kind: 'command',
  scope: 'manage',
  changes: ['reports'],
  summary:
    "Copies a client's report template with the author's logo to other clients; their own logos and e-mail addresses stay.",
  request: z.strictObject({
    customerId: identifier,
    toCustomerIds: z
      .array(identifier)
      .min(1, 'must name at least one customer')
      .max(1_000, 'must name at most 1,000 customers'),
  }),
  response: z.strictObject({ copied: z.int() }),
  errors: ['not_found'],
  example: { customerId: 1, toCustomerIds: [2] },
});
