import { z } from 'zod';
import { operation } from '../operation.ts';
import { recommendationRow, recommendationStates } from '../v1/recommendations.ts';
import { day, identifier } from '../v1/fields.ts';

/** The answers that a figure counts: a request of `list-answers` without customer, group and platform. */
export const answersBehind = z.strictObject({
  from: day,
  to: day,
  queryId: identifier.optional(),
  brandId: identifier.optional(),
  domain: z.string().optional(),
  article: z.string().optional(),
  mentioned: z.boolean().optional(),
  cites: z.enum(['any', 'own']).optional(),
  namesOthers: z.boolean().optional(),
  answerIds: z.array(identifier).optional(),
});
export type AnswersBehind = z.output<typeof answersBehind>;

export const listRecommendations = operation({
  name: 'list-recommendations',
  kind: 'query',
  scope: 'read',
  reads: ['recommendations'],
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
      /** `data_points` in pieces of plain text, without the escapes of Markdown; a figure has the answered ChatGPT answers of the group that it counts. */
      points: z.array(z.array(z.strictObject({ text: z.string(), answers: answersBehind.nullable() }))),
      exploratory: z.boolean().describe('based on under 50 answers'),
    }),
  ),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const setRecommendationStatus = operation({
  name: 'set-recommendation-status',
  kind: 'command',
  scope: 'manage',
  changes: ['recommendations'],
  summary: 'Sets the status of a recommendation; the status is kept when the same finding recurs.',
  request: z.strictObject({ recommendationId: identifier, status: z.enum(recommendationStates) }),
  response: z.strictObject({ status: z.enum(recommendationStates) }),
  errors: ['not_found'],
  example: { recommendationId: 1, status: 'In Progress' },
});

export const rewordRecommendations = operation({
  name: 'reword-recommendations',
  kind: 'command',
  scope: 'spend',
  changes: [],
  summary:
    'Asks the configured model to improve the wording of the current recommendations; a wording that changes any number, name, quotation or address is discarded.',
  request: z.strictObject({
    customerId: identifier,
    wait: z.boolean().optional().describe('reply when the work is done, with the outcome'),
  }),
  response: z.strictObject({
    jobId: identifier.nullable(),
    recommendations: z.int().describe('number to be reworded: those whose present text no model has been asked about'),
    outcome: z
      .strictObject({
        asked: z.int(),
        reworded: z.int(),
        refused: z.int().describe('discarded because a fact differed'),
        failed: z.int(),
        stoppedBecause: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const refreshRecommendations = operation({
  name: 'refresh-recommendations',
  kind: 'command',
  scope: 'manage',
  changes: ['recommendations'],
  summary: "Recalculates this week's recommendations of a customer now.",
  request: z.strictObject({ customerId: identifier }),
  response: z.strictObject({ recommendations: z.int() }),
  errors: ['not_found'],
  example: { customerId: 1 },
});
