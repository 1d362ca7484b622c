import { z } from 'zod';

/** A rate with its uncertainty; values in percent, one decimal. Null if there is nothing to divide by. */
export const rateMeasure = z.strictObject({
  value: z.number().nullable(),
  low: z.number().nullable().describe('lower end of the 95 % interval, percent'),
  high: z.number().nullable().describe('upper end of the 95 % interval, percent'),
  successes: z.int(),
  n: z.int().describe('answered answers'),
  exploratory: z.boolean().describe('under 50 answers'),
});
export type RateMeasure = z.output<typeof rateMeasure>;

/** The difference between two periods: a change only if its interval excludes 0. */
export const rateChange = z.strictObject({
  difference: z.number().describe('percentage points'),
  low: z.number(),
  high: z.number(),
  verdict: z.enum(['up', 'down', 'within_noise']),
});
export type RateChange = z.output<typeof rateChange>;

/** Outcomes of the questions asked. */
export const outcomeCounts = z.strictObject({
  asked: z.int(),
  answered: z.int(),
  noOverview: z.int(),
  refused: z.int(),
  failed: z.int(),
});
