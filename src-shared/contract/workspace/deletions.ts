import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTimeOrNull, day, identifier } from '../v1/fields.ts';

const confirmName = z
  .string()
  .describe('the name of what is deleted, exactly as it is shown: nothing else confirms a deletion');
const wait = z
  .boolean()
  .optional()
  .describe('reply only once everything is erased; default: it is erased in the background');

const deleted = z.strictObject({
  /** Answers that were stored when it was deleted. */
  answers: z.int(),
  /** Whether everything is erased already; otherwise that continues, also after a restart. */
  erased: z.boolean(),
});

export const previewDeletion = operation({
  name: 'preview-deletion',
  kind: 'query',
  scope: 'read',
  reads: ['customers', 'groups', 'answers', 'scans', 'reports', 'notes', 'actions', 'alerts', 'spend', 'settings'],
  summary:
    'Reports what the deletion of an organization, a customer or a query group would erase, what stays, and how long copies keep it.',
  request: z.strictObject({
    kind: z.enum(['organization', 'customer', 'group']),
    id: identifier,
  }),
  response: z.strictObject({
    name: z.string(),
    customers: z.int(),
    queryGroups: z.int(),
    queries: z.int(),
    scans: z.int(),
    /** Running and waiting ones, which are ended first. */
    openScans: z.int(),
    answers: z.int(),
    recommendations: z.int(),
    /** Names in the brand book that no answer supports any more, which its lists leave out. */
    retiredNames: z.int(),
    /** Notes on days. */
    notes: z.int(),
    /** Recorded actions: they stay when a group is deleted. */
    actions: z.int(),
    /** Alerts that were reported, and those of the history. */
    alerts: z.int(),
    tags: z.int(),
    savedViews: z.int(),
    /** Reports in the list of created reports. */
    reports: z.int(),
    /** Files of reports that were saved outside the workspace: they stay. */
    reportFilesElsewhere: z.int(),
    /** US dollars spent for it so far: they stay in the totals of the workspace, without its name. */
    spentUsd: z.number(),
    copies: z.strictObject({
      automatic: z.int(),
      /** From this day on no automatic copy has it, if one is written every day; null if there are none, or they are turned off. */
      automaticGoneBy: day.nullable(),
      /** Backups and copies before a restore or an upgrade: they keep it until you delete them. */
      others: z.int(),
    }),
  }),
  errors: ['not_found'],
  example: { kind: 'customer', id: 1 },
});

export const deleteOrganization = operation({
  name: 'delete-organization',
  kind: 'command',
  scope: 'owner',
  changes: ['workspace'],
  summary: 'Deletes an organization with its customers, its API keys and its quota. It cannot be undone.',
  request: z.strictObject({ organizationId: identifier, confirmName, wait }),
  response: deleted,
  errors: ['not_found'],
  example: { organizationId: 1, confirmName: 'Northlight Consulting' },
});

export const deleteCustomer = operation({
  name: 'delete-customer',
  kind: 'command',
  scope: 'manage',
  changes: ['workspace'],
  summary:
    'Deletes a customer with everything measured for it, after its scans were ended; money spent stays in the totals. It cannot be undone.',
  request: z.strictObject({ customerId: identifier, confirmName, wait }),
  response: deleted,
  errors: ['not_found'],
  example: { customerId: 1, confirmName: '1Password' },
});

export const deleteQueryGroup = operation({
  name: 'delete-query-group',
  kind: 'command',
  scope: 'manage',
  changes: ['workspace'],
  summary:
    'Deletes a query group with its queries, scans and answers, after its scans were ended; its credit stays used. It cannot be undone.',
  request: z.strictObject({ queryGroupId: identifier, confirmName, wait }),
  response: deleted,
  errors: ['not_found'],
  example: { queryGroupId: 1, confirmName: 'Password managers' },
});

export const archiveCustomer = operation({
  name: 'archive-customer',
  kind: 'command',
  scope: 'manage',
  changes: ['workspace'],
  summary: 'Archives a customer: it is hidden from lists and not scanned, and everything is kept; or brings it back.',
  request: z.strictObject({ customerId: identifier, archived: z.boolean() }),
  response: z.strictObject({ archivedAt: dateTimeOrNull }),
  errors: ['not_found'],
  example: { customerId: 1, archived: true },
});

export const mergeCustomers = operation({
  name: 'merge-customers',
  kind: 'command',
  scope: 'manage',
  changes: ['workspace'],
  summary:
    'Merges a customer into another one: query groups, scans, answers, brand book, notes and spend move to it, and the first one is gone. Its scans are ended first, and past answers are analysed with the joint brand book. It cannot be undone.',
  request: z.strictObject({
    customerId: identifier.describe('the customer that is merged and then gone'),
    intoCustomerId: identifier.describe('the customer that remains'),
    confirmName: z
      .string()
      .describe('the name of the customer that will be gone, exactly as it is shown: nothing else confirms a merge'),
    backup: z.boolean().optional().describe('write a backup first; default: true'),
  }),
  response: z.strictObject({
    queryGroups: z.int(),
    /** Groups that got another name, because the remaining customer has one of that name. */
    renamed: z.array(z.strictObject({ from: z.string(), to: z.string() })),
    backup: z.string().nullable(),
  }),
  errors: ['not_found'],
  example: { customerId: 2, intoCustomerId: 1, confirmName: 'AgileBits' },
});
