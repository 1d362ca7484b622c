import { z } from 'zod';
import { operation } from '../operation.ts';
import { aiPlatform, count, identifier, percent } from '../v1/fields.ts';

/** What a planned figure is based on. */
const basis = z.enum(['history', 'other_groups', 'samples', 'prior']);

const curve = z.strictObject({
  /** How often each query is asked per scan. */
  samples: z.int(),
  points: z.array(
    z.strictObject({
      weeks: z.int(),
      /** The smallest change in points that is seen with a power of 80 %; null: none. */
      change: z.number().nullable(),
      answers: count.describe('to be asked from now on'),
      /** Null if the price of an answer is unknown. */
      costUsd: z.number().nullable(),
    }),
  ),
  costPerMonthUsd: z.number().nullable(),
  /** The first week in which the wanted change is seen; null if that takes over half a year, or none is wanted. */
  detects: z.strictObject({ weeks: z.int(), costUsd: z.number().nullable() }).nullable(),
  sentence: z.string(),
});

export const getPlan = operation({
  name: 'get-plan',
  kind: 'query',
  scope: 'read',
  reads: ['groups', 'answers', 'spend', 'settings'],
  summary:
    'Plans an action on some queries of a group before it is paid for: the smallest change that can be seen, by weeks, samples per scan and cost, from how much its answers varied so far.',
  request: z.strictObject({
    queryGroupId: identifier,
    platform: aiPlatform.optional().describe('default: every platform of the group'),
    aimed: z.int().min(1).max(150).optional().describe('queries that are worked on; default: half of the group'),
    detect: z.number().positive().max(100).optional().describe('the change to be seen, in points'),
  }),
  response: z.strictObject({
    queryGroupId: identifier,
    queryGroupName: z.string(),
    aimed: count,
    others: count.describe('the other queries of the group, which it is compared with'),
    /** Days between two scans: those of the schedule, else a week. */
    gapDays: z.number(),
    /** How often each query is asked per scan now. */
    samples: z.int(),
    platforms: z.array(
      z.strictObject({
        platform: z.string(),
        rate: percent.describe('share of answers that name the customer'),
        scans: count.describe('scans behind the variation'),
        basis: z.strictObject({ withinQuery: basis, sampleShare: basis, correlation: basis, shift: basis }),
        curves: z.array(curve),
        /** What asking more often than now would change, as a sentence; null if there is no such curve. */
        alternative: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
  example: { queryGroupId: 1, detect: 5 },
});
export type Plan = z.output<typeof getPlan.response>;

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
