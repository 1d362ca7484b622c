import { z } from 'zod';
import { operation } from '../operation.ts';
import { aiPlatform } from '../v1/fields.ts';

const limits = {
  concurrency: z.int().min(1).max(64),
  requestsPerMinute: z.int().min(1).max(100_000),
} as const;

export const providerItem = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Where the answer is taken: a model's API, the page people see, a search result page, a simulation. */
  surface: z.string(),
  /** Serves the platform: chosen, or its default. */
  active: z.boolean(),
  default: z.boolean(),
  /** What is missing before it can be asked; null when nothing is. */
  missing: z.string().nullable(),
  /** Environment names of its credentials, and which of them are there. */
  credentials: z.array(z.strictObject({ name: z.string(), present: z.boolean() })),
  model: z.string().nullable(),
  modelVariable: z.string().nullable(),
  baseUrlVariable: z.string().nullable(),
  ...limits,
  /** Micro-dollar figures are too fine to show: US dollars per answer as expected; null when no price is known. */
  expectedUsdPerAnswer: z.number().nullable(),
});

export const listProviders = operation({
  name: 'list-providers',
  kind: 'query',
  summary: 'Lists every platform with its providers: which one serves it, what is configured and what is missing.',
  request: z.strictObject({}),
  response: z.array(
    z.strictObject({
      platform: z.string(),
      label: z.string(),
      /** Part of the published interface; the others are extras, off until configured. */
      published: z.boolean(),
      /** What to know before its answers are compared with others; null when there is nothing. */
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
  summary:
    'Chooses which provider serves a platform (null: its default), and how fast it may be asked (null: as it ships); scans that wait for it go on.',
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
  summary: 'Asks a provider one short real question, which it bills, and tells how it went in its own words.',
  request: z.strictObject({ platform: aiPlatform, provider: z.string().min(1).optional() }),
  response: z.strictObject({
    ok: z.boolean(),
    provider: z.string().nullable(),
    /** What it answered, shortened, or what went wrong. */
    message: z.string(),
    servedModel: z.string().nullable(),
    latencyMs: z.number().nullable(),
    costUsd: z.number().nullable(),
  }),
  errors: [],
  example: { platform: 'chatgpt' },
});
