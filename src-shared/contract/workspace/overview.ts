import { z } from 'zod';
import { operation } from '../operation.ts';
import { recommendationRow } from '../v1/recommendations.ts';
import { companyStatistic, domainStatistic } from '../v1/results.ts';
import { day, identifier } from '../v1/fields.ts';
import { outcomeCounts, rateChange, scanPoint, scorePoint, scoreWindow } from './measures.ts';
import { viewPeriod, viewScope } from './scope.ts';

const companyMeasure = z.strictObject({
  ...companyStatistic.shape,
  brandId: identifier,
  own: z.boolean(),
  state: z.enum(['confirmed', 'candidate']),
  /** How likely a candidate is a company, 0 to 1, as discovery judged it; null if a person entered it. */
  probability: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Percent; null for candidates, while no competitor is confirmed, and if no answer names any brand. */
  shareOfVoice: z.number().nullable(),
  /** Percent of the mentions of the customer and all confirmed competitors, once per answer: these add up to 100. Null like the share of voice. */
  shareOfMentions: z.number().nullable(),
  averagePosition: z.number().nullable(),
  /** Of the answers that name it, the percentage that name it first; null if none names it. */
  firstNamedShare: z.number().nullable(),
});

const movement = z.strictObject({ answerId: identifier, queryId: identifier, query: z.string(), platform: z.string() });

export const getOverview = operation({
  name: 'get-overview',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'recommendations'],
  summary:
    'Summarises how visible a customer is and whether that changes: scores with interval and change, trend, competitors, sources, queries won and lost; without dates over the 30 days that end with the last scan.',
  request: viewScope,
  response: z.strictObject({
    /** The days of companies, domains and outcomes; the trend without dates is that of all scans. */
    period: viewPeriod,
    answered: z.int().describe('answered answers in these days: the denominator of companies and domains'),
    platforms: z.array(
      z.strictObject({
        platform: z.string(),
        /** The 30 days that end with the last scan in scope, all their answers together. */
        latest: scoreWindow,
        /** The 90 days before; null if nothing was scanned in them. */
        before: scoreWindow.nullable(),
        change: rateChange,
        outcomes: outcomeCounts,
        lastScanDate: day.nullable(),
        executions: z.int(),
      }),
    ),
    trend: z.array(
      z.strictObject({
        platform: z.string(),
        scans: z.array(scanPoint),
        rolling: z.array(scorePoint),
      }),
    ),
    confirmedCompetitors: z.int().describe('shares of voice and of mentions are null while there is none'),
    companies: z.array(companyMeasure).describe('ranked, at most 20'),
    domains: z.array(domainStatistic).describe('ranked, at most 20'),
    /** Queries whose answer started or stopped naming the customer since the previous scan. */
    movements: z.strictObject({ comparedWith: day.nullable(), won: z.array(movement), lost: z.array(movement) }),
    recommendations: z.array(recommendationRow).describe('the three with the highest priority'),
  }),
  errors: ['not_found'],
  example: { customerId: 1 },
});
