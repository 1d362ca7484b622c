import { z } from 'zod';
import { tagLimits } from '../../domain/intents.ts';
import { operation } from '../operation.ts';
import { countryCode, dateTime, dateTimeOrNull, identifier, language, nameText, websiteUrl } from '../v1/fields.ts';
import { tagName } from './query-labels.ts';

export const addOrganization = operation({
  name: 'add-organization',
  kind: 'command',
  scope: 'owner',
  changes: ['customers'],
  summary: 'Adds an organization with its quota of query groups.',
  request: z.strictObject({ name: nameText, quota: z.int().min(0).max(1_000_000).optional() }),
  response: z.strictObject({ organization_id: identifier }),
  errors: [],
  example: { name: 'Northlight Consulting', quota: 50 },
});

export const addCustomer = operation({
  name: 'add-customer',
  kind: 'command',
  scope: 'manage',
  changes: ['customers'],
  summary: 'Adds a customer: answers are searched for its name, its aliases and its website.',
  request: z.strictObject({
    organizationId: identifier,
    name: nameText,
    websiteUrl,
    aliases: z.array(nameText).max(100).optional(),
    domains: z.array(websiteUrl).max(50).optional().describe('besides that of the website'),
    competitors: z.array(nameText).max(200).optional().describe('names of competitors, which are confirmed'),
    language: language.optional().describe('proposed for its query groups'),
    countryCode: countryCode.optional().describe('proposed for its query groups'),
  }),
  response: z.strictObject({ customer_id: identifier }),
  errors: ['not_found'],
  example: { organizationId: 1, name: '1Password', websiteUrl: '1password.com', aliases: ['AgileBits'] },
});

const customerItem = z.strictObject({
  id: identifier,
  organizationId: identifier,
  name: z.string(),
  websiteUrl: z.string(),
  createdAt: dateTime,
  /** What its list of clients said; new query groups begin with them. */
  language: z.string().optional(),
  countryCode: z.string().optional(),
  queryGroups: z.int(),
  lastScanAt: dateTimeOrNull,
  /** Mean of the 30-day scores of the platforms scanned in the 30 days that end with its last scan, percent; null without a scan. */

  latestScore: z.number().nullable(),
  withoutBranded: z.boolean().describe('whether its scores leave out branded queries'),
  tags: z.array(z.string()),
});

export const setCustomerTags = operation({
  name: 'set-customer-tags',
  kind: 'command',
  scope: 'manage',
  changes: ['customers'],
  summary: 'Replaces the tags of a customer, by which the list of clients is filtered; spellings of one tag are one.',
  request: z.strictObject({
    customerId: identifier,
    tags: z.array(tagName).max(tagLimits.ofQuery, `must hold at most ${tagLimits.ofQuery} tags`),
  }),
  response: z.strictObject({ tags: z.array(z.string()) }),
  errors: ['not_found'],
  example: { customerId: 1, tags: ['Retail', 'Berlin'] },
});

export const listCustomers = operation({
  name: 'list-customers',
  kind: 'query',
  scope: 'read',
  reads: ['customers', 'groups', 'answers'],
  summary: 'Lists the customers of every organization of the workspace, by name: those in use, or the archived ones.',
  request: z.strictObject({ archived: z.boolean().optional() }),
  response: z.array(customerItem),
  errors: [],
  example: {},
});
