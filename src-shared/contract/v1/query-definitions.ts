import { z } from 'zod';
import { operation } from '../operation.ts';
import { comments, dateTime, identifier, language, queryText, websiteUrl } from './fields.ts';

const queryDefinition = z
  .strictObject({
    query_id: identifier,
    query: z.string(),
    query_group_id: identifier,
    date: dateTime,
    is_deleted: z.union([z.literal(0), z.literal(1)]).describe('1 when soft-deleted, else 0'),
  })
  .meta({ id: 'QueryDefinition' });

export const getQueriesDefinitions = operation({
  name: 'get-queries-definitions',
  kind: 'query',
  scope: 'any',
  reads: ['groups'],
  summary: 'Lists the queries (prompts) of a group, without results.',
  request: z.strictObject({
    queryGroupId: identifier,
    includeDeleted: z.boolean().optional().describe('include soft-deleted queries; default: false'),
  }),
  response: z.array(queryDefinition),
  errors: ['not_found'],
  example: { queryGroupId: 1, includeDeleted: false },
});

export const editQueriesDefinitions = operation({
  name: 'edit-queries-definitions',
  kind: 'command',
  scope: 'any',
  changes: ['groups'],
  summary: 'Adds and soft-deletes queries of a group, all or nothing, with an entry in its version history.',
  request: z.strictObject({
    queryGroupId: identifier,
    addedQueries: z.array(queryText).optional().describe('texts of new queries'),
    deletedQueriesIds: z.array(identifier).optional().describe('ids of queries to soft-delete'),
    comments: comments.optional(),
  }),
  response: z.strictObject({ message: z.string() }),
  errors: ['not_found', 'nothing_to_edit', 'active_query_limit', 'query_not_in_group'],
  example: {
    queryGroupId: 1,
    addedQueries: ['Which project management tool suits a small agency?'],
    deletedQueriesIds: [],
    comments: 'Agency focus',
  },
});

export const generateKeywords = operation({
  name: 'generate-keywords',
  kind: 'command',
  scope: 'any',
  changes: ['spend'],
  summary: 'Reads a website and returns ten keywords a buyer would use, joined by commas, without the business name.',
  request: z.strictObject({ language, websiteUrl }),
  response: z.string().describe('ten keywords joined by a comma and a space'),
  errors: ['website_unreachable'],
  example: { language: 'English', websiteUrl: 'example.com' },
});
