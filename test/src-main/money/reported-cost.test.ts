import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { costOf, shippedPrices, withOwnPrices, type PriceEntry } from '#main/money/prices.ts';
import { readTask } from '#main/platforms/dataforseo/live-task.ts';
import type { AnswerOfReply, Connection } from '#main/platforms/define-provider.ts';
import { readPerplexityReply } from '#main/platforms/perplexity/perplexity-reply.ts';
import { describeShared } from '#test/support/describe-shared.ts';
import { fixture, recording, type RecordedExchange } from '#test/support/recordings.ts';
import { haveShared, sharedFile } from '#test/support/shared-data.ts';

type Usage = NonNullable<CapturedAnswer['usage']>;

/** What a reply says it used and cost, to be priced as a provider's model. */
interface Reported {
  readonly provider: string;
  readonly model: string | null;
  readonly usage: Usage;
  readonly costUsd: number;
}

const connection: Connection = {
  name: 'test',
  baseUrl: '',
  model: '',
  timeoutMs: 1,
  secrets: [],
  exchange: () => Promise.reject(new Error('nothing is sent')),
};

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const field = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

function perplexity(body: unknown): Reported {
  const reply: AnswerOfReply = readPerplexityReply(body, connection);
  const usage = reply.usage ?? { inputTokens: null, outputTokens: null, searches: null };
  return { provider: 'perplexity', model: reply.servedModel ?? null, usage, costUsd: number(reply.reportedCostUsd) };
}

const dataForSeo =
  (provider: string) =>
  (body: unknown): Reported => ({
    provider,
    model: null,
    usage: { inputTokens: null, outputTokens: null, searches: null },
    costUsd: number(readTask(body, connection).costUsd),
  });

/** OpenRouter passes the price of the model's vendor on; its last event has the usage of a stream. */
const openRouter =
  (provider: string, model: string) =>
  (body: unknown): Reported => {
    const reply: unknown = typeof body === 'string' ? JSON.parse(lastData(body)) : body;
    const usage = field(reply, 'usage');
    return {
      provider,
      model,
      usage: {
        inputTokens: number(field(usage, 'prompt_tokens')),
        cachedInputTokens: number(field(usage, 'prompt_tokens_details', 'cached_tokens')),
        outputTokens: number(field(usage, 'completion_tokens')),
        searches: number(field(usage, 'server_tool_use_details', 'web_search_requests')),
      },
      costUsd: number(field(usage, 'cost')),
    };
  };

const lastData = (stream: string): string =>
  stream
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .at(-1)
    ?.slice('data: '.length) ?? '{}';

/** 10¹⁰ ticks are a dollar. */
const dollarsOf = (ticks: unknown): number => number(ticks) / 1e10;

function grok(body: unknown): Reported {
  const usage = field(body, 'usage');
  return {
    provider: 'xai',
    model: 'grok-4.3',
    usage: {
      inputTokens: number(field(usage, 'input_tokens')),
      cachedInputTokens: number(field(usage, 'input_tokens_details', 'cached_tokens')),
      outputTokens: number(field(usage, 'output_tokens')),
      searches: number(field(usage, 'server_side_tool_usage_details', 'web_search_calls')),
    },
    costUsd: dollarsOf(field(usage, 'cost_in_usd_ticks')),
  };
}

/** A batch costs a fifth less; its chat completions count reasoning beside the completion. */
function grokBatch(body: unknown): Reported {
  const [result] = field(body, 'results') as unknown[];
  const usage = field(result, 'batch_result', 'response', 'chat_get_completion', 'usage');
  return {
    provider: 'xai',
    model: 'grok-4.3',
    usage: {
      inputTokens: number(field(usage, 'prompt_tokens')),
      cachedInputTokens: number(field(usage, 'prompt_tokens_details', 'cached_tokens')),
      outputTokens:
        number(field(usage, 'completion_tokens')) +
        number(field(usage, 'completion_tokens_details', 'reasoning_tokens')),
      searches: 0,
    },
    costUsd: dollarsOf(field(usage, 'cost_in_usd_ticks')) / 0.8,
  };
}

/** Prices of vendors that no provider of the product asks, from their price pages (docs.x.ai/developers/pricing). */
const otherVendors: readonly PriceEntry[] = [
  {
    provider: 'xai',
    model: 'grok-4.3',
    from: '2026-01-01',
    inputPerMillion: 1.25,
    cachedInputPerMillion: 0.2,
    outputPerMillion: 2.5,
    perSearch: 0.005,
  },
];

const prices = withOwnPrices(shippedPrices(), otherVendors);

const computed = ({ provider, model, usage }: Reported, day: string): number | null =>
  costOf({ provider, servedModel: model, requestedModel: null, usage, reportedCostUsd: null }, prices, day);

const exchangeOf = (exchanges: readonly RecordedExchange[], index: number): unknown => {
  const exchange = exchanges[index];
  if (exchange === undefined) throw new Error(`no exchange ${index}`);
  return exchange.response.body;
};

/** The most by which a reported cost may differ from the exact one: some vendors round to hundredths or tenths of a cent. */
const exact = 1e-9;
const perplexityRounding = 0.000_051;
const formerPerplexityRounding = 0.000_5;

