import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, dateTime, dateTimeOrNull, identifier } from './fields.ts';

export const customerRow = z
  .strictObject({
    id: identifier,
    name: z.string(),
    created_time: dateTime,
    trial_start: dateTimeOrNull,
    trial_end: dateTimeOrNull,
    last_scan_date: dateTimeOrNull,
    paying_customer: z.boolean(),
    website_url: z.string().nullable(),
    view_report_url: z.string().nullable(),
    next_scheduled_run: dateTimeOrNull,
  })
  .meta({ id: 'Customer' });

export const getOrganizationCustomers = operation({
  name: 'get-organization-customers',
  kind: 'query',
  summary: 'Lists the customers of the organization, by name.',
  request: z.strictObject({ organizationID: identifier }),
  response: z.array(customerRow),
  errors: ['forbidden'],
  example: { organizationID: 1 },
});

export const getOrganizationQuotaStatus = operation({
  name: 'get-organization-quota-status',
  kind: 'query',
  summary:
    'Tells the query group quota of the organization, what is used of it, and the active groups of each customer.',
  request: z.strictObject({ organizationID: identifier }),
  response: z.strictObject({
    quota: count,
    used: count,
    customers: z.array(
      z.strictObject({ customer_id: identifier, customer_name: z.string(), active_query_groups: count }),
    ),
  }),
  errors: ['forbidden'],
  statusInEnvelope: true,
  example: { organizationID: 1 },
});
