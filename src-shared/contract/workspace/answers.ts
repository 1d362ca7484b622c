import { z } from 'zod';
import { operation } from '../operation.ts';
import { domainCategory } from '../v1/results.ts';
import { dateTime, day, identifier } from '../v1/fields.ts';
import { viewScope } from './scope.ts';

const answerOutcomes = ['answered', 'no_overview', 'refused'] as const;

const answerItem = z.strictObject({
  answerId: identifier,
  executionId: identifier,
  queryId: identifier,
  query: z.string(),
  queryGroupId: identifier,
  queryGroupName: z.string(),
  platform: z.string(),
  date: day,
  outcome: z.enum(answerOutcomes),
  mentioned: z.boolean(),
  /** Rank of the customer among the companies named, by first occurrence; null if not named. */
  position: z.int().nullable(),
  /** Number of companies named, the customer excluded. */
  competitors: z.int(),
  topCompetitors: z.array(z.string()).describe('the first three named'),
  citations: z.int(),
  ownCited: z.boolean(),
});

export const listAnswers = operation({
  name: 'list-answers',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'groups'],
  summary: 'Lists answers in scope, a page at a time.',
  request: z.strictObject({
    ...viewScope.shape,
    executionId: identifier.optional(),
    queryId: identifier.optional(),
    brandId: identifier.optional().describe('only answers naming this company'),
    domain: z.string().optional().describe('only answers citing this domain'),
    article: z.string().max(4000).optional().describe('only answers citing the page at this address'),
    search: z.string().max(200).optional().describe('text within the query'),
    mentioned: z.boolean().optional(),
    cites: z.enum(['any', 'own']).optional().describe('only answers citing anything, or a domain of the customer'),
    namesOthers: z.boolean().optional().describe('only answers naming a company other than the customer, or none'),
    answerIds: z.array(identifier).max(500).optional().describe('only these answers'),
    outcome: z.enum(answerOutcomes).optional(),
    sort: z.enum(['date', 'query', 'position', 'competitors', 'citations']).optional(),
    descending: z.boolean().optional(),
    limit: z.int().min(1).max(500).optional(),
    offset: z.int().min(0).optional(),
  }),
  response: z.strictObject({ total: z.int(), answers: z.array(answerItem) }),
  errors: ['not_found'],
  example: { customerId: 1, limit: 50 },
});

const mentionItem = z.strictObject({
  /** UTF-16 offsets into the Markdown. */
  start: z.int(),
  end: z.int(),
  brandId: identifier,
  company: z.string(),
  own: z.boolean(),
  rule: z.string().describe('the rule by which the text matches the name'),
  negated: z.boolean(),
});

const citationItem = z.strictObject({
  position: z.int(),
  url: z.string(),
  domain: z.string(),
  title: z.string(),
  cited: z.boolean(),
  category: domainCategory,
});

export const getAnswer = operation({
  name: 'get-answer',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'groups'],
  summary: 'Returns one answer in full: its Markdown, the brands found in it, its sources and its origin.',
  request: z.strictObject({ answerId: identifier }),
  response: z.strictObject({
    answerId: identifier,
    executionId: identifier,
    queryId: identifier,
    query: z.string(),
    queryGroupId: identifier,
    queryGroupName: z.string(),
    customerId: identifier,
    platform: z.string(),
    language: z.string().describe('language of the query group'),
    outcome: z.enum(answerOutcomes),
    markdown: z.string(),
    mentioned: z.boolean(),
    position: z.int().nullable(),
    mentions: z.array(mentionItem),
    citations: z.array(citationItem),
    sourcesReported: z
      .boolean()
      .describe('false if the platform gave no list of sources, which is not the same as no sources'),
    searches: z.array(z.string()),
    requestedModel: z.string().nullable(),
    servedModel: z.string().nullable(),
    provider: z.string(),
    surface: z.enum(['api', 'interface', 'serp', 'import', 'simulated']),
    latencyMs: z.number().nullable(),
    inputTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    costUsd: z.number().nullable(),
    capturedAt: dateTime,
    analysisVersion: z.int(),
    /** The same query on the same platform, newest first, this answer included. */
    history: z.array(
      z.strictObject({
        answerId: identifier,
        date: day,
        outcome: z.enum(answerOutcomes),
        mentioned: z.boolean(),
        position: z.int().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
  example: { answerId: 1 },
});
