import { describe, expect, test } from 'vitest';
import { openaiCompatible } from '#main/platforms/local/openai-compatible.ts';
import { providers } from '#main/platforms/registry.ts';
import {
  costOf,
  estimateCost,
  type Prices,
  readPriceEntries,
  readPrices,
  shippedPrices,
  withOwnPrices,
} from '#main/money/prices.ts';

const prices: Prices = readPrices({
  asOf: '2026-06-01',
  entries: [
    { provider: 'openai', model: 'm-1', from: '2026-01-01', inputPerMillion: 2, outputPerMillion: 10, perSearch: 0.01 },
    { provider: 'openai', model: 'm-1', from: '2026-05-01', inputPerMillion: 1, outputPerMillion: 5, perSearch: 0.01 },
    {
      provider: 'gemini',
      model: 'g',
      from: '2026-01-01',
      inputPerMillion: 1,
      outputPerMillion: 1,
      perSearchedAnswer: 0.035,
    },
    { provider: 'serpapi', model: null, from: '2026-01-01', perSearch: 0.015 },
  ],
  typicalUsage: { openai: { inputTokens: 10_000, outputTokens: 1000, searches: 2 } },
});
const answer = {
  provider: 'openai',
  servedModel: 'm-1-2026-02-03',
  requestedModel: 'm-1',
  usage: { inputTokens: 10_000, outputTokens: 500, searches: 2 },
  reportedCostUsd: null,
};

