import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, dateTime, dateTimeOrNull, identifier } from './fields.ts';

const customerRow = z
  .strictObject({
    id: identifier,
    name: z.string(),
    created_time: dateTime,
    trial_start: dateTimeOrNull.describe('ISO 8601 in UTC; null if there was no trial'),
    trial_end: dateTimeOrNull.describe('ISO 8601 in UTC; null if there was no trial'),
    last_scan_date: dateTimeOrNull.describe('end of the latest Done scan, ISO 8601 in UTC; null before the first'),
    paying_customer: z.boolean().describe('true: paying; false: on trial'),
    website_url: z.string().nullable(),
    view_report_url: z
      .string()
      .nullable()
      .describe("address of the customer's report, which opens without a key; null if there is none"),
    next_scheduled_run: dateTimeOrNull.describe('ISO 8601 in UTC; null if nothing is scheduled'),
  })
  .meta({ id: 'Customer' });

export const getOrganizationCustomers = operation({
  name: 'get-organization-customers',
  kind: 'query',
  scope: 'any',
  reads: ['customers'],
  summary: 'Lists the customers of the organization, by name.',
  request: z.strictObject({ organizationID: identifier }),
  response: z.array(customerRow),
  errors: ['forbidden'],
  example: { organizationID: 1 },
});

export const getOrganizationQuotaStatus = operation({
  name: 'get-organization-quota-status',
  kind: 'query',
  scope: 'any',
  reads: ['customers', 'groups'],
  summary:
    'Reports the query group quota of the organization, the credits used, and the number of active groups of each customer.',
  request: z.strictObject({ organizationID: identifier }),
  response: z.strictObject({
    quota: count.describe('credits of the organization'),
    used: count.describe('credits spent: one per group ever created'),
    customers: z.array(
      z.strictObject({
        customer_id: identifier,
        customer_name: z.string(),
        active_query_groups: count.describe('groups in state Active'),
      }),
    ),
  }),
  errors: ['forbidden'],
  statusInEnvelope: true,
  example: { organizationID: 1 },
});
