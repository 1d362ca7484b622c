import { z } from 'zod';
import { operation } from '../operation.ts';
import { day, identifier } from '../v1/fields.ts';
import { rateChange, rateMeasure } from './measures.ts';
import { viewScope } from './scope.ts';

/** A rate over 30 days. */
const window = z.strictObject({ from: day, to: day, score: rateMeasure });

export const getGrowth = operation({
  name: 'get-growth',
  kind: 'query',
  reads: ['answers', 'groups'],
  summary:
    'Returns every scan of each query group and platform with its interval and n, the 30-day averages, and whether the last 30 days differ from the 30 before beyond noise; without dates, over the whole history.',
  request: viewScope,
  response: z.array(
    z.strictObject({
      queryGroupId: identifier,
      queryGroupName: z.string(),
      platforms: z.array(
        z.strictObject({
          platform: z.string(),
          scans: z.array(
            z.strictObject({
              date: day,
              score: z.number(),
              low: z.number().nullable(),
              high: z.number().nullable(),
              n: z.int().describe('answered answers'),
              executionId: identifier,
            }),
          ),
          rolling: z.array(z.strictObject({ date: day, score: z.number() })),
          /** The 30 days that end with the last scan in scope, all its answers together. */
          latest: window,
          /** The 30 days before; null if nothing was scanned in them. */
          before: window.nullable(),
          change: rateChange.nullable(),
        }),
      ),
    }),
  ),
  errors: ['not_found'],
  example: { customerId: 1, from: '2026-01-01' },
});
