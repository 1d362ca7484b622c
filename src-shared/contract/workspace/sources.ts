import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, dateTimeOrNull, identifier, percent } from '../v1/fields.ts';
import { domainCategory, domainStatistic } from '../v1/results.ts';
import { viewPeriod, viewScope } from './scope.ts';

/** Who owns a source, by its category. */
const sourceOwner = z.enum(['owned', 'competitor', 'third_party']);

/** `not_checked` also while there is no network: `unreachable` means that the page itself cannot be fetched. */
const checkState = z.enum(['checked', 'not_checked', 'unreachable']);

/** Why a page could not be read; `robots`: disallowed by robots.txt; `no_text`: no text without running scripts. */
export const unreachableReason = z.enum([
  'dns',
  'tls',
  'timeout',
  'status',
  'not_html',
  'not_public',
  'too_large',
  'too_many_redirects',
  'connection',
  'robots',
  'no_text',
]);
export type UnreachableReason = z.output<typeof unreachableReason>;

const articleCheck = z.strictObject({
  state: checkState,
  /** Null unless the state is `checked`. */
  mentioned: z.boolean().nullable(),
  reason: unreachableReason.nullable(),
  /** The reason in words. */
  message: z.string().nullable(),
  /** When the page was read, or found unreachable. */
  checkedAt: dateTimeOrNull,
  /** The sentence that names the customer. */
  evidence: z.string().nullable(),
  /** Competitors that the page names, ignored ones left out. */
  competitors: z.array(z.strictObject({ brandId: identifier, name: z.string() })),
});

export const articleCheckOptions = z.strictObject({
  /** Whether the most-cited articles of every customer are checked once a week. */
  weekly: z.boolean(),
  /** How many of them, per customer. */
  most: z.int().min(1).max(500),
});

const sourceItem = { count, percentage: percent, category: domainCategory, owner: sourceOwner } as const;

export const listSources = operation({
  name: 'list-sources',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'settings'],
  summary:
    'Lists the domains and articles that answers cite, who owns them, and whether each cited page names the customer: checked, not checked or unreachable.',
  request: viewScope.extend({
    owner: sourceOwner.optional(),
    category: domainCategory.optional(),
    domain: z.string().trim().toLowerCase().max(253).optional().describe('articles of this domain only'),
    state: checkState.optional().describe('articles in this state only'),
    competitorsWithoutUs: z
      .boolean()
      .optional()
      .describe('only articles whose page names a competitor and not the customer'),
    urls: z.array(z.string().max(4000)).min(1).max(1000).optional().describe('these articles only'),
    limit: z.int().min(1).max(1000).optional().describe('articles; default: 200'),
    offset: z.int().min(0).optional(),
  }),
  response: z.strictObject({
    period: viewPeriod,
    answered: count.describe('answered answers in scope: the denominator of the percentages'),
    /** Cited articles by owner: how many, and the sum over them of the answers that cite each. */
    owners: z.array(z.strictObject({ owner: sourceOwner, domains: count, articles: count, citations: count })),
    checks: z.strictObject({
      checked: count,
      mentioning: count,
      unreachable: count,
      notChecked: count,
    }),
    domains: z.array(
      z.strictObject({
        ...domainStatistic.shape,
        owner: sourceOwner,
        automaticCategory: domainCategory
          .nullable()
          .describe('the category it would have; null unless the user changed it'),
        articles: count,
        checked: count,
        /** Checked articles that name the customer. */
        mentioning: count,
        unreachable: count,
      }),
    ),
    totalArticles: count,
    articles: z.array(
      z.strictObject({ url: z.string(), title: z.string(), domain: z.string(), ...sourceItem, check: articleCheck }),
    ),
    /** False in the sample workspace, whose pages are invented. */
    checkable: z.boolean(),
    options: articleCheckOptions,
    /** When the weekly check of this customer last ran. */
    lastWeeklyCheck: dateTimeOrNull,
  }),
  errors: ['not_found'],
  example: { customerId: 1, owner: 'third_party' },
});

export const checkArticles = operation({
  name: 'check-articles',
  kind: 'command',
  scope: 'manage',
  changes: [],
  summary:
    'Fetches cited pages politely in the background and checks whether they name the customer: the given pages, or the most-cited ones in scope that are due.',
  request: viewScope.extend({
    urls: z
      .array(z.string().max(4000))
      .min(1)
      .max(500)
      .optional()
      .describe('these pages, however recently they were read'),
    most: z.int().min(1).max(500).optional().describe('default: 50'),
    wait: z.boolean().optional().describe('reply when the work is done, with the outcome'),
  }),
  response: z.strictObject({
    /** Null when nothing is due. */
    jobId: identifier.nullable(),
    articles: count.describe('pages to read'),
    outcome: z
      .strictObject({
        checked: count,
        unreachable: count,
        notChecked: count.describe('left for later: there was no network'),
      })
      .nullable(),
  }),
  errors: ['not_found'],
  example: { customerId: 1, most: 20 },
});

export const setArticleChecks = operation({
  name: 'set-article-checks',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Turns the weekly check of the most-cited articles on or off, and sets how many are checked.',
  request: articleCheckOptions.partial(),
  response: articleCheckOptions,
  errors: [],
  example: { weekly: false },
});
