import { z } from 'zod';
import { operation } from '../operation.ts';
import { day, identifier } from '../v1/fields.ts';
import { rateMeasure } from './measures.ts';
import { intent } from './query-labels.ts';
import { viewPeriod, viewScope } from './scope.ts';

const lastAnswer = z.strictObject({
  answerId: identifier,
  date: day,
  outcome: z.enum(['answered', 'no_overview', 'refused']),
  mentioned: z.boolean(),
  position: z.int().nullable(),
});

export const getQueryRates = operation({
  name: 'get-query-rates',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'groups'],
  summary: 'Reports how each query does on each platform: how often its answers name the customer, and the last one.',
  request: viewScope,
  response: z.strictObject({
    period: viewPeriod,
    /** By query group, then by query; active queries without an answer included. */
    queries: z.array(
      z.strictObject({
        queryId: identifier,
        query: z.string(),
        queryGroupId: identifier,
        queryGroupName: z.string(),
        active: z.boolean().describe('false if it was deleted: it is no longer asked'),
        intent: intent.nullable(),
        tags: z.array(z.string()),
        platforms: z.array(
          z.strictObject({
            platform: z.string(),
            score: rateMeasure,
            position: z.number().nullable().describe('average rank in the answers that name the customer'),
            last: lastAnswer.nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: ['not_found'],
  example: { customerId: 1, from: '2026-08-01', to: '2026-10-31' },
});
