import { z } from 'zod';
import { operation } from '../operation.ts';
import { identifier } from '../v1/fields.ts';
import { rateChange, scanPoint, scorePoint, scoreWindow } from './measures.ts';
import { viewScope } from './scope.ts';

export const getGrowth = operation({
  name: 'get-growth',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'groups'],
  summary:
    'Returns the scans of each day of each query group and platform with its interval and n, the 30-day scores, and whether the last 30 days differ from the 90 before; without dates, over the whole history.',
  request: viewScope,
  response: z.array(
    z.strictObject({
      queryGroupId: identifier,
      queryGroupName: z.string(),
      platforms: z.array(
        z.strictObject({
          platform: z.string(),
          scans: z.array(scanPoint),
          rolling: z.array(scorePoint),
          /** The 30 days that end with the last scan in scope, all their answers together. */
          latest: scoreWindow,
          /** The 90 days before; null if nothing was scanned in them. */
          before: scoreWindow.nullable(),
          change: rateChange,
        }),
      ),
    }),
  ),
  errors: ['not_found'],
  example: { customerId: 1, from: '2026-01-01' },
});
