import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  countryCode,
  dateTime,
  day,
  groupName,
  identifier,
  keywords,
  language,
  percent,
  platformName,
  websiteUrl,
} from './fields.ts';

const executionSummary = z
  .strictObject({
    id: identifier,
    title: z.string().describe('platform and day'),
    execution_date: day,
    score: percent.describe('of the answers so far; 0 before the first'),
    ai_platform: platformName,
  })
  .meta({ id: 'ExecutionSummary' });

const queryGroupRow = z
  .strictObject({
    query_group_id: identifier,
    group_type: z.enum(['original', 'clone']),
    created_time: dateTime,
    keywords: z.string().describe('joined by a comma and a space'),
    website_url: z.string(),
    run_from_location: z.string().describe('two-letter country code of the scan location'),
    executions: z
      .array(executionSummary)
      .describe('every scan: Done ones first, then those in another state, each latest first'),
    query_group_name: z.string(),
    num_of_queries: z.int().min(0).describe('active (non-deleted) queries'),
  })
  .meta({ id: 'QueryGroup' });

export const getCustomerQueryGroups = operation({
  name: 'get-customer-query-groups',
  kind: 'query',
  scope: 'any',
  reads: ['groups', 'answers'],
  summary: 'Lists the query groups of a customer with their complete scan history, latest first.',
  request: z.strictObject({ customerID: identifier }),
  response: z.array(queryGroupRow),
  errors: ['not_found'],
  example: { customerID: 1 },
});

export const createQueryGroup = operation({
  name: 'create-query-group',
  kind: 'command',
  scope: 'any',
  changes: ['groups', 'spend'],
  summary: 'Creates a query group with generated queries; consumes one credit of the quota.',
  request: z.strictObject({ customerID: identifier, name: groupName, websiteUrl, keywords, language, countryCode }),
  response: z.strictObject({ query_group_id: identifier }),
  errors: ['not_found', 'quota_exhausted'],
  example: {
    customerID: 1,
    name: 'Project management',
    websiteUrl: 'example.com',
    keywords: 'project management software, team planning tool',
    language: 'English',
    countryCode: 'us',
  },
});

export const createQueryGroupFromExisting = operation({
  name: 'create-query-group-from-existing',
  kind: 'command',
  scope: 'any',
  changes: ['groups'],
  summary: 'Clones a query group, with its queries when the keywords are the same; consumes one credit of the quota.',
  request: z.strictObject({
    customerID: identifier,
    name: groupName,
    parentQueryGroupId: identifier.describe('group of the same customer to clone'),
    websiteUrl: websiteUrl.optional(),
    keywords: keywords.optional(),
    language: language.optional(),
    countryCode: countryCode.optional(),
  }),
  response: z.strictObject({ query_group_id: identifier }),
  errors: ['not_found', 'quota_exhausted'],
  example: {
    customerID: 1,
    name: 'Project management, Germany',
    parentQueryGroupId: 1,
    language: 'German',
    countryCode: 'de',
  },
});

export const updateQueryGroupName = operation({
  name: 'update-query-group-name',
  kind: 'command',
  scope: 'any',
  changes: ['groups'],
  summary: 'Renames a query group.',
  request: z.strictObject({ queryGroupId: identifier, name: groupName }),
  response: z.strictObject({ message: z.string() }),
  errors: ['not_found'],
  example: { queryGroupId: 1, name: 'Project management for agencies' },
});
