import { z } from 'zod';
import { operation } from '../operation.ts';
import { identifier } from '../v1/fields.ts';

/** The most clients that one file may have. */
export const mostClientsOfFile = 2_000;

const row = z.strictObject({
  /** Of the file, counted from 1; the header is line 1. */
  line: z.int(),
  name: z.string(),
  websiteUrl: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  competitors: z.array(z.string()),
  language: z.string().nullable(),
  countryCode: z.string().nullable(),
  /** `exists`: a client of the workspace; `repeated`: an earlier line; both are left out. `bad`: it cannot be read. */
  result: z.enum(['new', 'exists', 'repeated', 'bad']),
  /** Why it is not new, in words; null if it is. */
  message: z.string().nullable(),
  /** The client it became, or the one that exists. */
  customerId: identifier.nullable(),
});
export type ClientListRow = z.output<typeof row>;

export const importCustomers = operation({
  name: 'import-customers',
  kind: 'command',
  scope: 'owner',
  changes: ['customers', 'brands'],
  summary:
    'Adds the customers of a CSV file (name, website, aliases, domains, language, country, competitors): all that are new at once, or none. Those that exist and those that are repeated are left out and listed.',
  request: z.strictObject({
    file: z.string().min(1).describe('path of the file'),
    organizationId: identifier,
    skipBad: z.boolean().optional().describe('leave out lines that cannot be read; default: then nothing is imported'),
    dryRun: z.boolean().optional().describe('read and check everything, store nothing'),
  }),
  response: z.strictObject({
    imported: z.int(),
    rows: z.array(row),
    /** Column of each field that was found. */
    columns: z.record(z.string(), z.string()),
    unusedColumns: z.array(z.string()),
    dryRun: z.boolean(),
  }),
  errors: ['not_found'],
  example: { file: '/home/ada/clients.csv', organizationId: 1, dryRun: true },
});
