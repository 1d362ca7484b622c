import { z } from 'zod';
import { tagColours } from '../../domain/intents.ts';
import { operation } from '../operation.ts';
import { count, percent } from '../v1/fields.ts';
import { rateMeasure } from './measures.ts';
import { viewPeriod, viewScope } from './scope.ts';

export const getLabelScores = operation({
  name: 'get-label-scores',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'groups', 'customers', 'brands'],
  summary:
    'Compares the queries of each tag and of each intent: how often their answers name the customer, on each platform.',
  request: viewScope,
  response: z.strictObject({
    period: viewPeriod,
    /** Tags by name, then intents; a query counts for each of its tags. */
    labels: z.array(
      z.strictObject({
        kind: z.enum(['tag', 'intent']),
        name: z.string(),
        colour: z.enum(tagColours).nullable().describe('of a tag'),
        queries: count.describe('with an answer in the period'),
        platforms: z.array(z.strictObject({ platform: z.string(), score: rateMeasure })),
      }),
    ),
  }),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const getCompanyShares = operation({
  name: 'get-company-shares',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'groups', 'customers'],
  summary:
    'Counts the answers that name each company, as get-companies-stats does, over the queries and days of a dashboard view.',
  request: viewScope,
  response: z.array(z.strictObject({ company: z.string(), count, percentage: percent })),
  errors: ['not_found'],
  example: { customerId: 1, tags: ['Pricing'] },
});