describe('the cost of an answer', () => {
  test('is its usage at the price of the day', () => {
    // 10,000 × 2 / 1e6 + 500 × 10 / 1e6 + 2 × 0.01
    expect(costOf(answer, prices, '2026-04-30')).toBeCloseTo(0.02 + 0.005 + 0.02, 12);
    expect(costOf(answer, prices, '2026-05-01')).toBeCloseTo(0.01 + 0.0025 + 0.02, 12);
  });

  test('is what the provider reports, if it does', () => {
    expect(costOf({ ...answer, reportedCostUsd: 0.5 }, prices, '2026-05-01')).toBe(0.5);
    expect(costOf({ ...answer, reportedCostUsd: 0 }, prices, '2026-05-01')).toBe(0);
  });

  test('follows the requested model if the served one has no price', () => {
    expect(costOf({ ...answer, servedModel: 'unheard-of' }, prices, '2026-05-01')).toBeCloseTo(0.0325, 12);
  });

  test('counts cached input at its own rate if the table has one', () => {
    const usage = { ...answer.usage, cachedInputTokens: 8_000 };
    expect(costOf({ ...answer, usage }, prices, '2026-04-30')).toBeCloseTo(0.02 + 0.005 + 0.02, 12);
    const cheaper = withOwnPrices(prices, [
      {
        provider: 'openai',
        model: 'm-1',
        from: '2026-01-01',
        inputPerMillion: 2,
        cachedInputPerMillion: 0.2,
        outputPerMillion: 10,
        perSearch: 0.01,
      },
    ]);
    // 2,000 × 2 / 1e6 + 8,000 × 0.2 / 1e6 + 500 × 10 / 1e6 + 2 × 0.01
    expect(costOf({ ...answer, usage }, cheaper, '2026-04-30')).toBeCloseTo(0.004 + 0.0016 + 0.005 + 0.02, 12);
    expect(costOf(answer, cheaper, '2026-04-30')).toBeCloseTo(0.02 + 0.005 + 0.02, 12);
    // Not reported, or more than there was: never below what can be, never negative.
    const odd = (cachedInputTokens: number | null) => ({ ...answer, usage: { ...answer.usage, cachedInputTokens } });
    expect(costOf(odd(null), cheaper, '2026-04-30')).toBeCloseTo(0.045, 12);
    expect(costOf(odd(99_000), cheaper, '2026-04-30')).toBeCloseTo(0.002 + 0.005 + 0.02, 12);
    expect(costOf({ ...answer, usage: { ...usage, inputTokens: null } }, cheaper, '2026-04-30')).toBeNull();
  });

  test('counts input written to a cache at its own rates, and never more tokens than the input has', () => {
    const [plain] = prices.entries;
    const priced = withOwnPrices(prices, [
      {
        ...plain,
        from: '2026-05-01',
        cachedInputPerMillion: 0.1,
        cacheWritePerMillion: 2.5,
        longCacheWritePerMillion: 4,
      },
    ] as never);
    const cost = (usage: object) => costOf({ ...answer, usage: { ...answer.usage, ...usage } }, priced, '2026-05-01');
    const rest = 0.005 + 0.02;
    // 10,000 tokens: 1,000 read, 2,000 written for minutes, 3,000 written for hours, 4,000 plain.
    expect(cost({ cachedInputTokens: 1_000, cacheWriteTokens: 2_000, longCacheWriteTokens: 3_000 })).toBeCloseTo(
      0.0001 + 0.005 + 0.012 + 0.008 + rest,
      12,
    );
    expect(cost({ cacheWriteTokens: null, longCacheWriteTokens: null })).toBeCloseTo(0.02 + rest, 12);
    expect(cost({ cachedInputTokens: 9_000, cacheWriteTokens: 9_000 })).toBeCloseTo(0.0009 + 0.0025 + rest, 12);
    // Without rates of their own, they are input like any other.
    expect(
      costOf({ ...answer, usage: { ...answer.usage, cacheWriteTokens: 9_000 } }, prices, '2026-05-01'),
    ).toBeCloseTo(0.0325, 12);
  });

  test('multiplies the whole request if the prompt is long', () => {
    const longPrompt = { over: 9_999, inputTimes: 2, outputTimes: 1.5 };
    const priced = withOwnPrices(prices, [{ ...prices.entries[1], longPrompt }] as never);
    expect(costOf(answer, priced, '2026-05-01')).toBeCloseTo(2 * 0.01 + 1.5 * 0.0025 + 0.02, 12);
    const short = { ...answer, usage: { ...answer.usage, inputTokens: 9_999 } };
    expect(costOf(short, priced, '2026-05-01')).toBeCloseTo(0.009999 + 0.0025 + 0.02, 12);
  });

  test.each([
    ['before the first price', answer, '2025-12-31'],
    ['of an unknown model', { ...answer, servedModel: null, requestedModel: 'm-12' }, '2026-05-01'],
    ['of an unknown provider', { ...answer, provider: 'import' }, '2026-05-01'],
    ['without usage', { ...answer, usage: null }, '2026-05-01'],
    ['without its searches', { ...answer, usage: { ...answer.usage, searches: null } }, '2026-05-01'],
  ])('is unknown %s, never 0', (_, one, day) => expect(costOf(one, prices, day)).toBeNull());

  test('counts a searched answer once if searches are not priced singly', () => {
    const searched = {
      ...answer,
      provider: 'gemini',
      servedModel: 'g',
      usage: { inputTokens: 0, outputTokens: 0, searches: 3 },
    };
    expect(costOf(searched, prices, '2026-05-01')).toBeCloseTo(0.035, 12);
    expect(costOf({ ...searched, usage: { ...searched.usage, searches: 0 } }, prices, '2026-05-01')).toBe(0);
  });

  test('of a result page counts requests; tokens have no price and need no figure', () => {
    const page = {
      provider: 'serpapi',
      servedModel: null,
      requestedModel: null,
      reportedCostUsd: null,
      usage: { inputTokens: null, outputTokens: null, searches: 2 },
    };
    expect(costOf(page, prices, '2026-05-01')).toBeCloseTo(0.03, 12);
  });
});

