import { z } from 'zod';
import { operation } from '../operation.ts';
import { identifier } from '../v1/fields.ts';

export const startNoiseCheck = operation({
  name: 'start-noise-check',
  kind: 'command',
  scope: 'spend',
  changes: ['scans', 'groups'],
  summary:
    'Asks every query of a group several times in one scan, once, to see how much answers to the same question vary: now, or with its next scheduled scan; every sample is billed as an answer.',
  request: z.strictObject({
    queryGroupId: identifier,
    samples: z.int().min(2).max(5),
    when: z.enum(['now', 'next-scan', 'never']).describe('never: takes back one that waits for the next scan'),
  }),
  response: z.strictObject({
    executionIds: z.array(identifier).describe('those that were started'),
    /** Samples that the next scheduled scan asks for; null: as many as always. */
    waiting: z.int().nullable(),
  }),
  errors: ['not_found'],
  example: { queryGroupId: 1, samples: 3, when: 'next-scan' },
});
