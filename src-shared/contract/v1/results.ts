import { z } from 'zod';
import { domainCategories } from '../../domain/domain-categories.ts';
import { operation } from '../operation.ts';
import { aiPlatform, count, dateTime, day, identifier, percent, platformName } from './fields.ts';

/** The answers a read covers (see "Which answers a read covers" in docs/interface.md). */
export const resultScope = z.strictObject({
  customerID: identifier,
  queryGroupID: identifier.optional().describe('one query group; default: every group of the customer'),
  startDate: day.optional().describe('first day, inclusive, yyyy-mm-dd'),
  endDate: day
    .optional()
    .describe('last day, inclusive, yyyy-mm-dd; default: today, or the latest execution if that is later'),
  executionID: identifier.optional().describe('this execution only; dates and platform are then ignored'),
  aiPlatform: aiPlatform.optional(),
});
export type ResultScope = z.output<typeof resultScope>;

const queryResultRow = z
  .strictObject({
    query: z.string(),
    query_id: identifier,
    execution_id: identifier,
    date: dateTime.describe('when the answer was captured, ISO 8601 in UTC'),
    is_product_in_results: z
      .union([z.literal(0), z.literal(1)])
      .describe('1 when the answer names the customer, else 0'),
    ai_platform: platformName,
    resources_data_path: z.string().describe('path of the cited sources (JSON), relative to the base address'),
    competitors_data_path: z
      .string()
      .describe('path of the other companies named (JSON), relative to the base address'),
    query_results_path: z.string().describe('path of the answer (Markdown), relative to the base address'),
  })
  .meta({ id: 'QueryResult' });

export const companyStatistic = z
  .strictObject({
    company: z.string(),
    count: count.describe('answers that name it, each counted once'),
    percentage: percent,
  })
  .meta({ id: 'CompanyStatistic' });
export const domainCategory = z.enum(domainCategories);
export const domainStatistic = z
  .strictObject({
    domain: z.string().describe('registrable domain'),
    count: count.describe('answers that cite it, each counted once'),
    percentage: percent,
    category: domainCategory,
  })
  .meta({ id: 'DomainStatistic' });
const articleStatistic = z
  .strictObject({
    url: z.string(),
    count: count.describe('answers that cite it, each counted once'),
    percentage: percent,
    isCustomerMentioned: z
      .boolean()
      .describe('whether the fetched article names the customer; also false if it was never fetched'),
  })
  .meta({ id: 'ArticleStatistic' });

const scopeExample = {
  customerID: 1,
  queryGroupID: 1,
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  aiPlatform: 'chatgpt',
};

export const getQueries = operation({
  name: 'get-queries',
  kind: 'query',
  scope: 'any',
  reads: ['answers', 'brands', 'groups'],
  summary:
    'Lists the result of each query: whether the customer is named, and where to read the answer, its sources and the other companies.',
  request: resultScope,
  response: z.array(queryResultRow),
  errors: ['not_found'],
  example: { customerID: 1, executionID: 1 },
});

export const getCompaniesStats = operation({
  name: 'get-companies-stats',
  kind: 'query',
  scope: 'any',
  reads: ['answers', 'brands'],
  summary: 'Counts the answers that name each company.',
  request: resultScope,
  response: z.array(companyStatistic),
  errors: ['not_found'],
  example: scopeExample,
});

export const getDomainStats = operation({
  name: 'get-domain-stats',
  kind: 'query',
  scope: 'any',
  reads: ['answers'],
  summary: 'Counts the answers that cite each domain and each article.',
  request: resultScope,
  response: z.strictObject({ domainStats: z.array(domainStatistic), articleStats: z.array(articleStatistic) }),
  errors: ['not_found'],
  example: scopeExample,
});

const groupSeries = <Point extends z.ZodType>(point: Point) =>
  z.array(z.strictObject({ queryGroupId: identifier, queryGroupTitle: z.string(), data: z.array(point) }));

export const getCustomerGrowthStats = operation({
  name: 'get-customer-growth-stats',
  kind: 'query',
  scope: 'any',
  reads: ['answers'],
  summary: 'Returns the score of every scan, and its 30-day rolling mean per platform, by query group.',
  request: z.strictObject({ customerID: identifier, aiPlatform: aiPlatform.optional() }),
  response: z.strictObject({
    perScan: groupSeries(
      z.strictObject({ date: day, aiPlatform: platformName, score: percent, executionId: identifier }),
    ).describe('one point per scan, oldest first'),
    overview: groupSeries(
      z.strictObject({
        startDate: day.describe('29 days before the end'),
        endDate: day,
        aiPlatform: platformName,
        score: percent,
      }),
    ).describe('mean of the scores of 30 days, per platform'),
  }),
  errors: ['not_found'],
  example: { customerID: 1 },
});
