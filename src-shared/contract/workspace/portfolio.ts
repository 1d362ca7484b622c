import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTimeOrNull, day, identifier } from '../v1/fields.ts';
import { position } from './budgets.ts';
import { rateChange, scoreWindow } from './measures.ts';
import { viewPeriod } from './scope.ts';

const portfolioRow = z.strictObject({
  customerId: identifier,
  name: z.string(),
  websiteUrl: z.string(),
  tags: z.array(z.string()),
  queryGroups: z.int(),
  /** When its next scheduled scan is due; in the past if it starts as soon as its turn comes. */
  nextRunAt: dateTimeOrNull,
  /** Mean of the 30-day scores of its platforms, percent; null without an answer. */
  score: z.number().nullable(),
  withoutBranded: z.boolean().describe('whether its scores leave out branded queries'),
  platforms: z.array(
    z.strictObject({
      platform: z.string(),
      /** The 30 days that end with the last scan on the platform. */
      latest: scoreWindow,
      /** The 90 days before; null if nothing was scanned in them. */
      before: scoreWindow.nullable(),
      change: rateChange,
      line: z
        .array(z.strictObject({ date: day, score: z.number() }))
        .describe('30-day scores over the year that ends with the last scan, one a week at most'),
    }),
  ),
  /** The 30 days that end with its last scan, which the share of voice covers. */
  period: viewPeriod,
  confirmedCompetitors: z.int().describe('the share of voice is null while there is none'),
  shareOfVoice: z.number().nullable(),
  /** Queries whose answer started or stopped naming the customer in the newest scan of their group and platform. */
  movements: z.strictObject({
    comparedWith: day.nullable().describe('day of the newest scan compared with'),
    won: z.int(),
    lost: z.int(),
  }),
  /** What a person has to decide. */
  waiting: z.strictObject({
    candidates: z.int().describe('companies found in answers'),
    mentions: z.int().describe('mentions that may not count'),
    portrayals: z.int().describe('sentences judged by an AI model'),
    recommendations: z.int().describe('on the current list, still new'),
    alerts: z.int().describe('new and seen, not snoozed'),
  }),
  scans: z.strictObject({
    running: z.int(),
    waiting: z.int(),
    failed: z.int().describe('not repeated since'),
    problems: z
      .array(
        z.strictObject({
          executionId: identifier,
          queryGroupName: z.string(),
          platform: z.string(),
          state: z.enum(['waiting', 'failed']),
          why: z.string().describe('as shown to the user; empty if unknown'),
        }),
      )
      .describe('newest first, at most 5'),
  }),
  spend: position,
});

export const getPortfolio = operation({
  name: 'get-portfolio',
  kind: 'query',
  scope: 'read',
  reads: ['customers', 'groups', 'scans', 'answers', 'brands', 'recommendations', 'alerts', 'spend', 'settings'],
  summary:
    'Compares all customers, one row each: 30-day scores with interval and change, share of voice, queries won and lost, what waits for a person, failed and waiting scans, next scan, spend of the month.',
  request: z.strictObject({}),
  response: z.strictObject({
    month: z.string().describe('yyyy-mm, the month of the spend'),
    /** First day of the next month. */
    renewsOn: day,
    customers: z.array(portfolioRow).describe('by name'),
  }),
  errors: [],
  example: {},
});
