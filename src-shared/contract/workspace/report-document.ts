import { z } from 'zod';
import { domainCategories } from '../../domain/domain-categories.ts';
import { environments } from '../envelope.ts';
import { count, day, identifier, percent } from '../v1/fields.ts';
import { listEffects } from './effects.ts';
import { rateChange, rateMeasure, scoreWindow } from './measures.ts';
import { getOverview } from './overview.ts';
import { listRecommendations } from './recommendations.ts';
import { reportSections, summaryTopics } from './reports.ts';

/** Raised with every change that a reader of the previous version would trip over. */
export const reportDocumentVersion = 1;

const overview = getOverview.response.shape;
const movement = z.strictObject({
  ...overview.movements.shape.won.element.shape,
  queryGroup: z.string(),
});

const article = z.strictObject({
  url: z.string(),
  title: z.string(),
  domain: z.string(),
  category: z.enum(domainCategories),
  count: count.describe('answers that cite it, each counted once'),
  percentage: percent,
  namingCustomer: count.describe('of the answers citing it, those that name the customer'),
  namingCompetitor: count.describe('those that name any other company'),
  check: z
    .enum(['mentioned', 'not_mentioned', 'unreachable'])
    .nullable()
    .describe('whether the page itself names the customer; null: not checked'),
});

const answer = z.strictObject({
  answerId: identifier,
  executionId: identifier,
  queryId: identifier,
  date: day,
  platform: z.string(),
  queryGroup: z.string(),
  query: z.string(),
  outcome: z.enum(['answered', 'no_overview', 'refused']),
  mentioned: z.boolean().describe('whether it names the customer'),
  position: z.number().nullable().describe('of the customer among the companies named'),
  competitors: count.describe('other companies named'),
  topCompetitors: z.array(z.string()).describe('those named first'),
  citations: count,
  ownCited: z.boolean(),
  excerpt: z.string().nullable().describe('plain text around the first mention of the customer'),
  text: z.string().optional().describe('the whole answer in Markdown, if whole answers were asked for'),
});

/** A report as JSON: the figures of every other format. The parts of sections that were left out are absent. */
export const reportDocument = z
  .strictObject({
    format: z.literal('answerscope-report'),
    version: z.literal(reportDocumentVersion),
    env: z.enum(environments).describe('`sample` when the data is simulated'),
    appVersion: z.string(),
    analysisVersion: z.int(),
    createdOn: day,
    language: z.string().describe('BCP 47, of the sentences in it'),
    title: z.string(),
    author: z.string(),
    contact: z.string(),
    customer: z.strictObject({ name: z.string(), websiteUrl: z.string() }),
    scope: z.strictObject({
      from: day,
      to: day,
      timeZone: z.string(),
      queryGroup: z.string().nullable().describe('null: all'),
      platform: z.string().nullable().describe('null: all'),
      queries: z.string().describe("which queries are counted, in words; '' for all"),
    }),
    sections: z.array(z.enum(reportSections)),
    answered: count.describe('answered answers of the period: the denominator of companies, domains and pages'),
    executions: count,
    summary: z
      .array(z.strictObject({ topic: z.enum(summaryTopics), text: z.string(), evidence: z.enum(reportSections) }))
      .optional()
      .describe('in words; `evidence` is the section with the figures'),
    platforms: overview.platforms.describe('the 30-day score of each platform, and whether it changed'),
    groups: z
      .array(z.strictObject({ queryGroup: z.string(), platform: z.string(), latest: scoreWindow, change: rateChange }))
      .optional(),
    trend: overview.trend.optional(),
    notes: z
      .array(z.strictObject({ day, text: z.string(), queryGroup: z.string().nullable().describe('null: all') }))
      .optional(),
    effects: listEffects.response.optional(),
    companies: z.array(overview.companies.element).optional(),
    confirmedCompetitors: z.array(z.string()).optional().describe('shares of voice are relative to these'),
    domains: overview.domains.optional(),
    articles: z.array(article).optional(),
    gaps: z.array(article).optional().describe('pages of answers that name others and never the customer'),
    citationShare: rateMeasure.optional().describe('answers citing a domain of the customer, of those citing anything'),
    movements: z
      .strictObject({
        comparedWith: day.nullable().describe('the previous scan'),
        won: z.array(movement),
        lost: z.array(movement),
      })
      .optional(),
    recommendations: listRecommendations.response.optional(),
    method: z
      .array(z.strictObject({ measure: z.string(), formula: z.string(), base: z.string(), doesNotSay: z.string() }))
      .optional(),
    answersInPeriod: count,
    answers: z.array(answer).optional().describe('every answer of the period, newest first'),
  })
  .describe('The figures of every other format. The parts of sections that were left out are absent.');
export type ReportDocument = z.output<typeof reportDocument>;
