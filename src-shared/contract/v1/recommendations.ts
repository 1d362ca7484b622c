import { z } from 'zod';
import { operation } from '../operation.ts';
import { day, identifier } from './fields.ts';

export const recommendationStates = ['New', 'In Progress', 'Done', 'Dismissed'] as const;
export type RecommendationState = (typeof recommendationStates)[number];

export const recommendationRow = z
  .strictObject({
    id: identifier,
    title: z.string(),
    task: z.string().describe('Markdown'),
    data_points: z.string().describe('Markdown bullet list of figures, each with its n'),
    why_important: z.string().describe('why it matters'),
    platform: z.string().describe('where to act: a forum, a blog, a video site …'),
    status: z.enum(recommendationStates).describe('set by the user'),
    date: day.describe('of the weekly cycle that last found it, yyyy-mm-dd'),
    query_group_id: identifier,
    take_action_url: z.string().nullable().describe('where to act, if there is a single address'),
    references: z
      .array(z.strictObject({ source_id: identifier, source_url: z.string() }))
      .describe('third-party sources the answers cite now'),
  })
  .meta({ id: 'Recommendation' });

export const getRecommendations = operation({
  name: 'get-recommendations',
  kind: 'query',
  scope: 'any',
  reads: ['recommendations'],
  summary: 'Lists the weekly recommendations of a customer, from ChatGPT answers only.',
  request: z.strictObject({ customerID: identifier }),
  response: z.array(recommendationRow),
  errors: ['not_found'],
  example: { customerID: 1 },
});
