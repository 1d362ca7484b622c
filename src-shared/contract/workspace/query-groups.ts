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
  nameText,
  queryText,
  websiteUrl,
} from '../v1/fields.ts';
import { scheduleSchema } from '../../domain/schedule.ts';
import { scoreWindow } from './measures.ts';
import { intent } from './query-labels.ts';
import { scheduleInput } from './schedules.ts';

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
  /** How often its next scan asks each query, because of a noise check that waits; null: as often as always. */
  nextScanSamples: z.int().nullable(),
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
  scope: 'read',
  reads: ['groups', 'answers'],
  summary: 'Lists the query groups of a customer with state, platforms, next run and latest scores.',
  request: z.strictObject({ customerId: identifier }),
  response: z.array(queryGroupItem),
  errors: ['not_found'],
  example: { customerId: 1 },
});

/** Why an AI model did not write them, in words, so that the offline method did; null if one did or none is configured. */
const modelNote = z.string().nullable();

export const suggestKeywords = operation({
  name: 'suggest-keywords',
  kind: 'command',
  scope: 'spend',
  changes: ['spend'],
  summary: 'Suggests ten keywords from a website, and says why if the configured model did not write them.',
  request: z.strictObject({ websiteUrl, language }),
  response: z.strictObject({ keywords: z.array(z.string()), note: modelNote }),
  errors: ['website_unreachable'],
  example: { websiteUrl: '1password.com', language: 'English' },
});

export const generateQueries = operation({
  name: 'generate-queries',
  kind: 'command',
  scope: 'spend',
  changes: ['spend'],
  summary:
    'Generates queries from keywords, to be read and edited before a group is created; none contains a name of the customer.',
  request: z.strictObject({
    /** An existing customer, whose names and aliases are left out. */
    customerId: identifier.optional(),
    names: z.array(nameText).max(100).optional().describe('names and aliases of a customer to be added'),
    keywords,
    language,
    countryCode,
  }),
  response: z.strictObject({ queries: z.array(z.string()), note: modelNote }),
  errors: ['not_found'],
  example: { names: ['1Password'], keywords: 'password manager', language: 'English', countryCode: 'us' },
});

export const addQueryGroup = operation({
  name: 'add-query-group',
  kind: 'command',
  scope: 'spend',
  changes: ['groups', 'spend'],
  summary:
    'Creates a query group with the given queries and the platforms to scan; consumes one credit. Without queries they are generated, and nothing is scheduled until they were read.',
  request: z.strictObject({
    customerId: identifier,
    name: groupName,
    websiteUrl,
    keywords,
    language,
    countryCode,
    queries: z.array(queryText).max(150).optional(),
    platforms: z
      .array(aiPlatform)
      .min(1)
      .optional()
      .describe('default: ChatGPT and Google AI Overview, those that are set up'),
    firstScan: z
      .enum(['now', 'scheduled'])
      .optional()
      .describe('of a group with its own queries: at once, or at the next time of its schedule; default: now'),
    schedule: scheduleInput.optional().describe('of a group with its own queries; default: weekly, from now on'),
    intents: z
      .array(z.strictObject({ query: queryText, intent }))
      .max(150)
      .optional()
      .describe('of queries of the group'),
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

export const copyQueryGroup = operation({
  name: 'copy-query-group',
  kind: 'command',
  scope: 'spend',
  changes: ['groups'],
  summary:
    'Applies a query group to another customer: queries, platforms, schedule and samples; names of the first customer in queries are replaced. Consumes one credit; its first scan is at the next time of the schedule.',
  request: z.strictObject({
    queryGroupId: identifier,
    customerId: identifier.describe('the customer that gets the group'),
    name: groupName.optional().describe('default: the name of the group'),
    queries: z.array(queryText).max(150).optional().describe('instead of those that a dry run replied with'),
    dryRun: z.boolean().optional().describe('reply with what would be created, and create nothing'),
  }),
  response: z.strictObject({
    /** Null after a dry run. */
    query_group_id: identifier.nullable(),
    name: z.string(),
    queries: z.array(
      z.strictObject({
        text: z.string(),
        /** As the first customer asks it, if a name of it was replaced. */
        before: z.string().nullable(),
        /** Companies in it that are not the new customer: competitors of the first one, and names that could not be replaced. */
        names: z.array(z.string()),
      }),
    ),
    /** Queries left out because they became the same as another. */
    duplicates: z.int(),
    platforms: z.array(z.string()),
    schedule: scheduleSchema,
    nextRunAt: dateTimeOrNull,
  }),
  errors: ['not_found', 'quota_exhausted'],
  example: { queryGroupId: 1, customerId: 2, dryRun: true },
});

export const setQueryGroupStatus = operation({
  name: 'set-query-group-status',
  kind: 'command',
  scope: 'spend',
  changes: ['groups'],
  summary: 'Sets a query group to Active, Pause or Not Active.',
  request: z.strictObject({ queryGroupId: identifier, status: z.enum(queryGroupStates) }),
  response: z.strictObject({ status: z.enum(queryGroupStates) }),
  errors: ['not_found'],
  example: { queryGroupId: 1, status: 'Pause' },
});
