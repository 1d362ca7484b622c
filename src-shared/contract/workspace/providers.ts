import { z } from 'zod';
import { operation } from '../operation.ts';
import { aiPlatform } from '../v1/fields.ts';

const limits = {
  concurrency: z.int().min(1).max(64),
  requestsPerMinute: z.int().min(1).max(100_000),
} as const;

const providerItem = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Where the answer comes from: a model's API, the page people see, a search result page, a simulation. */
  surface: z.string(),
  /** Whether it serves the platform: chosen, or the default. */
  active: z.boolean(),
  default: z.boolean(),
  /** What has to be configured first; null if nothing is missing. */
  missing: z.string().nullable(),
  /** Environment names of its credentials, and whether each is set. */
  credentials: z.array(z.strictObject({ name: z.string(), present: z.boolean() })),
  model: z.string().nullable(),
  modelVariable: z.string().nullable(),
  baseUrlVariable: z.string().nullable(),
  ...limits,
  /** Expected US dollars per answer; null if the price is unknown. */
  expectedUsdPerAnswer: z.number().nullable(),
});

export const listProviders = operation({
  name: 'list-providers',
  kind: 'query',
  scope: 'owner',
  reads: ['settings'],
  summary: 'Lists every platform with its providers: which one serves it, what is configured, and what is missing.',
  request: z.strictObject({}),
  response: z.array(
    z.strictObject({
      platform: z.string(),
      label: z.string(),
      /** Part of the published interface; the others are extras, off until configured. */
      published: z.boolean(),
      /** A caveat for comparing its answers with others; null if there is none. */
      note: z.string().nullable(),
      ready: z.boolean(),
      providers: z.array(providerItem),
    }),
  ),
  errors: [],
  example: {},
});

export const setProvider = operation({
  name: 'set-provider',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary:
    'Chooses which provider serves a platform (null: the default) and its rate limits (null: the default); scans waiting for it continue.',
  request: z.strictObject({
    platform: aiPlatform,
    provider: z.string().min(1).nullable().optional(),
    concurrency: limits.concurrency.nullable().optional(),
    requestsPerMinute: limits.requestsPerMinute.nullable().optional(),
  }),
  response: providerItem,
  errors: [],
  example: { platform: 'chatgpt', provider: 'dataforseo-chatgpt' },
});

export const testProvider = operation({
  name: 'test-provider',
  kind: 'command',
  scope: 'owner',
  changes: ['spend'],
  summary: "Asks a provider one short question, which it bills, and reports the outcome in the provider's words.",
  request: z.strictObject({ platform: aiPlatform, provider: z.string().min(1).optional() }),
  response: z.strictObject({
    ok: z.boolean(),
    provider: z.string().nullable(),
    /** The answer, shortened, or the error. */
    message: z.string(),
    servedModel: z.string().nullable(),
    latencyMs: z.number().nullable(),
    costUsd: z.number().nullable(),
  }),
  errors: [],
  example: { platform: 'chatgpt' },
});
