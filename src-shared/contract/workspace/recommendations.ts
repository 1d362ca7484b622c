import { z } from 'zod';
import { operation } from '../operation.ts';
import { recommendationRow, recommendationStates } from '../v1/recommendations.ts';
import { day, identifier } from '../v1/fields.ts';

export const listRecommendations = operation({
  name: 'list-recommendations',
  kind: 'query',
  summary: 'Lists the current recommendations of a customer with the rule, priority and figures behind each.',
  request: z.strictObject({ customerId: identifier }),
  response: z.array(
    z.strictObject({
      ...recommendationRow.shape,
      rule: z.string(),
      priority: z.number().describe('0–100, by the formula of the rule'),
      firstFound: day,
      queryGroupName: z.string(),
      evidence: z.record(z.string(), z.unknown()),
    }),
  ),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const setRecommendationStatus = operation({
  name: 'set-recommendation-status',
  kind: 'command',
  summary: 'Sets the status of a recommendation; it is kept when the same is found again.',
  request: z.strictObject({ recommendationId: identifier, status: z.enum(recommendationStates) }),
  response: z.strictObject({ status: z.enum(recommendationStates) }),
  errors: ['not_found'],
  example: { recommendationId: 1, status: 'In Progress' },
});

export const refreshRecommendations = operation({
  name: 'refresh-recommendations',
  kind: 'command',
  summary: "Makes this week's recommendations of a customer anew, now.",
  request: z.strictObject({ customerId: identifier }),
  response: z.strictObject({ recommendations: z.int() }),
  errors: ['not_found'],
  example: { customerId: 1 },
});
