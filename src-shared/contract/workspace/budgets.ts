import { z } from 'zod';
import { priceEntrySchema } from '../../domain/price-entry.ts';
import { operation } from '../operation.ts';
import { aiPlatform, day, identifier } from '../v1/fields.ts';
import { scheduleInput } from './schedules.ts';

const usd = z.number().min(0);

/** What a cap applies to: everything, one customer, or one platform. */
const capSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('workspace') }),
  z.strictObject({ kind: z.literal('customer'), customerId: identifier }),
  z.strictObject({ kind: z.literal('platform'), platform: aiPlatform }),
]);

/** Spend of a calendar month against its cap. */
export const position = z.strictObject({
  /** Null: no cap. */
  capUsd: usd.nullable(),
  spentUsd: usd,
  /** Unconfirmed cost at its maximum: requests that may have been billed. Counts against the cap. */
  unconfirmedUsd: usd,
  /** Reserved for requests in flight. */
  reservedUsd: usd,
  /** Requests that may have been billed and whose price is unknown: their cost is in no sum. */
  unpricedRequests: z.int(),
});

export const getBudget = operation({
  name: 'get-budget',
  kind: 'query',
  scope: 'owner',
  reads: ['answers', 'settings', 'spend'],
  summary: 'Shows the caps of the current calendar month and what was spent against them.',
  request: z.strictObject({}),
  response: z.strictObject({
    month: z.string().describe('yyyy-mm'),
    /** First day of the next month, on which waiting scans continue. */
    renewsOn: day,
    workspace: position,
    customers: z.array(position.extend({ customerId: identifier, customerName: z.string() })),
    platforms: z.array(position.extend({ platform: z.string() })),
  }),
  errors: [],
  example: {},
});

export const setBudget = operation({
  name: 'set-budget',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary:
    'Sets or removes (null) the monthly cap of the workspace, a customer or a platform; scans waiting for it continue.',
  request: z.strictObject({ subject: capSubject, capUsd: z.number().min(0).max(1_000_000).nullable() }),
  response: z.strictObject({ capUsd: usd.nullable() }),
  errors: ['not_found'],
  example: { subject: { kind: 'workspace' }, capUsd: 25 },
});

const platformEstimate = z.strictObject({
  platform: z.string(),
  provider: z.string().nullable(),
  questions: z.int().describe('queries × samples'),
  /** From the actual costs of the newest answers, else from typical usage at the table's price, set up or not; null if the price is unknown. */
  expectedUsd: z.number().nullable(),
  /** The maximum cost of the same questions: what is reserved while they are in flight. */
  highestUsd: z.number().nullable(),
  /** Why it cannot be asked now; null if it can. */
  missing: z.string().nullable(),
});

export const estimateScan = operation({
  name: 'estimate-scan',
  kind: 'query',
  scope: 'read',
  reads: ['groups', 'answers', 'settings', 'spend'],
  summary: 'Estimates the cost of a scan of a query group, and the monthly cost of its schedule or of another one.',
  request: z.strictObject({
    /** Without it: of a group to be created, with `queries`, `platforms` and weekly scans. */
    queryGroupId: identifier.optional(),
    queries: z.int().min(1).max(150).optional().describe('number of queries, for a group to be created'),
    platform: aiPlatform.optional(),
    /** Instead of the group's own platforms, to price another choice. */
    platforms: z.array(aiPlatform).min(1).max(20).optional(),
    samples: z.int().min(1).max(5).optional(),
    schedule: scheduleInput.optional(),
  }),
  response: z.strictObject({
    platforms: z.array(platformEstimate),
    /** Sum over the platforms whose price is known. */
    expectedUsd: z.number(),
    highestUsd: z.number(),
    /** False if the price of a platform is unknown: the sums leave it out. */
    complete: z.boolean(),
    scansPerMonth: z.number(),
    expectedUsdPerMonth: z.number(),
    /** What is left of the tightest cap this month; null without a cap. */
    leftUsd: z.number().nullable(),
  }),
  errors: ['not_found'],
  example: { queryGroupId: 1, samples: 3 },
});

export const spendReport = operation({
  name: 'spend-report',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'spend'],
  summary: 'Lists the spend by month, customer and platform.',
  request: z.strictObject({ from: day.optional(), to: day.optional(), customerId: identifier.optional() }),
  response: z.strictObject({
    rows: z.array(
      z.strictObject({
        month: z.string().describe('yyyy-mm'),
        /** Null: tests of providers. */
        customerId: identifier.nullable(),
        customerName: z.string().nullable(),
        platform: z.string(),
        requests: z.int(),
        costUsd: usd,
        unconfirmedUsd: usd,
        /** Of the requests, those whose price is unknown: their cost is in no sum. */
        unpricedRequests: z.int(),
      }),
    ),
    costUsd: usd,
    unconfirmedUsd: usd,
    unpricedRequests: z.int(),
  }),
  errors: ['not_found'],
  example: { from: '2026-01-01', to: '2026-12-31' },
});

export const getPrices = operation({
  name: 'get-prices',
  kind: 'query',
  scope: 'read',
  reads: ['settings'],
  summary: "Lists the dated price table: the built-in entries, and the user's own, which take precedence.",
  request: z.strictObject({}),
  response: z.strictObject({
    asOf: day,
    entries: z.array(priceEntrySchema.extend({ own: z.boolean() })),
    typicalUsage: z.record(
      z.string(),
      z.strictObject({ inputTokens: z.number(), outputTokens: z.number(), searches: z.number() }),
    ),
  }),
  errors: [],
  example: {},
});

export const setPrices = operation({
  name: 'set-prices',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: "Replaces the user's own price entries; one for the same provider, model and day replaces the table's.",
  request: z.strictObject({ entries: z.array(priceEntrySchema).max(500) }),
  response: z.strictObject({ own: z.int() }),
  errors: [],
  example: { entries: [{ provider: 'serpapi', model: null, from: '2026-01-01', perSearch: 0.01 }] },
});
