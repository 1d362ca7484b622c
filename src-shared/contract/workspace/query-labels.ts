import { z } from 'zod';
import { intents, tagColours, tagLimits, tagSeparators } from '../../domain/intents.ts';
import { operation } from '../operation.ts';
import { count, identifier, line } from '../v1/fields.ts';

export const intent = z.enum(intents).describe('what the person who asks is after');

/** A tag: a line of 1 to 60 characters without the signs that separate tags in files. */
export const tagName = line(1, tagLimits.characters)
  .refine((name) => !tagSeparators.test(name), 'must not contain a comma, a semicolon or a bar')
  .transform((name) => name.replaceAll(/\s+/g, ' '));

const tagColour = z.enum(tagColours);
/** What a rule looks for. */
const ruleText = line(1, 200);
const tagNames = z.array(tagName).max(tagLimits.ofQuery, `must hold at most ${tagLimits.ofQuery} tags`);

/** The queries of a dashboard view: those with any of the tags and any of the intents. */
export const queryFilter = {
  tags: tagNames.min(1).optional().describe('queries with any of these tags'),
  intents: z.array(intent).min(1).max(intents.length).optional().describe('queries with any of these intents'),
  branded: z
    .enum(['with', 'without', 'only'])
    .optional()
    .describe(
      'queries that contain a name of the customer: beside the others, left out, or alone; default: as the customer is set',
    ),
} as const;

const tag = z.strictObject({ tagId: identifier, name: z.string(), colour: tagColour, queries: count });

const rule = z.strictObject({
  ruleId: identifier,
  text: z.string(),
  tag: z.string().nullable(),
  intent: intent.nullable(),
  queries: count.describe('queries in use that it found when it was last applied'),
});

const labelledQuery = z.strictObject({
  queryId: identifier,
  query: z.string(),
  queryGroupId: identifier,
  queryGroupName: z.string(),
  tags: z.array(z.string()),
  intent: intent.nullable(),
  branded: z.boolean().describe('whether it contains a name or an alias of the customer'),
  /** Null where an intent is set, or no word of the query says one. */
  suggestedIntent: intent.nullable(),
  /** Keywords of its group that it contains and that are not a tag of it. */
  suggestedTags: z.array(z.string()),
});

export const listQueryLabels = operation({
  name: 'list-query-labels',
  kind: 'query',
  scope: 'read',
  reads: ['groups', 'brands', 'customers'],
  summary:
    'Lists the tags and rules of a customer, and its queries in use with their tags, their intent, whether they are branded, and what is suggested.',
  request: z.strictObject({ customerId: identifier, queryGroupId: identifier.optional() }),
  response: z.strictObject({
    tags: z.array(tag),
    rules: z.array(rule),
    /** Whether scores leave out branded queries. */
    withoutBranded: z.boolean(),
    queries: z.array(labelledQuery),
  }),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const setQueryLabels = operation({
  name: 'set-query-labels',
  kind: 'command',
  scope: 'manage',
  changes: ['groups', 'answers'],
  summary: 'Adds and removes tags of some queries and sets their intent; a tag that does not exist yet is created.',
  request: z.strictObject({
    customerId: identifier,
    queryIds: z.array(identifier).min(1).max(5_000),
    addTags: tagNames.optional(),
    removeTags: tagNames.optional(),
    intent: intent.nullable().optional().describe('null: none; omit it to leave intents as they are'),
  }),
  response: z.strictObject({ queries: count }),
  errors: ['not_found'],
  example: { customerId: 1, queryIds: [1, 2], addTags: ['Pricing'], intent: 'comparison' },
});

export const acceptQueryLabels = operation({
  name: 'accept-query-labels',
  kind: 'command',
  scope: 'manage',
  changes: ['groups', 'answers'],
  summary: 'Sets the suggested intents, and the suggested tags if asked for, of some queries.',
  request: z.strictObject({
    customerId: identifier,
    queryIds: z.array(identifier).min(1).max(5_000),
    tags: z.boolean().optional().describe('the suggested tags too; default: false'),
  }),
  response: z.strictObject({ queries: count.describe('queries that were changed') }),
  errors: ['not_found'],
  example: { customerId: 1, queryIds: [1, 2] },
});

export const saveTag = operation({
  name: 'save-tag',
  kind: 'command',
  scope: 'manage',
  changes: ['groups', 'answers'],
  summary: 'Adds a tag, or renames and colours one.',
  request: z.strictObject({
    customerId: identifier,
    tagId: identifier.optional().describe('omit it to add a tag'),
    name: tagName,
    colour: tagColour.optional(),
  }),
  response: tag,
  errors: ['not_found'],
  example: { customerId: 1, name: 'Pricing', colour: 'teal' },
});

export const deleteTag = operation({
  name: 'delete-tag',
  kind: 'command',
  scope: 'manage',
  changes: ['groups', 'answers'],
  summary: 'Deletes a tag, takes it from every query, and deletes the rules that set nothing else.',
  request: z.strictObject({ customerId: identifier, tagId: identifier }),
  response: z.strictObject({ tagId: identifier }),
  errors: ['not_found'],
  example: { customerId: 1, tagId: 1 },
});

export const saveLabelRule = operation({
  name: 'save-label-rule',
  kind: 'command',
  scope: 'manage',
  changes: ['groups', 'answers'],
  summary:
    'Adds a rule: queries that contain all its words, or match its pattern with *, get its tag or its intent, those of today at once and those added later.',
  request: z.strictObject({
    customerId: identifier,
    text: ruleText.describe('words, all of which a query must contain; with * a pattern for the whole query'),
    tag: tagName.optional(),
    intent: intent.optional().describe('for queries without an intent'),
  }),
  response: rule,
  errors: ['not_found'],
  example: { customerId: 1, text: '* price *', tag: 'Pricing' },
});

export const deleteLabelRule = operation({
  name: 'delete-label-rule',
  kind: 'command',
  scope: 'manage',
  changes: ['groups', 'answers'],
  summary: 'Deletes a rule with the tags that it set; intents that it set stay.',
  request: z.strictObject({ customerId: identifier, ruleId: identifier }),
  response: z.strictObject({ ruleId: identifier }),
  errors: ['not_found'],
  example: { customerId: 1, ruleId: 1 },
});

export const setBrandedQueries = operation({
  name: 'set-branded-queries',
  kind: 'command',
  scope: 'manage',
  changes: ['customers', 'answers'],
  summary:
    'Leaves branded queries out of the scores and figures of a customer, or counts them; the published interface counts all.',
  request: z.strictObject({ customerId: identifier, withoutBranded: z.boolean() }),
  response: z.strictObject({ withoutBranded: z.boolean() }),
  errors: ['not_found'],
  example: { customerId: 1, withoutBranded: true },
});