describe("the computed cost equals the one reported in the project's own fixtures", () => {
  test.each([
    ['perplexity/answer-with-marks', 0, perplexity, perplexityRounding],
    ['perplexity/answer-with-annotations', 0, perplexity, perplexityRounding],
    ['perplexity/chat-shapes', 0, perplexity, formerPerplexityRounding],
    ['dataforseo/chatgpt-scraper', 0, dataForSeo('dataforseo-chatgpt'), exact],
    ['dataforseo/chatgpt-empty', 0, dataForSeo('dataforseo-chatgpt'), exact],
    ['dataforseo/ai-overview', 0, dataForSeo('dataforseo-aioverview'), exact],
    ['dataforseo/no-overview', 0, dataForSeo('dataforseo-aioverview'), exact],
    ['dataforseo/parts-only', 0, dataForSeo('dataforseo-aioverview'), exact],
  ])('%s, exchange %i', (name, index, read, tolerance) => {
    const reported = read(exchangeOf(fixture(name), index));
    expect(reported.costUsd).toBeGreaterThan(0);
    expect(Math.abs((computed(reported, '2026-11-20') ?? Infinity) - reported.costUsd)).toBeLessThan(tolerance);
  });
});

const compared = [
  ['perplexity/search-results-1', 0, perplexity, formerPerplexityRounding],
  ['2026/perplexity-agent', 0, perplexity, exact],
  ['2026/openrouter', 0, openRouter('openai', 'gpt-5.2'), exact],
  ['2026/openrouter', 1, openRouter('perplexity', 'sonar'), 0.000_005],
  ['2026/openrouter', 5, openRouter('openai', 'gpt-4.1-mini'), exact],
  ['2026/openrouter', 6, openRouter('gemini', 'gemini-3.6-flash'), exact],
  ['2026/xai-responses', 0, grok, exact],
  ['2026/xai-responses', 1, grok, exact],
  ['2026/xai-responses', 2, grok, exact],
  ['2026/batch-xai', 4, grokBatch, exact],
  ['2026/dataforseo-ai-optimization', 8, dataForSeo('dataforseo-chatgpt'), exact],
  ['2026/dataforseo-ai-optimization', 9, dataForSeo('dataforseo-aioverview'), exact],
  ['dataforseo/ai-mode', 0, dataForSeo('dataforseo-aioverview'), exact],
] as const;

/** The table's price includes an overview that is loaded later, which this page did not need. */
const cheaper = [['dataforseo/ai-overview', 0, dataForSeo('dataforseo-aioverview')]] as const;

/** Replies of models without a price here: the reported cost is believed, the computed one is unknown. */
const withoutPrice = [
  ['2026/openrouter', 3, openRouter('deepseek', 'deepseek-chat')],
  ['2026/openrouter', 4, openRouter('deepseek', 'deepseek-chat')],
  ['2026/openrouter', 8, openRouter('minimax', 'minimax-m2:free')],
] as const;

/** Documented values that do not add up by themselves (`money_spent` is the same for four models), and lists of data. */
const notOfAnAnswer = [0, 1, 2, 3, 4, 5, 6, 7, 10].map((index) => ['2026/dataforseo-ai-optimization', index] as const);

describeShared('the computed cost equals the one reported in recordings', () => {
  test.each(compared)('%s, exchange %i', (name, index, read, tolerance) => {
    const reported = read(exchangeOf(recording(name), index));
    expect(reported.costUsd).toBeGreaterThan(0);
    // The recordings of OpenRouter are of 14 August 2026.
    expect(Math.abs((computed(reported, '2026-08-14') ?? Infinity) - reported.costUsd)).toBeLessThan(tolerance);
  });

  test.each(cheaper)('%s, exchange %i, is no more than the price', (name, index, read) => {
    const reported = read(exchangeOf(recording(name), index));
    expect(reported.costUsd).toBeGreaterThan(0);
    expect(reported.costUsd).toBeLessThan(computed(reported, '2026-11-20') ?? 0);
  });

  test.each(withoutPrice)('%s, exchange %i, has no price: unknown, not free', (name, index, read) => {
    const reported = read(exchangeOf(recording(name), index));
    expect(computed(reported, '2026-08-14')).toBeNull();
    const answer = { provider: reported.provider, servedModel: null, requestedModel: null, usage: null };
    expect(costOf({ ...answer, reportedCostUsd: reported.costUsd }, prices, '2026-08-14')).toBe(reported.costUsd);
  });

  test('no recording that reports a cost is left out', () => {
    const known = new Set(
      [...compared, ...cheaper, ...withoutPrice, ...notOfAnAnswer].map(([name, index]) => `${name} ${index}`),
    );
    const missing = recordingNames().flatMap((name) =>
      recording(name).flatMap(({ response }, index) => (reportsCost(response.body) ? [`${name} ${index}`] : [])),
    );
    expect(missing.length).toBeGreaterThan(15);
    expect(missing.filter((entry) => !known.has(entry))).toEqual([]);
  });
});

const reportsCost = (body: unknown): boolean =>
  /"(cost|total_cost|cost_in_usd_ticks)\\?":\s*[\d.]/.test(JSON.stringify(body ?? null));

const recordingNames = (): string[] =>
  haveShared
    ? readdirSync(sharedFile('recordings'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
    : [];
