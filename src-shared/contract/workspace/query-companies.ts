import { z } from 'zod';
import { operation } from '../operation.ts';
import { identifier } from '../v1/fields.ts';
import { viewPeriod, viewScope } from './scope.ts';

export const getQueryCompanies = operation({
  name: 'get-query-companies',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'groups'],
  summary: 'Counts, for each query, the answers that name the customer and each of the most-named companies.',
  request: z.strictObject({
    ...viewScope.shape,
    companies: z.int().min(1).max(30).optional().describe('number of companies; default: 10'),
  }),
  response: z.strictObject({
    /** The days counted: those of the view, or, where not all of its executions are counted, the days of the newest. */
    period: viewPeriod,
    /** The customer first, then the others by number of answers. */
    companies: z.array(z.strictObject({ brandId: identifier, name: z.string(), own: z.boolean() })),
    queries: z.array(
      z.strictObject({
        queryId: identifier,
        query: z.string(),
        queryGroupId: identifier,
        queryGroupName: z.string(),
        answered: z.int(),
        /** Answers naming each of the companies, in their order. */
        named: z.array(z.int()),
      }),
    ),
    executions: z.int().describe('executions counted: the newest in scope'),
    executionsInScope: z.int(),
  }),
  errors: ['not_found'],
  example: { customerId: 1, companies: 8 },
});
