import { z } from 'zod';
import { day, identifier } from '../v1/fields.ts';

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

/** What may be said of a change. */
const changeVerdict = z.enum(['rose', 'fell', 'within_noise', 'too_early_to_tell']);

/**
 * Whether a score changed: that of 30 days against the 90 before, paired by query. It rose or fell if the interval excludes
 * 0; the interval may be looked at after every scan, for all series of a customer.
 */
export const rateChange = z.strictObject({
  verdict: changeVerdict,
  difference: z.number().nullable().describe('percentage points, over the paired queries; null without one'),
  low: z.number().nullable().describe('null if it is too early to tell'),
  high: z.number().nullable(),
  pairedQueries: z.int().describe('answered on both sides: only these are compared'),
  unpairedQueries: z.int().describe('answered on one side only'),
  models: z
    .array(z.strictObject({ day, from: z.string(), to: z.string() }))
    .optional()
    .describe('models that the provider replaced in the days compared, if any: a change may come from that'),
});
export type RateChange = z.output<typeof rateChange>;

/** The 30-day score on a day with a scan, with its 95 % interval; percent. */
export const scorePoint = z.strictObject({
  date: day,
  score: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** The score of the scans of a day. */
export const scanPoint = z.strictObject({
  ...scorePoint.shape,
  n: z.int().describe('answered answers'),
  executionId: identifier,
});

/** A score over some days. */
export const scoreWindow = z.strictObject({ from: day, to: day, score: rateMeasure });
export type ScoreWindow = z.output<typeof scoreWindow>;

/** Outcomes of the questions asked. */
export const outcomeCounts = z.strictObject({
  asked: z.int(),
  answered: z.int(),
  noOverview: z.int(),
  refused: z.int(),
  failed: z.int(),
});