describe('an estimate', () => {
  test('is the number of questions times the typical or known usage', () => {
    expect(estimateCost('openai', 'm-1', 30, prices)).toBeCloseTo(30 * (0.01 + 0.005 + 0.02), 12);
    expect(estimateCost('openai', 'm-1', 30, prices, { day: '2026-02-01' })).toBeCloseTo(30 * (0.02 + 0.01 + 0.02), 12);
    expect(
      estimateCost('openai', 'm-1', 2, prices, { usage: { inputTokens: 1e6, outputTokens: 0, searches: 0 } }),
    ).toBeCloseTo(2, 12);
  });

  test('is unknown without a price', () => expect(estimateCost('openai', 'm-2', 30, prices)).toBeNull());
});

describe('own prices', () => {
  test('replace the entry of the same day and add to the rest', () => {
    const own = readPriceEntries([
      { provider: 'serpapi', model: null, from: '2026-01-01', perSearch: 0.01 },
      { provider: 'openai', model: 'm-2', from: '2026-01-01', perAnswer: 1 },
    ]);
    const mine = withOwnPrices(prices, own);
    expect(estimateCost('serpapi', null, 1, mine, { usage: { inputTokens: 0, outputTokens: 0, searches: 1 } })).toBe(
      0.01,
    );
    expect(estimateCost('openai', 'm-2', 3, mine)).toBe(3);
    expect(mine.entries).toHaveLength(5);
  });

  test.each([
    [{ provider: 'x', model: null, from: 'yesterday' }, 'from'],
    [{ provider: 'x', model: null, from: '2026-01-01', perSearch: -1 }, 'perSearch'],
    [{ provider: 'x', model: null, from: '2026-01-01', perSerach: 1 }, 'perSerach'],
  ])('are refused when they are malformed: %o', (entry, field) =>
    expect(() => readPriceEntries([entry])).toThrow(field),
  );
});

describe('the shipped table', () => {
  const billed = providers.filter(({ id }) => id !== openaiCompatible.id);

  test.each(billed)('prices the default of $id today, and estimates it', ({ id, defaultModel }) => {
    const estimate = estimateCost(id, defaultModel, 30, shippedPrices(), { day: shippedPrices().asOf });
    expect(estimate).not.toBeNull();
    expect(estimate).toBeLessThan(10);
  });

  test('never charges more for cached input than for other input', () => {
    const cached = shippedPrices().entries.filter((entry) => entry.cachedInputPerMillion !== undefined);
    expect(cached.length).toBeGreaterThan(20);
    for (const entry of cached)
      expect(entry.cachedInputPerMillion, entry.model ?? '').toBeLessThan(entry.inputPerMillion ?? 0);
  });

  test('has no price for a model that anyone can run: only its address says whether it is billed', () =>
    expect(estimateCost(openaiCompatible.id, 'llama', 30, shippedPrices())).toBeNull());

  test('prices input written to a cache no lower than other input, and longer-lived writes no lower than short ones', () => {
    const written = shippedPrices().entries.filter((entry) => entry.cacheWritePerMillion !== undefined);
    expect(written.length).toBeGreaterThan(20);
    for (const { model, inputPerMillion = 0, cacheWritePerMillion = 0, longCacheWritePerMillion } of written) {
      expect(cacheWritePerMillion, model ?? '').toBeGreaterThanOrEqual(inputPerMillion);
      expect(longCacheWritePerMillion ?? cacheWritePerMillion, model ?? '').toBeGreaterThanOrEqual(
        cacheWritePerMillion,
      );
    }
  });

  test('names the page and the day of every price', () => {
    for (const { provider, model, source, readOn } of shippedPrices().entries) {
      expect(URL.canParse(source ?? ''), `${provider} ${model}`).toBe(true);
      expect(readOn !== undefined && readOn <= shippedPrices().asOf, `${provider} ${model}`).toBe(true);
    }
  });

  test('has no duplicate entry and none from the future that was not announced', () => {
    const keys = shippedPrices().entries.map(({ provider, model, from }) => `${provider} ${model} ${from}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { from, note = '' } of shippedPrices().entries)
      expect(from <= shippedPrices().asOf || note.startsWith('Announced')).toBe(true);
  });
});
