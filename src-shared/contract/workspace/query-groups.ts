import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  aiPlatform,
  countryCode,
  dateTime,
  dateTimeOrNull,
  groupName,
  identifier,
  keywords,
  language,
  queryText,
  websiteUrl,
} from '../v1/fields.ts';
import { scoreWindow } from './measures.ts';

const queryGroupStates = ['Active', 'Pause', 'Not Active'] as const;

const queryGroupItem = z.strictObject({
  id: identifier,
  customerId: identifier,
  name: z.string(),
  status: z.enum(queryGroupStates),
  groupType: z.enum(['original', 'clone']),
  websiteUrl: z.string(),
  keywords: z.string(),
  language: z.string(),
  countryCode: z.string(),
  createdAt: dateTime,
  activeQueries: z.int(),
  /** Platforms scanned for this group, in order. */
  platforms: z.array(z.string()),
  lastScanAt: dateTimeOrNull,
  nextRunAt: dateTimeOrNull,
  /** The 30-day score on each platform, of the 30 days that end with its last scan there. */
  latestScores: z.array(z.strictObject({ platform: z.string(), ...scoreWindow.shape })),
});

export const listQueryGroups = operation({
  name: 'list-query-groups',
  kind: 'query',
  reads: ['groups', 'answers'],
  summary: 'Lists the query groups of a customer with state, platforms, next run and latest scores.',
  request: z.strictObject({ customerId: identifier }),
  response: z.array(queryGroupItem),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const addQueryGroup = operation({
  name: 'add-query-group',
  kind: 'command',
  changes: ['groups', 'spend'],
  summary:
    'Creates a query group with the given queries (or generated ones) and the platforms to scan; consumes one credit.',
  request: z.strictObject({
    customerId: identifier,
    name: groupName,
    websiteUrl,
    keywords,
    language,
    countryCode,
    queries: z.array(queryText).max(150).optional(),
    platforms: z.array(aiPlatform).min(1).optional(),
  }),
  response: z.strictObject({ query_group_id: identifier }),
  errors: ['not_found', 'quota_exhausted'],
  example: {
    customerId: 1,
    name: 'Password managers',
    websiteUrl: '1password.com',
    keywords: 'password manager',
    language: 'English',
    countryCode: 'us',
    queries: ['What is the best password manager for families?'],
  },
});

export const setQueryGroupStatus = operation({
  name: 'set-query-group-status',
  kind: 'command',
  changes: ['groups'],
  summary: 'Sets a query group to Active, Pause or Not Active.',
  request: z.strictObject({ queryGroupId: identifier, status: z.enum(queryGroupStates) }),
  response: z.strictObject({ status: z.enum(queryGroupStates) }),
  errors: ['not_found'],
  example: { queryGroupId: 1, status: 'Pause' },
});
