import { z } from 'zod';
import { operation } from '../operation.ts';
import { recommendationRow } from '../v1/recommendations.ts';
import { companyStatistic, domainStatistic } from '../v1/results.ts';
import { day, identifier } from '../v1/fields.ts';
import { outcomeCounts, rateChange, rateMeasure } from './measures.ts';
import { viewScope } from './scope.ts';

export const companyMeasure = z.strictObject({
  ...companyStatistic.shape,
  brandId: identifier,
  own: z.boolean(),
  state: z.enum(['confirmed', 'candidate']),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Percent; null for candidates and where nothing is named. */
  shareOfVoice: z.number().nullable(),
  averagePosition: z.number().nullable(),
  /** Percent of the answers naming it that name it before every other company; null where none names it. */
  firstNamedShare: z.number().nullable(),
});

const movement = z.strictObject({ answerId: identifier, queryId: identifier, query: z.string(), platform: z.string() });

export const getOverview = operation({
  name: 'get-overview',
  kind: 'query',
  summary:
    'Answers how visible a customer is and whether it moves: scores with interval and change, trend, competitors, sources, movements.',
  request: viewScope,
  response: z.strictObject({
    platforms: z.array(
      z.strictObject({
        platform: z.string(),
        score: rateMeasure,
        /** Against the scan before (no dates) or the period of equal length before (dates). */
        previous: rateMeasure.nullable(),
        change: rateChange.nullable(),
        outcomes: outcomeCounts,
        lastScanDate: day.nullable(),
        executions: z.int(),
      }),
    ),
    trend: z.array(
      z.strictObject({
        platform: z.string(),
        scans: z.array(
          z.strictObject({
            date: day,
            score: z.number(),
            low: z.number().nullable(),
            high: z.number().nullable(),
            n: z.int(),
            executionId: identifier,
          }),
        ),
        rolling: z.array(z.strictObject({ date: day, score: z.number() })),
      }),
    ),
    companies: z.array(companyMeasure).describe('ranked, at most 20'),
    domains: z.array(domainStatistic).describe('ranked, at most 20'),
    /** Queries whose answer began or ceased to name the customer since the scan before. */
    movements: z.strictObject({ comparedWith: day.nullable(), won: z.array(movement), lost: z.array(movement) }),
    recommendations: z.array(recommendationRow).describe('the three most useful'),
  }),
  errors: ['not_found'],
  example: { customerId: 1 },
});
