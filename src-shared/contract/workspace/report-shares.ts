import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, day, identifier } from '../v1/fields.ts';
import { reportRequest } from './reports.ts';

const share = z.strictObject({
  shareId: identifier,
  customerId: identifier,
  title: z.string(),
  from: day,
  to: day,
  createdAt: dateTime,
  expiresOn: day.nullable().describe('last day; null: until it is revoked'),
  expired: z.boolean(),
  /** Null while the port is off. */
  url: z.string().nullable(),
});
export type ReportShare = z.output<typeof share>;

export const shareReport = operation({
  name: 'share-report',
  kind: 'command',
  scope: 'manage',
  changes: ['reports'],
  summary:
    'Gives a report, as it is now, an unguessable address of its own on the loopback port; anyone with it can read this report and nothing else.',
  request: z.strictObject({
    ...reportRequest.shape,
    expiresOn: day.optional().describe('last day, today or later; default: until it is revoked'),
  }),
  response: share,
  errors: ['not_found'],
  example: { customerId: 1, from: '2026-10-01', to: '2026-10-31', expiresOn: '2026-12-31' },
});

export const listReportShares = operation({
  name: 'list-report-shares',
  kind: 'query',
  scope: 'read',
  reads: ['reports', 'customers', 'settings'],
  summary: "Lists a client's shared reports, newest first, and the address at which its newest report always is.",
  request: z.strictObject({ customerId: identifier }),
  response: z.strictObject({
    shares: z.array(share),
    /** Whether the client's report has an address that always shows the newest figures. */
    alwaysNewest: z.boolean(),
    /** Null while that is revoked, or while the port is off. */
    newestUrl: z.string().nullable(),
    /** Whether the port is on: without it no address can be reached. */
    portOn: z.boolean(),
  }),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const revokeReportShare = operation({
  name: 'revoke-report-share',
  kind: 'command',
  scope: 'manage',
  changes: ['reports'],
  summary: 'Revokes the address of a shared report; its page is deleted.',
  request: z.strictObject({ customerId: identifier, shareId: identifier }),
  response: z.strictObject({ shareId: identifier }),
  errors: ['not_found'],
  example: { customerId: 1, shareId: 1 },
});

export const writeReportSite = operation({
  name: 'write-report-site',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary:
    'Writes a report as a folder for any web host: index.html and its assets by relative addresses, without scripts.',
  request: z.strictObject({
    ...reportRequest.shape,
    folder: z.string().min(1).describe('absolute path of a folder that does not exist yet'),
  }),
  response: z.strictObject({ folder: z.string(), files: z.int(), bytes: z.int() }),
  errors: ['not_found'],
  example: { customerId: 1, folder: '/reports/acme-2026-10' },
});
